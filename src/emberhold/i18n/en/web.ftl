### Sentences of the web client that no other client has.

web-close = Close
web-you = You
web-seat = Player { $n }
web-guest = Guest
web-any = any
web-drawn = Random
web-loading = One moment …
web-try-again = Try again
web-try-now = Try now
web-to-lobby = Go to the lobby
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
web-game-ashes-text = A duel of wizards: roll your dice, summon creatures, and outlast the other Phoenixborn.
web-game-ashes-draft = Ashes: draft
web-game-aeons-end = Aeon’s End
web-game-aeons-end-expedition = Aeon’s End: Expedition
web-game-aeons-end-text = Stand together: open breaches, cast spells, and defend Gravehold against a nemesis.
web-game-together = You play together against the game.
web-game-against = You play against each other.
web-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}

## Lobby

web-lobby-title = Take a seat.
web-lobby-text = Two card games, played by their exact rules: against a bot right now, or with friends you invite by link.
web-quick-start = Play now
web-create-table = Create a table
web-your-tables = Your tables
web-table-waiting = Waiting for players
web-table-go-on = Continue
web-table-broken = Stopped by an error
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players right now.
web-join = Join

web-choose = Choose: { $what }
web-difficulty = Difficulty { $n }
web-more-options = More options
web-play-against-bot = Play against a bot
web-play-with-bot = Play with a bot as your ally
web-bots-opponent = Your opponent
web-bots-partner = Your partner
web-bots-others = For experiments

web-new-table = A table for { $game }
web-presets = Choose everything at once
web-preset-random = Everything random
web-more-choices = More choices
web-choices-made = { $n ->
    [one] 1 chosen
   *[other] { $n } chosen
}
web-nothing-chosen = none
web-chosen-of = { $n } of { $most }
web-fill-by-lot = Fill at random
web-clear-list = Clear
web-list-lacks = { $n ->
    [one] 1 more is needed.
   *[other] { $n } more are needed.
}
web-look-at = Look at { $card }
web-from-a-file = From a file
web-file-json = A file in JSON
web-file-read = The file was read; here you can choose another
web-file-unread = { $file } cannot be read: it has to be JSON.
web-seats = Seats
web-how-many-seats = How many seats?
web-who = Who plays here?
web-kind-person = You
web-kind-bot = A bot
web-kind-open = Open: invite by link
web-kind-shared = Somebody else at this screen
web-which-bot = Which bot?
web-table-options = Table options
web-option-undo = Taking back a choice
web-undo-free = Until something is revealed
web-undo-agreed = Only if the others agree
web-undo-never = Never
web-option-pace = Pause where somebody might react
web-pace-0 = None
web-pace-700 = Short
web-pace-1500 = Normal
web-pace-3000 = Long
web-option-seed = Seed (the same seed gives the same luck)
web-option-seed-help = Leave it empty, and nobody can know the luck to come. If you choose a seed, everybody who joins is told so.
web-luck-chosen = The player who opened this table chose its seed, and may know the luck to come.
web-luck-chosen-short = seed chosen
web-luck-day = This is the battle of the day: its luck is the same for everybody, so somebody may know what comes.
web-luck-day-short = battle of the day
web-luck-continued = This match goes on from a position of another one. The luck to come is new, but somebody may know what the hands hold.
web-luck-continued-short = goes on from another match
web-option-public = Show this table in the lobby
web-lay-the-table = Create the table

# The match of the day follows from the date in UTC and is the same for everybody.
web-day = Battle of the day
web-day-text = One battle a day, the same for everybody in the world: the same enemy, the same supply, the same mage in each seat. You choose how many fight, and who plays them.
web-day-luck = The luck follows from the date too. If you have played this day before, you know what comes.
web-day-which = Day (UTC)
web-day-earlier = The day before
web-day-later = The day after
web-day-today = Today’s battle
web-day-cards = { $n } cards
web-day-play = Play this battle
web-day-record = Your battles of the day
web-day-none = You have not played a battle of the day yet.
web-day-goes-on = Goes on
web-day-again = Play this day
web-day-of = Battle of the day, { $day }

