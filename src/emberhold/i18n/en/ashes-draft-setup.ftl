### What can be chosen for a draft and the matches after it; the deck lists are chosen as in a match of Ashes.

## Who drafts

setup-players = Players
    .help = Two to four people or bots draft a deck each.
setup-players-n = { $n ->
    [one] One player
   *[other] { $n } players
}

## What follows

setup-matches = Matches
    .help = What is played with the decks. With two players there is one match; three or four can play one match for all, or everybody meets everybody.
setup-matches-closed = With two players there is one match.
