### What only the web client says about Ashes.

## What the ready-made decks are like, for somebody who has to choose one

web-deck-the-iron-men = Coal Roarkwin’s soldiers. Strong units that hit hard. The simplest way to start.
web-deck-the-snakes-in-silver = Maeoni Viper’s nest. Snakes that grow, and gold that strikes directly.
web-deck-the-mist-guardian = Aradel Summergaard’s mists. Many small spirits, and damage from afar.
web-deck-the-cloudsea-siren = Saria Guideman’s songs. Empties the opponent’s draw pile, and makes that hurt.
web-deck-the-bloodwoods-queen = Jessa Na Ni’s court. Hurts its own units to hurt the opponent more.
web-deck-the-shadows-of-viros = Noah Redmoon’s illusions. Fragile and tricky, and they keep coming back.

## Words of the game, for people who meet them at a table. `forms` are the words that stand for it, with | between them.

web-term-ashes-action-main = Main action
    .forms = main action|main actions
    .text = On your turn you take exactly one: play a card with this cost, attack, or pass.
    .rule = TURN-02

web-term-ashes-action-side = Side action
    .forms = side action|side actions
    .text = On your turn you may take one: pay for something with this cost, meditate, or use a dice power.
    .rule = TURN-04

web-term-ashes-meditate = Meditate
    .forms = meditate|meditates|meditating
    .text = A side action: discard cards, and for each one turn a die to a side you choose.
    .rule = MEDIT-01

web-term-ashes-dice-power = Dice power
    .forms = dice power|dice powers
    .text = A side action: exhaust a die that shows its power side to use its effect.
    .rule = DICE-04

web-term-ashes-phoenixborn = Phoenixborn
    .forms = phoenixborn
    .text = Your character. If its wounds reach its life, you lose.
    .rule = WIN-01

web-term-ashes-unit = Unit
    .forms = unit|units
    .text = An ally or a conjuration on a battlefield. A Phoenixborn is not one.
    .rule = PLACE-01

web-term-ashes-conjuration = Conjuration
    .forms = conjuration|conjurations
    .text = A unit that an effect brings into play from your conjuration pile.
    .rule = SUMMON-01

web-term-ashes-exhausted = Exhausted
    .forms = exhausted|exhaust|exhausts|exhaustion|unexhausted
    .text = A card with an exhaustion token: its text does not work, and a unit cannot attack, block or counter. A die that was used; it is rolled again next round.
    .rule = EXH-02

web-term-ashes-spellboard = Spellboard
    .forms = spellboard|ready spell|ready spells
    .text = Where ready spells stay, to be used each round. Another copy of the same spell goes with the first.
    .rule = PLACE-01

web-term-ashes-focus = Focus
    .forms = focus
    .text = A ready spell with two copies has Focus 1, with three also Focus 2.
    .rule = FOCUS-02

web-term-ashes-reaction = Reaction spell
    .forms = reaction spell|reaction spells
    .text = You play it when its condition is met, on anybody’s turn, but at most one each turn.
    .rule = REACT-01

web-term-ashes-alteration = Alteration
    .forms = alteration|alterations|attach
    .text = A spell you attach to a unit, yours or another player’s.
    .rule = ALTER-01

web-term-ashes-recover = Recover
    .forms = recover|recovers|recovery
    .text = At the end of each round a unit loses as many wounds as its recover value.
    .rule = RECOV-01

web-term-ashes-wound = Wound
    .forms = wound|wounds
    .text = Damage stays on a card as wounds. When they reach its life it is destroyed.
    .rule = WIN-01

web-term-ashes-status = Status token
    .forms = status token|status tokens
    .text = The card that gives it says what it is for.
    .rule = STATUS-01

web-term-ashes-guard = Unit Guard
    .forms = unit guard|guard|guards
    .text = When one of your units is attacked, this one may take its place.
    .rule = ATKU-06

web-term-ashes-respark = Respark
    .forms = respark
    .text = Pay, and the card returns to your hand instead of being discarded from play.
    .rule = RESPARK-01

web-term-ashes-first-five = First Five
    .forms = first five
    .text = The five different cards you begin with; the rest of your deck is shuffled.
    .rule = SETUP-03
