### The cards of Aeon’s End: names, and in our own words what they do. Numbers come from the card’s definition.
### `.house` tells which value is ours because no source for the printed one was found.

## Cards that mages start with

card-crystal = Crystal
    .text = Gain { $aether } aether.
card-spark = Spark
    .text = Cast: deal { $damage } damage to the nemesis or a minion.
card-sparkling-meteorite = Sparkling Meteorite
    .text = Either gain { $aether } aether, or gain { $instead } aether that can only pay for focusing and opening your breaches.
card-tidal-surge = Tidal Surge
    .text = Cast: you gain { $charges } charge.
card-lucky-coin = Lucky Coin
    .text = Gain { $aether } aether. You may lose a charge for { $extra } more aether.
card-gift-of-spirit = Gift of Spirit
    .text = Cast: either deal { $damage } damage, or let an ally draw a card.
card-furnacium = Furnacium
    .text = Gain { $aether } aether. You may discard up to { $cards } spells from your hand; each gives { $extra } more aether. After that this card may go on top of your deck.
card-planar-pocket = Planar Pocket
    .text = Gain { $aether } aether, and { $extra } more that can only pay for relics.
card-aetherscope = Aetherscope
    .text = Either gain { $aether } aether, or ask an ally, who may lose a charge so that you gain { $charges } charges.
card-heart-forge = Heart Forge
    .text = Either gain { $aether } aether, or destroy a Spark or Crystal in your hand and take its Forged counterpart from the Forged deck into your hand.
card-forged-crystal = Forged Crystal
    .text = Gain { $aether } aether. This also counts as a Crystal.
card-forged-spark = Forged Spark
    .text = Cast: deal { $damage } damage. This also counts as a Spark.
    .house = How many Forged Sparks there are is our own value, because we found no source for it.

## Gems of the market

card-lurking-sionite = Lurking Sionite
    .text = Gain { $aether } aether, and { $extra } more if an ally has a Lurking Sionite in their discard pile.
card-unrefined-blaststone = Unrefined Blaststone
    .text = Either gain { $aether } aether, or destroy a card from the Unrefined Blaststone pile to deal { $damage } damage.
card-exogranite = Exogranite
    .text = Either gain { $aether } aether, or destroy this card for { $instead } aether.
card-recurring-jasper = Recurring Jasper
    .text = Gain { $aether } aether. If the top card of your discard pile is a spell, this card may go on top of your deck.
card-energized-rubidium = Energized Rubidium
    .text = Gain { $aether } aether. An ally of your choice may discard a card from their hand to gain { $charges } charge.
card-resonant-pearl = Resonant Pearl
    .text = Gain { $aether } aether. An ally may discard a Resonant Pearl from their hand; if they do, they draw a card and you gain { $extra } more aether.

## Relics of the market

card-caged-fire = Caged Fire
    .text = Either destroy the top card of any player’s discard pile, or destroy this card and gain { $life } life.
card-galvanized-bauble = Galvanized Bauble
    .text = Either focus an ally’s breach, or cast a spell that any player has prepped, and then you may destroy it.
card-aether-conduit = Aether Conduit
    .text = Attach this to any player’s breach. A player who casts a spell from that breach gains { $aether } aether.
card-well-of-energy = Well of Energy
    .text = Either Gravehold gains { $gravehold } life, or any player gains { $life } life.
card-pain-conduit = Pain Conduit
    .text = Attach this to any player’s breach. The next spell cast from it deals { $bonus } more damage, and then this card is discarded.
card-link-conduit = Link Conduit
    .text = Attach this to any player’s breach. Up to { $limit } spells can be prepped on it.
card-marble-galaxy = Marble Galaxy
    .text = An ally may discard a Marble Galaxy from their hand; if they do, they draw a card. Either gain { $charges } charge, or focus your closed breach with the lowest focus cost; if an ally discarded, do both.

## Spells of the market

card-deluge-of-power = Deluge of Power
    .text = Cast: deal { $damage } damage. An ally may discard up to { $cards } cards from their hand and draw as many.
card-reverberating-shock = Reverberating Shock
    .text = Echo. Cast: deal { $damage } damage and gain { $aether } aether that can only pay for gaining cards.
card-fatal-harmony = Fatal Harmony
    .text = Cast: deal { $damage } damage. An ally may discard a Fatal Harmony from their hand; if they do, they draw a card and you deal { $extra } separate damage.
card-bouncing-boom = Bouncing Boom
    .text = Echo. Cast: deal { $damage } damage.
card-spirit-lift = Spirit Lift
    .text = While prepped: once each turn, when you gain a charge on your turn, an ally gains { $charges } charges. Cast: deal { $damage } damage.
card-tethered-darts = Tethered Darts
    .text = Cast: deal { $damage } damage. If it was cast from an open breach III or IV, you may put this card into an ally’s hand.
card-force-amplifier = Force Amplifier
    .text = Cast: deal { $damage } damage, and { $bonus } more from an open breach III or IV.
card-imbued-smash = Imbued Smash
    .text = Cast: deal { $damage } damage. You may discard a card from your hand to deal { $extra } separate damage to the nemesis.
card-pattern-strike = Patterned Strike
    .text = Cast: deal { $damage } damage. You may take up to { $cards } cards that cost 0 from your discard pile into your hand.

## Mages

card-sahala = Sahala
    .title = Oracle
    .ability = Star Bind
    .text = In your casting or main phase: reveal the top { $cards } cards of your deck. If any are spells, one of them goes to your hand; the rest go back in any order you like. Then, if the Celestial Breach is open and has no spell on it, you may prep up to { $limit } spells from your hand on it.
card-gygar = Gygar
    .title = Tide Master
    .ability = High Tide
    .text = In your main phase: either the Ancient Breach gets a Surge token, or you cast a spell that is prepped there and gain { $charges } charges.
card-soskel = Soskel
    .title = Aristocrat
    .ability = Energized Sigil
    .text = In your main phase: either put an Energize token on any player’s breach that has none, or remove an Energize token from a breach and its player gains { $life } life. A player who casts a spell from a breach with an Energize token gains { $charges } charge.
card-taqren = Taqren
    .title = The Shield
    .ability = Breach Siphon
    .text = In your main phase: focus any player’s breach. Then any player gains { $life } life for each open breach you have.
card-talix = Talix
    .title = The Chain
    .ability = Soaring Ash
    .text = In your main phase: either destroy { $cards } Sparks in your hand to shuffle your own turn order card back into the turn order deck, or Gravehold gains { $gravehold } life.
card-rhia = Rhia
    .title = Relic Hunter
    .ability = Sublimate
    .text = In your main phase: return a card from your hand or discard pile to its supply pile. Then gain a card into your hand that costs up to { $extra } more aether, or up to { $relic } more if you returned a relic.
