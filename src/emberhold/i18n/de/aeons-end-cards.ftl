### The cards of Aeon’s End by their German names. What they do is told in English where no German sentence stands here.
### A card without an entry has no known name in this language and keeps its English one.

## Cards that mages start with

card-crystal = Splitter
card-spark = Funken
card-sparkling-meteorite = Funkelnder Meteorstein
card-tidal-surge = Energie-Woge
card-lucky-coin = Glücksmünze
card-gift-of-spirit = Gabe des Geistes
card-furnacium = Feuerzirkon
card-planar-pocket = Planarbeutel
card-aetherscope = Ätherskop
card-heart-forge = Herzschmiede

## Gems of the market

card-lurking-sionite = Unscheinbarer Sionit
card-unrefined-blaststone = Unreiner Sprengstein
card-exogranite = Exogranit
card-recurring-jasper = Wiederkehrender Jaspis
card-energized-rubidium = Aufgeladenes Rubidium
card-resonant-pearl = Resonanzperle

## Relics of the market

card-caged-fire = Gebändigtes Feuer
card-galvanized-bauble = Galvanisierter Polyeder
card-aether-conduit = Ätherkanal
card-well-of-energy = Wohltuende Quelle
card-pain-conduit = Schmerzkanal
card-link-conduit = Verkettungskanal
card-marble-galaxy = Galaxiekugel

## Spells of the market

card-deluge-of-power = Reinigende Flut
card-reverberating-shock = Nachhallender Schock
card-fatal-harmony = Fatale Harmonie
card-bouncing-boom = Springendes Geschoss
card-spirit-lift = Machtschub
card-tethered-darts = Lenk-Pfeile
card-force-amplifier = Kraftverstärker
card-imbued-smash = Geballte Ladung
card-pattern-strike = Schematischer Schlag

## Mages

card-sahala = Sahala
    .title = Riss-Magier-Orakel
    .ability = Sternenband
card-gygar = Gygar
    .title = Herr der Gezeiten
    .ability = Flutwelle
card-soskel = Soskel
    .title = Riss-Magier-Aristokrat
    .ability = Aufgeladenes Siegel
card-taqren = Taqren
    .title = Der Schild
    .ability = Essenz-Manipulation
card-talix = Talix
    .title = Die Kette
    .ability = Aufsteigende Asche
card-rhia = Rhia
    .title = Riss-Magier-Schatzjägerin
    .ability = Transformation
card-claudia = Claudia
    .title = Riss-Magier-Prospektorin
    .ability = Ätherplosion
card-lost = Lost
    .title = Lebendige Schmiede
    .ability = Hörnchens Stärke

## Breaches

breach-celestial = Gestirn-Riss
breach-ancient = Gezeiten-Riss

## Basic nemesis cards

card-drillbeak-wurm = Maulwurm
card-carriode-colony = Dornenschnäbel
card-chaos-orb = Chaos Orb
card-disorient = Verstören
card-rend = Zerreissen
card-unnerving-howl = Bedrohendes Geheul
card-ceaseless-darkness = Endlose Dunkelheit
card-aether-shock = Ätherischer Schock
card-decimate = Dezimieren
card-blind-enigma = Kristall-Koloss
card-planar-collision = Kollision der Ebenen
card-spirit-snare = Geistschlange
card-dement = Dement
card-decay = Verfall
card-culling-scythe = Aussieben
card-fugue = Umnachtung
card-volcanic-zala = Speiender Zala
card-portal-guardian = Portal Wächter
card-obliterating-meteor = Vernichtender Meteor
card-mutilate = Verstümmeln
card-needlemaw = Nadelmaul
card-morbid-gyre = Tödlicher Mahlstrom
card-gravity-splinter = Gravitationssplitter
card-eliminate = Eliminieren
card-crushing-storm = Wütender Sturm
card-gnashing-maw = Zermalmender Kiefer
card-disperse = Zerstreuen
card-gore = Ausbluten
card-hex-of-destruction = Fluch der Zerstörung
card-eternal-watcher = Ewiger Wächter
card-sunder = Entzweien
card-topple = Einsturz
card-monstrosity-of-omens = Das Omen
card-doom-aegis = Mantel des Untergangs

## Upgraded basic nemesis cards

card-hissing-acid = Zischende Säure
card-wreck = Demolieren
card-bane-commander = Unheilkommandant
card-sky-tremor = Himmelsbeben
card-engulfing-madness = Verschlingender Wahn
card-separate = Zerlegen
card-needle-doom = Nadelspeier
card-marked = Gebrandmarkt
card-eradicate = Vernichten
card-flash-of-decay = Strahl des Verfalls
card-terrify = Verängstigen
card-ray-of-desolation = Strahl der Verwüstung
card-thunderous-tempest = Tosender Sturm
card-sacrifice = Opferung
card-burialskulk = Feuergräber

## Maggoth

card-maggoth = Madrox

## Arachnos

card-arachnos = Arachnos

## Ageless Walker

card-ageless-walker = Ewigtoter

## Fenrix

card-fenrix = Fenrix

## Crooked Mask

card-crooked-mask = König der Masken

## Gate Witch

card-gate-witch = Riss-Furie

## Magus of Cloaks

card-magus-of-cloaks = Schattenmantel-Magus

## Rageborne

card-rageborne = Hassgeburt

## Prince of Gluttons

card-prince-of-gluttons = Der Unersättliche

## Carapace Queen

card-carapace-queen = Carapax-Königin

## Knight of Shackles

card-knight-of-shackles = Ritter des Schreckens

## Blight Lord

card-blight-lord = Lord des Verderbens

## Hollow Crown

card-hollow-crown = Krone der Leere

## Umbra Titan

card-umbra-titan = Schatten-Titan

## Treasures of level 1

card-kadirs-emerald-shard = Kadirs Smaragd-Scherbe
card-gexs-shattered-geode = Gex’ Bruchgeoden-Scherbe
card-jians-moonstone-shard = Jians Mondstein-Scherbe
card-lashs-quartz-shard = Lashs Quartz-Scherbe
card-xaxos-flare = Xaxos’ Leuchtfeuer
card-adelheims-amethyst-shard = Adelheims Amethyst-Scherbe
card-bramas-buried-light = Bramas Verschüttetes Licht
card-garus-torch = Garus Fackel
card-xaxos-pyre = Xaxos’ Scheiterhaufen
card-mists-garnet-shard = Mists Granatium-Scherbe

## Treasures of level 2

card-shimmering-cloak-of-the-magus = Schimmernder Mantel des Magus
card-imbued-shackles = Durchströmte Ketten
card-gluttons-tooth = Zahn des Unersättlichen
card-core-of-rage = Kern des Hasses
card-cleansing-amulet = Reinigendes Amulett
card-carapace-fragment = Carapax-Fragment
card-thorned-whip = Dornenpeitsche
card-bones-of-deathmind = Knochen des Gedankenschlächters

## Treasures of level 3

card-accelerating-gauntlets = Schnelligkeits-Handschuhe
card-essence-extractor = Essenz-Extraktor
card-brooch-of-attunement = Brosche der Einstimmung
card-bladed-crystal = Klingenkristall
card-prism-of-destruction = Prisma der Zerstörung
card-forgotten-trinket = Vergessenes Kleinod
card-precision-magnifier = Präzisionslupe
card-shroud-of-obfuscation = Totenhemd der Verschleierung
card-verdant-staff = Ranken-Stab
card-flowing-mantle = Wallender Mantel
