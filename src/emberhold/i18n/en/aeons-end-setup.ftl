### What can be chosen for a battle of Aeon’s End: names, explanations, values, and why something cannot be chosen now.

setup-mage = Mage
    .help = Each mage has starting cards and an ability of their own. Every player takes a different one.
    .choose = Choose your mage
setup-nemesis = Nemesis
    .help = The nemesis is the monster you fight together. It plays by itself and wants your city, Gravehold, to fall.
    .choose = Choose the nemesis

setup-difficulty = Difficulty
    .help = Increased difficulty follows an extra line on the nemesis mat. It is meant for players who know the game.
setup-difficulty-normal = Normal
setup-difficulty-increased = Increased

setup-market = Market
    .help = The market has nine piles of cards that you can buy in this battle.
    .own = Choose nine piles
setup-market-random = Random
setup-market-random-any-mix = Random, in any mix
setup-market-first-game = The market of the first game
setup-market-gem = Gems
setup-market-relic = Relics
setup-market-spell = Spells

setup-free-mix = Any mix of piles
    .help = The usual market has 3 piles of gems, 2 of relics and 4 of spells. With this, any nine piles will do.
setup-free-mix-closed = Only if you choose the nine piles yourselves.

# Values that are drawn at random.
setup-drawn-as-in-an-expedition = Random, as in an expedition
setup-drawn-treasure = Random, of level { $level }
setup-drawn-upgraded = { $n } at random

setup-treasures = Treasures
    .help = In an expedition treasures are the reward for earlier battles. A player may have one of level 1 and one of level 3, and no treasure serves two players. As in an expedition: none if the nemesis is for battle 1, one of level 1 each for battles 2 and 3, one of each level for battle 4.
    .own = Choose treasures
setup-treasures-level-1 = Level 1: takes the place of a card in the starting deck
setup-treasures-level-3 = Level 3: lies beside the mage’s mat

setup-group-treasure = Treasure for the group
    .help = A treasure of level 2 belongs to all players together. As in an expedition: one if the nemesis is for battle 3 or 4.

setup-upgraded = Upgraded nemesis cards
    .help = In an expedition the nemesis deck grows stronger: these cards take the place of basic ones. If a tier has room for fewer than you choose, it is drawn which of them go in. As in an expedition: none if the nemesis is for battle 1, 7 for battle 2, 11 for battle 3, all 15 for battle 4.
    .own = Choose cards
setup-upgraded-tier-1 = Tier 1
setup-upgraded-tier-2 = Tier 2
setup-upgraded-tier-3 = Tier 3

setup-solo-turn-cards = Your turn order cards
    .help = A player alone has four turn order cards; some sources of the series say three, and then the nemesis has a larger share of the turns.
setup-solo-turn-cards-number = { $n } cards
setup-solo-turn-cards-closed = Only for one player.

setup-x-token = X token
    .help = With three players, the fourth turn order card is the X card. It gives a turn to the player who has the X token.
setup-x-token-seat = Player { $n } begins with it
setup-x-token-closed = Only for three players.

setup-unshuffled = Nemesis deck in a fixed order
    .help = The tiers of the nemesis deck are not shuffled, as in the very first game. The order is ours.
setup-one-target = One target for a whole spell
    .help = All the damage of a spell goes to the target of its first damage. Usually each damage sentence of a spell has a target of its own.

setup-preset-first-game = Recommended for a first game
    .help = The mages, the nemesis and the market that the rulebook begins with.
setup-preset-as-in-an-expedition = Random, as in an expedition
    .help = Everything is random, and there are as many treasures and upgraded nemesis cards as an expedition brings before the battle against this nemesis.
