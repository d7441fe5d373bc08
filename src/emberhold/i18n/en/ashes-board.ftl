### Words on the board of Ashes.

board-title = Ashes
board-round = Round { $n }
board-phase-first-five = choosing the First Five
board-phase-prepare = prepare
board-phase-turns = player turns
board-phase-recovery = recovery
board-phase-over = the match is over
board-turn = { $seat_who ->
    [you] your turn
   *[other] { $seat }’s turn
}
board-left = { $main } main and { $side } side { $side ->
    [one] action
   *[other] actions
} left
board-first = first player
board-you = you
board-out = out of the match
board-reaction = reaction used

board-life = { $left }/{ $life } life
board-hand = Hand
board-first-five = First Five
board-draw = Draw pile
board-list = Deck list
board-discard = Discard
board-conjurations = Conjurations
board-removed = Removed
board-spellboard = Spellboard
board-battlefield = Battlefield
board-dice = Dice
board-no-dice = none
board-type-natural = Natural
board-type-charm = Charm
board-type-ceremonial = Ceremonial
board-type-illusion = Illusion
board-face-basic = B
board-face-class = C
board-face-power = P
board-legend = P power, C class, B basic · A attack, L life left of life, R recover
board-dice-exhausted = { $n } exhausted
board-dice-on-card = { $n } { $die } { $n ->
    [one] die
   *[other] dice
}

board-numbers = A{ $attack } L{ $left }/{ $life } R{ $recover }
board-exhausted = { $n ->
    [one] exhausted
   *[other] exhausted { $n }
}
board-status = status { $n }
board-bypass = bypass
board-owner = owner: { $seat }
board-picked = chosen
board-attacking = attacking
board-blocking = blocking
board-times = { $n }×
board-attack = Attack
board-against = { $attackers } against { $target }
board-blocks = { $blocker } blocks { $attacker }

## A card in full

fact-abilities = Abilities
fact-attack = attack
fact-battlefield = battlefield
fact-bonus = Bonus
fact-conjuration_limit = Conjuration limit
fact-cost = cost
fact-dice = dice
fact-discard = discard
fact-exhaust = exhaust
fact-inexhaustible = inexhaustible
fact-life = life
fact-main = main
fact-phoenixborn = Only for
fact-placement = Placement
fact-play_cost = Cost
fact-recover = recover
fact-respark_cost = Respark
fact-side = side
fact-spellboard = spellboard
fact-summons = Summons
fact-type = Type
type-action_spell = action spell
type-ally = ally
type-alteration_spell = alteration spell
type-conjuration = conjuration
type-phoenixborn = Phoenixborn
type-reaction_spell = reaction spell
type-ready_spell = ready spell

## The full terminal client

board-piles = Piles
board-actions = Actions
board-empty = empty
board-copy = copy
board-focus = focus { $n }
board-attack-value = A{ $n }
board-life-value = L{ $left }/{ $life }
board-recover-value = R{ $n }
board-cost-main = main action
board-cost-side = side action
board-cost-exhaust = exhaust it
board-cost-discard = { $n ->
    [one] discard a card from your hand
   *[other] discard { $n } cards from your hand
}
board-cost-of = { $ability } costs:
board-cost-play = To play it:
board-cost-use = To use it:
board-cost-always = { $ability } also works while it is exhausted.
board-cost-basic = basic
board-cost-class = class
board-cost-power = power

## The legend of the terminal client

signs-units = Units
sign-attack = Its attack value.
sign-unhurt = Its life value. It is green while the unit has no wounds.
sign-wounded = The life it has left, and its life value. Each wound token takes one away.
sign-recover = How many wounds it loses in the recovery phase.
signs-on-cards = On cards
sign-phoenixborn = A Phoenixborn.
sign-phoenixborn-life = The life it has left, and its life value.
sign-exhausted = How many exhaustion tokens it has; its name is dim. Each recovery phase removes one.
sign-status = How many status tokens it has. The card says what they are for.
sign-lent-die = Dice on it until the round ends. A charm die gives +1 attack and +1 life.
sign-attacking = It is attacking.
sign-blocking = It is blocking.
sign-picked = You have chosen it. It counts once everybody has chosen.
sign-bypass = It cannot be blocked or guarded against this turn.
sign-owner = Its owner, if another player controls it.
sign-focus = How many extra copies of this ready spell there are.
sign-copy = One of these extra copies.
sign-times = How many cards are the same.
signs-dice = Dice
sign-die-natural = A natural die.
sign-die-charm = A charm die.
sign-die-ceremonial = A ceremonial die.
sign-die-illusion = An illusion die.
sign-face-power = An active die on its power side, in the colour of its type. It can pay for power, class or basic.
sign-face-class = An active die on its class side. It can pay for class or basic.
sign-face-basic = An active die on its basic side. It can pay for basic only.
sign-face-usable = Filled: your own die on its power side. You can use its dice power now.
sign-die-resting = An exhausted die. It shows no side until it is rolled.
signs-places = Places and costs
sign-shown = Cards in somebody’s hand that you have seen.
sign-slots = How many slots are taken, and how many there are.
sign-slot-taken = A slot that is taken (in the line-by-line client).
sign-slot-free = A slot that is free (in the line-by-line client).
sign-kind = The type of card.
sign-cost-main = Playing it costs the main action.
sign-cost-side = Playing it costs a side action.
sign-cost-dice = The dice it costs, in the colour of their type.

