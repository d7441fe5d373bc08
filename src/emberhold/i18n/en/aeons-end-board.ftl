### Words on the board of Aeon’s End.

board-phase-set-up = Setting up
board-phase-turn-card = Next turn order card
board-phase-start = start of the turn
board-phase-casting = casting phase
board-phase-main = main phase
board-phase-draw = draw phase
board-phase-end = end of the turn
board-phase-nemesis-start = Nemesis turn: start
board-phase-nemesis-main = Nemesis turn: main phase
board-phase-nemesis-draw = Nemesis turn: draw phase
board-phase-over = The battle is over
board-turn-nemesis = Nemesis turn: { $phase }
board-turn = { $seat_who ->
    [you] Your turn: { $phase }
   *[other] { $seat }’s turn: { $phase }
}
board-gravehold-life = Gravehold { $left }/{ $of }
board-nemesis-life = { $nemesis } { $left }/{ $of }
board-of = { $left }/{ $of }
board-nothing = nothing
board-times = { $n }×
board-you = { $seat } (you)

## The nemesis

board-nemesis = Nemesis
board-harder = increased difficulty
board-tier = tier { $n }
board-deck = Deck
board-discard = Discard
board-in-play = In play
board-life = { $left }/{ $of } life
board-power = { $n ->
    [one] 1 power token
   *[other] { $n } power tokens
}
board-tokens = Tokens
board-tokens-limit = { $n } of { $limit } nemesis tokens
board-position = Position: { $seats }
board-nest = Nest
board-nest-row = row { $n }
board-nest-legend = m maggot, F fly
board-maggot = m
board-fly = F
board-ritual = Ritual
board-ritual-complete = complete
board-push-back = push back for { $n }
board-exiled = Exiled
board-exiled-all = all exiled cards:
board-corruptions = Corruptions
board-corruptions-of = { $n } of { $of } corruptions left
board-corruptions-none = None left: Gravehold suffers { $n } for each.
board-corruptions-carried = { $n ->
    [0] None is with the players.
    [one] 1 is with the players.
   *[other] { $n } are with the players.
}
board-gates = Time gates
board-gates-of = { $n ->
    [one] 1 time gate open
   *[other] { $n } time gates open
}
board-gates-limit = With { $limit } open, a turn order card of hers can come back. Then { $closes } close.
board-gates-lowest = Bottom of the nemesis deck
board-cloaks = Cloaks
board-cloaks-of = { $n } of { $of } cloaks
board-cloaks-absorb = Each damage to the Magus is reduced by { $n }.
board-claws = Claws
board-claw-deck = { $n ->
    [one] only 1 left in the claw deck
   *[other] { $n } left in the claw deck
}
board-claws-stronger = new claws have { $n } more life
board-claws-shut = no Position tokens may be placed this turn
board-knight = Its breaches
board-knight-turned = focused { $n } of { $of }
board-knight-open = open
board-knight-back = turn back for { $n }
board-knight-fixed = cannot be turned back
board-knight-two-suffer = two players suffer { $n } each
board-knight-minion-returns = a minion comes back
board-knight-gravehold = Gravehold suffers { $n }
board-knight-lost = you lose
board-track = Tainted Track
board-track-at = space { $n } of { $of }
board-track-moves = { $n ->
    [one] moves on by 1 in the next nemesis turn
   *[other] moves on by { $n } in the next nemesis turn
}
board-track-gravehold = { $space }: Gravehold suffers { $n }
board-track-lowest-life = { $space }: the lowest life suffers { $n }
board-track-gains-life = { $space }: Blight Lord gains { $n } life
board-track-lost = { $space }: you lose
board-jades = Tainted Jades
board-jades-left = { $n } of { $of } left
board-acolytes = Acolytes
board-acolytes-left = { $n ->
    [0] acolyte deck empty
    [one] 1 in the acolyte deck
   *[other] { $n } in the acolyte deck
}
board-acolytes-deck = acolyte deck, in any order:
board-acolytes-bottom = at the bottom of the deck
board-acolytes-bottom-these = at the bottom: { $cards }
board-acolytes-fallen = discarded:
board-acolytes-gone = { $n } discarded
board-acolytes-none = no acolyte in play
board-acolytes-serving = { $n ->
    [one] 1 acolyte in play
   *[other] { $n } acolytes in play
}
board-acolytes-rule = You win when a turn ends with no acolyte in play.
board-pillars = Pillars
board-pillars-of = { $n } of { $of } pillars
board-husks = Husks
board-husks-of = { $n ->
    [one] 1 husk
   *[other] { $n } husks
}, room for { $of }
board-husks-wounded = { $n } of them wounded
board-husks-tough = husks have 2 life
board-swarm = Swarm
board-swarm-more-husks = up to { $most }: { $n } more husks
board-swarm-discard-spell = up to { $most }: a spell discarded, { $n } more husks
board-swarm-gravehold = up to { $most }: Gravehold suffers { $n }
board-swarm-lowest-life = up to { $most }: the lowest life suffers { $n }, a husk less
board-swarm-lost = more husks than that: you lose
board-devoured = Devoured
board-devoured-all = all devoured cards:
board-devoured-empty = { $n } of { $of } supply piles empty
board-devoured-bites = { $n } cards at each Unleash
board-fury = Fury
board-fury-of = { $n } Fury, strikes at { $limit }
board-strikes = Strike deck

