card-spark = Spark
card-echo = Echo
card-ward = Ward
    .text = Stops a spark. Needs { $damage } of something.

event-drew = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} { $cards }.
event-passed = { $seat } passes.
event-staked = { $seats } stake { $cards }.
event-shuffled = { "" }
outcome-most-life = The most life is left.

toy-stake = Stake a card.
toy-turn = Your turn.
toy-not-in-your-hand = That card is not in your hand.
