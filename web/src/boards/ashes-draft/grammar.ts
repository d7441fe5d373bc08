/** How the events of a draft become beats. */

import type { BeatGrammar, BeatHead } from '../../table/beats';
import type { CardSeen, DraftEvent } from '../../views/ashes-draft';

function withCard(brief: string) {
  return (event: { seat: number; card: CardSeen }): BeatHead => ({
    seat: event.seat,
    slug: event.card.card,
    from: [event.card.id],
    home: `drafter-${event.seat}`,
    brief,
  });
}

export const grammar: BeatGrammar<DraftEvent> = {
  begins: {
    'took-phoenixborn': withCard('board-brief-took'),
    // All pick at the same time, and the picks of others are secret. So only the player's own pick begins a beat; what
    // the others did belongs to it, and nobody waits for nine rounds of "picks a card".
    picked: (event) => (event.card.card ? { seat: event.seat, length: 0.5 } : null),
    'took-dice': (event) => ({ seat: event.seat, from: [`drafter-${event.seat}`], brief: 'board-brief-took-dice', length: 0.7 }),
    'revealed-row': () => ({ seat: null, brief: 'board-brief-row', length: 0.7 }),
    exchanged: withCard('board-brief-exchanged'),
    'kept-picks': (event) => ({ seat: event.seat, from: [`drafter-${event.seat}`], brief: 'board-brief-kept', length: 0.7 }),
    'left-draft': (event) => ({ seat: event.seat, brief: 'board-brief-left' }),
  },
};
