### What can be chosen for an expedition.

setup-expedition = Expedition
    .help = The New Age tells the story of the box. A random expedition follows from a code that you can pass on.

## Only for a random expedition

setup-big-pocket = Big pocket
    .help = Piles that are not chosen for a battle stay in the Barracks.
setup-harder = Increased difficulty
    .help = Every nemesis has its line for increased difficulty.
setup-only-random-closed = Only for a random expedition.
