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

game-ashes = Ashes
game-aeons-end = Aeon’s End

## How a match ended

shell-over-winner = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
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
shell-press-enter = Press Enter when you are there.

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