## Gravehold and its market

board-gravehold = Gravehold
board-turn-order = Turns
board-x = X
board-pair = { $first }/{ $second }
board-to-come = { $n } to come
board-to-come-these = still to come, in any order: { $cards }
board-x-token = X: { $seat }
board-x-holder = X token: { $seat }
board-pair-next = next: { $seats }
board-pair-tokens = next pair turns: { $seats }
board-market = Market
board-market-gem = Gems
board-market-relic = Relics
board-market-spell = Spells
board-market-note = price, × cards left
board-pile-left = { $n ->
    [0] empty
   *[other] ×{ $n }
}
board-cost = costs { $n }
board-gives-aether = { $more ->
    [0] { $n } aether
   *[other] { $n }+ aether
}
board-gives-damage = { $more ->
    [0] { $n } damage
   *[other] { $n }+ damage
}
board-treasures = Treasures

## Mages

board-mages = Mages
board-charges = Charges
board-aether = Aether
board-price = { $n } aether
board-purse-aether = { $n }
board-purse-breaches = { $n } for breaches
board-purse-relics = { $n } for relics
board-purse-gems = { $n } for gems
board-purse-cards = { $n } for gaining cards
board-exhausted = exhausted
board-breaches = Breaches
board-breach-i = I
board-breach-ii = II
board-breach-iii = III
board-breach-iv = IV
board-focus = focus { $n }
board-open = open { $n }
board-focused = focused this turn
board-bonus = +{ $n } damage
board-gravehold-bonus = Gravehold +{ $n }
board-surge = { $n ->
    [one] 1 Surge token
   *[other] { $n } Surge tokens
}
board-energized = Energize token
board-hand = Hand
board-played = played:
board-cards-played = Played
board-draw-order = When your deck is empty, this pile becomes your deck in this order, never shuffled:
board-beside = Beside
board-forged = Forged deck
board-actions = Actions
board-charge = Gain a charge
board-ready = ready
board-missing = { $n ->
    [one] 1 more charge
   *[other] { $n } more charges
}

## A card in full

fact-type = Type
fact-role = From
fact-cost = Cost
fact-copies = Copies
fact-mage = Mage
fact-level = Level
fact-echo = {""}
fact-tier = Tier
fact-nemesis = Nemesis
fact-upgraded = Upgraded
fact-life = Life
fact-power = Power tokens
fact-to_discard = {""}
fact-charges = Charges
fact-when = {""}
fact-breaches = {""}
fact-hand = Starting hand
fact-deck = Starting deck
fact-difficulty = Difficulty
fact-battle = Battle
fact-focus = Focus
fact-open = Open
type-gem = gem
type-relic = relic
type-spell = spell
type-curse = curse
type-attack = attack
type-minion = minion
type-power = power
type-mage = mage
type-treasure = treasure
type-nemesis = nemesis
type-breach = breach
role-starter = starting cards
role-unique-starter = starting cards
role-forged = the Forged deck
role-supply = the market
role-treasure = the treasures

