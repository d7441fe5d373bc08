"""Content: one folder per nemesis, with everything that is only its own; `catalogue` finds them all.

    mat        what lies on its mat (a Mat) and what it does (a NemesisDef): NEMESIS
    cards      its unique cards
    scenario   what boards written by hand and a `then` can say of the mat (a NemesisScenario): SCENARIO
    bot        what a bot makes of the mat (a NemesisTactics): TACTICS

Only `mat` has to be there; a folder may have more modules with cards. They import `text.kit` and
`text.mat_kit`, and the last two what the rooms `scenario` and `bot` offer.
"""
