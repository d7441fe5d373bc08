### The cards of Aeon’s End: names, and in our own words what they do. Numbers come from the card’s definition.
### `.house` tells which value is ours because no source for the printed one was found.

## Cards that mages start with

card-crystal = Crystal
    .text = Gain { $aether } aether.
card-spark = Spark
    .text = Cast: deal { $damage } damage to the nemesis or a minion.
card-sparkling-meteorite = Sparkling Meteorite
    .text = Either gain { $aether } aether, or gain { $instead } aether that pays for nothing but focusing and opening your breaches.
card-tidal-surge = Tidal Surge
    .text = Cast: you gain { $charges } charge.
card-lucky-coin = Lucky Coin
    .text = Gain { $aether } aether. You may give up a charge for { $extra } aether more.
card-gift-of-spirit = Gift of Spirit
    .text = Cast: either deal { $damage } damage, or let an ally draw a card.
card-furnacium = Furnacium
    .text = Gain { $aether } aether. You may discard up to { $cards } spells from your hand; each gives { $extra } aether more. After that this card may go on top of your deck.
card-planar-pocket = Planar Pocket
    .text = Gain { $aether } aether, and { $extra } more that pays for nothing but a relic.
card-aetherscope = Aetherscope
    .text = Either gain { $aether } aether, or ask an ally, who may give up a charge so that you gain { $charges } charges.
card-heart-forge = Heart Forge
    .text = Either gain { $aether } aether, or destroy a Spark or Crystal from your hand and take its Forged counterpart out of the Forged deck into your hand.
card-forged-crystal = Forged Crystal
    .text = Gain { $aether } aether. This is a Crystal too.
card-forged-spark = Forged Spark
    .text = Cast: deal { $damage } damage. This is a Spark too.
    .house = How many Forged Sparks there are is our own value, because no source for it was found.

## Gems of the market

card-lurking-sionite = Lurking Sionite
    .text = Gain { $aether } aether, and { $extra } more if an ally has a Lurking Sionite in the discard pile.
card-unrefined-blaststone = Unrefined Blaststone
    .text = Either gain { $aether } aether, or destroy a card of the Unrefined Blaststone pile to deal { $damage } damage.
card-exogranite = Exogranite
    .text = Either gain { $aether } aether, or destroy this card for { $instead } aether.
card-recurring-jasper = Recurring Jasper
    .text = Gain { $aether } aether. If a spell lies on top of your discard pile, this card may go on top of your deck.
card-energized-rubidium = Energized Rubidium
    .text = Gain { $aether } aether. An ally you name may discard a card from hand for { $charges } charge.
card-resonant-pearl = Resonant Pearl
    .text = Gain { $aether } aether. If an ally is willing to discard a Resonant Pearl from hand, that ally draws a card and you gain { $extra } aether more.

## Relics of the market

card-caged-fire = Caged Fire
    .text = Either destroy the card on top of any player’s discard pile, or destroy this card and gain { $life } life.
card-galvanized-bauble = Galvanized Bauble
    .text = Either focus an ally’s breach, or cast a spell that any player has prepped and, if you like, destroy it afterwards.
card-aether-conduit = Aether Conduit
    .text = Attach this to any player’s breach. Whoever casts a spell from there gains { $aether } aether.
card-well-of-energy = Well of Energy
    .text = Either Gravehold gains { $gravehold } life, or a player you name gains { $life } life.
card-pain-conduit = Pain Conduit
    .text = Attach this to any player’s breach. The next spell from there deals { $bonus } more damage, and after it this card is discarded.
card-link-conduit = Link Conduit
    .text = Attach this to any player’s breach. It has room for { $limit } prepped spells now.
card-marble-galaxy = Marble Galaxy
    .text = If an ally is willing to discard a Marble Galaxy from hand, that ally draws a card. Either gain { $charges } charge, or focus that closed breach of yours which is cheapest to focus; if an ally discarded, do both.

## Spells of the market

card-deluge-of-power = Deluge of Power
    .text = Cast: deal { $damage } damage. An ally may discard up to { $cards } cards from hand and draw as many.
card-reverberating-shock = Reverberating Shock
    .text = Echo. Cast: deal { $damage } damage and gain { $aether } aether that pays for nothing but gaining cards.
