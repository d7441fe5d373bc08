### What Aeon’s End says to people: questions, choices, what happened, why not.

## Words

position-i = breach I
position-ii = breach II
position-iii = breach III
position-iv = breach IV
purse-aether = aether
purse-breaches = aether for breaches
purse-relics = aether for relics
purse-gems = aether for gems
purse-cards = aether for gaining cards
token-maggot = maggot
token-fly = fly
card-turn-a = { $seat_0_who ->
    [you] you
   *[other] { $seat_0 }
}
card-turn-b = { $seat_1_who ->
    [you] you
   *[other] { $seat_1 }
}
card-turn-c = { $seat_2_who ->
    [you] you
   *[other] { $seat_2 }
}
card-turn-d = { $seat_3_who ->
    [you] you
   *[other] { $seat_3 }
}
card-turn-x = X
card-turn-a-b = { $seat_0_who ->
    [you] you
   *[other] { $seat_0 }
} and { $seat_1_who ->
    [you] you
   *[other] { $seat_1 }
}
card-turn-c-d = { $seat_2_who ->
    [you] you
   *[other] { $seat_2 }
} and { $seat_3_who ->
    [you] you
   *[other] { $seat_3 }
}
card-turn-nemesis = the nemesis

## Questions

ask-about = { $card }: { $question }
ask-cast = Casting phase: cast prepped spells.
ask-main = Your main phase.
ask-window = It is an ally’s main phase. Use your ability?
ask-damage = Deal { $n } damage to which target?
ask-husks = { $n } damage to the husks: hit one, or spread it?
ask-nest = Hit which token? { $n } damage left.
ask-or = { $card }: choose one.
ask-or-mat = Choose one.
ask-swap = Which card of your deck does { $card } replace?
ask-order = Which of these happens first?
ask-order-tidy = Which card goes onto your discard pile next? The last one will be on top.

ask-card-blood-magic = Which acolyte?
ask-card-cast = Cast which spell?
ask-card-destroy = Destroy which card?
ask-card-discard = Discard which card?
ask-card-exile = Exile which card?
ask-card-forge = Forge which card?
ask-card-gained-on-deck = Put the relic on top of your deck?
ask-card-give-back = Return which card to its supply pile?
ask-card-on-deck = Which card goes on top of your deck next? The last one will be on top.
ask-card-position = Put your Position token on which claw?
ask-card-prep = Prep which spell?
ask-card-put-on-deck = Which card goes on top of its owner’s deck?
ask-card-resolve = Resolve which corruption next?
ask-card-return = Return which card to your hand?
ask-card-take = Take which spell into your hand?

ask-breach-attach = Attach it to which breach?
ask-breach-destroy = Destroy which breach?
ask-breach-energize = Put the Energize token on which breach?
ask-breach-energize-life = Remove the Energize token from which breach?
ask-breach-exhaustion = You are exhausted. Which of your breaches is destroyed?
ask-breach-focus = Focus which breach?

ask-pile-beside = Put the treasure beside which supply pile?
ask-pile-devour = From which supply pile are cards devoured?
ask-pile-exile = Exile a card from which supply pile?
ask-pile-gain = Gain a card from which supply pile?

ask-player-affected = Who is affected?
ask-player-charges = Who gains the charges?
ask-player-deals-damage = Who deals the damage?
ask-player-destroy-top = The top card of whose discard pile is destroyed?
ask-player-destroys = Who may destroy a card in their hand?
ask-player-discards = Which ally may discard a card?
ask-player-draw-and-discard = Which ally may draw a card and then discard one?
ask-player-draws = Which ally draws a card?
ask-player-exhaustion-first = Several players are exhausted. Whose exhaustion is resolved first?
ask-player-exile = Who exiles a card?
ask-player-focuses = Who focuses a breach?
ask-player-gains-corruption = Who gets the corruption?
ask-player-gains-charges = Who gains the charges?
ask-player-gains-jade = Who gains a Tainted Jade?
ask-player-life = Who gains the life?
ask-player-lose-charge = Which ally may lose a charge?
ask-player-loses-charges = Who loses the charges?
ask-player-pair = Which of the two takes this turn?
ask-player-position = Who may put a Position token on it?
ask-player-position-back = Whose Position token goes back?
ask-player-suffers = Who suffers the damage?
ask-player-tether = Which ally gets the spell?
ask-player-turn-card-back = Whose turn order card is shuffled back into the deck?
ask-player-top-of-discard = The top card of whose discard pile do you take?

