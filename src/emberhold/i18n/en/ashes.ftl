### What Ashes says to people: questions, choices, what happened, why not.

## Dice and tokens

die-natural = natural die
die-charm = charm die
die-ceremonial = ceremonial die
die-illusion = illusion die
die-natural-basic = natural (basic)
die-natural-class = natural (class)
die-natural-power = natural (power)
die-charm-basic = charm (basic)
die-charm-class = charm (class)
die-charm-power = charm (power)
die-ceremonial-basic = ceremonial (basic)
die-ceremonial-class = ceremonial (class)
die-ceremonial-power = ceremonial (power)
die-illusion-basic = illusion (basic)
die-illusion-class = illusion (class)
die-illusion-power = illusion (power)
face-basic = basic
face-class = class
face-power = power
symbol-basic = basic
symbol-natural-class = natural class
symbol-natural-power = natural power
symbol-charm-class = charm class
symbol-charm-power = charm power
symbol-ceremonial-class = ceremonial class
symbol-ceremonial-power = ceremonial power
symbol-illusion-class = illusion class
symbol-illusion-power = illusion power
token-wound = wound token
token-exhaustion = exhaustion token
token-status = status token
mark-attacking = attacking
mark-struck = has struck
mark-hit = damage waits for it
mark-blocking = blocking
mark-boost = more attack
mark-bypass = Bypass
mark-nothing = nothing on it
cause-attack = attack
cause-counter = counter
cause-spell = spell
cause-ability = ability
zone-discard = the discard pile
zone-hand = the hand
zone-conjurations = the conjuration pile
zone-removed = out of the game
zone-battlefield = the battlefield
zone-spellboard = the spellboard

## Questions

ask-first-five = Choose your First Five: five different cards for your hand ({ $n } chosen so far).
ask-discard = Discard any number of cards from your hand, then draw up to five.
ask-turn = Your turn.
ask-pay = Pay for { $card }.
ask-pay-power = Pay for the dice power.
ask-discard-cost = { $card } costs a card: which one do you discard?
ask-discard-one = Discard a card from your hand.
ask-cost = How do you pay for { $card }?
ask-target = Choose a target for { $card }.
ask-target-power = Choose a target for the dice power.
ask-attach = Attach { $card } to which unit?
ask-attackers-phoenixborn = Choose units to attack a Phoenixborn with, then done.
ask-attackers-unit = Choose units to attack a unit with, then done.
ask-attack-target = Attack whom?
ask-block = Choose blockers, at most one for each attacker, then done.
ask-guard = { $card } is attacked. Does somebody guard it?
ask-counter = Does { $card } counter?
ask-split = { $card } counters: how much damage for { $other }?
ask-resolve = Which attacker deals its damage next?
ask-order = Which card takes its damage first?
ask-order-events = What is dealt with first?
ask-group = What comes first: the damage or the other effects?
ask-round-end = The round ends. What happens first?
ask-meditate = { $n ->
    [0] Meditate: choose a card to discard.
    [one] Meditate: discard another card, or done (1 discarded so far).
   *[other] Meditate: discard another card, or done ({ $n } discarded so far).
}
ask-turn-die = Turn dice to sides you choose ({ $n } left), or done.
ask-choose = { $card }: choose a card.
ask-choose-power = Choose a card.
ask-search = { $card }: which card do you take from your draw pile?
ask-number = { $card }: how many?
ask-die = { $seat_who ->
    [you] { $card }: choose one of your active dice.
   *[other] { $card }: choose one of the active dice of { $seat }.
}
ask-die-power = { $seat_who ->
    [you] Choose one of your active dice.
   *[other] Choose one of the active dice of { $seat }.
}
ask-exhausted-die = { $card }: choose an exhausted die.
ask-face = Which side shall the { $die } show?
ask-token = { $card }: which token of { $other }?
ask-respark = { $card } would be discarded. Pay its Respark cost to take it to your hand?
ask-recover-die = Exhaust active dice to roll them again next round, or done.
ask-may-draw = { $card }: draw a card?
ask-may-exhaust-both = { $card }: exhaust both units instead of dealing the damage?
ask-may-purge-again = { $card }: pay 1 basic to discard one more card?

