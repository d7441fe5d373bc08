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
mark-hit = about to receive damage
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
zone-removed = the removed cards
zone-battlefield = the battlefield
zone-spellboard = the spellboard

## Questions

ask-first-five = Choose your First Five: five different cards for your hand ({ $n } chosen so far).
ask-discard = Discard any number of cards from your hand, then draw up to five.
ask-turn = Your turn.
ask-pay = Pay for { $card }.
ask-pay-power = Pay for the dice power.
ask-discard-cost = { $card } costs a card. Which one do you discard?
ask-discard-one = Discard a card from your hand.
ask-cost = How do you pay for { $card }?
ask-target = Choose a target for { $card }.
ask-target-power = Choose a target for the dice power.
ask-attach = Attach { $card } to which unit?
ask-attackers-phoenixborn = Attack a Phoenixborn: choose your attackers, then Done.
ask-attackers-unit = Attack a unit: choose your attackers, then Done.
ask-attack-target = What do you attack?
ask-block = Choose your blockers, at most one for each attacker, then Done.
ask-guard = { $card } is attacked. Guard it with another unit?
ask-counter = Does { $card } counter?
ask-split = { $card } counters: how much of the damage goes to { $other }?
ask-resolve = Which attacker deals its damage next?
ask-order = Which card receives its damage first?
ask-order-events = Which of these happens first?
ask-group = Which comes first: the damage or the other effects?
ask-round-end = The round ends. Which of these happens first?
ask-meditate = { $n ->
    [0] Meditate: choose a card to discard.
    [one] Meditate: discard another card, or choose Done (1 discarded so far).
   *[other] Meditate: discard another card, or choose Done ({ $n } discarded so far).
}
ask-turn-die = Turn dice to the sides you want ({ $n } left), or choose Done.
ask-choose = { $card }: choose a card.
ask-choose-power = Choose a card.
ask-search = { $card }: which card do you take from your draw pile?
ask-number = { $card }: how many?
ask-die = { $seat_who ->
    [you] { $card }: choose one of your active dice.
   *[other] { $card }: choose one of { $seat }’s active dice.
}
ask-die-power = { $seat_who ->
    [you] Choose one of your active dice.
   *[other] Choose one of { $seat }’s active dice.
}
ask-exhausted-die = { $card }: choose an exhausted die.
ask-face = Which side should the { $die } show?
ask-token = { $card }: which token on { $other }?
ask-respark = { $card } would be discarded. Pay its Respark cost to take it to your hand?
ask-recover-die = Exhaust active dice to roll them again next round, or choose Done.
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
    [you] You have discarded from the top of your draw pile.
   *[other] { $seat } has discarded from the top of their draw pile.
}
ask-window-turns-begin = The player turns phase begins.
ask-window-round-ends = The round ends.

## Choices

do-play = Play { $card }
do-use = Use { $card }
    .which = Use { $card } #{ $number } ({ $which })
do-use-theirs = Use { $seat }’s { $card }
    .which = Use { $seat }’s { $card } #{ $number } ({ $which })
do-use-ability = { $card }: { $ability }
    .which = { $card } #{ $number } ({ $which }): { $ability }
do-use-ability-theirs = { $seat }’s { $card }: { $ability }
    .which = { $seat }’s { $card } #{ $number } ({ $which }): { $ability }
do-power = Dice power: { $die }
do-attack-phoenixborn = Attack a Phoenixborn
do-attack-phoenixborn-with-all = Attack a Phoenixborn with all
do-attack-unit = Attack a unit
do-attack-unit-with-all = Attack a unit with all
do-attack-unit-with = Attack a unit with { $card } alone
    .which = Attack a unit with { $card } #{ $number } ({ $which }) alone