card-fatal-harmony = Fatal Harmony
    .text = Cast: deal { $damage } damage. If an ally is willing to discard a Fatal Harmony from hand, that ally draws a card and you deal { $extra } damage as well, on its own.
card-bouncing-boom = Bouncing Boom
    .text = Echo. Cast: deal { $damage } damage.
card-spirit-lift = Spirit Lift
    .text = While prepped: when you gain a charge in your turn, an ally gains { $charges } charges, once a turn. Cast: deal { $damage } damage.
card-tethered-darts = Tethered Darts
    .text = Cast: deal { $damage } damage. If it came from an open breach III or IV, you may put this card into an ally’s hand.
card-force-amplifier = Force Amplifier
    .text = Cast: deal { $damage } damage, and { $bonus } more from an open breach III or IV.
card-imbued-smash = Imbued Smash
    .text = Cast: deal { $damage } damage. You may discard a card from hand to deal { $extra } damage to the nemesis as well, on its own.
card-pattern-strike = Patterned Strike
    .text = Cast: deal { $damage } damage. You may take up to { $cards } cards that cost nothing from your discard pile into your hand.

## Mages

card-sahala = Sahala
    .title = Oracle
    .ability = Star Bind
    .text = In your casting or main phase: reveal the top { $cards } cards of your deck. If any are spells, one of them goes to your hand; the rest goes back in the order you like. Then, if the Celestial Breach is open and has no spell on it, you may prep up to { $limit } spells from hand there.
card-gygar = Gygar
    .title = Tide Master
    .ability = High Tide
    .text = In your main phase: either the Ancient Breach gets a Surge token, or you cast a spell that is prepped there and gain { $charges } charges.
card-soskel = Soskel
    .title = Aristocrat
    .ability = Energized Sigil
    .text = In your main phase: either put an Energize token on a breach without one, whoever has it, or take such a token off a breach and its player gains { $life } life. Whoever casts a spell from a breach with an Energize token gains { $charges } charge.
card-taqren = Taqren
    .title = The Shield
    .ability = Breach Siphon
    .text = In your main phase: focus any player’s breach. Then name a player, who gains { $life } life for each breach you have open.
card-talix = Talix
    .title = The Chain
    .ability = Soaring Ash
    .text = In your main phase: either destroy { $cards } Sparks from your hand to shuffle your own turn order card back into the turn order deck, or Gravehold gains { $gravehold } life.
card-rhia = Rhia
    .title = Relic Hunter
    .ability = Sublimate
    .text = In your main phase: return a card from your hand or discard pile to its supply pile. Then gain a card into your hand that costs up to { $extra } aether more, or up to { $relic } more if you returned a relic.
card-claudia = Claudia
    .title = Prospector
    .ability = Aeplosion
    .text = In an ally’s main phase: either that ally gains { $aether } aether and, of the next card the ally takes from a supply pile this turn, you gain a copy too; or that ally gains { $instead } aether.
card-lost = Lost
    .title = Living Forge
    .ability = Meek’s Might
    .text = In your main phase: take up to { $cards } cards that cost nothing from your discard pile into your hand. Beside your mat lies the Forged deck, which only Heart Forge can open; its cards are Sparks and Crystals too.

## Breaches

breach-i = Breach I
breach-ii = Breach II
breach-iii = Breach III
    .text = While open: spells from here deal { $bonus } more damage.
breach-iv = Breach IV
    .text = While open: spells from here deal { $bonus } more damage.
breach-celestial = Celestial Breach
    .text = While open: spells from here deal { $bonus } more damage.
    .house = Its costs are those of breach IV and our own value, because no source for them was found.
breach-defender = Defender Breach
    .text = While open: a spell from here brings Gravehold { $gravehold } life.
    .house = Its costs to open are those of breach IV and our own value, because no source for them was found.
breach-ancient = Ancient Breach
    .text = Always open. It takes up to { $limit } Surge tokens, and for each of them spells from here deal { $bonus } more damage.

## Basic nemesis cards

card-drillbeak-wurm = Drillbeak Wurm
    .text = Persistent: any player takes { $damage } damage. Gravehold takes { $gravehold } damage.
card-carriode-colony = Carriode Colony
    .text = Immediately: it takes { $damage } damage for each of the players. Persistent: Unleash.