ask-window-declaring = You are declaring attackers.
ask-window-declared = { $seat_who ->
    [you] You have declared attackers.
   *[other] { $seat } has declared attackers.
}
ask-window-would-target = { $seat_who ->
    [you] You have declared targets.
   *[other] { $seat } has declared a target.
}
ask-window-would-receive = { $card } would receive { $n } damage.
ask-window-received = { $card } receives { $n } damage.
ask-window-after-received = { $card } has received { $n } damage.
ask-window-destroyed = { $card } is destroyed.
ask-window-left-play = { $card } has left play.
ask-window-entered = { $card } comes into play.
ask-window-after-entered = { $card } has come into play.
ask-window-milled = { $seat_who ->
    [you] You have discarded off your draw pile.
   *[other] { $seat } has discarded off the draw pile.
}
ask-window-turns-begin = The player turns phase begins.
ask-window-round-ends = The round ends.

## Choices

do-play = Play { $card }
do-use = Use { $card }
    .which = Use { $card } #{ $number } ({ $which })
do-use-theirs = Use { $card } of { $seat }
    .which = Use { $card } #{ $number } of { $seat } ({ $which })
do-use-ability = { $card }: { $ability }
    .which = { $card } #{ $number } ({ $which }): { $ability }
do-use-ability-theirs = { $card } of { $seat }: { $ability }
    .which = { $card } #{ $number } of { $seat } ({ $which }): { $ability }
do-power = Dice power: { $die }
do-attack-phoenixborn = Attack a Phoenixborn
do-attack-unit = Attack a unit
do-meditate = Meditate
do-pass = Pass
do-end-turn = End your turn
do-done = Done
do-none = None
do-let-it-happen = Let it happen
do-nothing = Do nothing
do-not-respark = Let it be discarded
do-let = Let { $seat } go first
do-yes = Yes
do-no = No
do-pick = { $card }
do-discard = Discard { $card }
do-discard-top = Discard the top card of your draw pile
do-discard-spell = Discard { $card } from your spellboard
    .which = Discard { $card } #{ $number } ({ $which }) from your spellboard
do-pay = { $dice }
do-cost = { $symbols }
do-cost-free = no magic
do-target = { $card }
    .which = { $card } #{ $number } ({ $which })
do-target-theirs = { $card } of { $seat }
    .which = { $card } #{ $number } of { $seat } ({ $which })
do-target-player = { $seat_who ->
    [you] You
   *[other] { $seat }
}
do-no-target = No target
do-attach = { $card }
    .which = { $card } #{ $number } ({ $which })
do-attach-theirs = { $card } of { $seat }
    .which = { $card } #{ $number } of { $seat } ({ $which })
do-attacker = { $card }
    .which = { $card } #{ $number } ({ $which })
do-attack-theirs = { $card } of { $seat }
    .which = { $card } #{ $number } of { $seat } ({ $which })
do-block = { $card } blocks { $attacker }
    .which = { $card } #{ $number } ({ $which }) blocks { $attacker } #{ $other } ({ $which_other })
do-guard = { $card } guards
    .which = { $card } #{ $number } ({ $which }) guards
do-no-guard = No guard
do-counter = Counter
do-no-counter = Do not counter
do-assign = { $n } to { $card }
do-resolve = { $card }
    .which = { $card } #{ $number } ({ $which })
do-choose = { $card }
    .which = { $card } #{ $number } ({ $which })
do-choose-theirs = { $card } of { $seat }
    .which = { $card } #{ $number } of { $seat } ({ $which })
do-choose-die = { $die }
do-exhaust-die = { $die }
do-turn-die = { $die } to { $face }
do-face = { $face }
do-number = { $n }
do-token-wound = A wound token
do-token-exhaustion = An exhaustion token
do-token-status = A status token
do-respark = Respark { $card }
do-first-check = { $card } is destroyed: its wounds have reached its life
    .which = { $card } #{ $number } ({ $which }) is destroyed: its wounds have reached its life
do-first-check-theirs = { $card } of { $seat } is destroyed: its wounds have reached its life
    .which = { $card } #{ $number } of { $seat } ({ $which }) is destroyed: its wounds have reached its life
do-first-damaged = { $card }: { $n } damage
    .which = { $card } #{ $number } ({ $which }): { $n } damage
do-first-damaged-theirs = { $card } of { $seat }: { $n } damage
    .which = { $card } #{ $number } of { $seat } ({ $which }): { $n } damage
do-first-destroyed = { $card } is destroyed by { $source } ({ $cause })
    .which = { $card } #{ $number } ({ $which }) is destroyed by { $source } ({ $cause })
do-first-destroyed-theirs = { $card } of { $seat } is destroyed by { $source } ({ $cause })
    .which = { $card } #{ $number } of { $seat } ({ $which }) is destroyed by { $source } ({ $cause })