do-meditate = Meditate
do-meditate-die = Meditate top card: { $die }
do-pass = Pass
do-pass-and-end = Pass and end your turn
do-end-turn = End your turn
do-done = Done
do-none = None
do-let-it-happen = Let it happen
do-use-it = Use
do-skip = Skip
do-nothing = Do nothing
do-not-respark = Let it be discarded
do-let = Let { $seat } go first
do-yes = Yes
do-no = No
do-pick = { $card }
do-pick-suggested = The five that the deck suggests: { $cards }
do-discard = Discard { $card }
do-discard-top = Discard the top card of your draw pile
do-discard-spell = Discard { $card } from your spellboard
    .which = Discard { $card } #{ $number } ({ $which }) from your spellboard
do-pay = { $dice }
do-cost = { $symbols }
do-cost-free = no dice
do-target = { $card }
    .which = { $card } #{ $number } ({ $which })
do-target-theirs = { $seat }’s { $card }
    .which = { $seat }’s { $card } #{ $number } ({ $which })
do-target-player = { $seat_who ->
    [you] You
   *[other] { $seat }
}
do-no-target = No target
do-attach = { $card }
    .which = { $card } #{ $number } ({ $which })
do-attach-theirs = { $seat }’s { $card }
    .which = { $seat }’s { $card } #{ $number } ({ $which })
do-attack-with-all = All of them
do-attacker = { $card }
    .which = { $card } #{ $number } ({ $which })
do-attack-theirs = { $seat }’s { $card }
    .which = { $seat }’s { $card } #{ $number } ({ $which })
do-block = { $card } blocks { $attacker }
    .which = { $card } #{ $number } ({ $which }) blocks { $attacker } #{ $other } ({ $which_other })
do-guard = { $card } guards
    .which = { $card } #{ $number } ({ $which }) guards
do-no-guard = No guard
do-counter = Counter
do-no-counter = Do not counter
do-assign = { $n } damage to { $card }
do-resolve = { $card }
    .which = { $card } #{ $number } ({ $which })
do-choose = { $card }
    .which = { $card } #{ $number } ({ $which })
do-choose-theirs = { $seat }’s { $card }
    .which = { $seat }’s { $card } #{ $number } ({ $which })
do-choose-die = { $die }
do-exhaust-die = { $die }
do-exhaust-basics = All dice that show the basic symbol, and no others
do-turn-die = Turn { $die } to { $face }
do-face = { $face }
do-number = { $n }
do-token-wound = A wound token
do-token-exhaustion = An exhaustion token
do-token-status = A status token
do-respark = Respark { $card }
do-in-order = All in this order
do-first-check = { $card } is destroyed: its wounds have reached its life
    .which = { $card } #{ $number } ({ $which }) is destroyed: its wounds have reached its life
do-first-check-theirs = { $seat }’s { $card } is destroyed: its wounds have reached its life
    .which = { $seat }’s { $card } #{ $number } ({ $which }) is destroyed: its wounds have reached its life
do-first-damaged = { $card }: { $n } damage
    .which = { $card } #{ $number } ({ $which }): { $n } damage
do-first-damaged-theirs = { $seat }’s { $card }: { $n } damage
    .which = { $seat }’s { $card } #{ $number } ({ $which }): { $n } damage
do-first-destroyed = { $card } is destroyed by { $source } ({ $cause })
    .which = { $card } #{ $number } ({ $which }) is destroyed by { $source } ({ $cause })
do-first-destroyed-theirs = { $seat }’s { $card } is destroyed by { $source } ({ $cause })
    .which = { $seat }’s { $card } #{ $number } ({ $which }) is destroyed by { $source } ({ $cause })
do-first-hit = { $card }: { $n } damage from { $source } ({ $cause })
    .which = { $card } #{ $number } ({ $which }): { $n } damage from { $source } ({ $cause })
do-first-hit-theirs = { $seat }’s { $card }: { $n } damage from { $source } ({ $cause })
    .which = { $seat }’s { $card } #{ $number } ({ $which }): { $n } damage from { $source } ({ $cause })