card-claudia = Claudia
    .title = Prospector
    .ability = Aeplosion
    .text = In an ally’s main phase: either that ally gains { $aether } aether and you gain a copy of the next card they gain from a supply pile this turn, or that ally gains { $instead } aether.
card-lost = Lost
    .title = Living Forge
    .ability = Meek’s Might
    .text = In your main phase: take up to { $cards } cards that cost 0 from your discard pile into your hand. The Forged deck is beside your mat. Only Heart Forge can take cards from it; they also count as Sparks and Crystals.

## Breaches

breach-i = Breach I
breach-ii = Breach II
breach-iii = Breach III
    .text = While open: spells cast from here deal { $bonus } more damage.
breach-iv = Breach IV
    .text = While open: spells cast from here deal { $bonus } more damage.
breach-celestial = Celestial Breach
    .text = While open: spells cast from here deal { $bonus } more damage.
    .house = Its costs are those of breach IV and our own value, because we found no source for them.
breach-defender = Defender Breach
    .text = While open: when a spell is cast from here, Gravehold gains { $gravehold } life.
    .house = Its costs to open are those of breach IV and our own value, because we found no source for them.
breach-ancient = Ancient Breach
    .text = Always open. It can hold up to { $limit } Surge tokens. For each of them, spells cast from here deal { $bonus } more damage.

## Basic nemesis cards

card-drillbeak-wurm = Drillbeak Wurm
    .text = Persistent: any player suffers { $damage } damage. Gravehold suffers { $gravehold } damage.
card-carriode-colony = Carriode Colony
    .text = Immediately: it suffers { $damage } damage for each player. Persistent: Unleash.
card-chaos-orb = Chaos Orb
    .text = Power { $power }: Unleash. Gravehold suffers { $gravehold } damage. To discard: spend { $price } aether.
card-disorient = Disorient
    .text = Unleash. Any player suffers { $damage } damage and discards a card from their hand. If that was a gem, Gravehold suffers { $gravehold } damage.
card-rend = Rend
    .text = Unleash. Gravehold suffers { $gravehold } damage. Any player suffers { $damage } damage.
card-unnerving-howl = Unnerving Howl
    .text = Power { $power }: Unleash. Any player discards { $cards } gems from their hand.
card-ceaseless-darkness = Ceaseless Darkness
    .text = Power { $power }: Unleash. Any player suffers { $damage } damage. Any player discards a card from their hand. To discard: spend { $price } aether.
card-aether-shock = Aether Shock
    .text = Unleash. The player with the most prepped spells suffers { $damage } damage and discards one of them.
card-decimate = Decimate
    .text = Either Unleash twice and any player gains { $charges } charges, or Gravehold suffers { $gravehold } damage.
card-blind-enigma = Blind Enigma
    .text = Persistent: any player suffers { $damage } damage, and { $extra } more if the nemesis tier is { $tier } or higher.
card-planar-collision = Planar Collision
    .text = Power { $power }: Unleash twice. To discard: discard { $spells } of your prepped spells.
card-spirit-snare = Spirit Snare
    .text = Power { $power }: Unleash. Any player discards a spell from their hand and suffers { $damage } damage. To discard: discard a card from your hand that costs { $cost } or more.
card-dement = Dement
    .text = Unleash twice. Any player suffers { $damage } damage and puts the most expensive card in their hand on top of their deck.
card-decay = Decay
    .text = Unleash twice. Any player or Gravehold suffers { $damage } damage.
card-culling-scythe = Culling Scythe
    .text = Power { $power }: Unleash. The player with the lowest life suffers { $damage } damage. To discard: spend { $price } aether.
card-fugue = Fugue
    .text = Any player discards { $cards } cards from their hand and suffers { $damage } damage.
card-volcanic-zala = Volcanic Zala
    .text = Persistent: either Gravehold suffers { $gravehold } damage, or any player loses { $charges } charges.
card-portal-guardian = Portal Guardian
    .text = Persistent: Unleash. Any player suffers { $damage } damage.
card-obliterating-meteor = Obliterating Meteor
    .text = Power { $power }: Unleash twice. Gravehold suffers { $gravehold } damage. To discard: discard { $cards } cards from your hand.
card-mutilate = Mutilate
    .text = Unleash. The players together discard { $spells } prepped spells. Any player suffers { $damage } damage.
card-needlemaw = Needlemaw
    .text = Persistent: Gravehold suffers { $gravehold } damage.
card-morbid-gyre = Morbid Gyre
    .text = Power { $power }: Unleash twice. The players together discard { $cards } cards from their hands. To discard: spend { $price } aether.
card-gravity-splinter = Gravity Splinter
    .text = Power { $power }: Unleash twice. The player with the fewest open breaches suffers { $damage } damage. To discard: spend { $price } aether.
card-eliminate = Eliminate
    .text = Either Unleash three times, or Gravehold suffers { $gravehold } damage, or any player suffers { $damage } damage.
card-crushing-storm = Crushing Storm
    .text = Power { $power }: Unleash three times. To discard: destroy { $breaches } of your open breaches.
card-gnashing-maw = Gnashing Maw
    .text = Power { $power }: Unleash. The player with the most expensive prepped spell destroys it. If it cost { $cost } or less, Unleash and any player suffers { $damage } damage.
card-disperse = Disperse
    .text = Unleash twice. Any player suffers { $damage } damage and destroys the most expensive card in their hand.
card-gore = Gore
    .text = Unleash twice. The player with the most expensive card in hand discards { $cards } cards from their hand, and then suffers { $damage } damage for each card still in their hand that costs { $cost } or more.
card-hex-of-destruction = Hex of Destruction
    .text = Power { $power }: Unleash twice. Gravehold suffers { $gravehold } damage. Any player destroys the top { $cards } cards of their deck. To discard: spend { $price } aether.
card-eternal-watcher = Eternal Watcher
    .text = Persistent: any player suffers { $damage } damage. If this minion then has { $limit } life or less, it gains { $life } life.
card-sunder = Sunder
    .text = Either Gravehold suffers { $gravehold } damage and the player with the lowest life suffers { $damage } damage, or every nemesis card in the turn order discard pile is shuffled back into the turn order deck.
card-topple = Topple
    .text = Unleash twice. Gravehold suffers { $gravehold } damage.
card-monstrosity-of-omens = Monstrosity of Omens
    .text = Whenever this minion is dealt damage, it suffers no more than { $limit }. Persistent: Gravehold suffers damage equal to the life this minion has.
card-doom-aegis = Doom Aegis
    .text = Power { $power }: Unleash. The player with the most charges suffers { $damage } damage and loses all their charges. To discard: spend { $price } aether.