card-chaos-orb = Chaos Orb
    .text = Power { $power }: Unleash. Gravehold takes { $gravehold } damage. To discard: spend { $price } aether.
card-disorient = Disorient
    .text = Unleash. Any player takes { $damage } damage and discards a card from hand. If that was a gem, Gravehold takes { $gravehold } damage.
card-rend = Rend
    .text = Unleash. Gravehold takes { $gravehold } damage. Any player takes { $damage } damage.
card-unnerving-howl = Unnerving Howl
    .text = Power { $power }: Unleash. Any player discards { $cards } gems out of their hand.
card-ceaseless-darkness = Ceaseless Darkness
    .text = Power { $power }: Unleash. Any player takes { $damage } damage. That player or another discards a card from hand. To discard: spend { $price } aether.
card-aether-shock = Aether Shock
    .text = Unleash. Whoever has the most prepped spells takes { $damage } damage and discards one of them.
card-decimate = Decimate
    .text = Either Unleash twice and any player gains { $charges } charges, or Gravehold takes { $gravehold } damage.
card-blind-enigma = Blind Enigma
    .text = Persistent: any player takes { $damage } damage, and { $extra } more once the tier of the nemesis is { $tier } or higher.
card-planar-collision = Planar Collision
    .text = Power { $power }: Unleash twice. To discard: discard { $spells } spells you have prepped.
card-spirit-snare = Spirit Snare
    .text = Power { $power }: Unleash. Any player discards a spell from hand and takes { $damage } damage. To discard: discard a card from hand whose cost is { $cost } or more.
card-dement = Dement
    .text = Unleash twice. Any player takes { $damage } damage and puts the most expensive card they hold on top of their deck.
card-decay = Decay
    .text = Unleash twice. Any player, or else Gravehold, takes { $damage } damage.
card-culling-scythe = Culling Scythe
    .text = Power { $power }: Unleash. Whoever has the lowest life takes { $damage } damage. To discard: spend { $price } aether.
card-fugue = Fugue
    .text = Any player discards { $cards } cards from hand and takes { $damage } damage.
card-volcanic-zala = Volcanic Zala
    .text = Persistent: either Gravehold takes { $gravehold } damage, or any player loses { $charges } charges.
card-portal-guardian = Portal Guardian
    .text = Persistent: Unleash. Any player takes { $damage } damage.
card-obliterating-meteor = Obliterating Meteor
    .text = Power { $power }: Unleash twice. Gravehold takes { $gravehold } damage. To discard: discard { $cards } cards from your hand.
card-mutilate = Mutilate
    .text = Unleash. Together the players discard { $spells } prepped spells. Any player takes { $damage } damage.
card-needlemaw = Needlemaw
    .text = Persistent: Gravehold takes { $gravehold } damage.
card-morbid-gyre = Morbid Gyre
    .text = Power { $power }: Unleash twice. Together the players discard { $cards } cards from their hands. To discard: spend { $price } aether.
card-gravity-splinter = Gravity Splinter
    .text = Power { $power }: Unleash twice. Whoever has the fewest breaches open takes { $damage } damage. To discard: spend { $price } aether.
card-eliminate = Eliminate
    .text = Either Unleash three times, or Gravehold takes { $gravehold } damage, or any player takes { $damage } damage.
card-crushing-storm = Crushing Storm
    .text = Power { $power }: Unleash three times. To discard: destroy { $breaches } breaches you have open.
card-gnashing-maw = Gnashing Maw
    .text = Power { $power }: Unleash. Whoever has the most expensive prepped spell destroys it. If its cost was { $cost } or less, Unleash and any player takes { $damage } damage.
card-disperse = Disperse
    .text = Unleash twice. Any player takes { $damage } damage and destroys the most expensive card they hold.
card-gore = Gore
    .text = Unleash twice. Whoever holds the most expensive card discards { $cards } cards from hand and then takes { $damage } damage for every card they still hold whose cost is { $cost } or more.
card-hex-of-destruction = Hex of Destruction
    .text = Power { $power }: Unleash twice. Gravehold takes { $gravehold } damage. Any player destroys the top { $cards } cards of their deck. To discard: spend { $price } aether.
card-eternal-watcher = Eternal Watcher
    .text = Persistent: any player takes { $damage } damage. If it has no more than { $limit } life then, this minion gains { $life } life.
