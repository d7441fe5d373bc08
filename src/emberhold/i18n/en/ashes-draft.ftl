### What a draft of Ashes says to people: questions, choices, what happened, why not. Names of cards are those of Ashes.

## Questions

ask-draft-phoenixborn = Take a Phoenixborn. Three copies of its own card come with it.
ask-draft-pick = Choose a card from your pack. The others go to the player on your left.
ask-draft-dice = Take two dice.
ask-draft-exchange = You may take one of the cards in the row and put one of your picks in its place.
ask-draft-give = Which of your picks do you give for { $card }? Everybody will see it.

## Choices

do-draft-phoenixborn = { $card }
do-draft-pick = { $card }
do-draft-dice = { $dice }
do-draft-exchange = Take { $card }
do-draft-keep = Keep your picks
do-draft-give = Give { $card }

## What happened

event-took-phoenixborn = { $seat_who ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-token-passed = { $seat_who ->
    [you] The token goes to you.
   *[other] The token goes to { $seat }.
}
event-dealt = { $seat_who ->
    [you] You are dealt a pack of { $cards_count } cards.
   *[other] {""}
}
event-picked = { $seat_who ->
    [you] You pick { $card }.
   *[other] { $seat } picks { $card }.
}
event-got-pack = { $seat_who ->
    [you] { $cards_count ->
        [one] You get a pack with the last card.
       *[other] You get a pack of { $cards_count } cards.
    }
   *[other] {""}
}
event-dice-begin = { $seat_who ->
    [you] Everybody has nine cards. You take dice first.
   *[other] Everybody has nine cards. { $seat } takes dice first.
}
event-took-dice = { $seat_who ->
    [you] You take { $dice }.
   *[other] { $seat } takes { $dice }.
}
event-revealed-row = Cards are turned up for the exchange: { $cards }.
event-exchanged = { $seat_who ->
    [you] You take { $card } and give { $given }.
   *[other] { $seat } takes { $card } and gives { $given }.
}
event-kept-picks = { $seat_who ->
    [you] You keep your picks.
   *[other] { $seat } exchanges nothing.
}
event-left-draft = { $seat_who ->
    [you] You leave the draft.
   *[other] { $seat } leaves the draft.
}
event-drafted = Everybody takes two more copies of each pick. The decks are ready.

## How it ends

outcome-drafted = The draft is over: everybody has a deck of 30 cards and 10 dice.
outcome-conceded = The draft is over: there is nobody left to draft with.
over-won = { $reason }

## Why not

why-draft-over = The draft is over.
why-draft-no-such-thing = That is not part of this draft.
why-draft-not-this-step = That is not what this step of the draft is for.
why-draft-not-your-turn = It is somebody else’s turn.
why-draft-chosen = You have chosen. The others are still choosing.
why-draft-not-in-your-pack = That card is not in the pack before you.
why-draft-taken = You can only take a Phoenixborn that nobody has.
why-draft-no-such-dice = There are no more dice of this type.
why-draft-take-first = First take a card from the row.
why-draft-not-in-the-row = You can only take a card that lies in the row.
why-draft-only-picks = You can only give one of your own picks.
why-draft-give-now = You have taken a card. Now give one of your picks for it.