## Upgraded basic nemesis cards

card-hissing-acid = Hissing Acid
    .text = Power { $power }: reveal the top card of the turn order deck. If it belongs to a player, Unleash three times; if not, any player suffers { $damage } damage. To discard: spend { $price } aether.
card-wreck = Wreck
    .text = Unleash twice. Gravehold suffers { $gravehold } damage.
card-bane-commander = Bane Commander
    .text = Persistent: Unleash. Any player suffers { $damage } damage.
card-sky-tremor = Sky Tremor
    .text = Power { $power }: Unleash twice. Gravehold suffers { $gravehold } damage. To discard: spend { $price } aether.
card-engulfing-madness = Engulfing Madness
    .text = Power { $power }: Unleash twice. Any player suffers { $damage } damage. To discard: spend { $price } aether.
card-separate = Separate
    .text = Unleash twice. Gravehold suffers { $gravehold } damage. The player with the most expensive prepped spell discards it.
card-needle-doom = Needle Doom
    .text = Persistent: Unleash. Gravehold suffers { $gravehold } damage.
card-marked = Marked
    .text = Unleash twice. The player with the lowest life suffers { $damage } damage.
card-eradicate = Eradicate
    .text = Unleash twice. Any player discards the { $cards } most expensive cards in their hand.
card-flash-of-decay = Flash Of Decay
    .text = Power { $power }: Unleash twice. The player with the most expensive prepped spell destroys it. If it cost { $cost } or less, or if there was none, Unleash.
card-terrify = Terrify
    .text = Unleash three times. Gravehold suffers { $gravehold } damage. Any player destroys { $cards } cards from their hand.
card-ray-of-desolation = Ray Of Desolation
    .text = Power { $power }: Unleash twice. The players together destroy the { $spells } most expensive prepped spells.
card-thunderous-tempest = Thunderous Tempest
    .text = Power { $power }: Unleash. Any player suffers { $damage } damage, or { $instead } if both nemesis turn order cards are in the turn order discard pile. To discard: spend { $price } aether.
card-sacrifice = Sacrifice
    .text = Either Unleash four times, or Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-burialskulk = Burialskulk
    .text = Persistent: Unleash twice.

## Maggoth

card-maggoth = Maggoth
    .text = Unleash: { $maggots } maggots come into play. A maggot is a minion with { $maggot_life } life, a fly is a minion with { $fly_life }. Each is placed in the lowest row of the Nest that has room; when this fills the row, the row’s effect happens at once. When a fly hatches, the lowest maggot becomes a fly. Damage to the Nest goes to its highest row with tokens and may be divided there. A fly that suffers 1 damage becomes a maggot.
    .board = The Nest, counted from below. Row 1: Gravehold suffers { $gravehold } damage and a fly hatches. Row 2: any player suffers { $damage } damage and a fly hatches. Row 3: Gravehold suffers { $extra } damage and two flies hatch. Row 4: you lose.
    .setup = Put the Nest beside the nemesis, with maggots on the first two spaces of the bottom row.
    .harder = Each Unleash brings a fly and a maggot into play instead.
    .house = The rows of the Nest above the bottom one are our own, because we found no source for them.
card-morph = Morph
    .text = A fly comes into play. Any player suffers { $damage } damage.
card-fly-throng = Fly Throng
    .text = Power { $power }: { $maggots } maggots come into play. Any player suffers { $damage } damage. To discard: spend { $price } aether.
card-hive-surge = Hive Surge
    .text = Power { $power }: a maggot comes into play, then { $flies } flies. To discard: discard { $cards } cards from your hand.
card-overrun = Overrun
    .text = Either { $maggots } maggots come into play, or any player suffers { $damage } damage.
card-shape-death = Shape Death
    .text = Power { $power }: if there are { $limit } maggots and flies or fewer in play, { $flies } flies and a maggot come into play; otherwise any player suffers { $damage } damage. To discard: spend { $price } aether.
card-vile-breeder = Vile Breeder
    .text = Persistent: a maggot comes into play. Any player suffers { $damage } damage.
card-egg-burst = Egg Burst
    .text = Power { $power }: { $flies } flies come into play. Any player suffers { $damage } damage. To discard: destroy { $cards } cards from your hand.
card-vivify = Vivify
    .text = If there are { $limit } maggots and flies or fewer in play, { $flies } flies come into play; otherwise any player suffers { $damage } damage and discards their most expensive prepped spell.
card-savage-spawner = Savage Spawner
    .text = Persistent: { $flies } flies come into play.

## Arachnos

card-arachnos = Arachnos
    .text = Unleash: the Arachnos token moves one space forward on the Ritual Track. In your main phase you may pay the price of its space to move it one space back. The ritual is complete when the token reaches the end, when Arachnos has more than { $tokens } nemesis tokens or, for one token less, when you would have won. Then World Devourer replaces the nemesis deck, its minions and its powers; the number of tokens decides which one comes. While it is in play, Arachnos suffers no damage, Unleash does nothing, and when a player is exhausted it gains { $life } life instead. Discard World Devourer and you win.
    .board = The Ritual Track has { $steps } steps. The higher the space, the more aether a step back costs.
    .setup = Put the Arachnos token on the start of the Ritual Track, and stack the World Devourer cards by number, the lowest on top.
    .harder = Arachnos starts with two nemesis tokens. Then Unleash twice.
    .house = The length and the prices of the Ritual Track, its back without effect and the idle Unleash beside World Devourer are our own, because we found no source for them.
card-bolster = Bolster
    .text = Either Arachnos gets a nemesis token, or Unleash and any player suffers { $damage } damage.
card-breach-stabilizer = Breach Stabilizer
    .text = Power { $power }: Unleash. Arachnos gets a nemesis token. To discard: spend { $price } aether.
card-the-chanters = The Chanters
    .text = Persistent: Arachnos gets a nemesis token.
card-unveil = Unveil
    .text = Either Gravehold suffers { $gravehold } damage, or Arachnos gets { $tokens } nemesis tokens.
card-empower-ritual = Empower Ritual
    .text = Power { $power }: Arachnos gets a nemesis token. Gravehold suffers { $gravehold } damage. To discard: spend { $price } aether.
card-flame-acolyte = Flame Acolyte
    .text = Persistent: if Arachnos has { $limit } nemesis tokens or fewer, it gets another; otherwise any player suffers { $damage } damage.
card-terminate = Terminate
    .text = If Arachnos has { $limit } nemesis tokens or fewer, it gets { $tokens }; otherwise Unleash three times.
card-the-end = The End
    .text = Immediately: Arachnos gains { $life } life. Power { $power }: the ritual is complete.
