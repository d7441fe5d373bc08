"""Transfer: moves a token from one card of a player to another."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell, player

CARD = action_spell("transfer", cost=Cost(main=1, charm_class=1, basic=1), targets=[player()])


@CARD.effect
def transfer(me: Use) -> Effect:
    if me.target_player() < 0:
        return
    cards = [card for card in me.cards_in_play(me.target_player()) if me.touches(card)]
    source = yield from me.choose([card for card in cards if me.tokens_on(card)])
    if source < 0 or len(cards) < 2:
        return
    token = yield from me.choose_token(source)
    goal = yield from me.choose([card for card in cards if card != source])
    me.move_token(token, source, goal)