# A chain is a draft and the matches that are played with its decks, or an expedition and its battles.
web-chain-ashes-draft = Draft
web-chain-ashes-draft-new = Draft decks
web-chain-ashes-draft-text = Everybody takes a Phoenixborn, picks cards from packs that go round, takes dice, and then plays { $game } with the deck that came of it.
web-chain-ashes-draft-options = Draft and matches
web-chain-ashes-draft-again = Draft again
web-chain-aeons-end-expedition = Expedition
web-chain-aeons-end-expedition-new = The Expedition
web-chain-aeons-end-expedition-text = Battle after battle with one story. Before each battle you choose in the Barracks which nine piles, which mages and which treasures come along. What you lose, you fight again. Each seat plays one mage; one person may have several.
web-chain-aeons-end-expedition-options = Which expedition
web-chain-aeons-end-expedition-again = Another expedition
web-chain-code = Code
web-chain-code-help = The same code gives the same expedition, for everybody. Leave this empty to draw one.
web-chain-yours = Where you left off
web-chain-match = Match { $n }
web-pick-seconds = Time for each choice in the draft
web-pick-seconds-none = As long as you like
web-pick-seconds-n = { $n } seconds
web-pick-seconds-help = When the time is up, a bot chooses for you.
web-chain-points = Matches won, after { $n } of { $of }
web-chain-standings = How it ended
web-chain-place = { $n }.
web-chain-wins = { $n ->
    [one] 1 win
   *[other] { $n } wins
}
# A bot has no name of its own in a chain.
web-chain-bot = Bot in seat { $n }
web-chain-next = Go to the next match
web-chain-next-in = { $n ->
    [one] Going on in 1 second
   *[other] Going on in { $n } seconds
}
web-chain-stay = Stay here
# Between two battles of an expedition a friend may take the seat of a bot.
web-invite-friend = Invite a friend
web-invite-friend-text = Somebody who opens this link may take the seat of a bot, as long as the battle has not begun.
web-chain-wait = The next match is being laid out …
web-chain-go-on = Go on
web-chain-open-deck = Open your deck in the deck builder

web-join-title = A table for { $game }
web-join-with = Already there: { $names }.
web-seat-which = Which seat?
web-seat-any = any free seat
web-table-full = Every seat is taken. You can watch.
web-watch = Watch
web-watching = You are watching. Hidden cards stay hidden.

## At the table

web-board = Board
web-board-broken = This board could not be drawn. The match is safe; reload the page, or report the problem in the menu.
web-menu = Menu
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-unread = { $n ->
    [one] Chat: 1 new message
   *[other] Chat: { $n } new messages
}
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-emotes = Quick messages
web-emote-hello = Hello!
web-emote-well-played = Well played!
web-emote-thanks = Thank you!
web-emote-oops = Oops!
web-emote-thinking = Let me think …
web-emote-wow = Wow!
web-emote-sorry = Sorry!
web-emote-good-luck = Good luck!
web-emote-good-game = Good game!
web-emote-hurry = Shall we continue?
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-undo = Take back your last choice
web-undo-asking = Take back your last choice (only if the others agree)
web-concede = Give up
web-concede-text = The match ends for you. This cannot be taken back.
web-go-on-playing = Keep playing
web-leave-table = Back to the lobby
web-leave-hint = The match stays as it is. You can come back from the lobby at any time.
web-get-up = Leave the table
web-get-up-hint = The others will see that you left and may let a bot play for you. When you come back, you get your seat back.
web-cancel = Cancel
web-cancel-hint = Take back this whole action, with everything paid for it
# Shown for two seconds before the end of a turn is sent.
web-delayed = { $option } in { $n } s
web-delayed-ends = { $option } in { $n } s: this ends your turn
web-delayed-spoken = { $option }. This is sent in two seconds. Press Escape to undo.
web-delayed-undo = Undo
# { $sure } is 1 if it will happen, and 0 if it depends on luck or on hidden cards.
web-doubt-harm = { $sure ->
    [1] This harms your own { $things }.
   *[0] This may harm your own { $things }.
}
web-doubt-harm-me = { $sure ->
    [1] This harms you.
   *[0] This may harm you.
}
web-doubt-harm-both = { $sure ->
    [1] This harms you and your own { $things }.
   *[0] This may harm you and your own { $things }.
}
web-doubt-end = This ends your turn.
web-doubt-yes = Do it
web-doubt-no = Back
web-foreseen = What this leads to
web-foreseen-perhaps = Perhaps: { $what }
web-foreseen-more = and more
web-choices-more = { $n ->
    [0] There are more choices on the board
    [one] 1 thing is highlighted on the board
   *[other] { $n } things are highlighted on the board
}
web-choices-show = Show as a list
web-choices-brief = List
web-choices-hide = Hide the list
web-thing-can = { $name }; { $count ->
    [one] can be chosen
   *[other] { $count } choices
}
web-read-card = Read the card
web-may-react = You may react to this, or let it happen.
web-people = Who is at the table
web-rule = Rule { $id }
web-rule-unknown = This rule is not in the book.
web-rule-page = All the rules
web-step-back = Back
web-i-am-here = I am here
web-look-from-here = View from this seat
web-look-from = View from the seat of
web-spectator = Spectator