card-ritual-guardian = Ritual Guardian
    .text = Persistent: Arachnos gets a nemesis token. Unleash.
card-world-devourer-0 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-1 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-2 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-3 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-4 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-5 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-6 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-7 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-8 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.
card-world-devourer-9 = World Devourer
    .text = Immediately: it has { $life } more life than Arachnos has now. At the start of each nemesis turn, Gravehold suffers { $gravehold } damage and any player suffers { $damage }.

## Ageless Walker

card-ageless-walker = Ageless Walker
    .text = Unleash: any player exiles a card, either from their hand or from the top of their discard pile. It goes face up on the exiled pile. Everyone may look through that pile, and you may gain its top card as if from a supply pile, for { $extra } more aether than it costs. Curse of Aging cannot be exiled.
    .setup = Each player puts a Curse of Aging into their discard pile. A card from the most expensive supply pile starts the exiled pile.
    .harder = Curse of Aging does not let players draw a card.
card-curse-of-aging = Curse of Aging
    .text = It cannot be played, destroyed or exiled. When it comes to your hand, finish what put it there. Then draw a card, then either you suffer { $damage } damage or Gravehold suffers { $gravehold }, then discard it.
    .house = What this card does is our own, because we found no source for its text.
card-temporal-leap = Temporal Leap
    .text = Power { $power }: the players together exile { $cards } cards from their hands.
card-age-siphon = Age Siphon
    .text = Any player exiles a spell from their hand or discard pile. Gravehold suffers { $gravehold } damage.
card-enveloping-ooze = Enveloping Ooze
    .text = Persistent: Gravehold suffers { $gravehold } damage. Any player discards the top card of their deck.
card-rush-of-madness = Rush of Madness
    .text = Power { $power }: Unleash twice. Exile a card from the most expensive supply pile. Gravehold suffers { $gravehold } damage. To discard: spend { $price } aether.
card-timeless-serpent = Timeless Serpent
    .text = Immediately: any player exiles a card from their hand. Persistent: any player discards the most expensive card in their hand.
card-burden-of-knowledge = Burden of Knowledge
    .text = Power { $power }: the players together exile { $cards } cards that cost { $cost } or more from their hands or discard piles.
card-siege-of-dust = Siege of Dust
    .text = Power { $power }: Unleash. Gravehold suffers { $gravehold } damage if the top card of the exiled pile costs 1 or more, otherwise { $instead }.
card-spire-of-bone = Spire of Bone
    .text = Immediately: all exiled cards are destroyed. Persistent: any player exiles a card from their hand and draws a card. Gravehold suffers { $gravehold } damage.
card-forget = Forget
    .text = Any player exiles { $cards } cards from their hand and draws as many. Gravehold suffers { $gravehold } damage.

## Fenrix

card-fenrix = Fenrix
    .text = Unleash: Fenrix gets a nemesis token. At the end of each nemesis turn, as long as Fenrix has { $limit } or more tokens, it spends { $tokens } and a claw comes into play from the claw deck. In your main phase you may put your Position token on a claw; only a player whose token is there can damage it. When a claw is discarded, it goes back face down on top of the claw deck, and the tokens on it go back to their players. When the claw deck is empty, you lose.
    .setup = Every player takes their Position token. Put the claw deck face down beside the nemesis. Against one or two players Fenrix starts with two nemesis tokens, against three with one, against four with none.
    .harder = One claw starts in play.
    .house = That Fenrix begins without nemesis tokens against four players is our own value, because we found no source for it.
card-rending-claw = Rending Claw
    .text = Immediately: any player may put their Position token here. Persistent: either a player whose Position token is here suffers { $damage } damage, or Gravehold suffers { $gravehold }.
    .house = Its life is our own value, because we found no source for it.
card-dodge = Dodge
    .text = Either Unleash and a Position token returns from a minion to its player, or Unleash and any player suffers { $damage } damage and discards a card from their hand.
card-crazed-whelps = Crazed Whelps
    .text = Power { $power }: { $claws } claws come into play with { $life } life each. Their Persistent effects do not happen this turn.
card-rally-the-pack = Rally the Pack
    .text = Power { $power }: if no claw is in play, Unleash twice. Otherwise Unleash, and any player suffers { $damage } damage and puts their Position token on a claw.
card-obscure = Obscure
    .text = This turn, Position tokens cannot be put on claws. Unleash twice. The most expensive prepped spell goes on top of its owner’s deck.
card-spring-of-fury = Spring of Fury
    .text = Power { $power }: Unleash twice. This card stays beside the mat, and from now on claws come into play with { $life } more life. To discard: spend { $price } aether.
card-hunting-claw = Hunting Claw
    .text = This is a claw, but not from the claw deck: it is discarded like other minions. Immediately: any player may put their Position token here. Persistent: either a player whose Position token is here suffers { $damage } damage, or Gravehold suffers { $gravehold }.
    .house = Its life is our own value, because we found no source for it.
card-lacerate = Lacerate
    .text = If there are { $limit } claws or fewer in play, Unleash three times; otherwise the Persistent effect of every claw happens.
card-aether-blizzard = Aether Blizzard
    .text = Power { $power }: Unleash three times. A Position token returns from a minion to its player. This turn, Position tokens cannot be put on claws. To discard: destroy { $cards } cards from your hand that cost { $cost } or more.
card-molten-alpha = Molten Alpha
    .text = Immediately: all Position tokens are put on this minion, which is not a claw. Persistent: Gravehold suffers { $gravehold } damage.

## Crooked Mask

card-crooked-mask = Crooked Mask
    .text = Unleash: any player gains a corruption on top of their deck and shuffles their discard pile into their deck. Corruptions are curses. A player resolves all corruptions in their hand at the start of their turn, before casting, and those drawn since then at the end of their main phase; at no other time. A destroyed corruption goes to the bottom of the corruption deck. For each corruption that would be gained when that deck is empty, Gravehold suffers { $gravehold } damage instead.
    .setup = Shuffle the { $corruptions } corruptions into the corruption deck, face down.
    .harder = A destroyed corruption goes to the discard pile of any player instead.
card-blind-abandon = Blind Abandon
    .text = Suffer { $damage } damage. You may destroy a card in your hand that is not a corruption. Destroy this.
card-contagion = Contagion
    .text = Suffer { $damage } damage. Return a card that costs nothing from your discard pile to your hand. Destroy this.
card-delirium-veil = Delirium Veil
    .text = Gravehold suffers { $gravehold } damage. Focus one of your breaches. Destroy this.
card-dire-wisdom = Dire Wisdom
    .text = Gain a spell from any supply pile of spells. Gain { $corruptions } corruptions on top of your deck. Destroy this.
