### Sentences of the web client that no other client has.

web-close = Close
web-you = You
web-seat = Player { $n }
web-guest = Guest
web-any = any
web-drawn = drawn by lot
web-loading = One moment …
web-try-again = Try again
web-try-now = Try now
web-to-lobby = To the lobby
web-send = Send
web-link = Link
web-name = Name
web-your-name = Your name
web-which-game = Which game?

web-nav = Pages
web-nav-play = Play
web-nav-cards = Cards
web-nav-rules = Rules
web-nav-history = Matches
web-nav-settings = Settings

## The games, for somebody who knows neither

web-game-ashes = Ashes
web-game-ashes-text = A duel of wizards: roll your dice, call your creatures, outlast the other Phoenixborn.
web-game-aeons-end = Aeon’s End
web-game-aeons-end-text = Stand together: open breaches, cast spells, and hold Gravehold against a nemesis.
web-game-together = You play together against the game.
web-game-against = You play against each other.
web-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}

## Lobby

web-lobby-title = The table is laid.
web-lobby-text = Two card games, played by their exact rules: against a bot right now, or with friends by a link.
web-quick-start = Play now
web-create-table = Lay a table
web-your-tables = Your tables
web-table-waiting = Waiting for players
web-table-go-on = Go on
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for a player just now.
web-join = Sit down

web-choose = Choose: { $what }
web-choose-seats-deck = Choose your deck
web-choose-seats-mage = Choose your mage
web-choose-nemesis = Choose the nemesis
web-more-options = More options
web-play-against-bot = Play against a bot
web-play-with-bot = Play with a bot at your side

web-new-table = A table for { $game }
web-seats = Seats
web-how-many-seats = How many seats?
web-who = Who sits here?
web-kind-person = You
web-kind-bot = A bot
web-kind-open = Open, by link
web-kind-shared = Somebody at this screen
web-which-bot = Which bot?
web-table-options = How this table plays
web-option-undo = Taking back a choice
web-undo-free = freely, if nobody learnt anything
web-undo-agreed = if the others agree
web-undo-never = never
web-option-pace = Pause where somebody might react
web-pace-0 = none
web-pace-700 = short
web-pace-1500 = normal
web-pace-3000 = long
web-option-seed = Seed (for the same match again)
web-option-public = Show this table in the lobby
web-lay-the-table = Lay the table

web-join-title = A table for { $game }
web-join-with = Already there: { $names }.
web-seat-which = Which seat?
web-seat-any = any free one
web-table-full = Every seat is taken. You can watch.
web-watch = Watch
web-watching = You are watching. Hidden cards stay hidden.

## At the table

web-board = Board
web-board-broken = This board could not be drawn. The match is safe; reload the page, or copy a bug report from the menu.
web-menu = Menu
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-emotes = Say it quickly
web-emote-hello = Hello!
web-emote-well-played = Well played!
web-emote-thanks = Thank you!
web-emote-oops = Oops!
web-emote-thinking = Let me think …
web-emote-wow = Wow!
web-emote-sorry = Sorry!
web-emote-good-luck = Good luck!
web-emote-good-game = Good game!
web-emote-hurry = Shall we go on?
web-mute = Hear nothing from { $name }
web-unmute = Hear { $name } again
web-undo = Take back your last choice
web-concede = Give up
web-concede-text = The match ends for you. This cannot be taken back.
web-go-on-playing = Go on playing
web-leave-table = Leave the table
web-leave-hint = The match stays where it is. Come back from the lobby at any time.
web-end-yes = Yes, I am done
web-end-no = No, go on
web-end-never-ask = Yes, and do not ask again
web-choices-more = { $n ->
    [one] 1 choice is on the board
   *[other] { $n } choices are on the board
}
web-thing-can = { $name }; { $count ->
    [one] can be chosen
   *[other] { $count } choices
}
web-read-card = Read the card
web-i-am-here = I am here
web-look-from-here = Look from here
web-look-from = Look from the seat of
web-spectator = Spectator

web-seat-open = open seat
web-seat-away = away
web-seat-conceded = gave up
web-takeover = Let a bot play
web-thinking = { $name } is thinking …
web-waiting = Waiting for the others …
web-pause = Somebody might react …
web-held = Somebody asked for a moment …
web-deadline = { $n ->
    [one] 1 second to answer
   *[other] { $n } seconds to answer
}
web-hold = Wait, I need a moment
web-sitting-down = Sitting down …
web-waiting-for-people = Waiting for players
web-waiting-for-people-text = Send this link to whoever shall play. The match begins when every seat is taken.
web-copy-link = Copy the link
web-link-copied = The link is copied.
web-link-not-copied = The link could not be copied; select it and copy it by hand.

web-proposal-undo = { $name } would like to take back the last choice.
web-proposal-takeover = { $name } would like a bot to play for { $other }.
web-proposal-rematch = { $name } would like another match.
web-proposal-waits = The others are asked.
web-agree = Agree
web-refuse = Refuse

