/** How the events of Aeon's End become beats. */

import type { BeatGrammar, BeatHead } from '../../table/beats';
import type { AeonsEndEvent, CardSeen, PositionWord } from '../../views/aeons-end';
import { breachAnchor } from './effectParts';
import { MATS } from './mats/allMats';
import type { Mat } from './mats/mat';

/** Whether the nemesis has its turn, and the card of it that acts. */
interface Memory {
  nemesis: boolean;
}
const NEMESIS: BeatHead = { seat: null, who: 'board-nemesis', home: 'nemesis' };

function withCard(brief: string) {
  return (event: { seat: number; card: CardSeen }): BeatHead => ({
    seat: event.seat,
    slug: event.card.card,
    from: [event.card.id],
    home: `mage-${event.seat}`,
    brief,
  });
}
const nemesisCard =
  (brief: string, length = 1) =>
  (event: { card: CardSeen }): BeatHead => ({ ...NEMESIS, slug: event.card.card, from: [event.card.id], brief, length });
const atBreach =
  (brief: string) =>
  (event: { seat: number; breach: PositionWord; owner?: number }): BeatHead => ({
    seat: event.seat,
    from: [`mage-${event.seat}`],
    to: [breachAnchor(event)],
    brief,
    length: 0.8,
  });

/** What the mats of the nemeses add. */
const ownAims = Object.assign({}, ...[...MATS.values()].map((mat) => mat.aims)) as Mat['aims'];
const ownOutcomes = Object.assign({}, ...[...MATS.values()].map((mat) => mat.outcomes)) as Mat['outcomes'];

export const grammar: BeatGrammar<AeonsEndEvent, Memory> = {
  memory: { nemesis: false },
  remember(event, memory) {
    if (event.kind === 'turn-card') return { nemesis: event.turn.card === 'turn-nemesis' };
    return event.kind === 'turn-begins' ? { nemesis: false } : memory;
  },
  begins: {
    'turn-card': (event) => (event.turn.card === 'turn-nemesis' ? { ...NEMESIS, turn: true, length: 0.8 } : { seat: null, length: 0.3 }),
    'turn-begins': (event) => ({ seat: event.seat, turn: true, length: 0.5, to: [`mage-${event.seat}`] }),
    played: (event) => ({ ...withCard('board-brief-played')(event), length: 0.8 }),
    cast: withCard('board-brief-cast'),
    gained: (event) => ({ ...withCard('board-brief-gained')(event), to: [`discard-${event.seat}`] }),
    ability: (event) => ({ seat: event.seat, slug: event.mage, from: [`mage-${event.seat}`], brief: 'board-brief-ability' }),
    focused: atBreach('board-brief-focused'),
    opened: atBreach('board-brief-opened'),
    prepped: (event) => ({ ...atBreach('board-brief-prepped')(event), slug: event.card.card }),
    charged: (event) => ({ seat: event.seat, from: [`mage-${event.seat}`], to: [`charges-${event.seat}`], length: 0.7 }),
    drew: (event) => ({ seat: event.seat, length: 0.6 }),
    attack: nemesisCard('board-brief-attack'),
    entered: nemesisCard('board-brief-entered'),
    'power-token': (event, memory) => (memory.nemesis ? nemesisCard(event.left ? '' : 'board-brief-power', event.left ? 0.7 : 1)(event) : null),
    unleashed: () => ({ ...NEMESIS, brief: 'board-brief-unleashed' }),
  },
  aims: {
    ...ownAims,
    suffered: (event) => [`mage-${event.seat}`],
    'gravehold-suffered': () => ['gravehold'],
    'gravehold-gained': () => ['gravehold'],
    'life-gained': (event) => [`mage-${event.seat}`],
    'nemesis-hurt': () => ['nemesis'],
    'minion-hurt': (event) => [event.card.id],
    'breach-destroyed': (event) => [breachAnchor(event)],
    'charges-lost': (event) => [`charges-${event.seat}`],
  },
  outcomes: {
    ...ownOutcomes,
    'nemesis-hurt': (event) => ({ brief: 'board-brief-damage', n: event.amount }),
    'minion-hurt': (event) => ({ brief: 'board-brief-damage', n: event.amount }),
    suffered: (event) => ({ brief: 'board-brief-damage', n: event.amount }),
    'gravehold-suffered': (event) => ({ brief: 'board-brief-gravehold', n: event.amount }),
    'aether-gained': (event) => ({ brief: 'board-brief-aether', n: event.amount }),
    'life-gained': (event) => ({ brief: 'board-brief-life', n: event.amount }),
    exhausted: () => ({ brief: 'board-brief-exhausted', n: 1 }),
    drew: (event) => ({ brief: 'board-brief-drew', n: event.cards.length }),
  },
};