## The table in the browser

board-pay = Pay
board-pay-hint = Click dice to choose others.
board-pay-needs = You cannot pay without this die.
board-pay-unfit = This die does not help to pay for it.

board-sides = Sides of the table
board-your-deck = Your deck
board-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
board-choices-here = you can choose something here
board-hand-empty = Your hand is empty.
board-fallen = fallen
board-attacked = attacked
board-attacks = attacks { $target }
board-blocks-whom = blocks { $attacker }
board-blocked-by = blocked by { $blocker }

## What is told about a thing that is no card

board-tip-power = Can pay for { $power }, { $class } or basic. Its dice power, as a side action: { $effect }
board-tip-class = Can pay for { $class } or basic.
board-tip-basic = Can pay for basic only.
board-tip-spent = It will be rolled when the next round begins.
board-power-natural = deal 1 damage to a target unit.
board-power-charm = put this die on a target unit, which has +1 attack and +1 life until the round ends.
board-power-ceremonial = return an ally from your discard pile to your hand. Your Phoenixborn is dealt damage equal to the printed attack of that ally.
board-power-illusion = choose an opponent and exhaust one of their active dice.
board-tip-hand = Secret: everybody knows only how many cards there are.
board-tip-draw = Face down. When a round begins, a player’s Phoenixborn receives 1 damage for each card they should draw but cannot.
    .opens = Choose it to see the deck list.
board-tip-discard = Everybody may look at it. It is never shuffled back into the draw pile.
board-tip-conjurations = They come into play only when a card puts them there, and return here when they leave play.
board-tip-removed = Out of the match for good. Everybody may look at it.

## What lies on a card, explained beneath it

state-exhausted = Only its inexhaustible text works, and a unit cannot attack, block or counter. Each recovery phase removes one token.
state-status = The card says what they are for.
state-die-charm = Each gives +1 attack and +1 life until the round ends.
state-bypass = It cannot be blocked, and nobody can guard against it.

## Words for the keys and values of a view, on the plain board

view-round = round
view-phase = phase
view-active = whose turn
view-first = first player
view-left = actions left
view-main = main
view-side = side
view-removed = removed from the game
view-winners = winners
view-attackers = attackers
view-target = target
view-blocks = blocks
view-out = out of the match
view-phoenixborn = Phoenixborn
view-battlefield = battlefield
view-spellboard = spellboard
view-slots = room on battlefield and spellboard
view-hand = hand
view-draw = draw pile
view-discard = discard pile
view-conjurations = conjurations
view-dice = dice
view-natural = natural
view-charm = charm
view-ceremonial = ceremonial
view-illusion = illusion
view-exhausted = exhausted
view-reaction = reaction spell played
view-deck = deck
view-list = deck list
view-picked = chosen
view-wounds = wounds
view-exhaustion = exhaustion tokens
view-status = status tokens
view-attack = attack
view-life = life
view-recover = recover
view-boost = more attack
view-bypass = Bypass
view-attached = attached
view-copies = copies
view-owner = owner
view-n = copies
phase-first-five = { board-phase-first-five }
phase-prepare = { board-phase-prepare }
phase-turns = { board-phase-turns }
phase-recovery = { board-phase-recovery }
phase-over = { board-phase-over }
placement-battlefield = battlefield
placement-spellboard = spellboard
placement-discard = discard pile
placement-unit = attached to a unit

## What can be chosen for a table

## What others did, in a few words

board-brief-played = played { $card }
board-brief-used = used { $card }
board-brief-power = used the power of { $die_id ->
    [die-illusion] an { $die }
   *[other] a { $die }
}
board-brief-attacked = { $cards } attacked
board-brief-blocked = { $card } blocked
board-brief-guarded = { $card } guarded
board-brief-passed = passed
board-brief-damage = { $n } damage
board-brief-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
board-brief-destroyed = { $n ->
    [one] 1 unit destroyed
   *[other] { $n } units destroyed
}
board-brief-summoned = { $n ->
    [one] 1 unit came into play
   *[other] { $n } units came into play
}
board-brief-healed = { $n } healed
board-brief-drew = { $n ->
    [one] drew 1 card
   *[other] drew { $n } cards
}
