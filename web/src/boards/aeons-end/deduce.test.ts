import { describe, expect, it } from 'vitest';
import type { AeonsEndView } from './view';
import { turnsToCome } from './deduce';

function table(players: number, discard: string[], deck: (string | null)[]): AeonsEndView {
  const turns = {
    deck: deck.map((card, id) => ({ id: card ? id + 1 : 0, card })),
    discard: discard.map((card, id) => ({ id: id + 50, card })),
    x: null,
    pairs: null,
  };
  return { turns, players: Array.from({ length: players }, (_, seat) => ({ seat })) } as unknown as AeonsEndView;
}

describe('toCome', () => {
  it('is what has not been seen this round', () => {
    expect(turnsToCome(table(2, ['turn-nemesis', 'turn-a'], [null, null, null, null]))).toEqual(['turn-a', 'turn-b', 'turn-b', 'turn-nemesis']);
    expect(turnsToCome(table(3, ['turn-x'], [null, 'turn-b', null, null, null]))).toEqual(['turn-a', 'turn-c', 'turn-nemesis', 'turn-nemesis']);
  });
  it('knows the shorter deck of somebody alone', () => {
    expect(turnsToCome(table(1, ['turn-a', 'turn-a'], [null, null, null]))).toEqual(['turn-a', 'turn-nemesis', 'turn-nemesis']);
  });
  it('says nothing where the cards are not the usual ones', () => {
    expect(turnsToCome(table(2, ['turn-a', 'turn-a', 'turn-a'], [null]))).toEqual([]);
    expect(turnsToCome(table(2, ['turn-a'], [null]))).toEqual([]);
  });
});