ask-may-destroy-cast = Destroy the spell you have just cast?
ask-may-discards = Discard a card for it?
ask-may-draw-and-discard = Draw a card and then discard one?
ask-may-lose-charge = Lose a charge for it?
ask-may-on-deck = Put it on top of your deck?
ask-may-position = Put your Position token on it?
ask-may-turn-card-to-bottom = Put the turn order card on the bottom of its deck?

ask-turn-card-stays = Which turn order card stays in the discard pile?
ask-turn-card-shuffle-back = Which turn order card is shuffled back into the deck?

## Choices

do-play = Play { $card }
do-play-gems = Play all gems
do-gems-and-spells = Play all gems and prep your spells
do-prep-all = Prep spells on your open breaches
do-prep = Prep { $card } on { $breach }
do-gain = Gain { $card } for { $n } aether
do-gain-devoured = Gain { $card } from the devoured pile for { $n } aether
do-gain-exiled = Gain { $card } from the exiled pile for { $n } aether
do-charge = Gain a charge for { $n } aether
do-focus = Focus { $breach } for { $n } aether
do-open = Open { $breach } for { $n } aether
do-ability = Use your ability: { $ability }
do-end-turn = End your turn
do-done-casting = Cast no more spells
do-cast-all = Cast all of them, from left to right
do-cast = Cast { $card }
do-cast-breach = Cast { $card } on { $breach }
do-cast-breach-theirs = Cast { $card } on { $seat }’s { $breach }
do-push-back = Push the ritual back to space { $space } for { $n } aether
do-turn-back = Turn the Knight’s { $breach } back by a step for { $n } aether
do-position = Put your Position token on { $card }
do-position-numbered = Put your Position token on { $card } #{ $n }
do-to-discard-aether = Discard { $card } for { $price } aether
do-to-discard-aether-numbered = Discard { $card } #{ $n } for { $price } aether
do-to-discard-charges = Discard { $card } for { $charges ->
    [one] a charge
   *[other] { $charges } charges
}
do-to-discard-charges-numbered = Discard { $card } #{ $n } for { $charges ->
    [one] a charge
   *[other] { $charges } charges
}
do-to-discard-discard = Discard { $card } for { $cards ->
    [one] a card
   *[other] { $cards } cards
} from your hand
do-to-discard-discard-numbered = Discard { $card } #{ $n } for { $cards ->
    [one] a card
   *[other] { $cards } cards
} from your hand
do-to-discard-destroy = Discard { $card } by destroying { $cards ->
    [one] a card
   *[other] { $cards } cards
} in your hand
do-to-discard-destroy-numbered = Discard { $card } #{ $n } by destroying { $cards ->
    [one] a card
   *[other] { $cards } cards
} in your hand
do-to-discard-discard-prepped = Discard { $card } for { $spells } of your prepped spells
do-to-discard-discard-prepped-numbered = Discard { $card } #{ $n } for { $spells } of your prepped spells
do-to-discard-destroy-breaches = Discard { $card } by destroying { $breaches } of your open breaches
do-to-discard-destroy-breaches-numbered = Discard { $card } #{ $n } by destroying { $breaches } of your open breaches
do-wait = Not yet: ask again after the next action
do-not-this-turn = Not this turn
do-card = { $card }
do-card-theirs = { $seat }’s { $card }
do-card-numbered = { $card } #{ $n }
do-card-breach = { $card } on { $breach }
do-card-breach-theirs = { $card } on { $seat }’s { $breach }
do-card-pile = { $card }, { $n } from the top of your discard pile
do-card-pile-theirs = { $card }, { $n } from the top of { $seat }’s discard pile
do-card-discarded = { $card }, { $n } from the top of your discard pile
do-card-discarded-theirs = { $card }, { $n } from the top of { $seat }’s discard pile
do-breach = { $breach }
do-breach-theirs = { $seat }’s { $breach }
do-player = { $seat_who ->
    [you] You
   *[other] { $seat }
}
do-nobody = Nobody
do-none = None
do-yes = Yes
do-no = No
do-damage = { $card }
do-damage-numbered = { $card } #{ $n }
do-damage-nemesis = { $card } itself
do-damage-husks = { $n ->
    [one] The husk
   *[other] One of { $n } husks
}
do-one-husk = Hit one husk; the rest of the damage is lost
do-spread-husks = Suffer { $n } damage and spread it over several husks
do-damage-nest = The topmost row of the Nest
do-hit-fly = A fly
do-hit-maggot = A maggot
do-in-order = All in this order: { $cards }
do-first = { $card } ({ $seat_who ->
    [you] you
   *[other] { $seat }
})
do-first-numbered = { $card } ({ $seat_who ->
    [you] you
   *[other] { $seat }
}), { $n }
do-replace = { $card }, { $n } from the top of your deck
do-turn-card = { $turn }