web-seat-open = open seat
web-seat-away = away
web-seat-conceded = gave up
web-takeover = Let a bot play
web-thinking = { $n ->
    [one] { $name } is thinking …
   *[other] { $name } are thinking …
}
web-waiting = Waiting for the others …
web-pause = Somebody might react …
web-held = Somebody has asked for a moment …
web-deadline = { $n ->
    [one] 1 second to answer
   *[other] { $n } seconds to answer
}
web-hold = Wait, I need a moment
web-sitting-down = Joining the table …
web-waiting-for-people = Waiting for players
web-waiting-for-people-text = Send this link to the people you want to play with. The match starts when every seat is taken.
web-copy-link = Copy the link
web-link-copied = The link is copied.
web-qr = The link as a QR code
web-qr-text = Or let somebody point the camera of their phone at this picture.
web-invite-address = Address
web-invite-here-only = This server listens to this machine only, so nobody else can open this link.
web-invite-how = To play with people in your network, stop the server and start it like this. Your tables are kept.
web-invite-no-network = This machine seems to be in no network, so nobody else can open this link.
web-link-not-copied = The link could not be copied. Select it and copy it yourself.

web-proposal-undo = { $name } would like to take back the last choice.
web-proposal-takeover = { $name } would like a bot to play for { $other }.
web-proposal-rematch = { $name } would like another match.
web-proposal-waits = Waiting for the others to answer.
web-refused-undo = The others did not agree, so the choice stays.
web-refused-takeover = The others want to wait.
web-refused-rematch = The others do not want to play again.
web-agree = Agree
web-refuse = Decline

web-stale = The table has moved on; here is the new question.
web-lost = The connection was lost.
web-lost-safe = Every choice that was accepted is saved; nothing is lost.
web-lost-unsent = There is no connection right now, so that was not sent.
web-lost-retry = { $n ->
    [one] Trying again in 1 second.
   *[other] Trying again in { $n } seconds.
}
web-lost-trying = Trying again …
web-readonly = This match cannot be continued
web-table-closed = You cannot enter this table
web-wrong-token = This browser has no seat at this table.
web-watch-replay = Watch the replay
web-rematch = Play again

## Help for somebody who is new here

web-help = Help
web-help-new = New here?
web-help-mouse = Click something highlighted to use it. Point at a card to read it.
web-help-touch = Tap something highlighted to use it. Press and hold a card to read it.
web-help-choose = Choose
web-help-choose-mouse = Everything you can use now is highlighted on the board: click it, or drag it to where it goes. The question is below the board, and there you can also see every choice as a list of buttons.
web-help-choose-touch = Everything you can use now is highlighted on the board: tap it, or hold it and drag it to where it goes. The question is below the board, and there you can also see every choice as a list of buttons.
web-help-why = Is something not highlighted, and you wonder why? Choose it anyway, and you will see the reason and the rule.
web-help-read = Read
web-help-read-mouse = Point at a card, or right-click it. On the keyboard, press the space bar.
web-help-read-touch = Press and hold a card. Tap a dotted word to see what it means.
web-help-undo = Undo
web-help-undo-text = While nothing has been revealed, “Cancel” beside the question takes back everything you have begun, with all that you paid. The arrow at the top takes back your last choice. Before your turn ends you have two seconds to undo that.
web-help-rules = Look things up
web-help-words = Words of this game
web-help-keys = Keys

## Cards