card-endless-hunger = Endless Hunger
    .text = Gravehold suffers { $gravehold } damage. Gain { $life } life. Destroy this.
card-fever-of-war = Fever of War
    .text = Suffer { $damage } damage. Deal { $dealt } damage. Destroy this.
card-grim-sight = Grim Sight
    .text = Gravehold suffers { $gravehold } damage. Reveal the top card of your deck; you may destroy it. Destroy this.
card-insatiable-avarice = Insatiable Avarice
    .text = Suffer { $damage } damage. Gain a gem from the least expensive supply pile of gems into your hand. Destroy this.
card-lust-for-power = Lust for Power
    .text = Suffer { $damage } damage. Gain a charge. Destroy this.
card-nothingness = Nothingness
    .text = Discard { $cards } cards from your hand that are not corruptions. Suffer { $damage } damage. Shuffle a turn order card of any player from the turn order discard pile into the turn order deck. Destroy this.
card-reckless-might = Reckless Might
    .text = Gain a relic from any supply pile of relics on top of your deck, and suffer damage equal to half its cost, rounded up. Destroy this.
card-burden = Burden
    .text = The players together gain { $corruptions } corruptions on top of their decks. Any player focuses a breach.
card-corrupter = Corrupter
    .text = When this minion is dealt damage, the player who dealt it gains a corruption on top of their deck. Persistent: Gravehold suffers { $gravehold } damage.
card-tempt = Tempt
    .text = The player with the most Crystals in hand discards all of them, suffers { $damage } damage and gains a card that costs { $cost } or less.
card-pain-sower = Pain Sower
    .text = Persistent: any player suffers { $damage } damage. A different player focuses a breach.
card-twisting-madness = Twisting Madness
    .text = Power { $power }: Gravehold gains { $gravehold } life. Crooked Mask gains { $life } life. To discard: discard { $cards } cards from your hand and draw a card.
card-vex = Vex
    .text = The top { $cards } cards of the nemesis deck are discarded. For each of them that is of tier 3, Gravehold suffers { $gravehold } damage.
card-afflict = Afflict
    .text = Two different players each gain { $corruptions } corruptions on top of their decks and { $life } life.
card-bedlam-sage = Bedlam Sage
    .text = Persistent: Gravehold gains { $gravehold } life. The player with the most life suffers { $damage } damage.
card-ruin-priest = Ruin Priest
    .text = Persistent: any player discards { $cards } cards from their hand that are not corruptions, and gains as many corruptions into their hand.

## Gate Witch

card-gate-witch = Gate Witch
    .text = Unleash: a time gate opens. If at the end of a nemesis turn { $limit } or more time gates are open and exactly one nemesis turn order card is in the turn order discard pile, shuffle it into the turn order deck and close { $closed } time gates; in an expedition, close { $expedition }.
    .setup = One time gate is open.
    .harder = Only { $fewer } time gates close.
card-deep-abomination = Deep Abomination
    .text = Persistent: each player suffers 1 damage for each of their turn order cards in the turn order discard pile.
card-hasten = Hasten
    .text = Any player suffers 1 damage for each open time gate, all in one blow. Unleash. Put this card on the bottom of the nemesis deck.
card-temporal-nimbus = Temporal Nimbus
    .text = Power { $power }: Unleash. In this turn’s draw phase the nemesis draws an additional card. To discard: spend { $price } aether.
card-nether-spiral = Nether Spiral
    .text = Power { $power }: choose a player’s turn order card in the turn order discard pile. All other cards of that pile are shuffled into the turn order deck. To discard: spend { $price } aether.
card-paradox-beast = Paradox Beast
    .text = Persistent: Gravehold suffers 1 damage for each open time gate, all in one blow.
card-portal-wretch = Portal Wretch
    .text = When this minion is discarded, shuffle a nemesis turn order card from the turn order discard pile into the turn order deck. Persistent: the player with the most charges suffers { $damage } damage.
card-distort = Distort
    .text = Unleash. Reveal the top card of the turn order deck: if it is a player’s, discard it; otherwise Gravehold suffers { $gravehold } damage. Put this card on the bottom of the nemesis deck.
card-infinite-enmity = Infinite Enmity
    .text = Power { $power }: Unleash until { $gates } time gates are open. Put this card on the bottom of the nemesis deck. To discard: spend { $price } aether.
card-rift-scourge = Rift Scourge
    .text = When this minion is discarded, it goes to the bottom of the nemesis deck. Persistent: any player suffers { $damage } damage.

## Magus of Cloaks

card-magus-of-cloaks = Magus of Cloaks
    .text = Unleash: either the Magus gains { $gained } cloaks, if there is room for them, or Gravehold suffers { $gravehold } damage. Each damage to the Magus is reduced by 1 for each cloak. Then the Magus loses a cloak, even if no damage was left. The Magus never has fewer than { $least } or more than { $most } cloaks.
    .setup = The Magus starts with { $cloaks } cloaks.
    .harder = The Magus never has fewer than { $harder_least } or more than { $harder_most } cloaks.
card-dusk-spawn = Dusk Spawn
    .text = When this minion is dealt damage, the Magus gains a cloak. Persistent: either any player loses a charge, or any player suffers { $damage } damage.
card-rising-dark = Rising Dark
    .text = Discard this when the Magus is dealt damage. Power { $power }: Unleash. Any player suffers { $damage } damage. Any player destroys one of their prepped spells that cost nothing.
card-twilight-empire = Twilight Empire
    .text = Power { $power }: Gravehold suffers 1 damage for each cloak, all in one blow. The Magus gains a cloak.
card-ashen-haruspex = Ashen Haruspex
    .text = Each damage to this minion is reduced by { $prevented }. Persistent: any player suffers 1 damage for every two cloaks, rounded up.
card-black-solstice = Black Solstice
    .text = Discard this when the Magus is dealt damage. Power { $power }: Unleash twice. Any player suffers { $damage } damage and discards one of their prepped spells.
card-enshroud = Enshroud
    .text = The Magus gains { $cloaks } cloaks. The players together destroy { $spells } prepped spells that cost nothing.
card-eclipse = Eclipse
    .text = The Magus gains { $cloaks } cloaks. The player with the most expensive prepped spell destroys it and suffers { $damage } damage.
card-shadows-reach = Shadow’s Reach
    .text = Immediately: the Magus gains { $cloaks } cloaks. Power { $power }: you lose.
card-veil-daughter = Veil Daughter
    .text = Each damage to this minion is reduced by 1 for each cloak. Persistent: the player with the most charges suffers { $damage } damage.

## Rageborne

