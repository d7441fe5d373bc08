### The cards of Ashes: names, and in our own words what they do. Numbers come from the card's definition.

card-abundance = Abundance
    .text =
        Every player may draw up to { $draw } cards; for each card fewer, that player’s Phoenixborn takes 1
        damage. Focus 1: your own Phoenixborn takes 1 damage less. Focus 2: and 1 less again.
card-anchornaut = Anchornaut
    .text = Throw 1: deal { $damage } damage to a target unit. Needs no action.
card-aradel-summergaard = Aradel Summergaard
    .text = Water Blast: deal { $damage } damage to a target unit.
card-blood-archer = Blood Archer
    .text =
        Blood Oath 2: while you declare attackers, you may put { $wounds } wound tokens on this unit to give it
        +{ $attack } attack for the rest of the turn. Battle Advantage: in a battle it deals its damage before
        units without this ability.
card-blood-puppet = Blood Puppet
    .text =
        Cursed 1: at the end of each round, put { $wounds } wound token on your Phoenixborn. Self Inflict 1:
        deal { $damage } damage to this unit.
card-blood-transfer = Blood Transfer
    .text =
        Deal { $damage } damage to a target unit you control. If you do, you may take { $unit } wound tokens off
        another unit you control, or { $phoenixborn } off your Phoenixborn.
card-blue-jaguar = Blue Jaguar
    .text =
        Gaze 1: after a unit has come into play on an opponent’s battlefield, you may pay to put an exhaustion
        token on it.
card-bound-soul = Bound Soul
    .text = Take an ally of your choice from your discard pile into your hand.
card-bring-forth = Bring Forth
    .text =
        Only for a unit that has Illusion. It gets +{ $attack } attack and +{ $life } life and loses Illusion.
        Respark for { $respark } basic.
card-butterfly-monk = Butterfly Monk
    .text =
        Unit Guard: unless exhausted, it may guard your other units. Last Blessing 1: when it is destroyed, take
        { $wounds } wound token off a target unit or Phoenixborn. Its life is the number of copies of Summon
        Butterfly Monk on your spellboard.
card-call-upon-the-realms = Call Upon the Realms
    .text = Turn { $dice } dice of your active pool, each to a side of your choice.
card-chant-of-revenge = Chant of Revenge
    .text =
        When a unit you control is destroyed, you may exhaust this spell to deal { $damage } damage to a target
        unit or Phoenixborn.
card-coal-roarkwin = Coal Roarkwin
    .text =
        Slash: deal { $damage } damage to a target unit. If an opponent has no unit in play, you may deal it to
        that opponent’s Phoenixborn instead.
card-cut-the-strings = Cut the Strings
    .text = Deal { $damage } damage to a unit you control. If you do, you may discard a target alteration spell.
card-empower = Empower
    .text =
        After any player has declared attackers, you may give a target unit +{ $attack } attack for the rest of
        the turn. You may also draw a card; if you do, discard a card from your hand. Focus 1: you may re-roll
        one of your exhausted dice into your active pool.
card-enchanted-violinist = Enchanted Violinist
    .text =
        Song of Sorrow: after an opponent has discarded cards off the draw pile, you may pay to put { $wounds }
        wound token on a target unit.
card-expand-energy = Expand Energy
    .text = Re-roll one of your exhausted dice into your active pool.
card-fade-away = Fade Away
    .text = At the end of the round this unit is destroyed; an ally is removed from the game.
card-false-demon = False Demon
    .text =
        Unit Guard: unless exhausted, it may guard your other units. Illusion: when attack or counter damage
        reaches this unit, it is destroyed.
card-fear = Fear
    .text = Return a target unit of an opponent to its owner: to hand, or a conjuration to its pile.
card-final-cry = Final Cry
    .text = When a unit you control is destroyed: deal { $damage } damage to a target unit or Phoenixborn.
card-gilder = Gilder
    .text =
        Unit Guard: unless exhausted, it may guard your other units. Inheritance 1: when it is destroyed, you
        may put { $tokens } status token on a target unit.
card-golden-veil = Golden Veil
    .text = When an opponent’s spell, ability or dice power would target a unit you control: cancel all its effects.
card-hammer-knight = Hammer Knight
    .text =
        Aftershock 1: when its attack or counter deals damage, you may put { $wounds } wound token on a target
        unit.
card-hidden-power = Hidden Power
    .text = Move { $dice } of your exhausted dice to your active pool, each on a side of your choice.
card-hypnotize = Hypnotize
    .text =
        A target unit you control has Bypass for the rest of the turn: it can be neither blocked nor guarded
        against.
