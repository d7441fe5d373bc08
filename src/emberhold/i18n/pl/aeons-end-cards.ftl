### The cards of Aeon’s End by their Polish names. What they do is told in English where no Polish sentence stands here.
### Two titles are our own, because the sources keep the English ones: card-ceaseless-darkness, card-hex-of-destruction.
### A card without an entry has no known name in this language and keeps its English one.

## Cards that mages start with

card-crystal = Kryształ
card-spark = Iskra
card-sparkling-meteorite = Iskrzący Meteoryt
card-tidal-surge = Przypływ Energii
card-lucky-coin = Szczęśliwa Moneta
card-gift-of-spirit = Dar Ducha
card-furnacium = Ogniwo
card-planar-pocket = Kieszeń Międzywymiarowa
card-aetherscope = Eteroskop
card-heart-forge = Serce Kuźni

## Gems of the market

card-lurking-sionite = Skryty Syjonit
card-unrefined-blaststone = Surowy Kryształ Gromu
card-exogranite = Egzogranit
card-recurring-jasper = Powracający Jaspis
card-energized-rubidium = Naładowany Rubid
card-resonant-pearl = Rezonująca Perła

## Relics of the market

card-caged-fire = Uwięziony Ognik
card-galvanized-bauble = Paciorki Mocy
card-aether-conduit = Przekaźnik Eteru
card-well-of-energy = Kielich Życia
card-pain-conduit = Przekaźnik Bólu
card-link-conduit = Przekaźnik Zaklęć
card-marble-galaxy = Kryształowa Galaktyka

## Spells of the market

card-deluge-of-power = Potop Potęgi
card-reverberating-shock = Podwójna Niespodzianka
card-fatal-harmony = Harmonia Mocy
card-bouncing-boom = Dudniące Bum
card-spirit-lift = Energetyczna Więź
card-tethered-darts = Powracające Rzutki
card-force-amplifier = Kondensacja Mocy
card-imbued-smash = Wzmocnione Uderzenie
card-pattern-strike = Wyrachowany Atak

## Mages

card-sahala = Sahala
    .title = Wyrocznia Magów Bram
    .ability = Gwiezdna Więź
card-gygar = Gygar
    .title = Mistrz Pływów
    .ability = Wezbranie Mocy
card-soskel = Soskel
    .title = Arystokrata
    .ability = Pieczęć Energii
card-taqren = Taqren
    .title = Tarcza Magów Bram
    .ability = Ogniskowanie Bramy
card-talix = Talix
    .title = Sługa Gorejącego Łańcucha
    .ability = Podniebny Popiół
card-rhia = Rhia
    .title = Łowczyni Artefaktów
    .ability = Uszlachetnienie
card-claudia = Claudia
    .title = Rzeźbiąca w Eterze
    .ability = Eteryczna Eksplozja
card-lost = Zgubiony
    .title = Żywa Kuźnia
    .ability = Moc Skrom’N’Ości

## Breaches

breach-i = Brama I
breach-ii = Brama II
breach-iii = Brama III
breach-iv = Brama IV
breach-celestial = Niebiańska Brama
breach-defender = Brama Opoki
breach-ancient = Starożytna Brama

## Basic nemesis cards

card-drillbeak-wurm = Robal Drążodzioby
card-carriode-colony = Kolonia Padlinodów
card-chaos-orb = Sfera Chaosu
card-disorient = Dezorientacja
card-rend = Rozerwanie
card-unnerving-howl = Przerażający Skowyt
card-ceaseless-darkness = Nieustająca Ciemność
card-aether-shock = Eteryczne Porażenie
card-decimate = Zdziesiątkowanie
card-blind-enigma = Petroglif Pułapka
card-planar-collision = Kolizja Planetarna
card-spirit-snare = Duchowa Matnia
card-dement = Otępienie
card-decay = Rozkład
card-culling-scythe = Żniwo
card-fugue = Haniebna Ucieczka
card-volcanic-zala = Wulkaniczna Zala
card-portal-guardian = Stróż Portalu
card-obliterating-meteor = Miażdżący Meteoryt
card-mutilate = Okaleczenie
card-needlemaw = Szpilopaszcze
card-morbid-gyre = Makabryczny Wir
card-gravity-splinter = Rozszczepienie Grawitacji
card-eliminate = Wyeliminowanie
card-crushing-storm = Huragan Zniszczenia
card-gnashing-maw = Zgrzytające Żuwaczki
card-disperse = Rozbicie
card-gore = Jatka
card-hex-of-destruction = Klątwa Zniszczenia
card-eternal-watcher = Wieczny Wartownik
card-sunder = Wrogi Napór
card-topple = Powalenie
card-monstrosity-of-omens = Abominacja Omenów
card-doom-aegis = Tarcza Zguby

