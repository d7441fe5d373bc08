## The report of `emberhold lab matrix`, and what that command says.

lab-title = Decks against each other
lab-made = { $game }: { $decks } decks, { $bots }, { $games } games for each pair of decks, { $all } games in all.
lab-how = Every seed is played twice, the second time with the decks on each other’s seats. Seed { $seed }, rules { $rules }.
lab-warning = These numbers show how well this bot plays these decks. They do not show how good the decks are in the hands of people.
lab-sure = Behind each share stands its 95 % interval: if the same games were played again with other luck, the share would most likely be in that range. The fewer games, the wider the range.
lab-bot = Played by { $bot }
lab-percent = { $n } %
lab-range = { $low } to { $high } %
lab-range-short = { $low }–{ $high }
lab-points = { $n }
lab-points-range = { $low } to { $high }
lab-nothing = –
lab-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
lab-undecided = { $n ->
    [one] { $n } game had no winner and is left out.
   *[other] { $n } games had no winner and are left out.
}
lab-broken = { $n ->
    [one] { $n } of them broke off with an error; the file { $file } says why.
   *[other] { $n } of them broke off with an error; the file { $file } says why.
}
lab-no-results = No game of this bot has a winner, so there is nothing to show.

## Deck by deck

lab-decks = Deck by deck
lab-decks-words = { $best } did best: it won { $share } of its { $games } games ({ $range }).
lab-column-deck = deck
lab-column-won = won
lab-column-games = games
lab-column-began = when it began
lab-column-second = when it was second
lab-column-rounds = rounds
lab-rounds-help = The last column is the length of its games in rounds: half of them were at most that long.

## Who beats whom

lab-pairs = Who beats whom
lab-pairs-words = Read a row from left to right: how often the deck on the left won against the deck with that number on top. Blue is more than half, orange is less. A share in bold is surely not an even match: its interval does not include 50 %.
lab-pairs-chart = Heat map: the share of games that each deck won against each other deck. The table below has the same numbers.
lab-pairs-table = All pairs as a table
lab-column-against = against

## Who begins

lab-first = Is it good to begin?
lab-first-words = The deck that began won { $share } of { $games } games ({ $range }).
lab-first-even = That may be chance: an even share, 50 %, is inside the range.
lab-first-good = So beginning is an advantage for this bot.
lab-first-bad = So beginning is a disadvantage for this bot.
lab-first-chart = For each deck: the share of games it won when it began, and when the other deck did, with intervals. The first table has the same numbers.
lab-axis-won = games won, in %
lab-began = it began
lab-second = it was second

## Length

lab-length = How long a game is
lab-length-words = Half of the games were over after { $median } rounds; the longest took { $most }. A game has { $decisions } decisions with a choice, on average.
lab-length-chart = How many games took how many rounds.
lab-length-table = The same as a table
lab-axis-rounds = rounds
lab-axis-games = games

## Cards

lab-cards = What each card does for its deck
lab-cards-drawn = Drawn: how many points of win rate a deck has more in games in which it had the card in hand at some time (in the first hand, or drawn later) than in games in which it had not.
lab-cards-played = Played: how many points more in games in which it played the card than in games in which it had the card in hand and did not play it.
lab-cards-care = A difference is no proof. In a long game more cards are drawn, and a deck that is ahead plays more of them; a card that is played only in need looks bad. Trust a difference only if its whole range is on one side of zero, and even then some of { $n } such ranges are there by chance.
lab-cards-none = This game does not tell which cards were drawn and played.
lab-cards-of = { $deck }
lab-cards-chart = { $deck }: what drawing and what playing each card changes, in points of win rate, with intervals. The table below has the same numbers.
lab-axis-points = points of win rate
lab-drawn = drawn
lab-played = played
lab-column-card = card
lab-column-copies = copies
lab-column-played = won when played
lab-column-held = when drawn, not played
lab-column-not-drawn = when not drawn
lab-column-by-drawing = drawn: points
lab-column-by-playing = played: points
lab-always = A dash means that there are too few games to say: a card of the first hand, for example, is never “not drawn”.

## Files

lab-files = The data
lab-files-words = { $games } has one row for each game, { $cards } one row for each card of each deck in each game. Programs such as polars, pandas and DuckDB read them.

## What the command says

lab-progress = { $done } of { $all } games
lab-progress-left = { $done } of { $all } games, about { $left } left
lab-seconds = { $n } s
lab-minutes = { $n } min
lab-hours = { $n } h { $minutes } min
lab-goes-on = { $done } of { $all } games were played before; the others follow.
lab-stopped = Stopped after { $done } of { $all } games. They are kept in { $folder }.
lab-go-on = To go on: { $command }
lab-early-report = For a report about what is there: { $command }
lab-line = { $deck }  { $share } of { $games } games ({ $range })
lab-finished = { $n } games. Report: { $file }
lab-mishaps = The program answered in place of a bot { $n } times, the first time because: { $words }
lab-errors = { $n ->
    [one] One game broke off: { $words }
   *[other] { $n } games broke off. The first: { $words }
}
