import { expect, it, vi } from 'vitest';

const replaced = vi.fn<(state: unknown, title: string, to: string) => void>();
vi.stubGlobal('location', { pathname: '/t/k3f9/', hash: '' });
vi.stubGlobal('history', { replaceState: replaced });
vi.stubGlobal('addEventListener', () => {});
const { href, parse } = await import('./router.svelte');

it('a link that somebody sent becomes an address of the client', () => {
  expect(replaced).toHaveBeenCalledWith(null, '', '/#/t/k3f9');
});
it('addresses are read as they are written', () => {
  const to = href('rules', 'ashes', { q: 'unit guard & more' });
  const { page, parts, query } = parse(to);
  expect([page, ...parts, query.get('q')]).toEqual(['rules', 'ashes', 'unit guard & more']);
});
it('a link cut in the middle of a sign is read all the same', () => {
  expect(parse('#/t/abc%E2%80').parts).toEqual(['abc%E2%80']);
  expect(parse('#/cards/').parts).toEqual([]);
});
it('a link that holds a deck opens the decks', () => {
  const { page, parts, query } = parse('#deck=1-AbC_d-9');
  expect([page, parts, query.get('deck')]).toEqual(['decks', [], '1-AbC_d-9']);
});
