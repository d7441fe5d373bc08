import { expect, it } from 'vitest';
import type { ForeseenEvent, OptionInfo, PreviewAnswer } from '../protocol';
import { foreseenLines, MOST_LINES } from './foreseen';
import { bundle, Texts } from './texts';

const source = `
card-iron-worker = Iron Worker
event-damaged = { $card } receives { $amount } damage.
event-status = { $amount ->
    [one] { $card } gets a status token.
   *[other] { $card } gets { $amount } status tokens.
}
event-turn = It is { $seat }’s turn.
    .heading = Turn of { $seat }
event-quiet = {""}
event-used = You use { $card }.
`;
const texts = new Texts([bundle('en', [source])], 'ashes', new Map(), 0);
const worker = { id: 7, card: 'iron-worker' };

function told(kind: string, certain: boolean, low: number | null = null, high = low): ForeseenEvent {
  return { event: { n: 0, kind, card: worker, amount: high ?? 0 }, certain, low, high };
}
function preview(...events: ForeseenEvent[]): PreviewAnswer {
  return { t: 'preview', id: 1, seat: 0, number: 1, key: '0', told: events, harms: [], harms_me: false, ends_turn: false, chance: false, more: false };
}
const any: OptionInfo = { key: '0', meaning: [], text: { id: 'do', args: {} }, refs: [], rule: '' };

it('says what is certain first, and a range where the amount is open', () => {
  const { lines, more } = foreseenLines(preview(told('status', false, 0, 1), told('damaged', true, 2), told('damaged', true, 0, 3)), any, texts);
  expect(lines).toEqual([
    { text: 'Iron Worker receives 2 damage.', certain: true },
    { text: 'Iron Worker receives 0–3 damage.', certain: true },
    { text: 'Iron Worker gets 0–1 status tokens.', certain: false },
  ]);
  expect(more).toBe(false);
});

it('leaves out what needs no words, what was said, and more than can be read at a glance', () => {
  const turn: ForeseenEvent = { event: { n: 1, kind: 'turn', seat: 1 }, certain: true, low: null, high: null };
  expect(foreseenLines(preview(turn, told('quiet', true), told('damaged', true, 1), told('damaged', true, 1)), any, texts).lines).toHaveLength(1);
  const many = preview(...[1, 2, 3, 4, 5].map((n) => told('damaged', true, n)));
  expect(foreseenLines(many, any, texts).lines).toHaveLength(MOST_LINES);
  expect(foreseenLines(many, any, texts).more).toBe(true);
  expect(foreseenLines(null, any, texts).lines).toEqual([]);
});

it('does not repeat what the option says, but never keeps quiet about harm', () => {
  const used: ForeseenEvent = { event: { n: 0, kind: 'used', card: worker, seat: 0 }, certain: true, low: null, high: null };
  const events = preview(used, told('damaged', true, 1));
  expect(foreseenLines(events, { ...any, refs: [7] }, texts).lines.map((line) => line.text)).toEqual(['Iron Worker receives 1 damage.']);
  expect(foreseenLines(events, { ...any, text: { id: 'do', args: { card: 'card-iron-worker' } } }, texts).lines).toHaveLength(1);
  expect(foreseenLines(events, any, texts).lines).toHaveLength(2);
  expect(foreseenLines({ ...events, harms: [7] }, { ...any, refs: [7] }, texts).lines).toHaveLength(2);
});