web-card-cost = costs { $n }
web-card-main = takes your main action
web-card-side = takes your side action
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
    [one] 1 wound, { $life } life
   *[other] { $n } wounds, { $life } life
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
web-nothing-found = Nothing found.
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
web-replay-first = Go to the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = Go to the end
web-replay-step = Step
web-replay-speed = Speed
web-replay-old = This match cannot be shown
web-replay-old-text = It was played with rules version { $version }, and this server can no longer set it up. Its journal is safe.
web-replay-changed = The rules have changed since this match was played. You see its answers under today’s rules, so it may play out differently. It cannot be continued.
web-replay-changed-until = The rules have changed since this match was played. Under today’s rules its answers only fit up to step { $n } of { $of }, so you can watch it up to there. It cannot be continued.
web-replay-go-turn = Go to a turn
web-replay-set-up = Before the first turn
web-replay-round = Round { $n }
web-replay-turn = Turn { $n }: { $who }
web-replay-turn-nobody = nemesis
web-replay-link = Copy a link to this step
web-replay-page = Save the replay as one page
web-replay-page-saved = The replay is saved. The page opens without a server, too.
web-replay-page-missing = This server cannot write such a page: its web client was built without it.
web-play-on = Play on from here
web-play-on-text = A new match begins at step { $n }, or at the last step before it at which nothing was half done. Hands and everything on the table stay as they are; decks that nobody knows are shuffled, and all luck is new.
web-play-on-seat = Your seat
web-play-on-bot = Who plays the other seats
web-play-on-begin = Begin
web-play-on-earlier = The step you chose was in the middle of something, so this match begins at step { $n }.
web-story-title = How the match went
web-story-length = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $answers ->
    [one] 1 choice
   *[other] { $answers } choices
}
web-story-points = Turning points
web-story-at = Round { $n }
web-story-fighter = { $name } ({ $player })
web-story-blow = The hardest turn for { $who }: { $n } damage
web-story-lead = { $who } has the lead, and keeps it
web-story-lead-players = The players have the lead, and keep it
web-story-fell = { $who } has no life left
web-story-damage = Damage in each round
web-story-numbers = The same as numbers
web-story-round = Round
web-story-total = Together
web-end-scene = The end of the match
web-end-won = Victory
web-end-lost = Defeat
web-end-nobody = Nobody wins
web-end-over = The match is over
web-end-board = Show the board
web-end-again = How it went
web-rematch-other = Other decks or seats
web-download-journal = Download the journal
web-save-scenario = Save this position as a scenario
web-scenario-saved = The position is saved as a scenario.
web-history-filter = Show only
web-history-any = All
web-history-game = Game
web-history-plays = Your deck or mage
web-history-against = Nemesis
web-history-bot = Bot at the table
web-history-result = Result
web-history-broken = Stopped by an error
web-history-none-fit = No match fits. Choose fewer things to see more.
web-history-more = Show earlier matches
web-history-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
web-history-against-it = against { $what }
web-statistics = Statistics
web-statistics-games = By game
web-statistics-plays = By deck and mage
web-statistics-nemeses = By nemesis
web-statistics-bots = By bot at the table
web-statistics-name = What
web-statistics-matches = Matches
web-statistics-won = Won
web-statistics-share = Share
web-no-history = You have not finished a match yet.
web-won = Won
web-lost-match = Lost
web-nobody-won = Nobody won
web-broken-off = An error ended this match
web-open-journal = Watch a saved match
web-open-journal-text = Open a journal that somebody sent you, or a save file from the terminal client.
web-choose-file = Choose a file

## When something is wrong

web-offline = The server is not responding
web-offline-text = There is no connection to the server. Is it running? Every match is saved there.
web-not-found = There is nothing here
web-not-found-text = This page does not exist. Perhaps the link was cut short?
web-many-windows = This seat is open too often
web-many-windows-text = The same seat was opened in several other windows, so this one was closed. Close one of the others, and try again here.
web-no-table = No such table
web-no-table-text = This table does not exist, or no longer exists. Perhaps the link was cut short?
web-no-replay = No such match
web-no-replay-text = This match does not exist, or no longer exists. Perhaps the link was cut short?
web-no-game = No such game
web-no-game-text = This server does not have that game.
web-no-answer = That did not work
web-broken = Something broke
web-broken-text = The match is safe on the server. A bug report helps us fix this.
web-report = Report a problem
web-report-running = The report contains what your seat sees now, what happened last, and what went wrong on this page. It contains nothing that is hidden from you. When the match is over, you can save the exact position as a scenario from its replay.
web-report-ended = The match has ended, so the report contains all of it, including hidden cards. To send one exact position, open the replay, go to that step, and save it as a scenario.
web-copy-report = Copy the report
web-save-report = Save the report
web-report-saved = The report is saved. Attach the file when you report the bug.
web-report-copied = The report is copied. Paste it where you report the bug.
web-report-not-copied = The report could not be copied.

