import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sixthFleet, sixthFleetKit } from '@narrow-seas/sixth-fleet';
import { skerry, skerryKit } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { onShelf } from '../shelf.ts';
import { run } from '../testing/stage.ts';

const shelf = [onShelf(sixthFleet, sixthFleetKit), onShelf(skerry, skerryKit)];
const simulate = (...argv: readonly string[]) => run(['simulate', ...argv], { shelf });

const RANDOM = ['--nato', 'random', '--soviet', 'random', '--threads', '1', '--quiet'] as const;

test('tells who won, with intervals', async () => {
  const { code, out } = await simulate('sixth-fleet/short', '--games', '2', '--seed', '5', ...RANDOM);
  expect(code).toBe(0);
  expect(out).toMatch(/^sixth-fleet\/short: 2 games from seed 5 in /);
  expect(out).toMatch(/nato won \d \(\d+ %; 95 % between \d+ % and \d+ %\)/);
  expect(out).toMatch(/mean net points -?\d/);
});

test('the same seed plays the same games; JSON has a line for each and one for all', async () => {
  const play = () => simulate('sixth-fleet/short', '--games', '2', '--seed', '5', '--json', ...RANDOM);
  const [first, second] = [await play(), await play()];
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map(line => ({ ...(JSON.parse(line) as object), thinking: 0 }));
  expect(lines(first.out)).toHaveLength(3);
  expect(lines(first.out)).toEqual(lines(second.out));
  expect(lines(first.out)[2]).toMatchObject({ games: 2, seed: 5, refusals: 0, unfinished: 0 });
});

test('a folder gets the games and the summary', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-simulate-'));
  const { code } = await simulate(
    'sixth-fleet/short',
    '--games',
    '1',
    '--seed',
    '8',
    '--out',
    folder,
    ...RANDOM,
  );
  expect(code).toBe(0);
  expect(readFileSync(join(folder, 'games.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8'))).toMatchObject({ games: 1, seed: 8 });
  rmSync(folder, { recursive: true });
});

interface Line {
  readonly seats?: object;
  readonly duels?: readonly object[];
}

test('a ladder seats both levels on both sides', async () => {
  const ladder = ['--ladder', 'cadet,random', '--threads', '1', '--json'] as const;
  const { code, out } = await simulate('sixth-fleet/short', '--games', '2', '--seed', '3', ...ladder);
  expect(code).toBe(0);
  const lines = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line);
  expect(lines.map(({ seats }) => seats)).toEqual([
    { nato: 'random', soviet: 'cadet' },
    { nato: 'cadet', soviet: 'random' },
    undefined,
  ]);
  expect(lines[2]?.duels).toMatchObject([{ first: 'cadet', second: 'random', games: 2, wins: { count: 2 } }]);
});

test.each([
  [
    ['sixth-fleet/short', '--games', '0', ...RANDOM],
    '--games is "0", but it must be a whole number from 1 to 1000000.',
  ],
  [
    ['sixth-fleet/short', '--games', '2', '--nato', 'cadt', '--soviet', 'random'],
    '--nato is "cadt", which is no level: did you mean cadet?',
  ],
  [
    ['sixth-fleet/short', '--games', '2', '--nato', 'cadet'],
    'Say who plays with --soviet: one of random, cadet, captain.',
  ],
  [
    ['sixth-fleet/short', '--games', '2', '--ladder', 'cadet'],
    '--ladder needs at least two different levels, such as random,cadet.',
  ],
  [
    ['sixth-fleet/short', '--games', '2', '--threads', 'x', '--ladder'],
    '--threads is "x", but it must be a whole number from 1 to 256.',
  ],
  [
    ['sixth-fleet', '--games', '2', ...RANDOM],
    'Say which scenario to play: sixth-fleet/short or sixth-fleet/campaign.',
  ],
  [
    ['sixth-fleet/long', '--games', '2', ...RANDOM],
    'At scenario: There is no scenario "long"; choose short or campaign.',
  ],
  [['skerry/sortie', '--games', '2'], 'The computer does not play skerry yet; it plays sixth-fleet.'],
  [['sixth-flet/short', '--games', '2'], 'There is no game "sixth-flet": did you mean sixth-fleet?'],
])('%j is answered in one sentence', async (argv, sentence) => {
  expect(await simulate(...argv)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
});
