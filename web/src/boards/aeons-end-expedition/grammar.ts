/** How what happens between two battles becomes beats. */

import type { BeatGrammar, BeatHead } from '../../table/beats';
import type { CardSeen, ExpeditionEvent } from '../../views/aeons-end-expedition';

function withCard(brief: string) {
  return (event: { seat: number; card: CardSeen }): BeatHead => ({
    seat: event.seat,
    slug: event.card.card,
    from: [event.card.id],
    home: `member-${event.seat}`,
    brief,
    length: 0.7,
  });
}
function withoutCard(brief: string) {
  return (event: { seat: number }): BeatHead => ({ seat: event.seat, from: [`member-${event.seat}`], brief, length: 0.7 });
}

export const grammar: BeatGrammar<ExpeditionEvent> = {
  begins: {
    consolation: withoutCard('board-brief-consolation'),
    'took-pile': (event) => ({ ...withCard('board-brief-took-along')(event), home: 'market' }),
    'took-mage': withCard('board-brief-took-mage'),
    'sits-out': withoutCard('board-brief-sits-out'),
    'took-treasure': withCard('board-brief-took-along'),
    'took-group-treasure': (event) => ({ ...withCard('board-brief-took-along')(event), home: 'group' }),
    'x-token-goes-to': withoutCard('board-brief-x-token'),
    'chose-again': withoutCard('board-brief-again'),
    'set-out': () => ({ seat: null, brief: 'board-brief-set-out', length: 0.7 }),
    'left-expedition': withoutCard('board-brief-left-expedition'),
  },
};