card-sunder = Sunder
    .text = Either Gravehold takes { $gravehold } damage and whoever has the lowest life takes { $damage }, or every nemesis card of the turn order discard pile is shuffled back into the turn order deck.
card-topple = Topple
    .text = Unleash twice. Gravehold takes { $gravehold } damage.
card-monstrosity-of-omens = Monstrosity of Omens
    .text = However much damage hits this minion at a time, it takes only { $limit }. Persistent: Gravehold takes damage equal to the life this minion has.
card-doom-aegis = Doom Aegis
    .text = Power { $power }: Unleash. Whoever has the most charges takes { $damage } damage and loses them all. To discard: spend { $price } aether.

## Upgraded basic nemesis cards

card-hissing-acid = Hissing Acid
    .text = Power { $power }: reveal the top card of the turn order deck. If it belongs to a player, Unleash three times; if not, any player takes { $damage } damage. To discard: spend { $price } aether.
card-wreck = Wreck
    .text = Unleash twice. Gravehold takes { $gravehold } damage.
card-bane-commander = Bane Commander
    .text = Persistent: Unleash. Any player takes { $damage } damage.
card-sky-tremor = Sky Tremor
    .text = Power { $power }: Unleash twice. Gravehold takes { $gravehold } damage. To discard: spend { $price } aether.
card-engulfing-madness = Engulfing Madness
    .text = Power { $power }: Unleash twice. Any player takes { $damage } damage. To discard: spend { $price } aether.
card-separate = Separate
    .text = Unleash twice. Gravehold takes { $gravehold } damage. Whoever has the most expensive prepped spell discards it.
card-needle-doom = Needle Doom
    .text = Persistent: Unleash. Gravehold takes { $gravehold } damage.
card-marked = Marked
    .text = Unleash twice. Whoever has the lowest life takes { $damage } damage.
card-eradicate = Eradicate
    .text = Unleash twice. Any player discards the { $cards } most expensive cards they hold.
card-flash-of-decay = Flash Of Decay
    .text = Power { $power }: Unleash twice. Whoever has the most expensive prepped spell destroys it. If its cost was { $cost } or less, or if there was none, Unleash.
card-terrify = Terrify
    .text = Unleash three times. Gravehold takes { $gravehold } damage. Any player destroys { $cards } cards from hand.
card-ray-of-desolation = Ray Of Desolation
    .text = Power { $power }: Unleash twice. Together the players destroy the { $spells } most expensive prepped spells.
card-thunderous-tempest = Thunderous Tempest
    .text = Power { $power }: Unleash. Any player takes { $damage } damage, or { $instead } while both turn order cards of the nemesis are discarded. To discard: spend { $price } aether.
card-sacrifice = Sacrifice
    .text = Either Unleash four times, or Gravehold takes { $gravehold } damage and any player takes { $damage }.
card-burialskulk = Burialskulk
    .text = Persistent: Unleash twice.

## Maggoth

card-maggoth = Maggoth
    .text = Unleash: { $maggots } maggots come into play. A maggot is a minion with { $maggot_life } life, a fly one with { $fly_life }. Each comes to the lowest row of the Nest with room for it; when this fills the row, its effect follows at once. When a fly hatches, the lowest maggot becomes one. Damage to the Nest goes to its topmost row with tokens and may be divided there. A fly that takes 1 damage becomes a maggot.
    .board = The Nest, counted from below. Row 1: Gravehold takes { $gravehold } damage and a fly hatches. Row 2: any player takes { $damage } damage and a fly hatches. Row 3: Gravehold takes { $extra } damage and two flies hatch. Row 4: you lose.
    .setup = Lay the Nest beside the nemesis, with maggots on the first two spaces of the bottom row.
    .harder = Each Unleash brings a fly and a maggot instead.
    .house = The rows of the Nest above the bottom one are our own, because no source for them was found.
card-morph = Morph
    .text = A fly comes into play. Any player takes { $damage } damage.
card-fly-throng = Fly Throng
    .text = Power { $power }: { $maggots } maggots come into play. Any player takes { $damage } damage. To discard: spend { $price } aether.
card-hive-surge = Hive Surge
    .text = Power { $power }: a maggot comes into play, and after it { $flies } flies. To discard: discard { $cards } cards from your hand.