## Settings

web-setting-theme = Theme
web-setting-theme-dark = Dark
web-setting-theme-light = Light
web-setting-theme-system = Same as the system
web-setting-palette = Colours
web-setting-palette-house = Standard
web-setting-palette-safe = Colour-blind friendly
web-setting-size = Text size
web-setting-size-normal = Normal
web-setting-size-large = Large
web-setting-size-largest = Largest
web-setting-motion = How fast you see what others do
web-setting-motion-system = Same as the system
web-setting-motion-calm = Calm
web-setting-motion-normal = Normal
web-setting-motion-brisk = Brisk
web-setting-motion-instant = At once
web-setting-auto = Reactions
web-setting-auto-ask = Always ask me
web-setting-auto-smart = Pass when no card of mine fits
web-setting-auto-pass = Always pass
web-setting-board = Board
web-setting-board-game = Full board
web-setting-board-plain = Plain lists
web-setting-sound = Sound
web-setting-notify = Tell me when I am asked something and this page is hidden
web-notes-blocked = Your browser does not allow this page to show notifications. You can change that in the browser’s settings.
web-note-question = It is your turn to choose.
web-setting-routine = Answer formalities for me, such as a payment that wastes nothing
web-setting-orders = Ask me for orders all the same, such as the order of my discarded cards
web-setting-confirm = Ask before I harm myself or end my turn early
web-setting-send-delay = Wait two seconds before my turn ends, so that I can undo it
web-setting-curtain = Hide the screen between players who share it
web-setting-lang = Language
web-setting-lang-system = Same as the browser
web-licences-about = Emberhold is under the MIT licence. Some fonts and pieces of code in these pages are the work of others.
web-licences = Their licences

## Keys

web-keys = Keys
web-key-enter = Enter
web-key-space = Space
web-key-tab = Tab
web-key-escape = Esc
web-keys-number = choose by number
web-keys-arrows = move between things and zones
web-keys-end = done, none, pass or end your turn
web-keys-enter = choose, or see why you cannot
web-keys-space = read the card
web-keys-tab = move from zone to zone, and to the choices
web-keys-board = go to the board
web-keys-prompt = go to the choices
web-keys-undo = take back your last choice
web-keys-again = show the last turn again
web-keys-log = what happened
web-keys-chat = chat
web-keys-escape = close what is open, let go of what you drag, or skip what is being shown
web-keys-cancel = cancel what you have begun, or undo the end of your turn
web-keys-help = this help
web-keys-pointer = With a mouse: point to read, click or drag to choose. With a finger: tap to choose, press and hold to read, hold and then move to drag.

## What others do

web-beats-skip = Skip
web-beats-skip-title = Skip what is being shown (Esc). A click or any key skips one step, holding it pauses.
web-beats-held = Paused.
web-again = Last turn
web-again-title = Show the last turn again (R)
web-again-now = Again:
# A short line about what others did: "Greedy: Blue Jaguar attacked, 2 damage; played Hypnotize".
web-sum-by = { $who }: { $what }
web-sum-then = { $first }; { $next }
web-sum-times = { $what } ×{ $n }
web-sum-more = … { $line }

## Decks that people build

web-nav-decks = Decks
web-decks-all = All decks
web-decks-yours = Your decks
web-decks-prebuilt = Pre-built decks
web-decks-none = You have no deck of your own yet. Begin a new one, paste a list, or change a pre-built deck: it becomes your own copy.
web-decks-new = New deck
web-decks-paste-list = Paste a list
web-decks-random = Random deck
web-decks-random-name = Random deck { $n }
web-decks-unnamed = Unnamed deck
web-decks-no-leader = No Phoenixborn yet
web-decks-unfinished = Not legal yet: { $n } of { $size } cards
web-decks-play-name = Play { $name } against a bot
web-decks-carry = Another device
web-decks-carry-text = Make a code here and enter it in the browser of the other device. It copies all your decks there.
web-decks-carry-make = Make a code
web-decks-carry-valid = { $n ->
    [one] It works once, within the next minute. A new code replaces it.
   *[other] It works once, within the next { $n } minutes. A new code replaces it.
}
web-decks-carry-code = Code from the other device
web-decks-carry-use = Copy the decks
web-decks-carried = { $n ->
    [0] No new decks: the { $known } decks of the other device are already here.
    [one] 1 deck was copied.
   *[other] { $n } decks were copied.
}