card-rageborne = Rageborne
    .text = Unleash: Rageborne gains one Fury. When it strikes, draw the top card of the strike deck, do what it says and shuffle it back; then Rageborne loses { $cost } Fury. If it has { $limit } or more Fury at the end of a nemesis turn, it strikes once.
    .setup = Shuffle the { $strikes } strikes into the strike deck. Rageborne starts with { $fury } Fury.
    .harder = A strike costs Rageborne only { $less } Fury.
card-convoke = Convoke
    .text = Any player suffers { $damage } damage.
card-devastate = Devastate
    .text = Gravehold suffers { $gravehold } damage.
card-eviscerate = Eviscerate
    .text = The player with the lowest life suffers { $damage } damage.
card-frenzy = Frenzy
    .text = The player with the most open breaches suffers { $damage } damage.
card-raze = Raze
    .text = Gravehold suffers { $gravehold } damage. Any player suffers { $damage } damage.
card-seize = Seize
    .text = The players together discard the { $spells } most expensive prepped spells.
card-cleave = Cleave
    .text = Rageborne strikes.
card-provoker = Provoker
    .text = Persistent: Gravehold suffers damage equal to Rageborne’s Fury.
card-unrelenting-ire = Unrelenting Ire
    .text = Unleash. If both nemesis turn order cards are in the turn order discard pile, Unleash twice more.
card-blood-cry = Blood Cry
    .text = Power { $power }: Unleash four times. To discard: lose { $charges } charges.
card-invoke-carnage = Invoke Carnage
    .text = Power { $power }: Unleash. Any player suffers { $damage } damage and, in the same blow, 1 more for each Fury Rageborne has. To discard: spend { $price } aether.
card-scorn = Scorn
    .text = Persistent: either Gravehold suffers { $gravehold } damage, or Unleash twice.
card-avatar-of-wrath = Avatar of Wrath
    .text = Persistent: Rageborne strikes.
card-onslaught = Onslaught
    .text = Unleash three times. The players together discard one card from their hands for each Fury Rageborne has.
card-rolling-death = Rolling Death
    .text = Power { $power }: Rageborne strikes twice. To discard: spend { $price } aether.

## Prince of Gluttons

card-prince-of-gluttons = Prince of Gluttons
    .text = Unleash: devour { $cards } cards of the least expensive supply pile, or { $fewer } with three or four players. Devoured cards go face up on the devoured pile. Everyone may look through that pile, and you may gain its top card as if from a supply pile. For each card that a supply pile lacks, Gravehold suffers { $gravehold } damage. When all supply piles are empty, you lose.
    .setup = Devour one gem from each supply pile of gems, starting with the most expensive.
    .harder = Then devour { $extra } more cards from supply piles of your choice, one by one.
card-gorge = Gorge
    .text = Devour { $cards } cards of the second most expensive supply pile of gems. Any player suffers { $damage } damage.
card-lobotomize = Lobotomize
    .text = Either any player suffers { $damage } damage, or devour { $spells } cards of a supply pile of spells.
card-thought-biter = Thought Biter
    .text = Persistent: either any player suffers { $damage } damage, or devour { $relics } cards of the least expensive supply pile of relics.
card-cerephage = Cerephage
    .text = Persistent: devour as many cards of one supply pile as this minion has life. Then this minion suffers { $damage } damage.
card-godfeeders = Godfeeders
    .text = Persistent: Gravehold suffers { $gravehold } damage. Devour a card of the most expensive supply pile of gems.
card-mindguzzler = Mindguzzler
    .text = Immediately: it has 1 more life for each empty supply pile. Persistent: Unleash.
card-digest = Digest
    .text = Either Unleash three times, or any player suffers 1 damage for each empty supply pile, in one blow.
card-memory-eater = Memory Eater
    .text = Persistent: the player with the lowest life suffers 1 damage for each empty supply pile, in one blow.
card-vile-feast = Vile Feast
    .text = Power { $power }: Gravehold suffers { $gravehold } damage for each empty supply pile. To discard: spend { $price } aether.

## Carapace Queen

card-carapace-queen = Carapace Queen
    .text = Unleash: { $husks } husks come into play. A husk is a minion with 1 life. Damage to the husks takes one of them, and the rest of it is lost; but you may suffer { $spread } damage to spread it over several husks. There is room for { $spaces } husks; for each one more Gravehold suffers { $crowded } damage.
    .board = When the Queen swarms, count the husks. Up to { $few }: { $four } husks come into play. Up to { $several }: any player discards a prepped spell, and { $two } husks come into play. Up to { $many }: Gravehold suffers { $gravehold } damage. Up to { $most }: the player with the lowest life suffers { $damage } damage, and a husk is discarded. With more of them you lose.
    .setup = { $husks } husks come into play.
    .harder = Each Unleash brings { $more } husks.
card-broodwomb = Broodwomb
    .text = While there is a husk in play, this minion suffers no damage. Persistent: a husk comes into play.
card-endless-throng = Endless Throng
    .text = The Queen swarms.
card-hatch = Hatch
    .text = A husk comes into play for each card in the turn order discard pile.
card-blot-the-sun = Blot the Sun
    .text = Power { $power }: the Queen swarms. Unleash. The Queen swarms. To discard: lose { $charges } charges.
card-foul-multitudes = Foul Multitudes
    .text = Immediately: Unleash. While this is in play husks have 2 life, and at the end of each turn they are unharmed again. Power { $power }: the Queen swarms.
card-infest = Infest
    .text = Either any player suffers { $damage } damage, or the Queen swarms twice.
card-legion-beacon = Legion Beacon
    .text = Immediately: Unleash twice. Power { $power }: half of the husks, rounded up, are discarded, and Gravehold suffers { $gravehold } damage for each of them. Then the Queen swarms.
card-maggot-engine = Maggot Engine
    .text = Immediately: Unleash three times; then it has { $life } life for each husk in play. Persistent: the Queen swarms.
card-spawn = Spawn
    .text = The Queen swarms. Unleash. The Queen swarms.

## Knight of Shackles

card-knight-of-shackles = Knight of Shackles
    .text = Unleash: the Knight focuses the cheapest of its closed breaches. A breach that has been focused three times opens the next time, and what it says happens. Breach I: two different players suffer { $damage } damage each. Breach II: the minion most recently discarded comes back into play. Breach III: Gravehold suffers { $gravehold } damage. Breach IV: you lose.
    .board = In your main phase you may spend the focus cost of one of its closed breaches to turn that breach one step back. Breach I costs { $cost } aether, II { $second }, III { $third } and IV { $fourth }. An open breach stays open.
    .setup = The Knight has four closed breaches, and none of them has been focused yet.
    .harder = Each of its breaches costs { $extra } aether more.
card-fellblade = Fellblade
    .text = Persistent: either Gravehold suffers { $gravehold } damage, or the Knight focuses its breach II.