web-stale = The table has moved on; here is the new question.
web-lost = The connection is lost.
web-lost-safe = Every choice that was accepted is saved; nothing is lost.
web-lost-retry = { $n ->
    [one] Trying again in 1 second.
   *[other] Trying again in { $n } seconds.
}
web-lost-trying = Trying again …
web-table-closed = This table is closed to us
web-wrong-token = This browser does not hold a seat here.
web-watch-replay = Watch the replay
web-rematch = Play again

## Cards

web-card-cost = costs { $n }
web-card-discards = discard { $n }
web-card-exhausted = { $n ->
    [one] exhausted
   *[other] exhausted { $n } times
}
web-card-status = { $n ->
    [one] 1 status token
   *[other] { $n } status tokens
}
web-card-wounds = { $n ->
    [one] 1 wound of { $life }
   *[other] { $n } wounds of { $life }
}
web-corner-attack = attack
web-corner-life = life
web-corner-recover = recover
web-corner-power = power tokens
web-corner-cost = cost
web-corner-tier = tier
web-corner-left = left
web-search-cards = Search names and texts
web-element = Dice
web-cards-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-nothing-found = Nothing fits that.
web-clear-search = Clear the search
web-search-rules = Search the rules, by word or by id
web-rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
web-chapters = Chapters

## Replays and past matches

web-replay-of = { $game }: { $names }
web-replay-begins = The match begins.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-step = Step
web-replay-speed = Speed
web-replay-old = This match cannot be shown
web-replay-old-text = It was played by rules version { $version }, which this server no longer knows. Its journal is safe.
web-download-journal = Download the journal
web-no-history = You have not finished a match yet.
web-won = Won
web-lost-match = Lost
web-nobody-won = Nobody won
web-open-journal = Watch a saved match
web-open-journal-text = A journal that somebody sent you, or a save file of the terminal client. It is replayed before it is shown.
web-choose-file = Choose a file

## When something is wrong

web-offline-text = There is no connection to the server. Is it running? Every match is saved there.
web-not-found = There is nothing here
web-not-found-text = This page, table or match does not exist, or not any more.
web-no-answer = That did not work
web-broken = Something broke
web-broken-text = The match itself is safe on the server. A bug report helps us to mend this.
web-copy-report = Copy a bug report
web-report-copied = The report is copied; paste it wherever you report bugs.
web-report-not-copied = The report could not be copied.

## Settings

web-setting-theme = Light
web-setting-theme-dark = Night
web-setting-theme-light = Day
web-setting-theme-system = Like the system
web-setting-palette = Colours
web-setting-palette-house = House
web-setting-palette-safe = Safe for colour-blind eyes
web-setting-size = Size of text
web-setting-size-normal = Normal
web-setting-size-large = Large
web-setting-size-largest = Largest
web-setting-motion = Motion
web-setting-motion-system = Like the system
web-setting-motion-off = None
web-setting-motion-brisk = Brisk
web-setting-motion-normal = Normal
web-setting-motion-calm = Calm
web-setting-auto = Reactions
web-setting-auto-ask = Always ask me
web-setting-auto-smart = Pass when no card of mine fits
web-setting-auto-pass = Pass them all
web-setting-board = Board
web-setting-board-game = The game’s own
web-setting-board-plain = Every zone as a list
web-setting-sound = Sound
web-setting-confirm = Ask before a turn ends while something could still be done
web-setting-curtain = Hide the screen between people who share it
web-setting-lang = Language
web-setting-lang-system = Like the browser

## Keys

web-keys = Keys
web-keys-number = choose by number
web-keys-arrows = move between things and zones
web-keys-end = done, none, pass or end your turn
web-keys-enter = choose; or hear why it cannot be done
web-keys-space = read the card
web-keys-tab = from zone to zone, and to the choices
web-keys-board = to the board
web-keys-prompt = to the choices
web-keys-undo = take back your last choice
web-keys-log = what happened
web-keys-chat = talk
web-keys-escape = close whatever is open
web-keys-help = this help
web-keys-pointer = With a mouse: point to read, click to choose. With a finger: tap to choose, press long to read.

## What the ready-made decks are like, for somebody who has to choose one

web-deck-the-iron-men = Coal Roarkwin’s soldiers. Strong units that hit hard; the plainest way to begin.
web-deck-the-snakes-in-silver = Maeoni Viper’s nest. Snakes that grow, and gold that strikes directly.
web-deck-the-mist-guardian = Aradel Summergaard’s mists. Many small spirits, and damage from afar.
web-deck-the-cloudsea-siren = Saria Guideman’s songs. Empties the other’s draw pile and punishes it.
web-deck-the-bloodwoods-queen = Jessa Na Ni’s court. Hurts its own to hurt the other more.
web-deck-the-shadows-of-viros = Noah Redmoon’s illusions. Fragile, cunning, quick to come back.
