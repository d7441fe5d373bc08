### Words on the board of an expedition.

view-step = step
step-story = the story
step-consolation = after the defeat
step-piles = piles
step-mages = mages
step-treasures = treasures of level 1
step-group-treasure = treasure of the group
step-personal-treasures = treasures of level 3
step-holder = X token
step-ready = ready
step-over = chosen
view-turn = choosing now
view-campaign = expedition
view-piles = piles
view-taken = market
view-needed = piles of a market
view-mages = mages
view-treasures = treasures
view-levels = levels of treasures
view-group = treasure of the group
view-holder = X token
view-players = players
view-rests = sits out
view-banished = banished
view-upgraded = upgraded basics
view-map = map
expedition-barracks = Barracks
expedition-battle = battle { $n }, try { $attempt }
expedition-of = { $n } of { $of }
expedition-stage = { $battle } { $nemesis }
expedition-stage-won = { $battle } { $nemesis }: won
expedition-stage-unknown = { $battle } ?
expedition-code-of = code { $code }

## The board in the browser

expedition-map = The map of the expedition
expedition-map-won = won
expedition-map-lost = { $n ->
    [one] lost once
    [two] lost twice
   *[other] lost { $n } times
}
expedition-map-here = you are here
expedition-map-ahead = ahead
expedition-map-unknown = Battle { $n }
expedition-battle-of = Battle { $n }, try { $attempt }
expedition-story = The story
expedition-story-before = Battle { $n }: { $nemesis }
expedition-story-won = { $nemesis } is defeated
expedition-story-lost = Lost against { $nemesis }
expedition-to-barracks = Open the Barracks
expedition-barracks-title = Barracks
expedition-plan = Market and party
expedition-market = Market
expedition-market-count = { $n } of { $of } piles chosen
expedition-n-of = { $n } of { $of }
expedition-in-market = in the market
expedition-new = new
expedition-mages = Mages
expedition-treasures = Treasures of level { $n }
expedition-of-group = for the group
expedition-party = Party
expedition-group = Group
expedition-no-mage = no mage yet
expedition-no-treasure = no treasure yet
expedition-banished = Banished piles: { $n }
expedition-banished-help = This expedition does without them.
expedition-upgraded = Upgraded nemesis cards: { $n }
expedition-upgraded-help = They come into the nemesis deck before other basic cards of their tier.
expedition-count-gem = { $n ->
    [one] 1 gem
   *[other] { $n } gems
}
expedition-count-relic = { $n ->
    [one] 1 relic
   *[other] { $n } relics
}
expedition-count-spell = { $n ->
    [one] 1 spell
   *[other] { $n } spells
}

## The chronicle in the browser

expedition-chronicle = Chronicle
expedition-fought = Battle { $n }, try { $attempt }: { $nemesis }
expedition-result-won = won
expedition-result-lost = lost
expedition-took-along = Treasures
expedition-nothing-fought = No battle has been fought yet.
expedition-standing = The expedition goes on: { $won } of { $of } battles won.
expedition-standing-over = The expedition is over: { $won } of { $of } battles won.

## What others did, in short

board-brief-consolation = chose a consolation
board-brief-took-along = took { $card } along
board-brief-took-mage = plays { $card }
board-brief-sits-out = sits this battle out
board-brief-x-token = begins with the X token
board-brief-again = began to choose again
board-brief-set-out = The battle begins
board-brief-left-expedition = left the expedition
