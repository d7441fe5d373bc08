### What is said about a bot where one can be chosen: how it is to play against it, or with it, and how long it thinks.

bot-novice-against = New to the game: it sees what is obvious, overlooks the rest and forgives your mistakes.
bot-novice-with = New to the game: it helps where that is obvious and overlooks the rest, so the battle rests on you.
bot-adept-against = A good player: it looks some turns ahead and uses what you leave open.
bot-adept-with = A partner to rely on: it looks some turns ahead and plays for the whole team.
bot-master-against = The strongest: it looks ahead as far as its time allows and makes few mistakes.
bot-master-with = The strongest partner: it looks ahead as far as its time allows and plays for the whole team.
bot-greedy-help = For experiments: it takes what is best at the end of its own turn and looks no further.
bot-random-help = For experiments: it takes any option, good or bad.
bot-other-help = A bot from another package.
bot-thinks = { $tenths ->
    [0] { $whole ->
        [one] It thinks for 1 second at most.
       *[other] It thinks for { $whole } seconds at most.
    }
   *[other] It thinks for { $whole }.{ $tenths } seconds at most.
}
bot-at-once = It answers at once.