or-aether = Gain aether
or-aether-alone = They gain more aether
or-aether-breaches = Gain aether that can only pay for focusing and opening breaches
or-aether-copy = They gain aether, and you gain a copy of the next card they gain this turn
or-aether-suffers = Gain aether and suffer damage
or-ally-charge = An ally may lose a charge, and you gain charges
or-ally-draws = An ally draws a card
or-cast = Cast a prepped spell
or-cast-charges = Cast a spell prepped on the Ancient Breach and gain charges
or-charge = Gain a charge
or-cloaks = The Magus gains cloaks
or-damage = Deal damage
or-destroy-from-pile = Destroy a card from its supply pile and deal damage
or-destroy-sparks = Destroy two Sparks in your hand; your turn order card is shuffled back
or-destroy-this = Destroy this card for more aether
or-destroy-this-life = Destroy this card and gain life
or-destroy-top = Destroy the top card of a discard pile
or-devour = Cards of a supply pile are devoured
or-discards-spell = The most expensive prepped spell is discarded
or-destroys-spells = The most expensive prepped spells are destroyed
or-energize = Put an Energize token on a breach
or-energize-life = Remove an Energize token from a breach; its player gains life
or-focus = Focus a breach
or-focuses-second = The Knight focuses its breach II
or-forge = Destroy a Spark or Crystal in your hand and take its Forged counterpart
or-gravehold = Gravehold suffers the damage
or-gravehold-and-lowest-suffer = Gravehold and the player with the lowest life suffer damage
or-gravehold-and-player-suffer = Gravehold and a player suffer damage
or-gravehold-life = Gravehold gains life
or-loses-charge = A player loses a charge, Gravehold and the acolyte suffer damage
or-maggots = The maggots come into play
or-minion-returns = A discarded minion comes back, and Unleash
or-nemesis-cards-back = The nemesis turn order cards are shuffled back into the deck
or-pays-to-destroy = Spend aether to destroy this card
or-pillar = A pillar is destroyed
or-pillars = Several pillars are destroyed
or-player-life = A player gains life
or-player-loses-charges = A player loses charges
or-position-back = Unleash, and a Position token goes back to its player
or-suffers = A player suffers the damage
or-suffers-discards = Unleash, and a player suffers damage and discards a card
or-suffers-less-discards = A player suffers less damage and discards the most expensive card in their hand
or-surge = Put a Surge token on the Ancient Breach
or-swarm = The Queen swarms twice
or-tainted-track = The Tainted Track moves on twice
or-tokens = The nemesis gains tokens
or-unleash = Unleash, and a player suffers damage
or-unleash-and-charge = Unleash twice, and a player gains charges
or-unleash-times = Unleash several times

## What happened

# An event with a heading begins a part of the log. A card that names one player says no more than the turn that begins.

event-turn-card = { $turn_id ->
    [card-turn-nemesis] Nemesis turn.
    [card-turn-x] Turn order: { $turn }.
    [card-turn-a-b] Turn order: { $turn }.
    [card-turn-c-d] Turn order: { $turn }.
   *[other] {""}
}
    .heading = { $turn_id ->
        [card-turn-nemesis] Nemesis turn
       *[other] {""}
    }