## The legend of the terminal client

signs-mages = Mages
sign-mage = A mage’s life, and the most it can be. Mages and the nemesis have golden names.
sign-worn = The mage is exhausted: Gravehold suffers twice the damage instead.
sign-charge = A charge.
sign-no-charge = A slot for a charge.
sign-charged = Green: all slots are full, and the ability can be used.
sign-ready = The ability can be used.
sign-missing = How many more charges the ability needs.
signs-breaches = Breaches
sign-breach-closed = A closed breach. The fuller the circle, the closer it is to opening.
sign-breach-open = An open breach.
sign-breach-gone = There is no breach here.
sign-focus = What it costs to focus it.
sign-opening = What it costs to open it.
sign-focused = It was focused this turn, so a spell can be prepped on it.
sign-bonus = How much more damage spells cast from it deal.
sign-for-gravehold = How much life Gravehold gains when a spell is cast from it.
sign-surge = The Surge tokens on it.
sign-energized = There is an Energize token on it.
signs-turns = Turns
sign-turn-taken = A turn that is over.
sign-turn-unknown = A turn order card that nobody has seen.
sign-turn-known = A turn order card that everybody has seen, still to come.
sign-turn-tokens = Who has the X token, or who takes the next turn of each pair.
signs-market = Market and hand
sign-price = The price of a supply pile, in aether.
sign-left = How many cards are left in it.
sign-none-left = The pile is empty.
sign-cost = What the card costs.
sign-purse = Aether: what you have this turn, or what something costs.
sign-times = How many cards are the same.
sign-treasure = Treasures have golden names.
signs-kinds = Colours of cards
sign-kind-gem = A gem.
sign-kind-relic = A relic.
sign-kind-spell = A spell.
sign-kind-curse = A curse.
sign-kind-attack = An attack of the nemesis.
sign-kind-minion = A minion.
sign-kind-power = A power.
sign-kind-other = Any other kind.
signs-nemesis = The nemesis
sign-harder = The battle is played with increased difficulty.
sign-minion-life = A minion’s life, and the life it came into play with.
sign-power-tokens = How many power tokens are left. When there are none, the power happens.
sign-power-last = It happens on the next nemesis turn.
sign-position = Whose Position tokens are on this claw.
sign-maggot = A maggot in the Nest.
sign-fly = A fly in the Nest.
sign-nest-room = Room for one more token in this row of the Nest.
sign-nest-nearly-full = Red: one more token fills this row.
sign-ritual = A space the ritual has passed.
sign-ritual-left = A space the ritual has not reached yet.
sign-shackle = A step that one of the Knight’s breaches has been turned.
sign-shackle-room = A step that it has not been turned yet.
sign-turn-back = What it costs to turn that breach back by a step.
sign-taint = A space that the Tainted Track has reached.
sign-taint-left = A space that it has not reached yet.
sign-taint-mark = A space ahead where something happens.
sign-jade = A Tainted Jade that is left in the pile.
sign-jade-out = A Tainted Jade that a player has.
sign-acolyte = An acolyte in play.
sign-acolyte-left = An acolyte in the acolyte deck.
sign-acolyte-fallen = An acolyte that has fallen.
sign-pillar = A pillar that stands.
sign-pillar-gone = A pillar that has fallen.
sign-husk = A husk in play.
sign-husk-room = Room for another husk.
sign-pile-empty = A supply pile that is empty.
sign-pile-left = A supply pile that still has cards.
sign-fury = Fury that Rageborne has gathered.
sign-fury-room = Fury that it lacks to strike at the end of its turn.
sign-corruption = A card of the corruption deck.
sign-corruption-gone = A corruption that a player has.
sign-gate = An open time gate.
sign-gate-room = A time gate that she lacks for another turn.
sign-cloak = A cloak. A blow can take it.
sign-cloak-kept = A cloak that the Magus always keeps.
sign-cloak-room = Room for another cloak.
sign-push-back = What it costs to push the ritual back by one space.

## Words for the keys and values of a view, on the plain board

