### What can be chosen for a match of Ashes: names, explanations, values, and why something cannot be chosen now.

setup-deck = Deck
    .help = A deck is a Phoenixborn with 30 cards and 10 dice. Each of the six decks of the box plays in its own way.
    .choose = Choose your deck
    .brought = A deck of your own, from a file

setup-first-five = First Five
    .help = Your first hand: five different cards of your deck, chosen before anything is shuffled.
    .own = Choose five cards now
setup-first-five-choose = Choose when the match begins
setup-first-five-suggested = The five that the deck suggests

setup-lists = Deck lists
    .help = With open lists everybody may look up which cards are in a deck. With sealed lists you only know the cards you have seen.
setup-lists-open = Open to everybody
setup-lists-sealed = Sealed

setup-preset-first-game = Recommended for a first game
    .help = Decks that are easy to begin with, each with the First Five that it suggests.

## Why the program proposes something for a deck that is not complete

finish-why-phoenixborn-unique = { $card } can only be played by this Phoenixborn.
finish-why-phoenixborn-dice = The usual dice of this Phoenixborn fit the cards ({ $dice }).
finish-why-copies = { $n ->
    [one] You have one of it already. With three you draw it more often.
   *[other] You have { $n } of it already. With three you draw it more often.
}
finish-why-unique = Only { $phoenixborn } can play it.
finish-why-units = { $n ->
    [0] It brings a unit, and no other card of the deck does.
    [one] It brings a unit, and only one other card of the deck does.
   *[other] It brings a unit, and only { $n } other cards of the deck do.
}
finish-why-cheap = { $n ->
    [0] It costs no dice.
    [one] It costs only one die.
   *[other] It costs only { $n } dice.
}
finish-why-basic = Any dice can pay for it.
finish-why-dice = The dice of the deck can pay for it ({ $dice }).
finish-why-die = { $n ->
    [0] Its basic side pays for any card.
    [one] One card of the deck asks for it.
   *[other] { $n } cards of the deck ask for it.
}
finish-why-first-five = A good start: ready spells and units that cost few dice.
finish-why-kind = The deck has no { $kind } yet.

## What `emberhold deck` says about a deck

decks-no-phoenixborn = No Phoenixborn yet
decks-dice = Dice: { $dice }
decks-suggested = Dice that fit the costs: { $dice }
decks-group = { $kind } ({ $n })
decks-costs = { $play }; each use { $use }
decks-curve = Cards by the number of dice that it takes to play them
decks-symbols = Symbols on the cards, every copy counted
decks-symbols-line = { $type }: { $class } class, { $power } power
decks-conjurations = Conjurations
decks-first-five = First Five: { $cards }
decks-notes = Notes
decks-same = The decks are the same.
decks-part-phoenixborn = Phoenixborn
decks-part-dice = Dice
decks-part-cards = Cards
decks-part-first_five = First Five
decks-hand = First hand: { $cards }
decks-draws = Next draws: { $cards }
decks-roll = Dice: { $dice }

## What is wrong with a deck

deck-problem-no-phoenixborn = A deck needs a Phoenixborn.
deck-problem-not-a-phoenixborn = { $card } is not a Phoenixborn.
deck-problem-phoenixborn-among-cards = { $card } is a Phoenixborn, so it is not one of the { $size } cards.
deck-problem-conjuration-among-cards = { $card } is a conjuration, so it is not one of the { $size } cards.
deck-problem-copies = { $card }: you have { $n } copies; at most { $most } are allowed.
deck-problem-unique = { $card }: only { $phoenixborn } may play this card.
deck-problem-cards = { $n ->
    [one] 1 card; a deck has exactly { $size }.
   *[other] { $n } cards; a deck has exactly { $size }.
}
deck-problem-dice = { $n ->
    [one] 1 die; a deck has exactly { $size }.
   *[other] { $n } dice; a deck has exactly { $size }.
}
deck-problem-not-in-deck = First Five: { $card } is not in the deck.
deck-problem-first-five = A First Five is { $size } different cards.
