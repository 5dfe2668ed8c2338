import { either, someGame } from '@narrow-seas/core';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamePackage as secondFleetPackage } from '@narrow-seas/second-fleet';
import { gamePackage as sixthFleetPackage } from '@narrow-seas/sixth-fleet';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { LEVELS } from '@narrow-seas/ai';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/stage.ts';

const shelf = [someGame(sixthFleetPackage), someGame(gamePackage)];
const simulate = (...argv: readonly string[]) => run(['simulate', ...argv], { shelf });

const RANDOM = ['--nato', 'random', '--soviet', 'random', '--threads', '1', '--quiet'] as const;

test('tells who won, with intervals', async () => {
  const { code, out } = await simulate('sixth-fleet/short', '--games', '2', '--seed', '5', ...RANDOM);
  expect(code).toBe(0);
  expect(out).toMatch(/^sixth-fleet\/short: 2 games in \d+ s, seeds 5-6\n/);
  expect(out).toMatch(/nato won \d \(\d+%; 95% between \d+% and \d+%\)/);
  expect(out).toMatch(/mean net points -?\d/);
});

test('counts victories by their level, whatever the points were', async () => {
  const shelves = [someGame(secondFleetPackage)];
  const games = ['second-fleet/standing-force', '--games', '6', '--seed', '5'] as const;
  const { out } = await run(['simulate', ...games, ...RANDOM], { shelf: shelves });
  const levels = [...out.matchAll(/^ {2}(?:draw|(?:NATO|Soviet) \w+ victory): (\d+)$/gm)];
  expect(levels.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(6);
  expect(out).toMatch(/mean net points -?\d/);
});

test('the same seed plays the same games; JSON has a line for each and one for all', async () => {
  const play = () => simulate('sixth-fleet/short', '--games', '2', '--seed', '5', '--json', ...RANDOM);
  const [first, second] = [await play(), await play()];
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map(line => ({ ...(JSON.parse(line) as object), times: 0, milliseconds: 0 }));
  expect(lines(first.out)).toHaveLength(3);
  expect(lines(first.out)).toEqual(lines(second.out));
  expect(lines(first.out)[2]).toMatchObject({ games: 2, seed: 5, refusals: 0, unfinished: 0 });
});

/** A folder of its own for each test. */
const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-simulate-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const SKERRY = ['skerry/sortie', '--seed', '8', '--ladder', 'random,cadet', '--threads', '1', '--quiet'];

const linesOf = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'games.jsonl'), 'utf8').trim().split('\n');

