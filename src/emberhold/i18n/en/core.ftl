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

sheet-house = House value
sheet-harder = When played harder

game-ashes = Ashes
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
    [one] The match goes on after 1 choice; l shows what happened.
   *[other] The match goes on after { $n } choices; l shows what happened.
}
shell-prompt = { $seat } >
shell-help = Type the number of a choice, or:
    { "  " }?               this help
    { "  " }b               the board again
    { "  " }g               what the signs on the board mean
    { "  " }l, l 10         what happened so far, or the last 10 sentences
    { "  " }u               take back your last choice
    { "  " }why VERB CARD   why something cannot be done now
    { "  " }card NAME       a card in full
    { "  " }concede         give up
    { "  " }save            save now (every choice is saved anyway)
    { "  " }quit            save and leave
shell-not-offered = “{ $word }” is not offered. Choose a number from 1 to { $last }, or ? for help.
shell-say-something = Choose a number from 1 to { $last }, or ? for help.
shell-yes = yes
shell-no = no

shell-hand-over = Hand over to { $seat }.
shell-press-enter = Press Enter when you are there, or q to leave.

shell-log-empty = Nothing has happened yet.
shell-log-usage = l shows everything that happened, l 10 the last 10 sentences.

shell-undo-done = Your last choice is taken back.
shell-undo-nothing = You have chosen nothing yet that could be taken back.
shell-undo-others = { $seat } has chosen since then, so your last choice stays.
shell-undo-revealed = Your last choice stays: since then something was rolled, shuffled or revealed.

shell-why-usage = Say what you want to do and with what, for example: why attack iron worker
shell-why-not = { $rule ->
    [none] { $reason }
   *[other] { $reason } ({ $rule })
}
shell-why-possible = { $count ->
    [0] It is possible, but not as an answer to this question.
    [one] You can: choose { $numbers }.
   *[other] You can: choose one of { $numbers }.
}

shell-card-usage = Say which card, for example: card iron worker
shell-card-unknown = There is no card called “{ $name }”.
shell-card-several = Which one do you mean? { $names }

shell-concede-sure = Give up this match? yes/no:
shell-concede-not = The match goes on.
shell-nobody-left = No person is left in this match.

shell-saved = Saved as { $file }.
shell-left = The match is saved. Go on with: emberhold play --resume { $file }
shell-kept = The match is kept in { $file }.
shell-which-game = Which game?

## The full terminal client

shell-opening = The table is being laid …
shell-which-game-hint = ↑ ↓ and Enter, a number, or the mouse · Esc leaves
shell-card-title = Card
shell-log-title = What happened
shell-bot-thinks = { $seat } is playing …
shell-bot-slow = { $seat } took too long. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-raised = { $seat } ran into an error. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-ended = { $seat } stopped working. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-nonsense = { $seat } gave an answer that was not offered. Another was chosen for it: it passes where it can, and takes any option otherwise.
shell-bot-flood = { $seat } sent far too much. An answer was chosen for it: it passes where it can, and takes any option otherwise.
shell-not-your-question = Wait until you are asked something.
shell-leave = Leave the table
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
    Enter      choose; on the board: do it, or hear why not
    Tab        between the choices and the board; Esc goes back
    Space      read the card, open the pile
    PgUp PgDn  scroll the board, where not all of it fits
    u          take back your last choice
    l          what happened
    p          pass every reaction until your next turn
    g          what the signs and colours mean
    s          settings
    c          concede
    q          leave; every choice is saved at once
    {""}
    Mouse: click to choose, right click to read, point to see the card.
    Marked • on the board: something can be done with it now.

shell-signs-title = Signs and colours
signs-marks = Marks
sign-can = Something can be done with it now.
sign-pointer = The pointer, on something that can be chosen.
sign-pointer-only = The pointer, on something that can only be read.
sign-active = Whose turn it is.
sign-attached = It lies on the card before it: attached, prepped, or a copy.
sign-twin = The number of a card that shares its name with another one in play.
sign-more = There is more; open it to read the rest.
signs-life = Life
sign-life-good = Life that is left; green while it is more than two thirds.
sign-life-low = Yellow while it is more than one third.
sign-life-last = Red when one third or less is left.
sign-life-lost = Life that is lost.

