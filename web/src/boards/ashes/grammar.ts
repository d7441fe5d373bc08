/** How the events of Ashes become beats. */

import type { BeatGrammar, BeatHead, Outcome } from '../../table/beats';
import type { AshesEvent, CardSeen } from '../../views/ashes';

/** The fight that is going on: who attacks, which card each fighter faces, and what all of them are. */
interface Fight {
  seat: number;
  attackers: readonly CardSeen[];
  target: CardSeen | null;
  /** Blocker and attacker. */
  blocks: readonly (readonly [CardSeen, CardSeen, number])[];
}
type Memory = { fight: Fight | null };

const id = (card: CardSeen): number => card.id;
const damage = (event: { amount: number }): Outcome => ({ brief: 'board-brief-damage', n: event.amount });

function withCard(brief: string) {
  return (event: { seat: number; card: CardSeen }): BeatHead => ({
    seat: event.seat,
    slug: event.card.card,
    from: [event.card.id],
    home: `area-${event.seat}`,
    brief,
  });
}
const quick = (event: { seat: number }): BeatHead => ({ seat: event.seat, length: 0.7 });

/** Damage in a fight is a blow of its own: from the one who strikes to the one who is hit. */
function blow(event: { card: CardSeen }, { fight }: Memory): BeatHead | null {
  const hit = event.card.id;
  if (!fight) return null;
  const block = fight.blocks.find(([blocker, attacker]) => blocker.id === hit || attacker.id === hit);
  if (block) {
    const [blocker, attacker, seat] = block;
    const [striker, by] = blocker.id === hit ? [attacker, fight.seat] : [blocker, seat];
    return { seat: by, slug: striker.card, from: [striker.id], to: [hit] };
  }
  if (fight.target?.id !== hit) return null;
  const free = fight.attackers.filter((one) => !fight.blocks.some(([, attacker]) => attacker.id === one.id));
  return { seat: fight.seat, slug: free[0]?.card ?? null, from: free.map(id), to: [hit] };
}

function remember(event: AshesEvent, { fight }: Memory): Memory {
  switch (event.kind) {
    case 'attackers':
      return { fight: { seat: event.seat, attackers: event.cards, target: null, blocks: [] } };
    case 'attacked':
      return { fight: fight && { ...fight, target: event.card } };
    case 'guarded':
      return { fight: fight && { ...fight, target: event.card } };
    case 'blocked':
      return { fight: fight && { ...fight, blocks: [...fight.blocks, [event.card, event.attacker, event.seat]] } };
    case 'attack-over':
    case 'turn':
      return { fight: null };
    default:
      return { fight };
  }
}

export const grammar: BeatGrammar<AshesEvent, Memory> = {
  memory: { fight: null },
  remember,
  begins: {
    round: (event) => ({ seat: event.seat, length: 0.7 }),
    turn: (event) => ({ seat: event.seat, turn: true, length: 0.5, to: [`area-${event.seat}`] }),
    passed: (event) => ({ seat: event.seat, brief: 'board-brief-passed', length: 0.7 }),
    played: withCard('board-brief-played'),
    used: withCard('board-brief-used'),
    'used-ability': withCard('board-brief-used'),
    'used-power': (event) => ({ seat: event.seat, from: [`dice-${event.seat}`], brief: 'board-brief-power' }),
    attackers: (event) => ({
      seat: event.seat,
      slug: event.cards[0]?.card ?? null,
      from: event.cards.map(id),
      brief: 'board-brief-attacked',
    }),
    blocked: (event) => ({
      seat: event.seat,
      slug: event.card.card,
      from: [event.card.id],
      to: [event.attacker.id],
      brief: 'board-brief-blocked',
    }),
    guarded: withCard('board-brief-guarded'),
    damaged: blow,
    rolled: quick,
    drew: quick,
    'die-turned': quick,
    'discarded-top': quick,
    eliminated: (event) => ({ seat: event.seat }),
  },
  aims: {
    targeted: (event) => event.cards.map(id),
    'targeted-player': (event) => [`area-${event.player}`],
    attacked: (event) => [event.card.id],
    attached: (event) => [event.unit.id],
  },
  outcomes: {
    damaged: damage,
    wounded: (event) => (event.seat === undefined ? null : { brief: 'board-brief-wounds', n: event.amount }),
    destroyed: () => ({ brief: 'board-brief-destroyed', n: 1 }),
    summoned: () => ({ brief: 'board-brief-summoned', n: 1 }),
    healed: (event) => ({ brief: 'board-brief-healed', n: event.amount }),
    drew: (event) => ({ brief: 'board-brief-drew', n: event.amount }),
  },
};
