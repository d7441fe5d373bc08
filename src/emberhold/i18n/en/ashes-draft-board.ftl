### Words on the board of a draft.

view-step = step
step-phoenixborn = Phoenixborn
step-cards = cards
step-dice = dice
step-exchange = exchange
step-over = over
view-round = pick
view-first = token
view-turn = whose turn
view-unclaimed = to take
view-pack = pack
view-choice = chosen
view-row = row
view-supply = dice left
view-rest = draft deck
view-players = players
view-winners = with a deck
view-out = out
view-phoenixborn = Phoenixborn
view-unique = its own card
view-picks = picks
view-dice = dice
view-deck = deck
view-cards = cards
view-natural = natural
view-charm = charm
view-ceremonial = ceremonial
view-illusion = illusion
draft-middle = On the table
draft-pick-of = pick { $n } of { $of }
draft-token = token
draft-turn = choosing now
draft-pack-size = pack of { $n }
draft-picks = { $n ->
    [one] 1 pick
   *[other] { $n } picks
}
draft-rest = draft deck { $n }
# What all picks of a player cost together.
draft-costs = they cost
draft-any = any

## The board in the browser

draft-steps = The steps of the draft
draft-step-phoenixborn = Phoenixborn
draft-step-cards = Cards
draft-step-dice = Dice
draft-step-exchange = Exchange
draft-step-done = done
draft-everybody = Everybody, in the order in which packs are passed
draft-passed-on = Packs are passed in this order, and from the last to the first: { $order }.
draft-back-to = and back to { $seat }
draft-token-help = has the first player token of the draft
draft-pack-of = { $n ->
    [one] a pack of 1 card
   *[other] a pack of { $n } cards
}
draft-dice-of = { $n } × { $type }
draft-known = has { $cards }
draft-yours = What you have
draft-no-picks = none yet
draft-n-of = { $n } of { $of }
draft-curves = With three copies of each card:
draft-unclaimed = Phoenixborn that nobody has taken
draft-with = with 3 × { $card }
draft-deck = Your deck
draft-row = The row: take one card and leave one of your picks
draft-pairs = Take two of them
draft-chosen = You keep { $card }. The others are still choosing.
draft-kept = { $card }, chosen: you keep it
draft-kept-mark = You keep this
draft-secret = Everybody picks a card in secret and passes on the others.
draft-ready = The decks are ready.
draft-nobody = The draft has ended, and nobody has a deck.
board-brief-took = took { $card }
board-brief-took-dice = took { $dice }
board-brief-row = cards were turned up for the exchange
board-brief-exchanged = took { $card } for { $given }
board-brief-kept = kept all picks
board-brief-left = left the draft