shell-end-sure = { $option }?
shell-end-still = You could still: { $options }
shell-end-yes = y  Yes, I am done
shell-end-no = n  No, go on
shell-end-never = a  Yes, and do not ask again
shell-concede-title = Give up this match?

shell-pile-hint = Enter reads a card · Esc closes
shell-pile-empty = There is nothing in it.
shell-nothing-to-do = There is nothing to be done with it.
shell-nothing-to-read = There is no more to read about it.
shell-pass-on = Reactions are passed for you until your next turn.
shell-pass-off = You are asked about reactions again.

shell-settings-title = Settings
shell-settings-hint = Enter changes · Esc closes
shell-setting-reactions = Reactions
shell-setting-reactions-ask = always ask me
shell-setting-reactions-idle = pass when no card of mine fits
shell-setting-reactions-turn = pass all until my next turn
shell-setting-confirm = Ask before a turn ends
shell-setting-confirm-on = if something could still be done
shell-setting-confirm-off = never
shell-setting-curtain = Hide the screen between people
shell-setting-curtain-on = yes
shell-setting-curtain-off = no
shell-setting-pace = Bots play
shell-setting-pace-none = without a pause
shell-setting-pace-brisk = briskly
shell-setting-pace-calm = calmly

## The server: what it refuses, and why

server-page-title = Emberhold
server-page-not-built = The web client is not built. With Node 20 installed, “make page” builds it; without, “emberhold play” starts the terminal client.
server-readonly-rules = This match was begun by version { $table } of the rules; the server has version { $server }. Everything is kept, and a server with version { $table } can go on with it.
server-readonly-rules-over = This match was played by version { $table } of the rules; the server has version { $server }. Its replay can be looked at as far as its answers fit, and its journal can be downloaded.
server-readonly-journal = This match cannot be rebuilt from its journal. It is kept as it is.
server-readonly-archived = Nobody came to this table for a long time. It is in the archive until somebody who sits here comes back.

server-broken = Something went wrong in the rules of the game, so the match ends here and nobody wins. Every move before that is kept: the replay shows them, and its journal helps to mend the mistake.

server-error-bad-message = That was not understood.
server-error-too-large = That is too large.
server-error-too-fast = Not so fast, please.
server-error-version = This page is older or newer than the server. Load it again.
server-error-unknown-table = There is no such table.
server-error-wrong-token = This seat belongs to somebody else.
server-error-wrong-origin = Another site cannot do that for you.
server-error-not-your-seat = You do not sit there.
server-error-not-started = The match has not begun.
server-error-over = The match is over.
server-error-readonly = Nothing can be changed at this table any more.
server-error-broken = That could not be done: something went wrong in the rules of the game, and the match ends here.
server-error-stale = That question is no longer open.
server-error-illegal = That is not offered.
server-error-pausing = Wait a moment: somebody might react.
server-error-no-pause = There is no pause to hold on to.
server-error-undo-never = At this table nothing is taken back.
server-error-undo-nothing = You have chosen nothing yet that could be taken back.
server-error-undo-revealed = Your last choice stays: since then something was rolled, shuffled or revealed.
server-error-no-proposal = Nobody asks for your consent.
server-error-not-absent = That seat is not empty.
server-error-not-over = The match is not over yet.
server-error-unknown-emote = There is no such emote.
server-error-unknown-seat = There is no such seat.
server-error-seat-taken = Somebody sits there already.
server-error-setup = This set-up cannot be played.
server-error-unknown-game = There is no such game here.
server-error-unknown-bot = There is no such bot.
server-error-seats = { $fewest ->
    [1] This game has 1 to { $most } seats, for people or bots.
   *[other] This game has { $fewest } to { $most } seats, for people or bots.
}
server-error-name = Say what you are called.
server-error-too-many-tables = There are too many tables already. Try again later.
server-error-journal = This file is no finished match that can be replayed here.
server-error-unknown-replay = There is no such replay.
server-error-unknown-entry = The match has no such step, or no such seat.
server-error-step-broken = This step cannot be shown: something goes wrong in the rules of the game here.
server-error-scenario = This position cannot be written as a scenario.
server-error-not-finished = The match is not over yet, so its journal stays closed.
server-error-storage = The server cannot keep moves at the moment. Nothing was changed.
server-error-unknown = There is nothing here.
