"""Content: one folder per nemesis, with everything that only this nemesis has; `catalogue` finds them all.

    mat            what lies on its mat (a Mat) and what it does (a NemesisDef): NEMESIS
    mat_types      what a view shows of the mat (MAT_VIEW), the events that only it has (EVENTS), numbers for clients
    cards          its unique cards
    scenario       what a scenario's `given` and `then` can say about the mat (a NemesisScenario): SCENARIO
    bot            how a bot evaluates the mat (a NemesisTactics): TACTICS
    rules_version  what its rules do, if it came later than the game (docs/decisions/041)

Only `mat` has to be there; a folder may have more modules with cards. They import `text.kit` and
`text.mat_kit`; the modules `scenario` and `bot` also import from the packages of those names.

Besides its folder a nemesis has
    one module of its name in `tui/boards/aeons_end/mats`; in `web/src` one `<nemesis>Mat.ts` in `boards/aeons-end/mats`
        and its pictures, `<nemesis>Nemesis.ts` in `cards/nemeses`;
    sentences in `i18n/en`: its cards (`aeons-end-cards`), what it asks, offers and tells (`aeons-end`), what is on
        its mat (`aeons-end-board`), its story (`aeons-end-expedition`), and a line for choosing it (`aeons-end-web`);
    a chapter in `docs/rules` and one in `docs/rulings`, scenarios in `tests/scenarios/aeons-end/<nemesis>` and mutants
        in `tests/mutants/aeons-end-<nemesis>.yaml`;
    and files that tools write: `make golden`, `make digest`, `make protocol` and `python -m tools.web_samples`.

Three things to keep in mind: anything random belongs in `prepare`, not in `lay_out`; what is hidden is dealt anew in
`redeal`; a copy of the mat has to copy each of its fields.
"""
