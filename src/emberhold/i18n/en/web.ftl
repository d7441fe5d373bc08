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
web-table-broken = Broken off
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for a player just now.
web-join = Sit down

web-choose = Choose: { $what }
web-difficulty = Difficulty { $n }
web-more-options = More options
web-play-against-bot = Play against a bot
web-play-with-bot = Play with a bot at your side

web-new-table = A table for { $game }
web-presets = Choose everything at once
web-preset-random = Everything drawn by lot
web-more-choices = More choices
web-choices-made = { $n ->
    [one] 1 chosen
   *[other] { $n } chosen
}
web-nothing-chosen = none
web-chosen-of = { $n } of { $most }
web-fill-by-lot = Fill up by lot
web-clear-list = Clear
web-list-lacks = { $n ->
    [one] 1 more is needed.
   *[other] { $n } more are needed.
}
web-list-short = { $what }: choose { $n } more, or let them be drawn by lot.
web-look-at = Look at { $card }
web-from-a-file = From a file
web-file-json = A file in JSON
web-file-read = The file was read; here you can choose another
web-file-unread = { $file } cannot be read: it has to be JSON.
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
web-board-broken = This board could not be drawn. The match is safe; reload the page, or report the problem from the menu.
web-menu = Menu
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Talk
web-chat-unread = { $n ->
    [one] Talk: 1 new line
   *[other] Talk: { $n } new lines
}
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
web-leave-table = Back to the lobby
web-leave-hint = The match stays where it is. Come back from the lobby at any time.
web-get-up = Get up from the table
web-get-up-hint = The others see that you left, and may let a bot play for you. Whoever comes back has the seat again.
web-end-yes = Yes, I am done
web-end-no = No, go on
web-end-never-ask = Yes, and do not ask again
web-choices-more = { $n ->
    [one] 1 choice glows on the board
   *[other] { $n } choices glow on the board
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
web-look-from-here = Look from here
web-look-from = Look from the seat of
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
web-refused-undo = The others would rather not: the choice stays.
web-refused-takeover = The others would rather wait.
web-refused-rematch = The others would rather not play again.
web-agree = Agree
web-refuse = Refuse

web-stale = The table has moved on; here is the new question.
web-lost = The connection is lost.
web-lost-safe = Every choice that was accepted is saved; nothing is lost.
web-lost-unsent = There is no connection just now; that was not sent.
web-lost-retry = { $n ->
    [one] Trying again in 1 second.
   *[other] Trying again in { $n } seconds.
}
web-lost-trying = Trying again …
web-readonly = This match cannot be gone on with
web-table-closed = This table is closed to us
web-wrong-token = This browser does not hold a seat here.
web-watch-replay = Watch the replay
web-rematch = Play again

## Help for somebody who has never been here

web-help = Help
web-help-new = New here?
web-help-mouse = Click what glows to use it. Point at a card to read it.
web-help-touch = Tap what glows to use it. Hold a card to read it.
web-help-choose = Choose
web-help-choose-mouse = What can be used now glows on the board: click it. The question and its answers stand below the board, and every choice can be had there as a list of buttons.
web-help-choose-touch = What can be used now glows on the board: tap it. The question and its answers stand below the board, and every choice can be had there as a list of buttons.
web-help-why = Something does not glow and you wonder why? Choose it anyway: the answer comes with its rule.
web-help-read = Read
web-help-read-mouse = Point at a card, or press the right button on it. By keyboard: the space bar.
web-help-read-touch = Hold your finger on a card. A tap on a dotted word explains it.
web-help-undo = Undo
web-help-undo-text = A choice that told nobody anything can be taken back, with the arrow at the top.
web-help-rules = Look things up
web-help-words = Words of this game
web-help-keys = Keys

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
web-replay-old-text = It was played by rules version { $version }, and this server no longer knows how to set it up. Its journal is safe.
web-replay-changed = The rules have changed since this match was played. You see its answers by the rules of today, so it may go another way, and it cannot be continued.
web-replay-changed-until = The rules have changed since this match was played. By the rules of today its answers fit up to step { $n } of { $of }, so you see it up to there. It cannot be continued.
web-download-journal = Download the journal
web-save-scenario = Save this position as a scenario
web-scenario-saved = The position is saved as a scenario.
web-no-history = You have not finished a match yet.
web-won = Won
web-lost-match = Lost
web-nobody-won = Nobody won
web-broken-off = This match was broken off
web-open-journal = Watch a saved match
web-open-journal-text = A journal that somebody sent you, or a save file of the terminal client. It is replayed before it is shown.
web-choose-file = Choose a file

## When something is wrong

web-offline = The server does not answer
web-offline-text = There is no connection to the server. Is it running? Every match is saved there.
web-not-found = There is nothing here
web-not-found-text = This page does not exist. Perhaps the link was cut short?
web-no-table = No such table
web-no-table-text = This table does not exist, or not any more. Perhaps the link was cut short?
web-no-replay = No such match
web-no-replay-text = This match does not exist, or not any more. Perhaps the link was cut short?
web-no-game = No such game
web-no-game-text = This game is not played here.
web-no-answer = That did not work
web-broken = Something broke
web-broken-text = The match itself is safe on the server. A bug report helps us to mend this.
web-report = Report a problem
web-report-running = The report holds what your seat sees now, the last things that happened, and what went wrong on this page; nothing that is hidden from you. When the match is over, its replay can save the exact position as a scenario.
web-report-ended = The match has ended, so the report holds all of it, hidden cards included. To send one exact position, open the replay, go to that step, and save it as a scenario.
web-copy-report = Copy the report
web-save-report = Save the report
web-report-saved = The report is saved; send the file along when you report the bug.
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

web-mage-claudia = Hands aether to an ally, and shares in what they buy with it.
web-mage-gygar = Lets power well up in the Ancient Breach, then casts from it at once.
web-mage-lost = Makes the humblest cards strong, and takes them back to use again.
web-mage-rhia = Trades what is no longer needed for something better from the market.
web-mage-sahala = Looks ahead in the deck, finds spells, and readies several at once.
web-mage-soskel = Marks breaches, of allies too: casting there brings charges.
web-mage-talix = Burns old Sparks for one more turn, or mends Gravehold.
web-mage-taqren = Opens anybody’s breaches and heals. A plain way to begin.
web-nemesis-maggoth = Fills a nest with maggots: keep clearing it. The one to begin with.
web-nemesis-arachnos = Works on a ritual. Pay to hold it up, or meet the World Devourer.
web-nemesis-ageless-walker = Takes cards away from you; they can be bought back, at a price.
web-nemesis-fenrix = Sends claws; only who faces one can strike it. For practised teams.

web-deck-the-iron-men = Coal Roarkwin’s soldiers. Strong units that hit hard; the plainest way to begin.
web-deck-the-snakes-in-silver = Maeoni Viper’s nest. Snakes that grow, and gold that strikes directly.
web-deck-the-mist-guardian = Aradel Summergaard’s mists. Many small spirits, and damage from afar.
web-deck-the-cloudsea-siren = Saria Guideman’s songs. Empties the other’s draw pile and punishes it.
web-deck-the-bloodwoods-queen = Jessa Na Ni’s court. Hurts its own to hurt the other more.
web-deck-the-shadows-of-viros = Noah Redmoon’s illusions. Fragile, cunning, quick to come back.

## Words of the games, for whoever meets them at a table. `forms` are the words that stand for it, with | between them.

web-term-ashes-action-main = Main action
    .forms = main action|main actions
    .text = In your turn you take exactly one: play a card with this cost, attack, or pass.
    .rule = TURN-02

web-term-ashes-action-side = Side action
    .forms = side action|side actions
    .text = In your turn you may take one: pay for something with this cost, meditate, or use a dice power.
    .rule = TURN-04

web-term-ashes-meditate = Meditate
    .forms = meditate|meditates|meditating
    .text = A side action: discard cards, and for each one turn a die to a side you choose.
    .rule = MEDIT-01

web-term-ashes-dice-power = Dice power
    .forms = dice power|dice powers
    .text = A side action: exhaust a die that shows its power side, and its effect follows.
    .rule = DICE-04

web-term-ashes-phoenixborn = Phoenixborn
    .forms = phoenixborn
    .text = You, in this game. Whose wounds reach its life has lost.
    .rule = WIN-01

web-term-ashes-unit = Unit
    .forms = unit|units
    .text = An ally or a conjuration on a battlefield. A Phoenixborn is not one.
    .rule = PLACE-01

web-term-ashes-conjuration = Conjuration
    .forms = conjuration|conjurations
    .text = A unit that an effect brings into play from your conjuration pile.
    .rule = SUMMON-01

web-term-ashes-exhausted = Exhausted
    .forms = exhausted|exhaust|exhausts|exhaustion|unexhausted
    .text = A card with an exhaustion token: its text does not work, and a unit cannot attack, block or counter. A die that was used; it is rolled again next round.
    .rule = EXH-02

web-term-ashes-spellboard = Spellboard
    .forms = spellboard|ready spell|ready spells
    .text = Where ready spells stay, to be used each round. Another copy of the same spell goes with the first.
    .rule = PLACE-01

web-term-ashes-focus = Focus
    .forms = focus
    .text = A ready spell with two copies has Focus 1, with three also Focus 2.
    .rule = FOCUS-02

web-term-ashes-reaction = Reaction spell
    .forms = reaction spell|reaction spells
    .text = Played when its condition is met, in anybody’s turn; one in each turn at most.
    .rule = REACT-01

web-term-ashes-alteration = Alteration
    .forms = alteration|alterations|attach
    .text = A spell that is attached to a unit, anybody’s unit.
    .rule = ALTER-01

web-term-ashes-recover = Recover
    .forms = recover|recovers|recovery
    .text = At the end of each round a unit loses as many wounds as its recover value.
    .rule = RECOV-01

web-term-ashes-wound = Wound
    .forms = wound|wounds
    .text = Damage stays on a card as wounds. When they reach its life it is destroyed.
    .rule = WIN-01

web-term-ashes-status = Status token
    .forms = status token|status tokens
    .text = What it is for is written on the card that gives it.
    .rule = STATUS-01

web-term-ashes-guard = Unit Guard
    .forms = unit guard|guard|guards
    .text = When one of your units is attacked, this one may take its place.
    .rule = ATKU-06

web-term-ashes-respark = Respark
    .forms = respark
    .text = Pay, and the card comes back to your hand instead of being discarded from play.
    .rule = RESPARK-01

web-term-ashes-first-five = First Five
    .forms = first five
    .text = The five different cards you begin with; the rest of your deck is shuffled.
    .rule = SETUP-03

web-term-aeons-end-aether = Aether
    .forms = aether
    .text = What gems and relics give you and what cards, charges and breaches cost. It lasts for one turn.
    .rule = GEN-01

web-term-aeons-end-breach = Breach
    .forms = breach|breaches
    .text = Where spells are readied. Lay a spell on it in one turn, cast it in your next casting phase.
    .rule = BREACH-01

web-term-aeons-end-focus = Focus
    .forms = focus|focuses|focused|focusing
    .text = Pay to turn a closed breach a quarter. You may lay a spell on it this turn, and it costs less to open.
    .rule = BREACH-02

web-term-aeons-end-open = Open a breach
    .forms = open a breach|opens a breach|open breach
    .text = Pay, and it stays open for good: you can lay a spell on it in every turn.
    .rule = BREACH-04

web-term-aeons-end-prep = Prep
    .forms = prep|preps|prepped|prepping
    .text = Lay a spell from your hand on a breach, to cast it later.
    .rule = BREACH-10

web-term-aeons-end-charge = Charge
    .forms = charge|charges
    .text = 2 aether buy one. When all slots are full, your mage’s ability can be used.
    .rule = CHARGE-01

web-term-aeons-end-gravehold = Gravehold
    .forms = gravehold
    .text = The city you defend. If its life comes to 0, all of you have lost.
    .rule = END-06

web-term-aeons-end-nemesis = Nemesis
    .forms = nemesis
    .text = The enemy, played by the game. Its turns are drawn from the turn order deck like yours.
    .rule = GEN-01

web-term-aeons-end-unleash = Unleash
    .forms = unleash|unleashes|unleashed
    .text = Do what the nemesis’s mat says under Unleash.
    .rule = UNLEASH-01

web-term-aeons-end-minion = Minion
    .forms = minion|minions
    .text = A creature of the nemesis with life of its own. You can deal damage to it instead of the nemesis.
    .rule = CAST-06

web-term-aeons-end-tier = Tier
    .forms = tier
    .text = 1, 2 or 3; it rises as the nemesis draws stronger cards.
    .rule = TIER-01

web-term-aeons-end-exhausted = Exhausted
    .forms = exhausted|exhaustion
    .text = A player whose life is 0: the nemesis unleashes twice, a breach is lost, and Gravehold takes their damage doubled.
    .rule = EXHAUST-01

web-term-aeons-end-supply = Supply pile
    .forms = supply pile|supply piles|market
    .text = Nine piles of gems, relics and spells that everybody can gain cards from.
    .rule = MARKET-01

web-term-aeons-end-gain = Gain
    .forms = gain|gains|gained
    .text = A card you gain goes onto your discard pile, and comes into your hand later.
    .rule = GEN-05

web-term-aeons-end-destroyed = Destroy
    .forms = destroy|destroys|destroyed
    .text = A destroyed card is out of the game for good.
    .rule = GEN-04

web-term-aeons-end-turn-order = Turn order deck
    .forms = turn order deck|turn order
    .text = One card for each turn of the round, shuffled: nobody knows who comes next.
    .rule = TURN-01