card-overrun = Overrun
    .text = Either { $maggots } maggots come into play, or any player takes { $damage } damage.
card-shape-death = Shape Death
    .text = Power { $power }: with no more than { $limit } maggots and flies in play, { $flies } flies and a maggot join them; otherwise any player takes { $damage } damage. To discard: spend { $price } aether.
card-vile-breeder = Vile Breeder
    .text = Persistent: a maggot comes into play. Any player takes { $damage } damage.
card-egg-burst = Egg Burst
    .text = Power { $power }: { $flies } flies come into play. Any player takes { $damage } damage. To discard: destroy { $cards } cards from your hand.
card-vivify = Vivify
    .text = With no more than { $limit } maggots and flies in play, { $flies } flies join them; otherwise any player takes { $damage } damage and discards the most expensive spell they have prepped.
card-savage-spawner = Savage Spawner
    .text = Persistent: { $flies } flies come into play.

## Arachnos

card-arachnos = Arachnos
    .text = Unleash: the Arachnos token moves a space forward on the Ritual Track. In your main phase you may pay the price of its space to move it a space back. The ritual is complete when it reaches the end, when Arachnos has more than { $tokens } nemesis tokens or, for one token less, when you would have won. Then World Devourer comes instead of the nemesis deck, its minions and its powers; the number of tokens tells which. As long as it is in play, Arachnos takes no damage, Unleash does nothing, and a player’s exhaustion gives it { $life } life instead. Discard World Devourer, and you win.
    .board = The Ritual Track has { $steps } steps. The higher the space, the more aether a step back costs.
    .setup = Put the Arachnos token on the start of the Ritual Track and stack the World Devourer cards by their number, the smallest on top.
    .harder = Arachnos begins with two nemesis tokens; then Unleash twice.
    .house = The length and the prices of the Ritual Track, its back without effect and the idle Unleash beside World Devourer are our own, because no source for them was found.
card-bolster = Bolster
    .text = Either Arachnos gets a nemesis token, or Unleash and any player takes { $damage } damage.
card-breach-stabilizer = Breach Stabilizer
    .text = Power { $power }: Unleash. Arachnos gets a nemesis token. To discard: spend { $price } aether.
card-the-chanters = The Chanters
    .text = Persistent: Arachnos gets a nemesis token.
card-unveil = Unveil
    .text = Either Gravehold takes { $gravehold } damage, or Arachnos gets { $tokens } nemesis tokens.
card-empower-ritual = Empower Ritual
    .text = Power { $power }: Arachnos gets a nemesis token. Gravehold takes { $gravehold } damage. To discard: spend { $price } aether.
card-flame-acolyte = Flame Acolyte
    .text = Persistent: as long as Arachnos has no more than { $limit } nemesis tokens, it gets another; otherwise any player takes { $damage } damage.
card-terminate = Terminate
    .text = As long as Arachnos has no more than { $limit } nemesis tokens, it gets { $tokens }; otherwise Unleash three times.
card-the-end = The End
    .text = Immediately: Arachnos gains { $life } life. Power { $power }: the ritual is complete.
card-ritual-guardian = Ritual Guardian
    .text = Persistent: Arachnos gets a nemesis token. Unleash.
card-world-devourer-0 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-1 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-2 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-3 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-4 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-5 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-6 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-7 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-8 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.
card-world-devourer-9 = World Devourer
    .text = Immediately: it has { $life } life more than Arachnos has now. Each nemesis turn starts with { $gravehold } damage to Gravehold and { $damage } to any player.

## Ageless Walker

card-ageless-walker = Ageless Walker
    .text = Unleash: any player exiles a card, either out of their hand or off the top of their discard pile. It goes face up onto the exiled pile, which everyone may look through and whose top card is for sale like a supply pile, at { $extra } aether more than its cost. Curse of Aging cannot be exiled.
    .setup = Every player’s discard pile gets a Curse of Aging. A card of the most expensive supply pile begins the exiled pile.
    .harder = Curse of Aging does not let players draw a card.
card-curse-of-aging = Curse of Aging
    .text = You cannot play, destroy or exile it. When it has come to your hand and what brought it there is over, draw a card; next, either you take { $damage } damage or Gravehold takes { $gravehold }; last, discard it.
    .house = What this card does is our own, because no source for its text was found.