view-phase = phase
view-turn = turn
view-active = whose turn
view-gravehold = Gravehold
view-nemesis = nemesis
view-life = life
view-of = of
view-deck = deck
view-discard = discard pile
view-play = in play
view-power = power tokens
view-board = mat
view-tokens = nemesis tokens
view-harder = increased difficulty
view-nest = tokens in the Nest, row by row
view-spaces = spaces in each row
view-ritual = ritual
view-end = last space
view-prices = prices to push it back
view-most_tokens = most tokens
view-world_devourer = World Devourer
view-corruptions = corruption deck
view-all = corruptions in all
view-instead = what Gravehold suffers without corruptions
view-gates = open time gates
view-limit = time gates for another turn
view-closes = time gates that close then
view-lowest = known at the bottom of the nemesis deck
view-cloaks = cloaks
view-least = fewest cloaks
view-exiled = exiled cards
view-price = price
view-claw_deck = claw deck
view-claws_shut = no Position tokens this turn
view-more_life = extra life of new claws
view-positions = Position tokens
view-tokens_for_claws = tokens for a claw
effect-more-husks = more husks come
effect-discard-spell = a spell is discarded
effect-gravehold = Gravehold suffers
effect-lowest-life = the player with the lowest life suffers
effect-lost = the players lose
view-last_facing = turns before it opens
view-fixed = cannot be turned back
effect-two-suffer = two players suffer
effect-minion-returns = a minion comes back
view-track = space of the Tainted Track
view-marks = what happens there
view-space = space
view-jades = Tainted Jades left
view-moves = spaces next turn
effect-gains-life = the nemesis gains life
view-acolytes = acolyte deck, by name
view-bottom = acolytes at its bottom
view-fallen = discarded acolytes
view-serving = acolytes in play
view-pillars = pillars
view-built = pillars at the start
view-husks = husks
view-wounded = wounded husks
view-swarm = swarm
view-most = up to
view-n = amount
view-effect = effect
view-devoured = devoured cards
view-bites = cards devoured by an Unleash
view-empty = empty supply piles
view-piles = supply piles
view-fury = Fury
view-strikes_at = Fury for a strike
view-strikes = strike deck
view-strike = strike
view-turns = turn order
view-x = X token
view-pairs = next pair turns
view-market = market
view-cost = cost
view-left = left
view-beside = beside it
view-treasures = treasures
view-winners = winners
view-mage = mage
view-charges = charges
view-slots = charge slots
view-breaches = breach
view-position = place
view-breach = kind
view-open = open
view-facing = turns made
view-focus = cost to focus
view-focused = focused this turn
view-prepped = prepped
view-relic = attached
view-surge = Surge tokens
view-energized = Energize token
view-hand = hand
view-played = played
view-exhausted = exhausted
view-aether = aether
view-aether-aether = for anything
view-aether-breaches = for breaches
view-aether-relics = for relics
view-aether-gems = for gems
view-aether-cards = for gaining cards
view-forge = Forged deck
phase-set-up = { board-phase-set-up }
phase-turn-card = { board-phase-turn-card }
phase-start = { board-phase-start }
phase-casting = { board-phase-casting }
phase-main = { board-phase-main }
phase-draw = { board-phase-draw }
phase-end = { board-phase-end }
phase-nemesis-start = { board-phase-nemesis-start }
phase-nemesis-main = { board-phase-nemesis-main }
phase-nemesis-draw = { board-phase-nemesis-draw }
phase-over = { board-phase-over }

## What can be chosen for a table

## What others did, in a few words

board-brief-played = played { $card }
board-brief-cast = cast { $card }
board-brief-gained = gained { $card }
board-brief-ability = used { $mage }’s ability
board-brief-focused = focused { $breach }
board-brief-opened = opened { $breach }
board-brief-prepped = prepped { $card }
board-brief-attack = attacked with { $card }
board-brief-entered = { $card } came into play
board-brief-power = { $card } took effect
board-brief-unleashed = unleashed
board-brief-damage = { $n } damage
board-brief-gravehold = { $n } damage to Gravehold
board-brief-aether = { $n } aether
board-brief-life = { $n } life
board-brief-exhausted = { $n ->
    [one] a mage is exhausted
   *[other] { $n } mages are exhausted
}
board-brief-drew = { $n ->
    [one] drew 1 card
   *[other] drew { $n } cards
}
