"""Content: one folder per nemesis, with everything that only this nemesis has; `catalogue` finds them all.

    mat        what lies on its mat (a Mat) and what it does (a NemesisDef): NEMESIS
    mat_types  what a view shows of the mat (MAT_VIEW), the events that only it has (EVENTS), numbers for clients
    cards      its unique cards
    scenario   what a scenario's `given` and `then` can say about the mat (a NemesisScenario): SCENARIO
    bot        how a bot evaluates the mat (a NemesisTactics): TACTICS

Only `mat` has to be there; a folder may have more modules with cards. They import `text.kit` and
`text.mat_kit`; the modules `scenario` and `bot` also import from the packages of those names.

Besides its folder a nemesis has
    one module of its name in `tui/boards/aeons_end/mats`, and one `<nemesis>Mat.ts` in `web/src/boards/aeons-end/mats`;
    sentences in `i18n/en`: its cards (`aeons-end-cards`), what it asks, offers and tells (`aeons-end`), what is on
        its mat (`aeons-end-board`), and a line for choosing it (`web`);
    scenarios in `tests/scenarios/aeons-end/<nemesis>`, its rulings in `docs/rulings`;
    and files that tools write: `make golden` and `make digest`.

Three things to keep in mind: anything random belongs in `prepare`, not in `lay_out`; what is hidden is dealt anew in
`redeal`; a copy of the mat has to copy each of its fields.
"""