card-temporal-leap = Temporal Leap
    .text = Power { $power }: together the players exile { $cards } cards from their hands.
card-age-siphon = Age Siphon
    .text = Any player exiles a spell out of hand or discard pile. Gravehold takes { $gravehold } damage.
card-enveloping-ooze = Enveloping Ooze
    .text = Persistent: Gravehold takes { $gravehold } damage. Any player discards the top card of their deck.
card-rush-of-madness = Rush of Madness
    .text = Power { $power }: Unleash twice. Exile a card of the most expensive supply pile. Gravehold takes { $gravehold } damage. To discard: spend { $price } aether.
card-timeless-serpent = Timeless Serpent
    .text = Immediately: any player exiles a card from hand. Persistent: any player discards the most expensive card they hold.
card-burden-of-knowledge = Burden of Knowledge
    .text = Power { $power }: together the players exile { $cards } cards whose cost is { $cost } or more, out of hands or discard piles.
card-siege-of-dust = Siege of Dust
    .text = Power { $power }: Unleash. Gravehold takes { $gravehold } damage if the top card of the exiled pile costs anything, and { $instead } if not.
card-spire-of-bone = Spire of Bone
    .text = Immediately: all exiled cards are destroyed. Persistent: any player exiles a card from hand and draws a new one. Gravehold takes { $gravehold } damage.
card-forget = Forget
    .text = Any player exiles { $cards } cards from hand and draws as many. Gravehold takes { $gravehold } damage.

## Fenrix

card-fenrix = Fenrix
    .text = Unleash: Fenrix gets a nemesis token. As a nemesis turn ends, Fenrix trades { $tokens } tokens for a claw out of the claw deck, again and again while it has { $limit } or more. In your main phase you may put your Position token on a claw; a player whose token is not there cannot damage it. When a claw is discarded, the claw deck gets it back, face down on top, and the players get back their tokens. Once the claw deck is empty you lose.
    .setup = Every player takes their Position token. Lay the claw deck face down beside the nemesis. Against one or two players Fenrix begins with two nemesis tokens, against three with one, against four with none.
    .harder = A claw is in play from the beginning.
    .house = That Fenrix begins without nemesis tokens against four players is our own value, because no source for it was found.
card-rending-claw = Rending Claw
    .text = Immediately: any player may put their Position token here. Persistent: either a player whose Position token is here takes { $damage } damage, or Gravehold takes { $gravehold }.
    .house = Its life is our own value, because no source for it was found.
card-dodge = Dodge
    .text = Either Unleash and a Position token goes back from a minion to its player, or Unleash and any player takes { $damage } damage and discards a card from hand.
card-crazed-whelps = Crazed Whelps
    .text = Power { $power }: { $claws } claws come into play with { $life } life each. This turn they do nothing Persistent.
card-rally-the-pack = Rally the Pack
    .text = Power { $power }: without a claw in play, Unleash twice. With one, Unleash, and any player takes { $damage } damage and puts their Position token on a claw.
card-obscure = Obscure
    .text = For this turn, Position tokens cannot be put on claws. Unleash twice. The most expensive prepped spell goes on top of its owner’s deck.
card-spring-of-fury = Spring of Fury
    .text = Power { $power }: Unleash twice. This card stays beside the mat, and from now on claws come into play with { $life } more life. To discard: spend { $price } aether.
card-hunting-claw = Hunting Claw
    .text = A claw, but not one of the claw deck: it is discarded like other minions. Immediately: any player may put their Position token here. Persistent: either a player whose Position token is here takes { $damage } damage, or Gravehold takes { $gravehold }.
    .house = Its life is our own value, because no source for it was found.
card-lacerate = Lacerate
    .text = With no more than { $limit } claws in play, Unleash three times; otherwise every claw does what it does as Persistent.
card-aether-blizzard = Aether Blizzard
    .text = Power { $power }: Unleash three times. A Position token goes back from a minion to its player. For this turn, Position tokens cannot be put on claws. To discard: destroy { $cards } cards from your hand whose cost is { $cost } or more.
card-molten-alpha = Molten Alpha
    .text = Immediately: all Position tokens are put on this minion, which is no claw. Persistent: Gravehold takes { $gravehold } damage.