card-march-on-gravehold = March on Gravehold
    .text = Power { $power }: if the Knight’s breach I is open, any player suffers { $damage } damage; otherwise Unleash twice. To discard: lose { $charges } charges.
card-siege = Siege
    .text = Unleash twice. Any player focuses their own breach III.
card-chainsworn = Chainsworn
    .text = Immediately: the Knight focuses its breach III. Persistent: any player suffers { $damage } damage and, in the same blow, 1 more for each of the Knight’s open breaches.
card-engine-of-war = Engine of War
    .text = Power { $power }: any player suffers { $damage } damage and, in the same blow, { $extra } more for each of the Knight’s open breaches. Unleash. To discard: discard { $spells } of your prepped spells.
card-rout = Rout
    .text = If the Knight’s breach I is open, Gravehold suffers { $gravehold } damage; otherwise the Knight opens it.
card-deathless-legion = Deathless Legion
    .text = While this minion is in play, the Knight’s breaches cannot be turned back. Persistent: Gravehold suffers { $gravehold } damage and, in the same blow, 1 more for each of the Knight’s open breaches.
card-end-of-all = End of All
    .text = Power { $power }: the Knight opens the cheapest of its closed breaches. To discard: destroy { $cards } cards from your hand that cost { $cost } or more.
card-invade = Invade
    .text = If the Knight’s breach II is closed, the Knight opens it. Otherwise, once for each of its open breaches, the power most recently discarded comes back into play with all its power tokens.

## Blight Lord

card-blight-lord = Blight Lord
    .text = Unleash: any player gains a Tainted Jade. A player who would gain one when none is left suffers { $missed } damage instead. A destroyed Tainted Jade goes back to its pile. At the start of each nemesis turn, before anything else, the Tainted Track moves on by one space if only one Jade is left in the pile, and by two if there is none.
    .board = Tainted Track. Space { $third }: Gravehold suffers { $gravehold } damage. Space { $fifth }: the player with the lowest life suffers { $damage } damage. Space { $seventh }: the Blight Lord gains { $life } life. Space { $end }: you lose.
    .setup = The pile has { $jades } Tainted Jades and one more for each player. The Tainted Track begins at space { $start }.
    .harder = The pile has only { $fewer } Tainted Jades and one more for each player.
card-tainted-jade = Tainted Jade
    .text = Either gain { $aether } aether and suffer { $suffer } damage, or spend { $price } aether to destroy this. If it is destroyed in any other way, you suffer { $suffer } damage.
card-creeping-viridian = Creeping Viridian
    .text = Power { $power }: any player gains a Tainted Jade into their hand. The Tainted Track moves on. To discard: spend { $price } aether.
card-shard-spitter = Shard Spitter
    .text = Persistent: Gravehold suffers { $gravehold } damage. Any player gains a Tainted Jade onto the top of their deck.
card-vitrify = Vitrify
    .text = The players together gain { $jades } Tainted Jades into their hands.
card-dread-plinth = Dread Plinth
    .text = Power { $power }: the Tainted Track moves on twice. To discard: spend { $price } aether.
card-ossify = Ossify
    .text = The players together gain { $jades } Tainted Jades onto the tops of their decks.
card-verdigra = Verdigra
    .text = Persistent: any player suffers { $damage } damage. If this minion has { $limit } life or less, the Tainted Track moves on.
card-glittering-doom = Glittering Doom
    .text = Power { $power }: any player discards { $cards } cards from their hand, then gains { $jades } Tainted Jades into their hand. To discard: spend { $price } aether.
card-petrify = Petrify
    .text = Either the Tainted Track moves on twice, or Gravehold suffers { $gravehold } damage.
card-slag-horror = Slag Horror
    .text = Persistent: any player gains { $jades } Tainted Jades. The Tainted Track moves on.

## Hollow Crown

card-hollow-crown = Hollow Crown
    .text = Unleash: the Blood Magic of the acolyte with the highest life happens. If several have as much, the players choose.
    .board = The Hollow Crown cannot be damaged. When an acolyte is discarded, the next one comes from the acolyte deck. If no acolyte is in play at the end of a turn, you win. When a player is exhausted, Gravehold suffers { $gravehold } damage instead of the two Unleashes.
    .setup = Shuffle the { $acolytes } acolytes into the acolyte deck, and put { $two } of them into play.
    .harder = Unleash: the Blood Magic of each acolyte in play happens, the oldest first, but without the damage that they do to themselves.
card-bezu = Bezu
    .text = Acolyte. Blood Magic: count the spells prepped by the player who has the most of them. Gravehold suffers { $gravehold } damage for each, and so does this minion.
card-edryss-tragg = Edryss Tragg
    .text = Acolyte. Blood Magic: any player suffers { $damage } damage. If that player then has { $limit } life or less, this minion suffers { $instead } damage.
card-holadran = Holadran
    .text = Acolyte. Blood Magic: two different players suffer { $damage } damage each.
card-kurgax = Kurgax
    .text = Acolyte. Blood Magic: Gravehold suffers { $gravehold } damage. Any player suffers { $damage } damage.
card-lurzan = Lurzan
    .text = Acolyte. Blood Magic: the player with the lowest life suffers { $damage } damage.
card-mord = Mord
    .text = Acolyte. Blood Magic: either Gravehold suffers { $gravehold } damage, or any player loses { $charges } charge, Gravehold suffers { $less } damage and this minion suffers { $damage } damage.
card-nhavkalas = Nhavkalas
    .text = Acolyte. Blood Magic: Gravehold suffers { $gravehold } damage. This minion suffers { $damage } damage.
card-ren-goda = Ren-Goda
    .text = Acolyte. Blood Magic: either any player suffers { $damage } damage, or any player suffers { $less } damage and discards the most expensive card in their hand.
card-solara = Solara
    .text = Acolyte. Blood Magic: any player discards { $cards } cards from their hand. This minion suffers { $damage } damage.
card-beseech = Beseech
    .text = The acolyte in play with the lowest life goes to the bottom of the acolyte deck, then the top one comes into play. Unleash.
card-enslave = Enslave
    .text = The Blood Magic of each acolyte in play happens, without the damage that they do to themselves.
card-thronewatch = Thronewatch
    .text = Persistent: the Blood Magic of the acolyte with the lowest life happens, and that acolyte suffers { $damage } damage.
card-ascend = Ascend
    .text = Unleash. The acolyte with the lowest life gains { $gains } life, up to { $most }, and its Blood Magic happens.
card-infernal-domain = Infernal Domain
    .text = Power { $power }: an acolyte comes into play from the deck. The Blood Magic of each acolyte in play happens, without the damage that they do to themselves. To discard: spend { $price } aether.
