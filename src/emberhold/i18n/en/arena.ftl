## What `emberhold arena` says.

arena-plan = { $rounds ->
    [one] One round of { $each ->
        [one] one game
       *[other] { $each } games
    } for each two bots. Nothing stops it earlier.
   *[other] Up to { $rounds } rounds of { $each ->
        [one] one game
       *[other] { $each } games
    } for each two bots.
}
arena-plan-together = { $rounds ->
    [one] One round of { $each ->
        [one] one battle
       *[other] { $each } battles
    } for each bot. Nothing stops it earlier.
   *[other] Up to { $rounds } rounds of { $each ->
        [one] one battle
       *[other] { $each } battles
    } for each bot.
}
arena-part = This is less than one round of all { $all } set-ups, so the result is only about the first { $n } of them.
arena-goes-on = { $n ->
    [one] One game was played before; the others follow.
   *[other] { $n } games were played before; the others follow.
}
arena-round = Round { $n }: { $what }
arena-title = { $game }: { $bots }
arena-made = { $games ->
    [one] One game
   *[other] { $games } games
}, { $seconds } s. Seed { $seed } ({ $seeds ->
    [judging] for judging bots
   *[tuning] for tuning bots; to judge them, take a seed below 1000000
}), rules { $rules }.
arena-nothing = No round is complete, so there is nothing to say yet.
arena-score = { $one } against { $other }: { $score } of the points in { $games ->
    [one] one game
   *[other] { $games } games
} ({ $range }).
arena-score-together = { $one } against { $other }: of { $deals ->
    [one] one battle
   *[other] { $deals } battles
}, { $more } were won only by { $one } and { $fewer } only by { $other }.
arena-end = Elo { $elo } ({ $elo-range }). { $end }
arena-end-together = Difference { $points } points ({ $points-range }), Elo { $elo } ({ $elo-range }). { $end }
arena-short = { $one } against { $other } { $score } ({ $range }). { $end }
arena-short-together = { $one } against { $other } { $points } points ({ $range }). { $end }
arena-better = { $bot } is better.
arena-open = Which one is better is open.
arena-no-result = { $one } against { $other }: no game has a result.
arena-percent = { $n } %
arena-percent-range = { $low } to { $high } %
arena-points-range = { $low } to { $high }
arena-elo = { $n }
arena-elo-range = { $low } to { $high }
arena-elo-more = { $low } or more
arena-elo-fewer = { $high } or less
arena-elo-any = any number is possible
arena-infinite = not measurable, as one bot won everything
arena-won = { $bot } won { $n } of { $all ->
    [one] one battle
   *[other] { $all } battles
}: { $share } ({ $range }).
arena-strengths = Elo of each bot; 0 is the average of these bots:
arena-strength = { $bot }  { $elo } ({ $elo-range })
arena-times = Thinking time for each decision, mean and 99th percentile:
arena-time = { $bot }  { $mean }, { $most }
arena-milliseconds = { $n } ms
arena-no-time = –
arena-matchups = { $one } : { $other }, points by match:
arena-matchups-together = { $one } : { $other }, battles won:
arena-matchup = { $title }  { $one } : { $other }
arena-unfinished = { $n ->
    [one] One game did not end; it counts as { $as }.
   *[other] { $n } games did not end; they count as { $as }.
}
arena-as-draw = a draw
arena-as-loss = lost
arena-failed = { $bot } lost { $n ->
    [one] one game because it
   *[other] { $n } games because it
} { $what }.
arena-broken = { $n ->
    [one] One game broke off with an error and does not count: { $words }
   *[other] { $n } games broke off with an error and do not count. The first: { $words }
}
arena-stopped = Stopped after { $done } games; { $n ->
    [0] all of them count
    [one] one of them belongs to a round that is not complete and does not count
   *[other] { $n } of them belong to a round that is not complete and do not count
}.
arena-kept = They are kept in { $folder }; the same command goes on from there.
arena-lost = They are not kept; with --out they would be.
