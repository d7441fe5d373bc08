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
draft-pack-of = pack of { $n }
draft-picks = { $n ->
    [one] 1 pick
   *[other] { $n } picks
}
draft-rest = draft deck { $n }
# What all picks of a player cost together.
draft-costs = they cost
draft-any = any