## Treasures of level 1

card-kadirs-emerald-shard = Kadir’s Emerald Shard
    .text = Either gain { $aether } aether, or a player you name gains { $life } life.
card-gexs-shattered-geode = Gex’s Shattered Geode
    .text = Gain { $aether } aether. You may take the card on top of an ally’s discard pile into your hand.
card-jians-moonstone-shard = Jian’s Moonstone Shard
    .text = Gain { $aether } aether, and { $extra } more that pays for nothing but a gem.
card-lashs-quartz-shard = Lash’s Quartz Shard
    .text = Gain { $aether } aether. Reveal the top card of the turn order deck; it stays there or goes to the bottom, as you like. If it belongs to a player, gain { $extra } aether more.
card-xaxos-flare = Xaxos’s Flare
    .text = Cast: reveal the top card of the turn order deck. Deal { $damage } damage, or { $instead } if that card belongs to a player.
card-adelheims-amethyst-shard = Adelheim’s Amethyst Shard
    .text = Gain { $aether } aether. An ally may draw a card and, having done so, discards one from hand.
card-bramas-buried-light = Brama’s Buried Light
    .text = Cast: deal { $damage } damage and gain { $aether } aether.
card-garus-torch = Garu’s Torch
    .text = Cast: either deal { $damage } damage, or focus any player’s breach.
card-xaxos-pyre = Xaxos’s Pyre
    .text = Cast: deal { $damage } damage, and { $bonus } more if an ally is willing to discard a card from hand.
card-mists-garnet-shard = Mist’s Garnet Shard
    .text = Either gain { $aether } aether, or cast a spell that any player has prepped.

## Treasures of level 2

card-shimmering-cloak-of-the-magus = Shimmering Cloak of the Magus
    .text = A player who has used their ability deals { $damage } damage after it.
card-imbued-shackles = Imbued Shackles
    .text = As the game starts, lay this beside a supply pile whose cost is { $cost } or more. Its cards cost you { $discount } aether less to gain.
card-gluttons-tooth = Glutton’s Tooth
    .text = Whenever gaining or destroying a card leaves a supply pile empty, any player deals { $damage } damage.
card-core-of-rage = Core of Rage
    .text = As the game starts, lay this beside a supply pile of spells or relics. Whoever gains one of its cards deals { $damage } damage.
card-cleansing-amulet = Cleansing Amulet
    .text = After somebody’s ability, any player may destroy a card from hand.
card-carapace-fragment = Carapace Fragment
    .text = As the game starts, lay this beside a supply pile of spells or relics. Whoever gains one of its cards focuses one of their breaches.
card-thorned-whip = Thorned Whip
    .text = Whoever opens a breach deals { $damage } damage.
card-bones-of-deathmind = Bones of Deathmind
    .text = Whoever opens a breach gains { $charges } charge. So does a player who begins a turn with no breach closed.

## Treasures of level 3

card-accelerating-gauntlets = Accelerating Gauntlets
    .text = Your first turn starts with a present: gain a card of the market whose cost is { $cost } or less.
card-essence-extractor = Essence Extractor
    .text = A gem whose cost is { $cost } or more gives you { $extra } aether more when you play it.
card-brooch-of-attunement = Brooch of Attunement
    .text = Casting a spell whose cost is { $cost } or more gives you { $charges } charges, once a turn.
card-bladed-crystal = Bladed Crystal
    .text = A spell deals { $bonus } more damage to the nemesis when you cast it.
card-prism-of-destruction = Prism of Destruction
    .text = As long as none of your breaches is closed, a spell deals { $bonus } more damage when you cast it.
card-forgotten-trinket = Forgotten Trinket
    .text = Your first turn starts with a focus for each of your closed breaches.
card-precision-magnifier = Precision Magnifier
    .text = A spell whose cost is { $cost } or more deals { $bonus } more damage when you cast it.
card-shroud-of-obfuscation = Shroud of Obfuscation
    .text = The second spell of your own casting phase gives you { $aether } aether.
card-verdant-staff = Verdant Staff
    .text = Whenever you gain a spell, you gain { $life } life too.
card-flowing-mantle = Flowing Mantle
    .text = Each of your turns starts with { $aether } aether that pays for nothing but relics. Relics you gain may go on top of your deck.