do-first-die = The charm die on { $card }
    .which = The charm die on { $card } #{ $number } ({ $which })
do-first-die-theirs = The charm die on { $seat }’s { $card }
    .which = The charm die on { $seat }’s { $card } #{ $number } ({ $which })
do-first-damage = The damage
do-first-events = The other effects
do-first-left-play = { $card } has left play
    .which = { $card } #{ $number } ({ $which }) has left play
do-first-left-play-theirs = { $seat }’s { $card } has left play
    .which = { $seat }’s { $card } #{ $number } ({ $which }) has left play
do-first-entered = { $card } has come into play
    .which = { $card } #{ $number } ({ $which }) has come into play
do-first-entered-theirs = { $seat }’s { $card } has come into play
    .which = { $seat }’s { $card } #{ $number } ({ $which }) has come into play
do-first-milled = { $seat_who ->
    [you] You have discarded from the top of your draw pile
   *[other] { $seat } has discarded from the top of their draw pile
}

## What happened

# An event with a heading begins a part of the log.

event-round = { $seat_who ->
    [you] Round { $amount } begins. You are the first player.
   *[other] Round { $amount } begins. { $seat } is the first player.
}
    .heading = { $seat_who ->
        [you] Round { $amount } · you are the first player
       *[other] Round { $amount } · { $seat } is the first player
    }