do-first-hit = { $card }: { $n } damage by { $source } ({ $cause })
    .which = { $card } #{ $number } ({ $which }): { $n } damage by { $source } ({ $cause })
do-first-hit-theirs = { $card } of { $seat }: { $n } damage by { $source } ({ $cause })
    .which = { $card } #{ $number } of { $seat } ({ $which }): { $n } damage by { $source } ({ $cause })
do-first-die = The charm die on { $card }
    .which = The charm die on { $card } #{ $number } ({ $which })
do-first-die-theirs = The charm die on { $card } of { $seat }
    .which = The charm die on { $card } #{ $number } of { $seat } ({ $which })
do-first-damage = The damage
do-first-events = The other effects
do-first-left-play = { $card } has left play
    .which = { $card } #{ $number } ({ $which }) has left play
do-first-left-play-theirs = { $card } of { $seat } has left play
    .which = { $card } #{ $number } of { $seat } ({ $which }) has left play
do-first-entered = { $card } has come into play
    .which = { $card } #{ $number } ({ $which }) has come into play
do-first-entered-theirs = { $card } of { $seat } has come into play
    .which = { $card } #{ $number } of { $seat } ({ $which }) has come into play
do-first-milled = { $seat_who ->
    [you] You have discarded off your draw pile
   *[other] { $seat } has discarded off the draw pile
}

## What happened

# An event with a heading begins a part of the log.

event-round = { $seat_who ->
    [you] Round { $amount } begins. You are the first player.
   *[other] Round { $amount } begins. First player: { $seat }.
}
    .heading = { $seat_who ->
        [you] Round { $amount } · you are the first player
       *[other] Round { $amount } · first player: { $seat }
    }
event-rolled = { $seat_who ->
    [you] You have { $dice }.
   *[other] { $seat } has { $dice }.
}
# Who is first is said when the round begins.
event-first-player = {""}
event-turn = { $seat_who ->
    [you] Your turn.
   *[other] Turn of { $seat }.
}
    .heading = { $seat_who ->
        [you] Your turn
       *[other] Turn of { $seat }
    }