card-iron-rhino = Iron Rhino
card-iron-worker = Iron Worker
    .text =
        Resourceful 1: it gets a status token when it comes into play and whenever the player turns phase
        begins. Overtime: in your turn, each status token you take off it is another side action.
card-jessa-na-ni = Jessa Na Ni
    .text =
        Screams of the Departed: whenever an opponent’s unit leaves play, you may pay for { $damage } damage to
        that opponent’s Phoenixborn.
card-leech-warrior = Leech Warrior
    .text =
        Shadow Drain 1: when it receives damage, you may exhaust an active die of a target player; you pick the
        die.
card-living-doll = Living Doll
    .text =
        Pain Link: when it receives damage, you may pay to deal as much damage to a target unit or Phoenixborn,
        but no more than this unit’s life value.
card-maeoni-viper = Maeoni Viper
    .text =
        Strike: after any player has declared attackers, you may give a target unit +{ $attack } attack for the
        rest of the turn.
card-masked-wolf = Masked Wolf
card-massive-growth = Massive Growth
    .text =
        Only for a unit whose attack is { $weak } or less. It gets +{ $attack } attack and +{ $life } life.
        Spell Guard: opponents’ spells do not affect this card. Fleeting: it is discarded at the end of the
        round.
card-mist-spirit = Mist Spirit
card-mist-typhoon = Mist Typhoon
    .text = Deal { $damage } damage to every unit of every opponent. You may draw a card.
card-molten-gold = Molten Gold
    .text = Put { $wounds } wound tokens on a target unit or Phoenixborn.
card-noah-redmoon = Noah Redmoon
    .text = Shadow Target: put an exhaustion token on a target ready spell of an opponent.
card-one-hundred-blades = One Hundred Blades
    .text =
        Deal { $damage } damage to a target Phoenixborn and { $damage } damage to every unit of every opponent.
        Draw a card.
card-open-memories = Open Memories
    .text =
        You may look through your draw pile and take a card into your hand without showing it. If you do,
        shuffle the pile.
card-out-of-the-mist = Out of the Mist
    .text = Deal 1 damage to a target unit for each unit you have in play. You may draw a card.
card-protect = Protect
    .text =
        It comes into play with { $tokens } status tokens and is discarded once it has none. When a unit you
        control would receive damage, you may take any number of tokens off this spell; each prevents 1 of that
        damage.
card-purge = Purge
    .text =
        A target player discards the top card of the draw pile. Focus 1: you may pay 1 basic to have that player
        discard another.
card-redirect = Redirect
    .text =
        When your Phoenixborn would receive damage while you have a unit in play: a target unit you control
        receives it instead.
card-reflections-in-the-water = Reflections in the Water
    .text = This unit has none of its abilities but the inexhaustible ones. Respark for { $respark } basic.
card-refresh = Refresh
    .text = Take all exhaustion tokens off a target unit.
card-root-armor = Root Armor
    .text = The unit gets +{ $life } life. Respark for { $respark } basic.
card-rose-fire-dancer = Rose Fire Dancer
    .text = Distract: put an exhaustion token on a target unit.
card-saria-guideman = Saria Guideman
    .text =
        Heart’s Pull: you may draw a card. If you did, you may have a target player discard the top card of the
        draw pile.
card-seal = Seal
    .text =
        Choose a ready spell on a target player’s spellboard. Put an exhaustion token on it and on each copy of
        it there.
card-seaside-raven = Seaside Raven
    .text =
        Battle Advantage: in a battle it deals its damage before units without this ability. Magic Guard:
        opponents’ spells do not affect this unit.
card-shadow-counter = Shadow Counter
    .text =
        After your Phoenixborn has received damage from an attack: deal { $damage } damage to a target unit of
        an opponent.
card-shifting-mist = Shifting Mist
    .text = Turn { $dice } dice of your active pool, each to a side of your choice.
card-silver-snake = Silver Snake
    .text =
        Its attack is the number of its status tokens. Consume: whenever you destroy an opponent’s unit, this
        unit gets a status token, and an ally so destroyed is removed from the game.
card-sleeping-widow = Sleeping Widow
card-sleight-of-hand = Sleight of Hand
    .text = Draw { $draw } cards.
card-small-sacrifice = Small Sacrifice
    .text =
        Deal { $damage } damage to a target unit you control. If you do, you may deal { $damage } damage to a
        target unit of an opponent. Focus 1: if neither target is exhausted, you may exhaust both instead.
card-spiked-armor = Spiked Armor
    .text =
        The unit gets +{ $life } life and Spiked Skin 2: when attackers or a counter damage it, each unit
        attacking or countering it takes { $damage } damage at the same time.
