### Words on the board of Aeon’s End.

board-phase-set-up = The table is being set
board-phase-turn-card = Next turn order card
board-phase-start = start of the turn
board-phase-casting = casting phase
board-phase-main = main phase
board-phase-draw = draw phase
board-phase-end = end of the turn
board-phase-nemesis-start = Turn of the nemesis: start
board-phase-nemesis-main = Turn of the nemesis: main phase
board-phase-nemesis-draw = Turn of the nemesis: draw phase
board-phase-over = The battle is over
board-turn-nemesis = Turn of the nemesis: { $phase }
board-turn = { $seat_who ->
    [you] Your turn: { $phase }
   *[other] Turn of { $seat }: { $phase }
}
board-gravehold-life = Gravehold { $left }/{ $of }
board-nemesis-life = { $nemesis } { $left }/{ $of }
board-of = { $left }/{ $of }
board-nothing = nothing
board-times = { $n }×
board-you = { $seat } (you)

## The nemesis

board-nemesis = Nemesis
board-harder = harder
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
board-exiled-all = all of them:
board-claws = Claws
board-claw-deck = { $n ->
    [one] only 1 left in the claw deck
   *[other] { $n } left in the claw deck
}
board-claws-stronger = new ones have { $n } more life
board-claws-shut = no Position token may be placed this turn

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
board-draw-order = When the deck is empty this pile becomes the deck, in this order and never shuffled:
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
fact-hand = First hand
fact-deck = First deck
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
role-starter = the start
role-unique-starter = the start
role-forged = the Forged deck
role-supply = the market
role-treasure = the treasures