card-reign = Reign
    .text = The Blood Magic of the acolyte with the highest life happens, and that acolyte suffers { $damage } damage. Unleash twice.
card-dominate = Dominate
    .text = The Blood Magic of each acolyte in play happens, without the damage that they do to themselves. Then it all happens once more.
card-nameless-faith = Nameless Faith
    .text = Power { $power }: the { $acolytes } acolytes most recently discarded are shuffled into the acolyte deck. The Blood Magic of each acolyte in play happens, without the damage that they do to themselves. To discard: spend { $price } aether.
card-viscera-bride = Viscera Bride
    .text = Persistent: the acolyte with the lowest life gains { $gains } life, and its Blood Magic happens twice.

## Umbra Titan

card-umbra-titan = Umbra Titan
    .text = Unleash: either harm is done or a pillar is destroyed. The harm: if one nemesis turn order card is in the turn order discard pile, any player suffers { $damage } damage; if two are there, Gravehold suffers { $gravehold }. When no pillar is left, you lose.
    .setup = Gravehold has { $pillars } pillars.
    .harder = Gravehold has only { $fewer } pillars.
card-cryptid = Cryptid
    .text = Persistent: either the player with the most expensive prepped spell discards it, or a pillar is destroyed.
card-grubber = Grubber
    .text = Persistent: if both nemesis turn order cards are in the turn order discard pile, a pillar is destroyed; otherwise Gravehold suffers { $gravehold } damage.
card-seismic-roar = Seismic Roar
    .text = Power { $power }: { $pillars } pillars are destroyed. To discard: spend { $price } aether.
card-maul = Maul
    .text = Either the players together destroy the { $spells } most expensive prepped spells, or { $pillars } pillars are destroyed.
card-tombfright = Tombfright
    .text = Persistent: if { $limit } or more pillars stand, one is destroyed; otherwise Gravehold suffers { $gravehold } damage.
card-vault-behemoth = Vault Behemoth
    .text = Persistent: any player suffers { $damage } damage. If this minion has { $limit } life or less, a pillar is destroyed.
card-crumble = Crumble
    .text = Either the minion most recently discarded comes back into play and then Unleash, or { $pillars } pillars are destroyed.
card-demi-ancient = Demi-Ancient
    .text = Persistent: a pillar is destroyed.
card-yawning-black = Yawning Black
    .text = Power { $power }: either any player suffers { $damage } damage, or { $pillars } pillars are destroyed. To discard: spend { $price } aether.

## Treasures of level 1

card-kadirs-emerald-shard = Kadir’s Emerald Shard
    .text = Either gain { $aether } aether, or any player gains { $life } life.
card-gexs-shattered-geode = Gex’s Shattered Geode
    .text = Gain { $aether } aether. You may take the top card of an ally’s discard pile into your hand.
card-jians-moonstone-shard = Jian’s Moonstone Shard
    .text = Gain { $aether } aether, and { $extra } more that can only pay for gems.
card-lashs-quartz-shard = Lash’s Quartz Shard
    .text = Gain { $aether } aether. Reveal the top card of the turn order deck; you may put it on the bottom. If it belongs to a player, gain { $extra } more aether.
card-xaxos-flare = Xaxos’s Flare
    .text = Cast: reveal the top card of the turn order deck. Deal { $damage } damage, or { $instead } if that card belongs to a player.
card-adelheims-amethyst-shard = Adelheim’s Amethyst Shard
    .text = Gain { $aether } aether. An ally may draw a card; if they do, they discard a card from their hand.
card-bramas-buried-light = Brama’s Buried Light
    .text = Cast: deal { $damage } damage and gain { $aether } aether.
card-garus-torch = Garu’s Torch
    .text = Cast: either deal { $damage } damage, or focus any player’s breach.
card-xaxos-pyre = Xaxos’s Pyre
    .text = Cast: an ally may discard a card from their hand. Deal { $damage } damage, and { $bonus } more if they did.
card-mists-garnet-shard = Mist’s Garnet Shard
    .text = Either gain { $aether } aether, or cast a spell that any player has prepped.

## Treasures of level 2

card-shimmering-cloak-of-the-magus = Shimmering Cloak of the Magus
    .text = After a player uses their ability, that player deals { $damage } damage.
card-imbued-shackles = Imbued Shackles
    .text = When the game starts, place this beside a supply pile that costs { $cost } or more. Its cards cost you { $discount } less aether to gain.
card-gluttons-tooth = Glutton’s Tooth
    .text = Whenever gaining or destroying a card leaves a supply pile empty, any player deals { $damage } damage.
card-core-of-rage = Core of Rage
    .text = When the game starts, place this beside a supply pile of spells or relics. A player who gains one of its cards deals { $damage } damage.
card-cleansing-amulet = Cleansing Amulet
    .text = After a player uses their ability, any player may destroy a card in their hand.
card-carapace-fragment = Carapace Fragment
    .text = When the game starts, place this beside a supply pile of spells or relics. A player who gains one of its cards focuses one of their breaches.
card-thorned-whip = Thorned Whip
    .text = A player who opens a breach deals { $damage } damage.
card-bones-of-deathmind = Bones of Deathmind
    .text = A player who opens a breach gains { $charges } charge. So does a player who starts their turn with no closed breaches.

## Treasures of level 3

card-accelerating-gauntlets = Accelerating Gauntlets
    .text = At the start of your first turn, gain a card from the market that costs { $cost } or less.
card-essence-extractor = Essence Extractor
    .text = Gems that cost { $cost } or more give you { $extra } more aether when you play them.
card-brooch-of-attunement = Brooch of Attunement
    .text = When you cast a spell that costs { $cost } or more, you gain { $charges } charges, but only once each turn.
card-bladed-crystal = Bladed Crystal
    .text = Your spells deal { $bonus } more damage to the nemesis when you cast them.
card-prism-of-destruction = Prism of Destruction
    .text = As long as none of your breaches is closed, the spells you cast deal { $bonus } more damage.
card-forgotten-trinket = Forgotten Trinket
    .text = At the start of your first turn, focus each of your closed breaches.
card-precision-magnifier = Precision Magnifier
    .text = A spell you cast deals { $bonus } more damage if it costs { $cost } or more.
card-shroud-of-obfuscation = Shroud of Obfuscation
    .text = When you cast your second spell in your own casting phase, gain { $aether } aether.
card-verdant-staff = Verdant Staff
    .text = Whenever you gain a spell, you also gain { $life } life.
card-flowing-mantle = Flowing Mantle
    .text = At the start of each of your turns, gain { $aether } aether that can only pay for relics. When you gain a relic, you may put it on top of your deck.