event-turn-begins = { $seat_who ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
    .heading = { $seat_who ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
event-turn-deck-shuffled = The turn order deck is shuffled.
event-turn-card-revealed = On top of the turn order deck: { $turn }.
event-turn-card-to-bottom = It goes to the bottom of the turn order deck.
event-turn-card-shuffled-back = Shuffled back into the turn order deck: { $turn }.
event-x-token = { $seat_who ->
    [you] You have the X token.
   *[other] { $seat } has the X token.
}
event-swapped = { $seat_who ->
    [you] { $card } is in your deck.
   *[other] { $card } is in { $seat }’s deck.
}
event-treasure-beside = { $treasure } is placed beside { $pile }.
event-played = { $seat_who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-aether-gained = { $seat_who ->
    [you] You gain { $amount } { $purse }.
   *[other] { $seat } gains { $amount } { $purse }.
}
event-charged = { $seat_who ->
    [you] You gain { $amount ->
        [one] a charge
       *[other] { $amount } charges
    }.
   *[other] { $seat } gains { $amount ->
        [one] a charge
       *[other] { $amount } charges
    }.
}
event-charges-lost = { $seat_who ->
    [you] You lose { $amount ->
        [one] a charge
       *[other] { $amount } charges
    }.
   *[other] { $seat } loses { $amount ->
        [one] a charge
       *[other] { $amount } charges
    }.
}
event-ability = { $seat_who ->
    [you] You use { $mage }’s ability.
   *[other] { $seat } uses { $mage }’s ability.
}
event-gained = { $seat_who ->
    [you] You gain { $card }.
   *[other] { $seat } gains { $card }.
}
event-given-back = { $seat_who ->
    [you] You return { $card } to its supply pile.
   *[other] { $seat } returns { $card } to its supply pile.
}
event-focused = { $seat_who ->
    [you] You focus
   *[other] { $seat } focuses
} { $owner_who ->
    [you] your { $breach }
    [same] { $breach }
   *[other] { $owner }’s { $breach }
}.
event-opened = { $seat_who ->
    [you] You open
   *[other] { $seat } opens
} { $owner_who ->
    [you] your { $breach }
    [same] { $breach }
   *[other] { $owner }’s { $breach }
}.
event-prepped = { $seat_who ->
    [you] You prep { $card } on { $breach }.
   *[other] { $seat } preps { $card } on { $breach }.
}
event-attached = { $card } is attached to { $seat_who ->
    [you] your { $breach }
   *[other] { $seat }’s { $breach }
}.
event-surge-added = A Surge token is put on { $seat_who ->
    [you] your { $breach }
   *[other] { $seat }’s { $breach }
}.
event-energized = An Energize token is put on { $seat_who ->
    [you] your { $breach }
   *[other] { $seat }’s { $breach }
}.
event-energize-taken = The Energize token is removed from { $seat_who ->
    [you] your { $breach }
   *[other] { $seat }’s { $breach }
}.
event-breach-destroyed = { $seat_who ->
    [you] Your { $breach } is destroyed.
   *[other] { $seat }’s { $breach } is destroyed.
}
event-cast = { $seat_who ->
    [you] You cast { $card }.
   *[other] { $seat } casts { $card }.
}
event-drew = { $seat_who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-flipped = { $seat_who ->
    [you] You turn your discard pile over. It is now your deck.
   *[other] { $seat } turns their discard pile over. It is now their deck.
}
event-discarded = { $seat_who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-destroyed = { $card } is destroyed.
event-exiled = { $card } is exiled.
event-exiled-from-pile = { $card } is exiled from its supply pile.
event-exiled-destroyed = { $amount ->
    [one] The exiled pile is destroyed: 1 card.
   *[other] The exiled pile is destroyed: { $amount } cards.
}
event-revealed = { $seat_who ->
    [you] You reveal { $cards }.
   *[other] { $seat } reveals { $cards }.
}
event-put-on-deck = { $seat_who ->
    [you] { $card } goes on top of your deck.
   *[other] { $card } goes on top of { $seat }’s deck.
}
event-to-hand = { $seat_who ->
    [you] { $card } goes to your hand.
   *[other] { $card } goes to { $seat }’s hand.
}
event-life-gained = { $seat_who ->
    [you] You gain { $amount } life and now have { $left }.
   *[other] { $seat } gains { $amount } life and now has { $left }.
}
event-suffered = { $seat_who ->
    [you] You suffer { $amount } damage: { $left } life left.
   *[other] { $seat } suffers { $amount } damage: { $left } life left.
}
event-exhausted = { $seat_who ->
    [you] You are exhausted.
   *[other] { $seat } is exhausted.
}
event-gravehold-suffered = Gravehold suffers { $amount } damage: { $left } life left.
event-gravehold-gained = Gravehold gains { $amount } life and now has { $left }.
event-unleashed = Unleash!
event-attack = The nemesis attacks: { $card }.
event-entered = { $card } comes into play.
event-left-play = { $card } leaves play.
event-set-aside = { $card } is kept beside the nemesis mat.
event-power-token = { $left ->
    [0] { $card }: its last power token is removed.
    [one] { $card }: 1 power token left.
   *[other] { $card }: { $left } power tokens left.
}
event-nemesis-hurt = The nemesis loses { $amount } life: { $left } left.
event-nemesis-gained = The nemesis gains { $amount } life and now has { $left }.
event-nemesis-deck-empty = The nemesis deck is empty.
event-nemesis-tokens = The nemesis gains { $amount ->
    [one] a token
   *[other] { $amount } tokens
} and now has { $left }.
event-nemesis-tokens-lost = The nemesis loses { $amount ->
    [one] a token
   *[other] { $amount } tokens
}: { $left } left.
event-minion-hurt = { $card } loses { $amount } life: { $left } left.
event-minion-gained = { $card } now has { $left } life.
event-damage-prevented = { $amount } damage to { $card } is prevented.
event-placed = { $amount ->
    [one] A { $token } is placed in the Nest.
   *[other] { $amount } { $token_id ->
        [token-fly] flies
       *[other] maggots
    } are placed in the Nest.
}
event-hatched = A fly hatches.
event-row-full = Row { $row } of the Nest is full.
event-nest-hurt = Row { $row } of the Nest suffers { $amount } damage.
event-ritual-forward = The ritual moves forward to space { $space }.
event-ritual-back = The ritual is pushed back to space { $space }.
event-ritual-complete = The ritual is complete.
event-position = { $seat_who ->
    [you] Your Position token is now on { $card }.
   *[other] { $seat }’s Position token is now on { $card }.
}
event-position-back = { $seat_who ->
    [you] Your Position token comes back to you.
   *[other] { $seat }’s Position token goes back to { $seat }.
}
event-corruption-gained = { $seat_who ->
    [you] You gain a corruption on top of your deck: { $left } left.
   *[other] { $seat } gains a corruption on top of their deck: { $left } left.
}
event-corruption-to-hand = { $seat_who ->
    [you] You gain a corruption into your hand: { $card }.
   *[other] { $seat } gains a corruption into their hand: { $card }.
}
event-corruption-resolved = { $seat_who ->
    [you] You resolve { $card }.
   *[other] { $seat } resolves { $card }.
}
event-corruption-back = { $card } goes to the bottom of the corruption deck.
event-corruption-passed-on = { $seat_who ->
    [you] { $card } goes to your discard pile.
   *[other] { $card } goes to { $seat }’s discard pile.
}
event-deck-shuffled = { $seat_who ->
    [you] You shuffle your discard pile into your deck.
   *[other] { $seat } shuffles their discard pile into their deck.
}
event-nemesis-card-discarded = { $card } is discarded from the nemesis deck.
event-gate-opened = { $amount ->
    [one] A time gate opens
   *[other] { $amount } time gates open
}: { $left ->
    [one] 1 is open
   *[other] { $left } are open
}.
event-time-accelerated = The Gate Witch accelerates time. { $amount ->
    [one] A time gate closes
   *[other] { $amount } time gates close
}: { $left ->
    [one] 1 is open
   *[other] { $left } are open
}.
event-under-the-deck = { $card } goes to the bottom of the nemesis deck.
event-turn-card-discarded = Discarded from the turn order deck: { $turn }.
event-cloaks-gained = The Magus gains { $amount ->
    [one] a cloak
   *[other] { $amount } cloaks
}: { $left } in all.
event-cloak-lost = The Magus loses { $amount ->
    [one] a cloak
   *[other] { $amount } cloaks
}: { $left } left.
event-fury = Rageborne gains { $amount ->
    [one] a Fury
   *[other] { $amount } Fury
}: { $left } in all.
event-fury-lost = Rageborne loses { $amount } Fury: { $left } left.
event-strike = Rageborne strikes: { $card }.
event-devoured = { $card } is devoured{ $amount ->
    [one] .
   *[other] : { $amount } cards.
}
event-husks = { $amount ->
    [one] A husk comes into play
   *[other] { $amount } husks come into play
}: { $left } in all.
event-husks-gone = { $amount ->
    [one] A husk is discarded
   *[other] { $amount } husks are discarded
}: { $left } left.
event-husks-hurt = The husks suffer { $amount } damage.
event-swarm = The Queen swarms with { $amount ->
    [one] 1 husk
   *[other] { $amount } husks
}.
event-knight-focused = The Knight focuses its { $breach }.
event-knight-opened = The Knight opens its { $breach }!
event-knight-turned-back = { $seat_who ->
    [you] You turn
   *[other] { $seat } turns
} the Knight’s { $breach } back by a step.
event-tainted-track = The Tainted Track moves on to space { $space }.
event-no-jade = No Tainted Jade is left for { $seat_who ->
    [you] you
   *[other] { $seat }
}.
event-blood-magic = Blood Magic: { $card }.
event-acolyte-buried = { $card } goes to the bottom of the acolyte deck.
event-acolyte-back = { $card } is shuffled into the acolyte deck.
event-pillar-destroyed = { $amount ->
    [one] A pillar is destroyed
   *[other] { $amount } pillars are destroyed
}: { $left } left.
event-claws-shut = No Position token may be placed on a claw this turn.

## How it ended

over-won = Victory! { $reason }
over-lost = The battle is lost. { $reason }
outcome-nemesis = The nemesis is defeated.
outcome-cleared = The nemesis has nothing left to send.
outcome-world-devourer = World Devourer is defeated.
outcome-gravehold = Gravehold has fallen.
outcome-exhausted = Every mage is exhausted.
outcome-shadows-reach = Shadow’s Reach has closed over Gravehold.
outcome-nest = The Nest is full.
outcome-devoured = Every supply pile is empty.
outcome-swarm = The swarm is too large.
outcome-shackles = The Knight has opened its last breach.
outcome-tainted-track = The end of the Tainted Track has been reached.
outcome-acolytes = No acolyte stands before the Hollow Crown any more.
outcome-pillars = The last pillar has fallen.
outcome-claws = The claw deck is empty.
outcome-conceded = The mages have given up.

## Why not

why-over = The battle is over.
why-no-such-thing = There is nothing here to do that with.
why-in-the-middle = Something else is being resolved and has to be finished first.
why-nemesis-turn = It is the nemesis’s turn.
why-not-your-turn = It is another player’s turn.
why-casting-first = The casting phase comes first: cast your spells, or choose to cast no more.
why-casting-over = Spells are cast in the casting phase, at the beginning of your turn.
why-must-cast = A spell prepped on a closed breach has to be cast now.
why-not-yours = { $card } belongs to another player.
why-not-prepped = { $card } is not prepped on one of your breaches.
why-not-in-hand = { $card } is not in your hand.
why-spell = { $card } is a spell: prep it on a breach and cast it on a later turn.
why-no-spell = { $card } is not a spell: play it instead.
why-cannot-be-played = { $card } cannot be played.
why-no-discard = You cannot discard cards just because you want to.
why-minion = { $card } is a minion: it leaves play when it has no life left.
why-no-to-discard = Nothing on { $card } lets you discard it.
why-not-your-breach = That breach belongs to another player.
why-no-breach = You have no breach there.
why-open-already = That breach is already open, and it stays open.
why-no-usable-breach = None of your breaches is open, and none was focused this turn.
why-breaches-full = Every breach you could use already holds a spell.
why-charges = { $n ->
    [one] You need one more charge.
   *[other] You need { $n } more charges.
}
why-charged = All your charge slots are already full.
why-ability-moment = You cannot use your ability at this moment.
why-ability-refused = You chose not to be asked again this turn.
why-aether = It costs { $n } aether; you have { $have } for it.
why-empty-pile = That supply pile is empty.
why-price-aether = To discard { $card } you must spend { $price } aether.
why-price-charges = To discard { $card } you must lose { $charges ->
    [one] a charge
   *[other] { $charges } charges
}.
why-price-discard = To discard { $card } you must discard { $cards ->
    [one] a card
   *[other] { $cards } cards
} from your hand that match its text.
why-price-destroy = To discard { $card } you must destroy { $cards ->
    [one] a card
   *[other] { $cards } cards
} in your hand that match its text.
why-price-discard-prepped = To discard { $card } you must discard { $spells } of your own prepped spells.
why-price-destroy-breaches = To discard { $card } you must destroy { $breaches } of your own open breaches.
why-exiled-aether = You do not have enough aether for the top card of the exiled pile; it costs 1 more than printed.
why-devoured-aether = You do not have enough aether for the top card of the devoured pile.
why-nothing-devoured = The devoured pile is empty.
why-nothing-exiled = The exiled pile is empty.
why-ritual-aether = You do not have enough aether to push the ritual back.
why-ritual-at-start = The ritual is at its start.
why-ritual-complete = The ritual is complete and cannot be pushed back.
why-turn-back-aether = You do not have enough aether to turn one of the Knight’s breaches back.
why-turn-back-none = None of the Knight’s closed breaches has been focused.
why-turn-back-legion = While Deathless Legion is in play, the Knight’s breaches cannot be turned back.
why-claws-shut = No Position token may be placed on a claw this turn.
why-no-claw = There is no claw in play.
why-position-there = Your Position token is already there.
