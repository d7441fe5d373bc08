"""The terminal: two clients that know no game, and one board per game found by its name.

    session, save_file, seat_words    one match and the people and bots around it, and the file that keeps it
    open_match, setup_draft           a match is opened; a new one while it is being chosen
    saved_matches, menu_rows          what is saved, and the rows of the menus around a match
    recorded_match, replay_session    a match from its journal, and somebody who watches it
    narration, card_words,            what happened, what a card says and what can be chosen, in words
    option_words, legend
    plain/                            the client that asks line by line
    shell/                            the client that has the whole screen
    boards/                           what a seat sees, as a scene, game by game
    draw/                             what a scene is, and how it becomes lines of text

Clients know boards, and boards know how a scene is drawn; an import contract keeps it that way.
"""
