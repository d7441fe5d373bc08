import { expect, it } from 'vitest';
import { announcement } from './announcement';

it('does not tell what the question tells', () => {
  expect(announcement(['Greedy attacks.', 'The monk is destroyed.'], 'The monk is destroyed.')).toBe('Greedy attacks.');
  expect(announcement(['The monk is destroyed.', 'Greedy attacks.'], 'The monk is destroyed.')).toBe(
    'The monk is destroyed. Greedy attacks.',
  );
});

it('tells the latest when much has happened', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `${i}.`);
  expect(announcement(lines, '')).toBe('12. 13. 14. 15. 16. 17. 18. 19.');
});
