import { skerry } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { run } from '../testing/stage.ts';

test('games tells versions, sides, scenarios and options', async () => {
  const { code, out, err } = await run(['games']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('skerry  Skerry, rules version 1\n');
  expect(out).toContain('  Sides: north, south\n');
  expect(out).toMatch(/^ {4}sortie {2}Sortie\. Four boats/m);
  expect(out).toContain('      turns: 6 (default), 3, 12. Length: How many turns the game lasts.');
});

test('games --json tells the same to machines', async () => {
  const { out } = await run(['games', '--json']);
  const { id, title, summary, version, sides, scenarios } = skerry;
  expect(JSON.parse(out)).toEqual({ games: [{ id, title, summary, version, sides, scenarios }] });
});
