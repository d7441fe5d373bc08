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