event-rolled = { $seat_who ->
    [you] You have { $dice }.
   *[other] { $seat } has { $dice }.
}
# Who is first is said when the round begins.
event-first-player = {""}
event-turn = { $seat_who ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
    .heading = { $seat_who ->
        [you] Your turn
       *[other] { $seat }’s turn
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
    [you] You discard { $card } from the top of your draw pile.
   *[other] { $seat } discards { $card } from the top of their draw pile.
}
event-searched = { $seat_who ->
    [you] You take { $card } from your draw pile.
   *[other] { $seat } takes { $card } from their draw pile.
}
event-shuffled = { $seat_who ->
    [you] You shuffle your draw pile.
   *[other] { $seat } shuffles their draw pile.
}
event-dice-spent = { $seat_who ->
    [you] You pay { $dice }.
   *[other] { $seat } pays { $dice }.
}
event-die-exhausted = { $seat_who ->
    [you] One of your dice is exhausted: { $die }.
   *[other] One of { $seat }’s dice is exhausted: { $die }.
}
event-die-readied = { $seat_who ->
    [you] One of your dice is active again: { $die }.
   *[other] One of { $seat }’s dice is active again: { $die }.
}
event-die-turned = { $seat_who ->
    [you] You turn { $die } to { $face }.
   *[other] { $seat } turns { $die } to { $face }.
}
event-die-placed = { $die_id ->
    [die-illusion] An { $die } is placed on { $card }.
   *[other] A { $die } is placed on { $card }.
}
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
    [you] You use the power of { $die_id ->
        [die-illusion] an { $die }
       *[other] a { $die }
    }.
   *[other] { $seat } uses the power of { $die_id ->
        [die-illusion] an { $die }
       *[other] a { $die }
    }.
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
event-attacked = The attack’s target is { $card }.
event-blocked = { $card } blocks { $attacker }.
event-guarded = { $card } guards.
event-attack-over = The attack is over.
event-damaged = { $card } receives { $amount } damage.
# Wounds by damage belong to no seat, and the damage has been told. Other wounds are placed on somebody’s card (DMG-12).
event-wounded = { $seat_who ->
    [none] {""}
   *[other] { $amount ->
        [one] { $card } gets 1 wound.
       *[other] { $card } gets { $amount } wounds.
    }
}
event-healed = { $amount ->
    [one] { $card } loses 1 wound.
   *[other] { $card } loses { $amount } wounds.
}
event-recovered = { $amount ->
    [one] { $card } recovers 1 wound.
   *[other] { $card } recovers { $amount } wounds.
}
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
event-token-moved = { $token_id ->
    [token-exhaustion] An { $token } is moved to { $card }.
   *[other] A { $token } is moved to { $card }.
}
event-boosted = { $card } has { $amount } more attack this turn.
event-bypass = { $card } cannot be blocked or guarded against this turn.
event-destroyed = { $card } is destroyed.
event-left-play = { $zone_id ->
    [zone-removed] { $card } is removed from the game.
    [zone-hand] { $card } leaves play and returns to the hand.
    [zone-conjurations] { $card } leaves play and returns to the conjuration pile.
   *[other] { $card } leaves play and goes to { $zone }.
}
event-returned = { $seat_who ->
    [you] You take { $card } from your discard pile.
   *[other] { $seat } takes { $card } from their discard pile.
}
event-extra-side-action = { $seat_who ->
    [you] You get one more side action.
   *[other] { $seat } gets one more side action.
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
why-not-yours = You do not control { $card }.
why-not-in-play = { $card } is not in play.
why-not-in-hand = You play cards from your hand, and { $card } is not there.
why-not-this-phase = You can only do that on your own turn, in the player turns phase.
why-not-your-turn = It is not your turn.
why-in-the-middle = Something else is being resolved and has to be finished first.
why-no-main = You have already spent your main action this turn.
why-no-side = You have no side action left this turn.
why-no-dice = Your active dice cannot pay for that.
why-no-discard = You have no card in hand to discard as its cost.
why-no-tokens = { $card } has no status token to spend.
why-exhausted = { $card } is exhausted.
why-blanked = { $card } has lost this ability.
why-battlefield-full = Your battlefield is full.
why-spellboard-full = Your spellboard is full, and there is no copy of { $card } on it.
why-no-unit-fits = There is no unit that { $card } can be attached to.
why-reaction-phase = { $card } is a reaction spell: you can only play it during a turn, yours or another player’s.
why-reacted = You have already played a reaction spell this turn, and you get only one.
why-reaction = { $card } is a reaction spell: you can only play it when the event it names has just happened.
why-nothing-to-activate = { $card } has nothing to activate.
why-triggered = { $card } answers to an event by itself; there is nothing to activate.
why-attack-first = First choose to attack a Phoenixborn or a unit, then your attackers.
why-attacking = { $card } is already attacking.
why-attackers-declared = The attackers have already been declared.
why-no-attacker = You have no unexhausted unit to attack with.
why-no-enemy-unit = No opponent has a unit to attack.
why-no-power-face = You have no active die of that type on its power side.
why-not-on-power = Only a die on its power side gives its dice power.
why-nothing-to-meditate = You have nothing to discard.
why-meditate-first = First choose to meditate, then what to discard.
why-not-to-discard = To meditate you discard from your hand, your draw pile and your spellboard, nothing else.
why-draw-pile-empty = Your draw pile is empty.
why-discard-picked = You have already chosen to discard { $card }.
why-discards-chosen = You have chosen what to discard; the others are still choosing.
why-picked = That card is already in your First Five, and they must be five different cards.
why-first-five-chosen = You have chosen your First Five; the others are still choosing.
why-no-first-five-now = The First Five are chosen before the first round.
why-main-first = Spend your main action first; passing counts as one.
why-not-a-unit = Only units can attack.
why-no-such-thing = There is nothing here to do that with.
why-not-attacked = You are not being attacked in that way.
why-bypass = The attacker has Bypass.
why-blocked = { $card } is already blocked.
why-blocking = { $card } is already blocking.
why-all-blocked = Every attacker is already blocked.
why-no-blocker = You have no unexhausted unit left to block with.
why-not-a-blocker = Only units can block.
why-is-attacked = { $card } is the unit under attack.
why-no-unit-guard = { $card } does not have Unit Guard.
why-not-now = You cannot do that at this point of the attack.