event-drew = { $seat_who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-discarded = { $seat_who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-discarded-top = { $seat_who ->
    [you] You discard { $card } off your draw pile.
   *[other] { $seat } discards { $card } off the draw pile.
}
event-searched = { $seat_who ->
    [you] You take { $card } from your draw pile.
   *[other] { $seat } takes { $card } from the draw pile.
}
event-shuffled = { $seat_who ->
    [you] You shuffle your draw pile.
   *[other] { $seat } shuffles the draw pile.
}
event-dice-spent = { $seat_who ->
    [you] You pay { $dice }.
   *[other] { $seat } pays { $dice }.
}
event-die-exhausted = { $seat_who ->
    [you] One of your dice is exhausted: { $die }.
   *[other] A die of { $seat } is exhausted: { $die }.
}
event-die-readied = { $seat_who ->
    [you] One of your dice is active again: { $die }.
   *[other] A die of { $seat } is active again: { $die }.
}
event-die-turned = { $seat_who ->
    [you] You turn { $die } to { $face }.
   *[other] { $seat } turns { $die } to { $face }.
}
event-die-placed = A { $die } is placed on { $card }.
event-die-home = { $seat_who ->
    [you] The { $die } on { $card } goes back to you.
   *[other] The { $die } on { $card } goes back to { $seat }.
}
event-played = { $seat_who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-used = { $seat_who ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
}
event-used-ability = { $seat_who ->
    [you] You use { $card }: { $ability }.
   *[other] { $seat } uses { $card }: { $ability }.
}
event-used-power = { $seat_who ->
    [you] You use the power of a { $die }.
   *[other] { $seat } uses the power of a { $die }.
}
event-targeted = { $cards_count ->
    [one] Target: { $cards }.
   *[other] Targets: { $cards }.
}
event-targeted-player = { $player_who ->
    [you] Target: you.
   *[other] Target: { $player }.
}
event-cancelled = It is cancelled.
event-attached = { $card } is attached to { $unit }.
event-summoned = { $card } comes into play.
event-attackers = { $seat_who ->
    [you] You attack with { $cards }.
   *[other] { $seat } attacks with { $cards }.
}
event-attacked = The attack is on { $card }.
event-blocked = { $card } blocks { $attacker }.
event-guarded = { $card } guards.
event-attack-over = The attack is over.
event-damaged = { $card } receives { $amount } damage.
# Wounds by damage belong to no seat, and the damage has been told. Other wounds are placed on somebody’s card (DMG-12).
event-wounded = { $seat_who ->
    [none] {""}
   *[other] { $amount ->
        [one] 1 wound on { $card }.
       *[other] { $amount } wounds on { $card }.
    }
}
event-healed = { $amount ->
    [one] 1 wound off { $card }.
   *[other] { $amount } wounds off { $card }.
}
event-recovered = { $card } recovers { $amount }.
event-exhausted = { $amount ->
    [one] { $card } is exhausted.
   *[other] { $card } gets { $amount } exhaustion tokens.
}
event-readied = { $card } is no longer exhausted.
event-status = { $amount ->
    [one] { $card } gets a status token.
   *[other] { $card } gets { $amount } status tokens.
}
event-status-spent = { $amount ->
    [one] { $card } loses a status token.
   *[other] { $card } loses { $amount } status tokens.
}
event-token-moved = A { $token } is moved to { $card }.
event-boosted = { $card } has { $amount } more attack this turn.
event-bypass = { $card } cannot be blocked or guarded against this turn.
event-destroyed = { $card } is destroyed.
event-left-play = { $card } leaves play, to { $zone }.
event-returned = { $seat_who ->
    [you] You take { $card } from your discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
event-extra-side-action = { $seat_who ->
    [you] You have one more side action.
   *[other] { $seat } has one more side action.
}
event-passed = { $seat_who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-eliminated = { $seat_who ->
    [you] You are out of the game.
   *[other] { $seat } is out of the game.
}
event-won = { $seat_who ->
    [you] You have won.
   *[other] { $seat } has won.
}
outcome-last-standing = Every other Phoenixborn has fallen.

## Why not

why-over = The match is over.
why-out = You are out of the game.
why-not-yours = { $card } is not under your control.
why-not-in-play = { $card } is not in play.
why-not-in-hand = Cards are played from the hand; { $card } is not in yours.
why-not-this-phase = That can only be done in a turn of yours, in the player turns phase.
why-not-your-turn = It is not your turn.
why-in-the-middle = Something else is being resolved; that has to be finished first.
why-no-main = You have spent your main action this turn.
why-no-side = You have no side action left this turn.
why-no-dice = Your active dice cannot pay for that.
why-no-discard = There is no card in your hand to discard as its cost.
why-no-tokens = { $card } has no status token to spend.
why-exhausted = { $card } is exhausted.
why-blanked = { $card } has lost this ability.
why-battlefield-full = Your battlefield is full.
why-spellboard-full = Your spellboard is full, and no copy of { $card } lies there.
why-no-unit-fits = There is no unit that { $card } can be attached to.
why-reaction-phase = { $card } is a reaction spell: it can be played only in a turn, yours or another’s.
why-reacted = You have played a reaction spell this turn; one is all you have.
why-reaction = { $card } is a reaction spell: it can be played only when what it names has just happened.
why-nothing-to-activate = { $card } has nothing that could be activated.
why-triggered = What { $card } does is tied to an event; there is nothing to activate.
why-attack-first = First choose to attack a Phoenixborn or a unit, then your attackers.
why-attacking = { $card } is attacking already.
why-attackers-declared = The attackers of this attack have been declared.
why-no-attacker = You have no unexhausted unit to attack with.
why-no-enemy-unit = No opponent has a unit to attack.
why-no-power-face = You have no active die of that type on its power side.
why-not-on-power = Only a die on its power side gives its dice power.
why-nothing-to-meditate = You have nothing to discard.
why-meditate-first = First choose to meditate, then what to discard.
why-not-to-discard = To meditate you discard from your hand, your draw pile and your spellboard, nothing else.
why-draw-pile-empty = Your draw pile is empty.
why-discard-picked = You have chosen to discard { $card } already.
why-discards-chosen = You have chosen what to discard; the others are still choosing.
why-picked = That card is among your First Five already; they are five different cards.
why-first-five-chosen = You have chosen your First Five; the others are still choosing.
why-no-first-five-now = The First Five are chosen before the first round.
why-main-first = First spend your main action; passing is one.
why-not-a-unit = Only units can attack.
why-no-such-thing = There is no such thing to do that with.
why-not-attacked = You are not being attacked in that way.
why-bypass = The attacker has Bypass.
why-blocked = { $card } is blocked already.
why-blocking = { $card } is blocking already.
why-all-blocked = Every attacker is blocked already.
why-no-blocker = You have no unexhausted unit left to block with.
why-not-a-blocker = Only units can block.
why-is-attacked = { $card } is itself the one being attacked.
why-no-unit-guard = { $card } has no Unit Guard.
why-not-now = Not at this point of the attack.