## Upgraded basic nemesis cards

card-hissing-acid = Sssyczący Kwasss
card-wreck = Ruina
card-bane-commander = Herszt Zguby
card-sky-tremor = Niebowstrząs
card-engulfing-madness = Pochłaniające Szaleństwo
card-separate = Rozłączenie
card-needle-doom = Żądlec Zagłady
card-marked = Oznaczony
card-eradicate = Eliminacja
card-flash-of-decay = Przebłysk Zgnilizny
card-terrify = Przerażenie
card-ray-of-desolation = Fala Rozpaczy
card-thunderous-tempest = Ogłuszająca Burza
card-sacrifice = Poświęcenie
card-burialskulk = Pogrobowy Prześladowca

## Maggoth

card-maggoth = Władczyni Wylęgu
card-morph = Wypoczwarzenie
card-fly-throng = Chmara

## Arachnos

card-arachnos = Arachnos

## Ageless Walker

card-ageless-walker = Wędrowiec Wszechczasu

## Fenrix

card-fenrix = Fenrix

## Crooked Mask

card-crooked-mask = Maska Kłamstw

## Gate Witch

card-gate-witch = Megiera Bram

## Magus of Cloaks

card-magus-of-cloaks = Arcymag Zasłony

## Rageborne

card-rageborne = Gnieworodny

## Prince of Gluttons

card-prince-of-gluttons = Książę Pożeraczy

## Carapace Queen

card-carapace-queen = Królowa Roju

## Knight of Shackles

card-knight-of-shackles = Rycerz Kajdan

## Blight Lord

card-blight-lord = Władca Plagi

## Hollow Crown

card-hollow-crown = Pani Pustej Korony

## Umbra Titan

card-umbra-titan = Mroczny Tytan

## Treasures of level 1

card-kadirs-emerald-shard = Odłamek Szmaragdu Kadir
card-gexs-shattered-geode = Rozbita Geoda Gex
card-jians-moonstone-shard = Kamień Księżycowy Jian
card-lashs-quartz-shard = Odłamek Kwarcu Lasha
card-xaxos-flare = Blask Xaxosa
card-adelheims-amethyst-shard = Odłamek Ametystu Adelheima
card-bramas-buried-light = Pogrzebany Blask Brimy
card-garus-torch = Pochodnia Garu
card-xaxos-pyre = Stos Xaxosa
card-mists-garnet-shard = Odłamek Granatu Mist

## Treasures of level 2

card-shimmering-cloak-of-the-magus = Połyskliwa Zasłona Arcymaga
card-imbued-shackles = Eteryczny Węzeł
card-gluttons-tooth = Ząb Księcia Pożeraczy
card-core-of-rage = Serce Gniewu
card-cleansing-amulet = Amulet Oczyszczenia
card-carapace-fragment = Kawałek Karapaksu Królowej
card-thorned-whip = Bramny Bicz Boleści
card-bones-of-deathmind = Kości Martwomyśli

## Treasures of level 3

card-accelerating-gauntlets = Rękawice Rączego Rudymentu
card-essence-extractor = Eteryczny Synergon
card-brooch-of-attunement = Brosza Dostrojenia
card-bladed-crystal = Kryształ Zguby Nemezis
card-prism-of-destruction = Kondensator Zniszczenia
card-forgotten-trinket = Przebłysk Zapomnianej Mocy
card-precision-magnifier = Soczewka Precyzji
card-shroud-of-obfuscation = Cienisty Całun
card-verdant-staff = Życiodajny Kostur
card-flowing-mantle = Opończa Obfitości