describe('a folder', () => {
  test('gets the games, the summary and a report that needs nothing else', async () => {
    await inFolder(async folder => {
      const { code } = await simulate(...SKERRY, '--games', '4', '--out', folder);
      expect(code).toBe(0);
      expect(linesOf(folder)).toHaveLength(4);
      const summary = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as object;
      expect(summary).toMatchObject({
        games: 4,
        seed: 8,
        seeds: '8-9',
        refusals: 0,
        unfinished: 0,
        faults: [],
      });
      expect(summary).toHaveProperty(
        'command',
        expect.stringContaining('simulate skerry/sortie --seed 8 --ladder'),
      );
      const report = readFileSync(join(folder, 'report.html'), 'utf8');
      expect(report.match(/<svg /g)?.length).toBeGreaterThanOrEqual(6);
      expect(report).not.toMatch(/<script|src=|href="[^#]|url\((?!#)|https?:|NaN|undefined|Infinity/);
      const [heads = '', ...rows] = readFileSync(join(folder, 'games.csv'), 'utf8').trim().split('\n');
      expect(heads).toBe(
        'study,arm,game,scenario,options,level_north,level_south,seed,winner,result,points,points_for,turns,moves,lost_north,lost_south',
      );
      expect(rows).toHaveLength(4);
    });
  });

  test('that holds a batch is not written over', async () => {
    await inFolder(async folder => {
      await simulate(...SKERRY, '--games', '2', '--out', folder);
      const { code, err } = await simulate(...SKERRY, '--games', '2', '--out', folder);
      expect(code).toBe(2);
      expect(err).toMatch(/already holds a batch: add --resume to continue it, or name another folder\.\n$/);
    });
  });

  test('of a batch that was killed is continued: no game twice, half a line dropped, the same end', async () => {
    await inFolder(async whole => {
      await simulate(...SKERRY, '--games', '6', '--out', whole);
      await inFolder(async folder => {
        const [first = '', second = '', third = ''] = linesOf(whole);
        const marked = (line: string): string =>
          JSON.stringify({ ...(JSON.parse(line) as object), moves: -1 });
        writeFileSync(join(folder, 'games.jsonl'), `${marked(first)}\n${marked(second)}\n`);
        appendFileSync(join(folder, 'games.jsonl'), third.slice(0, 40));
        const { code } = await simulate(...SKERRY, '--games', '6', '--out', folder, '--resume');
        expect(code).toBe(0);
        const games = linesOf(folder).map(line => JSON.parse(line) as { readonly moves: number });
        expect(games.map(({ moves }) => moves === -1)).toEqual([true, true, false, false, false, false]);
        const seeds = (lines: readonly string[]) => lines.map(line => /"seed":\d+/.exec(line)?.[0]);
        expect(seeds(linesOf(folder))).toEqual(seeds(linesOf(whole)));
      });
    });
  });

  test('of another batch is not continued', async () => {
    await inFolder(async folder => {
      await simulate(...SKERRY, '--games', '2', '--out', folder);
      const other = SKERRY.map(word => (word === '8' ? '9' : word));
      const { code, err } = await simulate(...other, '--games', '2', '--out', folder, '--resume');
      expect(code).toBe(2);
      expect(err).toContain('holds another batch: its game with seed 8 is not part of this one');
    });
  });
});

const hasLines = (folder: string): boolean => {
  const file = join(folder, 'games.jsonl');
  return existsSync(file) && statSync(file).size > 0;
};

test('Ctrl-C ends a batch with what was played, and leaves whole files', async () => {
  await inFolder(async folder => {
    const pressed: { stop: () => void } = { stop: () => undefined };
    const played = run(
      [
        'simulate',
        'skerry/sortie',
        '--games',
        '100000',
        '--seed',
        '1',
        '--ladder',
        'random,cadet',
        '--threads',
        '1',
        '--out',
        folder,
      ],
      {
        shelf,
        onInterrupt: stop => {
          pressed.stop = stop;
          return () => undefined;
        },
      },
    );
    const watch = setInterval(() => {
      if (!hasLines(folder)) return;
      clearInterval(watch);
      pressed.stop();
    }, 20);
    const { code, out } = await played;
    expect(code).toBe(0);
    const games = Number(
      /Stopped after (\d+) of 100000 games; run the same command with --resume to continue\./.exec(out)?.[1],
    );
    expect(games).toBe(linesOf(folder).length);
    expect(JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8'))).toMatchObject({ games });
  });
});

describe('optional rules', () => {
  test('are played as given', async () => {
    const { out } = await simulate(...SKERRY, '--games', '2', '--option', 'turns=3', '--json');
    const [first = ''] = out.split('\n');
    expect(JSON.parse(first)).toMatchObject({ opening: { scenario: 'sortie', options: { turns: 3 } } });
  });

  test('all: every combination, told apart', async () => {
    const { code, out } = await simulate(...SKERRY, '--games', '2', '--options', 'all');
    expect(code).toBe(0);
    expect(out).toMatch(/^skerry\/sortie: 6 games/);
    expect([...out.matchAll(/^with (turns=\d+): 2 games$/gm)].map(([, options]) => options)).toEqual([
      'turns=6',
      'turns=3',
      'turns=12',
    ]);
  });
});

test('times are of the processor, with the bound of each level', async () => {
  const { code, out } = await simulate(...SKERRY.slice(0, 5), '--games', '2', '--times', '--quiet');
  expect(code).toBe(0);
  expect(out).toContain('thinking in processor time, one thread:');
  expect(out).toMatch(
    / {2}cadet: .* at the 95th percentile, .* over \d+ phases \(limit 300 ms at the 95th: met\)/,
  );
  expect(out).toContain('ideas refused by the rules: 0; games that did not end: 0; illegal moves: 0');
});

test('a game without a mind is played at random', async () => {
  const mindless = { ...skerry, id: 'mindless' };
  const { code, out } = await run(
    [
      'simulate',
      'mindless/sortie',
      '--games',
      '3',
      '--seed',
      '4',
      '--north',
      'random',
      '--south',
      'random',
      '--threads',
      '1',
    ],
    { shelf: [someGame({ game: mindless, kit: gamePackage.kit })] },
  );
  expect(code).toBe(0);
  expect(out).toMatch(/^mindless\/sortie: 3 games/);
});

interface Line {
  readonly seats?: object;
  readonly duels?: readonly object[];
}

test('a ladder seats both levels on both sides', async () => {
  const ladder = ['--ladder', 'cadet,random', '--threads', '1', '--json'] as const;
  const { code, out } = await simulate('skerry/sortie', '--games', '2', '--seed', '3', ...ladder);
  expect(code).toBe(0);
  const lines = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line);
  expect(lines.map(({ seats }) => seats)).toEqual([
    { north: 'random', south: 'cadet' },
    { north: 'cadet', south: 'random' },
    undefined,
  ]);
  expect(lines[2]?.duels).toMatchObject([{ first: 'cadet', second: 'random', games: 2, wins: { count: 2 } }]);
});

test.each([
  [['sixth-fleet/short', ...RANDOM], 'Say how many games are played, such as --games 100.'],
  [
    ['sixth-fleet/short', '--games', '0', ...RANDOM],
    '--games is "0", but it must be a whole number from 1 to 1000000.',
  ],
  [
    ['sixth-fleet/short', '--games', '2', '--nato', 'cadt', '--soviet', 'random'],
    '--nato is "cadt", which is not a level: did you mean cadet?',
  ],
  [
    ['sixth-fleet/short', '--games', '2', '--nato', 'cadet'],
    `Say who plays with --soviet: ${either(LEVELS)}.`,
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
    'Say which scenario to play: sixth-fleet/short, sixth-fleet/campaign or sixth-fleet/levant.',
  ],
  [
    ['sixth-fleet/long', '--games', '2', ...RANDOM],
    'At scenario: There is no scenario "long". Choose short, campaign or levant.',
  ],
  [
    ['skerry/sortie', '--games', '2', '--ladder', '--option', 'turn=3'],
    'There is no optional rule "turn": did you mean turns?',
  ],
  [
    ['skerry/sortie', '--games', '2', '--ladder', '--option', 'turns=4'],
    '--option turns needs one of its values: turns=6, turns=3 or turns=12.',
  ],
  [
    ['skerry/sortie', '--games', '2', '--ladder', '--options', 'some'],
    '--options is "some", but it must be all; a single one is --option id=value.',
  ],
  [
    ['skerry/sortie', '--games', '2', '--ladder', '--resume', '--seed', '3'],
    '--resume needs the --out folder of the batch.',
  ],
  [
    ['skerry/sortie', '--games', '2', '--ladder', '--resume', '--out', 'here'],
    '--resume needs the --seed of the batch, which is in its summary.json.',
  ],
  [
    ['skerry/sortie', '--games', '2', '--ladder', '--times', '--threads', '4'],
    '--times measures one thread: leave --threads out.',
  ],
  [['sixth-flet/short', '--games', '2'], 'There is no game "sixth-flet": did you mean sixth-fleet?'],
])('%j is answered in one sentence', async (argv, sentence) => {
  expect(await simulate(...argv)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
});
