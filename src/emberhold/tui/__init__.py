"""The terminal: two clients that know no game, and one board per game found by its name.

    session, save_file, seat_words    one match and the people and bots around it, and the file that keeps it
    narration, card_words,            what happened, what a card says and what can be chosen, in words
    option_words, legend
    plain/                            the client that asks line by line
    shell/                            the client that has the whole screen
    boards/                           what a seat sees, as a scene, game by game
    draw/                             what a scene is, and how it becomes lines of text

Clients know boards, and boards know how a scene is drawn; an import contract keeps it that way.
"""
