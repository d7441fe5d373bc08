"""The terminal: two clients that name no game, and one board per game, found by the game's name.

    session, save_file, seat_words    one match, the people and bots around it, and its save file
    open_match, setup_draft           opening a match; a new match while it is being chosen
    saved_matches, menu_rows          the saved matches, and the rows of the menus around a match
    recorded_match, replay_session    a match from its journal, and a person who watches it
    narration, card_words,            events, cards and options in words
    option_words, legend
    plain/                            the client that works line by line
    shell/                            the client that uses the whole screen
    boards/                           the view of a seat as a scene, game by game
    draw/                             what a scene is, and how it is drawn as text

Clients import boards, and boards import `draw`, never the other way round; an import contract checks that.
"""
