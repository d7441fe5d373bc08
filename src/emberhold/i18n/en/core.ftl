### Sentences of the shells, the same for every game.

## Words that sentences are made of

seat = Player { $n }
card-unknown = a card
cards-unknown = { $n ->
    [one] a card
   *[other] { $n } cards
}
list-nothing = nothing
list-and = { $first } and { $last }
list-times = { $n } × { $card }

# What a card costs of one kind: “2 natural class”.
sheet-count = { $n } { $what }
sheet-house = House value
sheet-harder = Increased difficulty

game-ashes = Ashes
game-aeons-end-expedition = Aeon’s End expedition
game-ashes-draft = Ashes draft
game-aeons-end = Aeon’s End

## How a match ended

shell-over-winner = { $who ->
    [you] You win.
   *[other] { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
} { $reason }
shell-over-nobody = Nobody wins. { $reason }

## The plain client

shell-welcome = Choose by number. Type ? for help.
shell-resumed = { $n ->
    [0] The match begins.
    [one] The match continues after 1 choice; l shows what happened.
   *[other] The match continues after { $n } choices; l shows what happened.
}
shell-prompt = { $seat } >
shell-help = Type the number of a choice, or:
    { "  " }?               this help
    { "  " }b               the board again
    { "  " }g               what the signs on the board mean
    { "  " }l, l 10         what happened so far, or the last 10 sentences
    { "  " }u               take back your last choice
    { "  " }{ "preview" } 3       what choice 3 leads to
    { "  " }{ "cancel" }          take back everything you have begun
    { "  " }{ "why" } VERB CARD   why something cannot be done now
    { "  " }{ "card" } NAME       a card in full
    { "  " }{ "concede" }         give up
    { "  " }{ "save" }            save now (every choice is saved anyway)
    { "  " }{ "quit" }            save and leave
shell-not-offered = “{ $word }” is not offered. Choose a number from 1 to { $last }, or ? for help.
shell-say-something = Choose a number from 1 to { $last }, or ? for help.
shell-preview-certain = Certain: { $text }
shell-preview-possible = Possible: { $text }
shell-preview-range = From { $low } to { $high }: { $text }
shell-preview-harm = This harms you or your own cards.
shell-preview-ends-turn = Your turn is over after that.
shell-preview-more = More follows that cannot be shown here.
shell-preview-nothing = Nothing is known beforehand.
shell-preview-usage = preview 3 shows what choice 3 leads to. Choose a number from 1 to { $last }.
shell-yes = yes
shell-no = no

shell-hand-over = Pass the screen to { $seat }.
shell-press-enter = Press Enter when you are ready, or q to leave.

shell-log-empty = Nothing has happened yet.
shell-log-usage = l shows everything that happened, l 10 the last 10 sentences.

shell-cancel-key = { $question } (Esc: cancel)
shell-cancel-typed = (Type { "cancel" } to take back everything you have begun.)
shell-cancel-done = Cancelled: everything is as it was before.
shell-cancel-nothing = There is nothing to cancel here.
shell-undo-done = Your last choice was taken back.
shell-undo-nothing = There is no choice of yours to take back.
shell-undo-others = { $seat } has chosen since then, so it cannot be taken back.
shell-undo-revealed = It cannot be taken back: something was rolled, shuffled or revealed since.
shell-undo-turn = It cannot be taken back: that was before this turn of yours. You can take back everything that you did in this turn.

shell-why-usage = Say what you want to do and with what, for example: { "why attack iron worker" }
shell-why-not = { $rule ->
    [none] { $reason }
   *[other] { $reason } ({ $rule })
}
shell-why-possible = { $count ->
    [0] You can do that, but not as an answer to this question.
    [one] You can: choose { $numbers }.
   *[other] You can: choose one of { $numbers }.
}

shell-card-usage = Say which card, for example: { "card iron worker" }
shell-card-unknown = There is no card called “{ $name }”.
shell-card-several = Which one do you mean? { $names }

shell-concede-sure = Give up this match? yes/no:
shell-concede-not = You play on.
shell-nobody-left = There are only bots left in this match.

shell-saved = Saved as { $file }.
shell-left = The match is saved. To continue it: { "emberhold play --resume" } { $file }
shell-kept = The match is saved in { $file }.
shell-which-game = Which game?

## A chain of matches: a draft and the matches with its decks

chain-left = Everything is saved in { $file }.
chain-left-ashes-draft = Everything is saved. To continue: { "emberhold draft --resume" } { $file }
chain-left-aeons-end-expedition = Everything is saved. To continue: { "emberhold expedition continue" } { $file }
chain-kept = All of it is saved in { $file }.
chain-match = Match { $n } of { $of }: { $who }.
chain-bots-play = Only bots play this match.
chain-bots-count = { $title } Only bots play this match … { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
chain-next = Go on
chain-next-match = Go on: { $title }
chain-points-title = Matches won so far:
chain-points-end = Matches won:
chain-points = { $seat }: { $n }
chain-over = That was the last match.
chain-matches = What do you want to play with the decks?
chain-matches-one = One match for all
chain-matches-round-robin = Everybody against everybody
chain-expedition = Which expedition?
chain-expedition-the-new-age = The New Age
chain-expedition-random = A random expedition
chain-expedition-random-short = A short random expedition, without the first battle
chain-matches-hint = Enter or a number · Esc goes back
chain-home-ashes-draft = Draft decks with people and bots, then play with them.
chain-home-aeons-end-expedition = Four battles with one story: win mages, cards and treasures on the way.

## The full terminal client

shell-opening = Setting up the table …
shell-which-game-hint = ↑ ↓ and Enter, a number, or the mouse · Esc leaves
shell-card-title = Card
shell-log-title = What happened
shell-bot-thinks = { $seat } is playing …
shell-bot-slow = { $seat } took too long. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-raised = { $seat } ran into an error. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-ended = { $seat } stopped working. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-nonsense = { $seat } gave an answer that was not offered. Another was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-flood = { $seat } sent far too much. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-not-your-question = Please wait until it is your turn to choose.
shell-sure-yes = y  Yes
shell-sure-no = n  No
shell-leave-sure = Leave the table? The match is saved.
shell-leave-unsaved = Leave the table? The last choices could not be saved and will be lost.

shell-key-board = Tab
shell-do-board = board
shell-key-card = Space
shell-do-card = read
shell-key-undo = u
shell-do-undo = undo
shell-key-log = l
shell-do-log = log
shell-key-pass = p
shell-do-pass = pass
shell-key-settings = s
shell-do-settings = settings
shell-key-help = ?
shell-do-help = help
shell-key-quit = q
shell-do-quit = leave

shell-help-title = Keys
shell-help-keys = 1 2 3 …    choose by number
    ↑ ↓ ← →    move the pointer
    Enter      choose; on the board: use it, or see why you cannot
    Tab        switch between the choices and the board; Esc goes back
    Esc        cancel what you have begun, where the question says so
    Space      read the card, open the pile
    PgUp PgDn  scroll the board if it does not all fit
    u          take back your last choice
    l          what happened
    p          pass every reaction until your next turn
    g          what the signs and colours mean
    s          settings
    c          concede
    q          leave; every choice is saved at once
    {""}
    Mouse: click to choose, right click to read, point to see the card.
    A • on the board marks what you can use now.

shell-signs-title = Signs and colours
signs-marks = Marks
sign-can = You can use it now.
sign-pointer = The pointer, on something that can be chosen.
sign-pointer-only = The pointer, on something that can only be read.
sign-active = Whose turn it is.
sign-attached = It lies on the card before it: attached, prepped, or a copy.
sign-twin = The number of this card, because another one in play has the same name.
sign-more = There is more: open it to read the rest.
signs-life = Life
sign-life-good = The life left. It is green above two thirds.
sign-life-low = Yellow above one third.
sign-life-last = Red at one third or less.
sign-life-lost = The life lost.

shell-end-sure = { $option }?
shell-end-still = You could still: { $options }
shell-end-yes = y  Yes, I am done
shell-end-no = n  No, keep playing
shell-end-never = a  Yes, and do not ask again
shell-concede-title = Give up this match?

shell-pile-hint = Enter reads a card · Esc closes
shell-pile-empty = It is empty.
shell-nothing-to-do = You cannot do anything with it.
shell-nothing-to-read = There is nothing more to read about it.
shell-pass-on = You pass every reaction until your next turn.
shell-pass-off = You will be asked about reactions again.

shell-settings-title = Settings
shell-settings-hint = Enter changes · Esc closes
shell-setting-reactions = Reactions
shell-setting-reactions-ask = always ask me
shell-setting-reactions-idle = pass when no card of mine fits
shell-setting-reactions-turn = pass all until my next turn
shell-setting-routine = Formalities
shell-setting-routine-on = answer them for me
shell-setting-routine-orders = answer them, but ask me for orders
shell-setting-routine-off = always ask me
shell-setting-confirm = Ask before a turn ends
shell-setting-confirm-on = if you could still do something
shell-setting-confirm-off = never
shell-setting-curtain = Hide the screen between players
shell-setting-curtain-on = yes
shell-setting-curtain-off = no
shell-setting-pace = Bot speed
shell-setting-pace-none = no pauses
shell-setting-pace-brisk = fast
shell-setting-pace-calm = slow

## The command line, where it speaks to players

cli-stop = Press Ctrl+C to stop the server. Every match is saved and can be continued next time.
cli-running = { $address } (the server is already running)
cli-no-page = There is no web page, because Node.js was not found when Emberhold was set up. You can play the same games in the terminal.
cli-play-in-terminal = Press Enter to play in the terminal, or Ctrl+C to leave.
cli-names-only = In “{ $lang }” only the names of cards are translated so far; everything else is in English.

## Menus of the terminal: keys

menu-key-enter = Enter
menu-key-close = Esc
menu-do-choose = choose
menu-do-pick = take or put back
menu-do-back = back
menu-do-leave = leave
menu-do-watch = watch
menu-do-delete = delete
menu-do-start = start
menu-do-default = defaults
menu-do-more = more or fewer choices
menu-do-none = clear
menu-number = Type a number, ? 2 to read more about the second, b to go back, q to leave.
menu-number-first = Type a number, ? 2 to read more about the second, q to leave.
menu-pick = Type a number to take a card or to put it back, ? 2 to read the second, b when you are done.
menu-help = Type ? and a number to read more about that line.
menu-nothing-more = There is no more to say about it.
menu-not-offered = “{ $word }” is not offered. Choose a number from 1 to { $last }.
menu-yes-no = yes/no:

## The start screen

home-title = Emberhold
home-go-on = Go on playing
home-new = New match of { $game }
home-new-chain = New { $game }
home-new-help = Choose who plays and how. You can start at once, too.
home-saves = Saved matches
home-saves-help = Go on with a match, watch it again from the beginning, or delete it.
home-leave = Leave

## Saved matches

saves-title = Saved matches
saves-none = No match is saved yet.
saves-count = { $n ->
    [0] none
    [one] 1 match
   *[other] { $n } matches
}
saves-you = you
saves-over = over
saves-broken = cannot be read
saves-other = can only be watched
saves-choices = { $n ->
    [0] nothing chosen yet
    [one] 1 choice
   *[other] { $n } choices
}
saves-other-rules = The rules have changed since this match was played. It can be watched, but not continued.
saves-misfit = Choice { $n } does not fit the match, so it can only be watched up to there. { $reason }
saves-seats = The match has { $seats } seats, but the file names { $named }.
saves-chain = A draft cannot be watched again; you can only go on with it.
saves-chain-match = match { $n } of { $of }
saves-file = File: { $file }
saves-do-resume = Go on playing
saves-do-watch = Watch it from the beginning
saves-do-again = Play it again
saves-do-delete = Delete it
saves-delete-sure = Delete { $file }? It cannot be brought back.
saves-delete-not = Nothing is deleted.
saves-deleted = { $file } is deleted.

## After a match

after-again = Play again
after-swapped = Again, seats swapped
after-setup = Another set-up
after-watch = Watch the match
after-home = Start screen
after-leave = Leave the table
after-question = What now?

## A new match

newmatch-title = New match of { $game }
newmatch-start = Start the match
newmatch-start-help = Whatever you have not chosen is left to the game.
newmatch-default = Back to the defaults
newmatch-default-help = Forget everything that was chosen below.
newmatch-players = Players
newmatch-players-help = This game is for { $least } to { $most } players, people or bots.
newmatch-players-number = { $n ->
    [one] 1 player
   *[other] { $n } players
}
newmatch-seat-help = A person at this screen, or a bot. At least one seat is for a person.
newmatch-person = A person
newmatch-bot = Bot { $name }
newmatch-of-seat = { $seat }: { $choice }
newmatch-more = More choices …
newmatch-fewer = Fewer choices
newmatch-own = Choose yourself
newmatch-file = From a file
newmatch-own-deck = Your deck { $deck }
newmatch-file-hint = Type the name of the file and press Enter. Esc goes back.
newmatch-group = { $least ->
    [0] { $n } chosen, at most { $most }
   *[other] { $n } of { $most }
}
newmatch-list-short = { $what }: choose { $n } more, or leave them to chance.
newmatch-list-long = { $what }: too many. A list has at most { $most }.
newmatch-list-group = { $what }: too many. { $group }: at most { $most }.
newmatch-seed = Seed
newmatch-seed-new = A new one
newmatch-seed-help = All luck comes from this number. The same seed and the same choices give the same match again.
newmatch-seed-wrong = “{ $typed }” is not a seed. A seed is a whole number of at most { $digits } digits.
newmatch-seed-ask = Which seed? Nothing takes a new one:
newmatch-file-ask = Which file? b goes back:
newmatch-seed-hint = Type a whole number, or nothing for a new one. Esc goes back.

## A match that is watched

replay-where = Step { $at } of { $last } · seen by { $eyes }
replay-eyes-all = everybody
replay-eyes-title = Whose view?
replay-eyes-only = This match is not over, so nobody else’s cards are shown.
replay-chooses = { $seat } chooses.
replay-gives-up = { $seat } gives up.
replay-not-over = This is how far the match got. It is not over.
replay-stopped = It can be shown no further. { $reason }
replay-changed = The rules have changed since this match was played. You see its choices by the rules of today, so it may go another way.
replay-changed-until = The rules have changed since this match was played. By the rules of today its choices fit up to step { $n }, so you see it up to there.
replay-plays = a step every { $seconds } s
replay-speed = A step takes { $seconds } s.
replay-jump-title = Go to which step?
replay-jump-hint = Type a number from 0 to { $last } and press Enter. Esc goes back.
replay-welcome = Press Enter for the next step. Type ? for help, q to close.
replay-prompt = step { $at } >
replay-first = That is the beginning.
replay-last = That is the end.
replay-unknown = “{ $word }” is not a command here. Type ? for help.

shell-key-back = ←
shell-do-back = back
shell-key-next = →
shell-do-next = on
shell-key-turn = ↑↓
shell-do-turn = turn
shell-key-play = p
shell-do-play = play
shell-key-speed = +-
shell-do-speed = speed
shell-key-eyes = v
shell-do-eyes = view
shell-key-close = Esc
shell-do-close = close

replay-help-keys = → Enter n  one step on
    ← b        one step back
    ↓ t        to the next turn
    ↑ r        back to the beginning of the turn
    Home End   to the beginning, to the end
    1 2 3 …    go to the step with this number
    p          play by itself, or stop
    + -        quicker, slower
    v          whose view you see
    l          what happened so far
    g          what the signs and colours mean
    Tab        to the board, where arrows and Space read the cards
    PgUp PgDn  scroll the board, where not all of it fits
    Esc        close
    q          leave
    {""}
    Mouse: click on the line to go there, on a card to read it.
replay-help = Press Enter for the next step, or type:
    { "  " }b, b 10         one step back, or ten
    { "  " }n, n 10         one step on, or ten
    { "  " }t, r            to the next turn, back to the beginning of the turn
    { "  " }0, 12, end      to this step, to the end
    { "  " }v               whose view you see; v 2 takes the second
    { "  " }l, l 10         what happened so far, or the last 10 sentences
    { "  " }g               what the signs on the board mean
    { "  " }card NAME       a card in full
    { "  " }quit            close

## The server: what it refuses, and why

server-page-title = Emberhold
server-page-not-built = The web client is not built. If you have Node 20, build it with “{ "make page" }”; if not, play in the terminal with “{ "emberhold play" }”.
server-readonly-rules = This match was started with version { $table } of the rules; the server has version { $server }. Nothing is lost: a server with version { $table } can continue it.
server-readonly-rules-over = This match was played with version { $table } of the rules; the server has version { $server }. You can watch its replay as far as its answers still fit, and download its journal.
server-readonly-journal = This match cannot be rebuilt from its journal. Its journal is kept.
server-readonly-archived = Nobody has been at this table for a long time. It stays in the archive until one of its players comes back.

server-broken = Something went wrong in the rules of the game, so the match ends here and nobody wins. Every move before that is saved: you can watch them in the replay, and its journal will help us fix the mistake.

server-error-bad-message = The server did not understand that.
server-error-too-large = That is too large.
server-error-too-fast = That was too fast. Please wait a moment.
server-error-undo-full = This match is so long that nothing in it can be taken back any more. It goes on from here.
server-error-version = This page and the server have different versions. Please reload the page.
server-error-unknown-table = There is no such table.
server-error-wrong-token = This seat belongs to somebody else.
server-error-wrong-origin = Another website cannot do that for you.
server-error-not-your-seat = That is not your seat.
server-error-not-started = The match has not started yet.
server-error-over = The match is over.
server-error-readonly = This table can no longer be changed.
server-error-broken = That did not work: something went wrong in the rules of the game, and the match ends here.
server-error-stale = That question is no longer being asked.
server-error-illegal = You cannot choose that now.
server-error-pausing = Wait a moment: somebody might react.
server-error-no-pause = There is no pause to extend.
server-error-undo-never = At this table choices cannot be taken back.
server-error-undo-nothing = There is no choice of yours to take back.
server-error-undo-revealed = It cannot be taken back: something was rolled, shuffled or revealed since.
server-error-undo-turn = It cannot be taken back: that was before this turn of yours. You can take back everything that you did in this turn.
server-error-cancel-late = It is too late to cancel this: something was already shown to somebody, or left to chance.
server-error-no-proposal = Nobody has asked you to agree to anything.
server-error-not-absent = That player is still here.
server-error-not-over = The match is not over yet.
server-error-chain-rematch = This match is part of a chain of matches, so it is not played again.
server-error-chain-goes-on = This match can be looked at again when the last match of its chain is over.
server-error-no-days = This game has no battle of the day.
server-error-day = That is no date. Write it like 2026-11-18.
server-error-day-future = This day has not come yet. Days change at midnight in UTC.
server-error-day-chosen = In a battle of the day everything but the players follows from the date. Nothing else can be chosen.
server-error-unknown-emote = There is no such emote.
server-error-unknown-seat = There is no such seat.
server-error-seat-taken = That seat is already taken.
server-error-choice-taken = Somebody else at this table already has that. Please choose something else.
server-error-setup = This set-up cannot be played.
server-error-unknown-game = There is no such game here.
server-error-unknown-chain = There is no such chain of matches here.
server-error-unknown-bot = There is no such bot.
server-error-seats = { $fewest ->
    [1] This game has 1 to { $most } seats, for people or bots.
   *[other] This game has { $fewest } to { $most } seats, for people or bots.
}
server-error-name = Please enter your name.
server-error-too-many-tables = There are too many tables already. Try again later.
server-error-too-many-own-tables = There are many tables already that were opened from your address. Finish some of them first.
server-error-too-many-uploads = Too much was uploaded already. Please try again tomorrow.
server-error-crowd = Many people are watching this table already.
server-error-journal = This file is not a finished match that can be replayed here.
server-error-unknown-replay = There is no such replay.
server-error-unknown-entry = The match has no such step, or no such seat.
server-error-step-broken = This step cannot be shown: something went wrong in the rules of the game at this point.
server-error-scenario = This position cannot be written as a scenario.
server-error-play-on = This match cannot be played on from here.
server-error-seat-out = This seat no longer takes part in the match at that step. Choose an earlier step, or another seat.
server-error-no-story = There is nothing to tell about this match.
server-error-not-finished = The match is not over yet, so its journal stays secret.
server-error-disk = The server has no room to begin something new. Matches that have begun go on.
server-error-storage = The server cannot save moves at the moment. Nothing was changed.
server-error-no-decks = In this game there are no decks to build.
server-error-deck = This deck cannot be read.
server-error-deck-mend = Something in this deck breaks a rule. Mend that first; then the rest can be added.
server-error-unknown-deck = You have no such deck here. It may have been deleted.
server-error-too-many-decks = There is no room for another deck: a guest can keep { $n }. Delete one that you do not need.
server-error-deck-changed = This deck was changed in another window.
server-error-unknown-code = This code is wrong, or it is too old. Ask for a new one on the other device.
server-error-unknown = There is nothing here.
server-error-internal = Something went wrong in the server, and nothing was changed. Please try again.
server-error-method = This address cannot be used like that.
server-error-late = The request took too long to arrive. Please try again.
server-error-busy = The server has no room for another connection. Please try again in a moment.

## What can be chosen for a set-up

setup-drawn = Random
setup-none = None
setup-each-seat = { $what }, for each seat
setup-unchosen = If you do not choose: { $what }
setup-one-of = One of these:
setup-several = Several of these, with commas between the names ({ $n }):
setup-file = Or a file with one of your own.
