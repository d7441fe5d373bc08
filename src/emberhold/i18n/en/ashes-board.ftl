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
   *[other] turn of { $seat }
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
board-owner = of { $seat }
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
board-cost-use = To use it:
board-cost-always = { $ability } works while exhausted, too.
board-cost-basic = basic
board-cost-class = class
board-cost-power = power

## The legend of the terminal client

signs-units = Units
sign-attack = Its attack value.
sign-unhurt = Its life, green while it has no wounds.
sign-wounded = What is left of its life, and its life; each wound token takes one away.
sign-recover = How many wounds it loses in the recovery phase.
signs-on-cards = On cards
sign-phoenixborn = A Phoenixborn.
sign-phoenixborn-life = What is left of its life, and its life.
sign-exhausted = It has so many exhaustion tokens, and its name is dim. Each recovery phase removes one.
sign-status = It has so many status tokens; the card says what they are for.
sign-lent-die = Dice that lie on it until the round ends; a charm die gives +1 attack and +1 life.
sign-attacking = It is attacking.
sign-blocking = It is blocking.
sign-picked = You have chosen it; it counts when everybody has chosen.
sign-bypass = It cannot be blocked or guarded against this turn.
sign-owner = The player it belongs to, where another one controls it.
sign-focus = How many copies of this ready spell lie on the first one.
sign-copy = One of these copies.
sign-times = So many equal cards.
signs-dice = Dice
sign-die-natural = A natural die.
sign-die-charm = A charm die.
sign-die-ceremonial = A ceremonial die.
sign-die-illusion = An illusion die.
sign-face-power = An active die on its power side, in the colour of its type. It pays for power, class or basic.
sign-face-class = An active die on its class side. It pays for class or basic.
sign-face-basic = An active die on its basic side. It pays for basic only.
sign-face-usable = Filled: your own die on its power side, whose dice power you could use.
sign-die-resting = An exhausted die. It has no side until it is rolled.
signs-places = Places and costs
sign-shown = Cards in somebody’s hand that you have seen.
sign-slots = How many slots are taken, of how many.
sign-slot-taken = A slot that is taken (line by line).
sign-slot-free = A slot that is free (line by line).
sign-kind = What kind of card it is.
sign-cost-main = Playing it costs the main action.
sign-cost-side = Playing it costs a side action.
sign-cost-dice = The dice it costs, in the colour of their type.

## The table in the browser

board-pay = Pay
board-pay-hint = Click dice to pay with others.
board-pay-needs = Without this die it cannot be paid for.
board-pay-unfit = No payment does with this die.

board-sides = Sides of the table
board-your-deck = Your deck
board-plays = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
}
board-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
board-choices-here = something can be chosen here
board-hand-empty = Your hand is empty.
board-fallen = fallen
board-attacked = attacked
board-attacks = attacks { $target }
board-blocks-whom = blocks { $attacker }
board-blocked-by = blocked by { $blocker }

## What is told about a thing that is no card

board-tip-power = Pays for { $power }, { $class } or basic. Its dice power, as a side action: { $effect }
board-tip-class = Pays for { $class } or basic.
board-tip-basic = Pays for basic only.
board-tip-spent = It is rolled when the next round begins.
board-power-natural = deal 1 damage to a target unit.
board-power-charm = put this die on a target unit. It has +1 attack and +1 life until the round ends.
board-power-ceremonial = return an ally from your discard pile to your hand. Your Phoenixborn is dealt damage equal to the printed attack of that ally.
board-power-illusion = choose an opponent and exhaust one of their active dice.
board-tip-hand = Secret; only how many there are is known to all.
board-tip-draw = Face down. When a round begins, each card a player should draw but cannot costs their Phoenixborn 1 damage.
    .opens = Choose it to see what the deck was made of.
board-tip-discard = Open to all. It is never shuffled back into the draw pile.
board-tip-conjurations = They come into play only when a card places them there, and return here when they leave.
board-tip-removed = Out of the match for good. Open to all.

## What lies on a card, explained beneath it

state-exhausted = It has no text except what is inexhaustible; a unit cannot attack, block or counter. The recovery phase removes one token.
state-status = What they are for is said on the card.
state-die-charm = +1 attack and +1 life for each until the round ends.
state-bypass = It cannot be blocked, and nobody can guard against it.