web-decks-cards = Cards
web-decks-deck = Deck
web-decks-deck-n = Deck { $n }/{ $size }
web-decks-tools = Try it
web-decks-filters = Filters
web-decks-type = Type
web-decks-cost = Cost
web-decks-any-dice = Any dice
web-decks-dice-n = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
web-decks-dice-of = { $n } { $type }
web-decks-whose = Phoenixborn
web-decks-playable = Playable
web-decks-every-card = Every card
web-decks-only = Only for { $card }
web-decks-keys = On a card: + and − or 0 to 3 change the number, the arrow keys move on, Enter reads it.
web-decks-card = { $card }, { $n } in the deck
web-decks-now = { $card }: { $n } in the deck. Cards in all: { $size }.
web-decks-fewer = One fewer: { $name }
web-decks-more = One more: { $name }
web-decks-n-of = { $n } × { $name }

web-decks-name = Name of the deck
web-decks-legal = This deck can be played.
web-decks-line = Line { $line }:
web-decks-place = Line { $line }, column { $column }:
web-decks-suggested = Fits the costs: { $dice }.
web-decks-take-dice = Take these dice
web-decks-no-cards = No cards yet. Add some with the + below each card.
web-decks-first-five = First Five
web-decks-first-five-n = First Five: { $n } of { $most }
web-decks-first-five-card = First Five: { $card }
web-decks-first-five-help = The star marks your favourite First Five. At a table you can begin with them, or choose others.

web-decks-saved-never = Not kept yet
web-decks-saved-waiting = Saving …
web-decks-saved-yes = Saved
web-decks-saved-failed = Not saved
web-decks-kept-as-copy = This deck was changed in another window. Your version is kept as a deck of its own.
web-decks-bad-link = This link does not hold a whole deck; perhaps a part of it was cut off.
web-decks-undo = Undo
web-decks-redo = Redo
web-decks-keep = Keep it
web-decks-keep-n = { $n ->
    [0] Keep it
    [one] Keep it (1 card)
   *[other] Keep it ({ $n } cards)
}
web-decks-finish = Finish it for me
web-decks-add = Add this
web-decks-nothing-missing = Nothing is missing.
web-decks-more-actions = More
web-decks-print = Print the list
web-decks-download-text = Save as a text file
web-decks-download-json = Save as JSON
web-decks-duplicate = Make a copy
web-decks-copy-of = { $name } (copy)
web-decks-delete = Delete the deck
web-decks-delete-text = { $name } will be gone for good.
web-decks-delete-no = Keep it

web-decks-curves = Curves
web-decks-curve = Cards by the number of dice to play them
web-decks-curve-part = { $price }: { $n }
web-decks-symbols = Symbols that the cards ask for
web-decks-symbols-n = { $class } class, { $power } power
web-decks-conjurations = Conjurations
web-decks-test-hand = Test hand
web-decks-draw = Draw a hand
web-decks-draw-again = Draw another hand
web-decks-drawn = Hand number { $n }
web-decks-hand = First hand
web-decks-draws = Next draws
web-decks-roll = Roll of your dice
web-decks-compare = Compare
web-decks-compare-with = Compare this deck with
web-decks-as-opened = itself, as you opened it
web-decks-differences = What is different
web-decks-what = What
web-decks-there = There
web-decks-here = Here
web-decks-same = No difference.
web-decks-notes = Notes
web-decks-notes-help = Only you can see your notes: they never go to a table.

web-decks-paste = A deck list, a link, or JSON
web-decks-paste-sample =
    Phoenixborn: Coal Roarkwin
    5 natural, 5 ceremonial
    3x Hammer Knight
    …
web-decks-file = Or a file
web-decks-read-legal = Read: { $n } cards. This deck can be played.
web-decks-choose-own = Your decks
web-decks-paste-or-file = Paste a list, or a file
web-decks-needed = Paste a deck that can be played here, or choose another deck.
