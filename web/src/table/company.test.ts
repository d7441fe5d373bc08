import { expect, test } from 'vitest';
import type { SeatInfo } from '../protocol';
import { botsOnly } from './company';

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name: `seat ${seat}`,
  kind: 'person',
  connected: true,
  bot: null,
  conceded: false,
  left: false,
  ...more,
});
const bot = (seat: number): SeatInfo => person(seat, { kind: 'bot', bot: 'greedy' });

test('alone with bots', () => {
  expect(botsOnly([person(0), bot(1), bot(2)], [0])?.map((seat) => seat.seat)).toEqual([1, 2]);
});

test('two people at one screen are alone with bots too', () => {
  expect(botsOnly([person(0), person(1), bot(2)], [0, 1])?.map((seat) => seat.seat)).toEqual([2]);
});

test('a person elsewhere, unless they have conceded or a bot plays for them', () => {
  expect(botsOnly([person(0), person(1), bot(2)], [0])).toBeNull();
  expect(botsOnly([person(0), person(1, { conceded: true }), bot(2)], [0])?.map((seat) => seat.seat)).toEqual([2]);
  expect(botsOnly([person(0), person(1, { bot: 'greedy' })], [0])?.map((seat) => seat.seat)).toEqual([1]);
});

test('a spectator, and a table of one', () => {
  expect(botsOnly([bot(0), bot(1)], [])).toBeNull();
  expect(botsOnly([person(0)], [0])).toBeNull();
});
