### What only the web client says about Aeon’s End.

## What the mages and nemeses are like, for somebody who has to choose one

web-mage-claudia = Gives aether to an ally, and gets a copy of what they buy with it.
web-mage-gygar = Builds up power in the Ancient Breach, then casts from it at once.
web-mage-lost = Makes the weakest cards strong, and takes them back to use again.
web-mage-rhia = Trades what is no longer needed for something better from the market.
web-mage-sahala = Looks ahead in the deck, finds spells, and preps several at once.
web-mage-soskel = Marks breaches, including those of allies: casting from them gives charges.
web-mage-talix = Destroys Sparks to take one more turn, or heals Gravehold.
web-mage-taqren = Focuses anybody’s breaches and heals. A simple way to start.
web-nemesis-maggoth = Fills a nest with maggots, so keep clearing it. A good one to start with.
web-nemesis-arachnos = Performs a ritual. Pay to slow it down, or face the World Devourer.
web-nemesis-ageless-walker = Takes cards away from you. You can buy them back at a price.
web-nemesis-fenrix = Sends claws that only a player in position can hit. For experienced teams.
web-nemesis-crooked-mask = Slips corruptions into your decks. Each does harm, and each has something to offer.
web-nemesis-gate-witch = Opens time gates and takes turns that were not hers. For experienced teams.
web-nemesis-magus-of-cloaks = Hides under cloaks that soften every blow. Many small blows strip them off.
web-nemesis-carapace-queen = Breeds husks, and the more there are, the worse her swarm. Thin them out in time.
web-nemesis-knight-of-shackles = Opens four breaches one by one, and the fourth is the end. Pay to turn them back.
web-nemesis-blight-lord = Puts poisoned gems into your decks. When the last one is handed out, time runs short.
web-nemesis-hollow-crown = Cannot be hurt, but her nine acolytes can, and their magic costs them blood. Beat them all.
web-nemesis-umbra-titan = Tears down the pillars under the city. Spend them wisely, but never the last one.
web-nemesis-prince-of-gluttons = Eats the market from the cheapest pile up. Buy early, and win before nothing is left.
web-nemesis-rageborne = Gathers Fury until it strikes, and no two strikes are alike. Few rules and many blows.

## Words of the game, for people who meet them at a table. `forms` are the words that stand for it, with | between them.

web-term-aeons-end-aether = Aether
    .forms = aether
    .text = What gems and relics give you and what cards, charges and breaches cost. It lasts for one turn.
    .rule = GEN-01

web-term-aeons-end-breach = Breach
    .forms = breach|breaches
    .text = Where you prep spells. Put a spell on it on one turn, and cast it in your next casting phase.
    .rule = BREACH-01

web-term-aeons-end-focus = Focus
    .forms = focus|focuses|focused|focusing
    .text = Pay to turn a closed breach a quarter. You may prep a spell on it this turn, and it costs less to open.
    .rule = BREACH-02

web-term-aeons-end-open = Open a breach
    .forms = open a breach|opens a breach|open breach
    .text = Pay, and it stays open for good: you can prep a spell on it on every turn.
    .rule = BREACH-04

web-term-aeons-end-prep = Prep
    .forms = prep|preps|prepped|prepping
    .text = Put a spell from your hand on a breach, to cast it later.
    .rule = BREACH-10

web-term-aeons-end-charge = Charge
    .forms = charge|charges
    .text = It costs 2 aether. When all your slots are full, you can use your mage’s ability.
    .rule = CHARGE-01

web-term-aeons-end-gravehold = Gravehold
    .forms = gravehold
    .text = The city you defend. If its life reaches 0, you all lose.
    .rule = END-06

web-term-aeons-end-nemesis = Nemesis
    .forms = nemesis
    .text = The enemy, played by the game. Its turns come from the turn order deck, like yours.
    .rule = GEN-01

web-term-aeons-end-unleash = Unleash
    .forms = unleash|unleashes|unleashed
    .text = Do what the nemesis mat says under Unleash.
    .rule = UNLEASH-01

web-term-aeons-end-minion = Minion
    .forms = minion|minions
    .text = A creature of the nemesis with its own life. You can deal damage to it instead of to the nemesis.
    .rule = CAST-06

web-term-aeons-end-tier = Tier
    .forms = tier
    .text = 1, 2 or 3. It goes up as the nemesis draws stronger cards.
    .rule = TIER-01

web-term-aeons-end-exhausted = Exhausted
    .forms = exhausted|exhaustion
    .text = A player whose life is 0: the nemesis unleashes twice, they lose a breach, and from then on Gravehold suffers twice their damage instead.
    .rule = EXHAUST-01

web-term-aeons-end-supply = Supply pile
    .forms = supply pile|supply piles|market
    .text = Nine piles of gems, relics and spells that everybody can gain cards from.
    .rule = MARKET-01

web-term-aeons-end-gain = Gain
    .forms = gain|gains|gained
    .text = A card you gain goes onto your discard pile, and you will draw it later.
    .rule = GEN-05

web-term-aeons-end-destroyed = Destroy
    .forms = destroy|destroys|destroyed
    .text = A destroyed card is out of the game for good.
    .rule = GEN-04

web-term-aeons-end-turn-order = Turn order deck
    .forms = turn order deck|turn order
    .text = One card for each turn of the round, shuffled: nobody knows who comes next.
    .rule = TURN-01