card-steady-gaze = Steady Gaze
    .text = Put { $tokens } exhaustion tokens on a target unit.
card-stormwind-sniper = Stormwind Sniper
    .text = Ambush 2: when it comes into play, you may deal { $damage } damage to a target unit or Phoenixborn.
card-strange-copy = Strange Copy
    .text =
        It comes onto your battlefield with as many status tokens as the attack of an opponent’s unit of your
        choice. There it is an ally whose attack and life are its status tokens; no alteration fits it.
        Fleeting: it is discarded at the end of the round.
card-strengthen = Strengthen
    .text = A target unit has +{ $attack } attack for the rest of the turn. Focus 2: and +{ $more } more.
card-summon-blood-puppet = Summon Blood Puppet
    .text = Place a Blood Puppet from your conjuration pile on a target player’s battlefield.
card-summon-blue-jaguar = Summon Blue Jaguar
    .text = Place a Blue Jaguar on your battlefield.
card-summon-butterfly-monk = Summon Butterfly Monk
    .text = Place a Butterfly Monk on your battlefield.
card-summon-false-demon = Summon False Demon
    .text = Place a False Demon on your battlefield.
card-summon-gilder = Summon Gilder
    .text = Place a Gilder on your battlefield. You may deal { $damage } damage to a target unit.
card-summon-iron-rhino = Summon Iron Rhino
    .text =
        Place an Iron Rhino on your battlefield. Focus 1: this costs { $reduction } basic less. Focus 2: and
        { $reduction } less again.
card-summon-masked-wolf = Summon Masked Wolf
    .text =
        Place a Masked Wolf on your battlefield. Focus 1: you may pay 1 illusion power instead of the dice asked
        for.
card-summon-mist-spirit = Summon Mist Spirit
    .text = Place a Mist Spirit on your battlefield. You may pay 1 more basic to place a second one.
card-summon-seaside-raven = Summon Seaside Raven
    .text = Place a Seaside Raven on your battlefield.
card-summon-silver-snake = Summon Silver Snake
    .text =
        Place a Silver Snake on your battlefield. Focus 1: it gets a status token. Focus 2: and another. Spell
        Guard: opponents’ spells do not affect this card.
card-summon-sleeping-widows = Summon Sleeping Widows
    .text = When a unit you control is destroyed: place up to { $widows } Sleeping Widows on your battlefield.
card-summon-three-eyed-owl = Summon Three-Eyed Owl
    .text = Place a Three-Eyed Owl on your battlefield.
card-sympathy-pain = Sympathy Pain
    .text = After your Phoenixborn has received damage: deal { $damage } damage to a target unit or Phoenixborn.
card-three-eyed-owl = Three-Eyed Owl
    .text = Memory Drain 1: a target player discards a card from hand.
card-transfer = Transfer
    .text = Move a token of any kind from one card of a target player to another; neither may be a Phoenixborn.
card-undying-heart = Undying Heart
    .text = The unit gets +{ $life } life and +{ $recover } recover. Respark for { $respark } basic.

## Abilities

ability-aftershock-1 = Aftershock 1
ability-ambush-2 = Ambush 2
ability-battle-advantage = Battle Advantage
ability-blood-oath-2 = Blood Oath 2
ability-consume = Consume
ability-cursed-1 = Cursed 1
ability-distract = Distract
ability-fleeting = Fleeting
ability-gaze-1 = Gaze 1
ability-hearts-pull = Heart’s Pull
ability-illusion = Illusion
ability-inheritance-1 = Inheritance 1
ability-last-blessing-1 = Last Blessing 1
ability-magic-guard = Magic Guard
ability-memory-drain-1 = Memory Drain 1
ability-overtime = Overtime
ability-pain-link = Pain Link
ability-resourceful-1 = Resourceful 1
ability-respark = Respark
ability-screams-of-the-departed = Screams of the Departed
ability-self-inflict-1 = Self Inflict 1
ability-shadow-drain-1 = Shadow Drain 1
ability-shadow-target = Shadow Target
ability-slash = Slash
ability-song-of-sorrow = Song of Sorrow
ability-spell-guard = Spell Guard
ability-spiked-skin-2 = Spiked Skin 2
ability-strike = Strike
ability-throw-1 = Throw 1
ability-unit-guard = Unit Guard
ability-water-blast = Water Blast

## Pre-built decks

deck-the-iron-men = The Iron Men
deck-the-snakes-in-silver = The Snakes in Silver
deck-the-mist-guardian = The Mist Guardian
deck-the-cloudsea-siren = The Cloudsea Siren
deck-the-bloodwoods-queen = The Bloodwoods Queen
deck-the-shadows-of-viros = The Shadows of Viros
