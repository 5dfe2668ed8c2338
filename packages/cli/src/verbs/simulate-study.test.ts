import { someGame } from '@narrow-seas/core';
import { gamePackage as europaNaval } from '@narrow-seas/europa-naval';
import { gamePackage as sixthFleet } from '@narrow-seas/sixth-fleet';
import { gamePackage as skerry } from '@narrow-seas/skerry';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../testing/stage.ts';

const shelf = [someGame(sixthFleet), someGame(skerry), someGame(europaNaval)];
const simulate = (...argv: readonly string[]) => run(['simulate', ...argv], { shelf });

const root = mkdtempSync(join(tmpdir(), 'narrow-seas-study-'));
afterAll(() => rmSync(root, { recursive: true }));
const folderNamed = (name: string): string => join(root, name);

const QUIET = ['--threads', '1', '--quiet'] as const;
const LEVELS = [
  'skerry/sortie',
  '--vary',
  'north=cadet,random',
  '--south',
  'random',
  '--seed',
  '5',
  ...QUIET,
] as const;

interface Line {
  readonly study: string;
  readonly arm: string;
  readonly seed: number;
  readonly seats: object;
  readonly opening: object;
}

interface Told {
  readonly ended: string;
  readonly seeds: number;
  readonly games: number;
  readonly command: string;
  readonly answers: readonly { readonly answer: string; readonly points: { readonly mean: number } }[];
}

const linesIn = (folder: string): readonly Line[] =>
  readFileSync(join(folder, 'games.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line);

const summaryIn = (folder: string): Told =>
  JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Told;

/** Times differ from run to run. */
const untimed = (line: Line): object => ({ ...line, times: 0, milliseconds: 0 });

describe('a comparison of levels', () => {
  test('is answered by a sentence, and ends when the answer is clear', async () => {
    const folder = folderNamed('levels');
    const { code, out } = await simulate(...LEVELS, '--games', '200', '--out', folder);
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nNorth as random instead of cadet moves the result by \d\.\d+ points towards the South side \(95% between \d\.\d+ and \d\.\d+\): it helps them\.\n/,
    );
    const { seeds, games, ended, answers } = summaryIn(folder);
    expect(ended).toBe('settled');
    expect(out).toContain(`The answer was clear after ${seeds} of 200 seeds; the rest was not played.`);
    expect(seeds).toBeLessThan(100);
    expect(games).toBe(2 * seeds);
    expect(answers[0]?.points.mean).toBeLessThan(0);
    expect(out).toContain(answers[0]?.answer);
  });

  test('plays every seed once in each arm, and names each result by study, arm and seed', () => {
    const lines = linesIn(folderNamed('levels'));
    const seeds = summaryIn(folderNamed('levels')).seeds;
    expect(new Set(lines.map(({ study }) => study)).size).toBe(1);
    for (const [arm, level] of [
      ['north=cadet', 'cadet'],
      ['north=random', 'random'],
    ]) {
      const its = lines.filter(line => line.arm === arm);
      expect(its.map(({ seed }) => seed)).toEqual(Array.from({ length: seeds }, (_, place) => 5 + place));
      for (const { seats } of its) expect(seats).toEqual({ north: level, south: 'random' });
    }
  });

  test('writes the study, a table and a report', () => {
    const folder = folderNamed('levels');
    expect(JSON.parse(readFileSync(join(folder, 'study.json'), 'utf8'))).toMatchObject({
      game: 'skerry',
      seeds: 200,
      factors: [{ name: 'north', values: ['cadet', 'random'] }],
    });
    const report = readFileSync(join(folder, 'report.html'), 'utf8');
    expect(report).toContain(`<h1>${summaryIn(folder).answers[0]?.answer}</h1>`);
    expect(report).not.toMatch(/<script|src=|href="[^#]|url\((?!#)|https?:|NaN|undefined|Infinity/);
    const rows = readFileSync(join(folder, 'games.csv'), 'utf8').trim().split('\n');
    expect(rows).toHaveLength(1 + summaryIn(folder).games);
    expect(rows[1]).toMatch(/^[\da-f]{12},north=cadet,skerry,sortie,,cadet,random,5,/);
  });

  test('can be continued after it was killed: nothing is played twice, and the answer is the same', async () => {
    const [whole, part] = [folderNamed('levels'), folderNamed('killed')];
    await simulate(...LEVELS, '--games', '200', '--out', part);
    const lines = readFileSync(join(whole, 'games.jsonl'), 'utf8').trim().split('\n');
    const marked = lines
      .slice(0, 7)
      .map(line => JSON.stringify({ ...(JSON.parse(line) as object), moves: -1 }));
    writeFileSync(join(part, 'games.jsonl'), `${marked.join('\n')}\n`);
    appendFileSync(join(part, 'games.jsonl'), (lines[7] ?? '').slice(0, 90));
    const { code } = await simulate(...LEVELS, '--games', '200', '--out', part, '--resume');
    expect(code).toBe(0);
    const now = linesIn(part) as readonly (Line & { readonly moves: number })[];
    expect(now.filter(({ moves }) => moves === -1)).toHaveLength(7);
    expect(now.slice(7).map(untimed)).toEqual(linesIn(whole).slice(7).map(untimed));
    expect(summaryIn(part).answers).toEqual(summaryIn(whole).answers);
  });

  test.each([
    ['--games', '201'],
    ['--games', '200', '--whole'],
  ])('is not continued as another one: %s %s', async (...change) => {
    const folder = folderNamed('levels');
    const { code, err } = await simulate(...LEVELS, ...change, '--out', folder, '--resume');
    expect(code).toBe(2);
    expect(err).toMatch(/holds another comparison, or this one with other --games/);
  });

  test('plays all seeds where that is asked', async () => {
    const { out } = await simulate(...LEVELS, '--games', '25', '--whole', '--json');
    const told = JSON.parse(out.trim().split('\n').at(-1) ?? '') as Told;
    expect(told).toMatchObject({ ended: 'at-the-end', seeds: 25, games: 50 });
    expect(told.command).toContain('--vary north=cadet,random');
    expect(told.command).toContain('--whole');
  });
});

test('Ctrl-C keeps what was played, and says what it says so far', async () => {
  const folder = folderNamed('stopped');
  const pressed: { stop: () => void } = { stop: () => undefined };
  const playing = run(
    [
      'simulate',
      'skerry/sortie',
      '--vary',
      'turns=6,12',
      '--north',
      'cadet',
      '--south',
      'cadet',
      '--seed',
      '1',
      '--games',
      '9000',
      '--whole',
      ...QUIET,
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
    const file = join(folder, 'games.jsonl');
    if (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 8) return;
    clearInterval(watch);
    pressed.stop();
  }, 20);
  const { code, out } = await playing;
  expect(code).toBe(0);
  expect(out).toMatch(
    /\nStopped after \d+ of 9000 seeds; run the same command with --resume to continue\.\n/,
  );
  const told = summaryIn(folder);
  expect(told.ended).toBe('under-way');
  expect(linesIn(folder).length).toBeGreaterThanOrEqual(told.seeds * 2);
});

describe('the file of a study', () => {
  test('plays the same games again, to the same answer', async () => {
    const [whole, again] = [folderNamed('levels'), folderNamed('again')];
    const { code, out } = await simulate(join(whole, 'study.json'), ...QUIET, '--out', again);
    expect(code).toBe(0);
    expect(out).toContain(summaryIn(whole).answers[0]?.answer);
    expect(linesIn(again).map(untimed)).toEqual(linesIn(whole).map(untimed));
  });

  const changed = (name: string, change: (text: string) => string): string => {
    const file = join(root, name);
    writeFileSync(file, change(readFileSync(join(folderNamed('levels'), 'study.json'), 'utf8')));
    return file;
  };

  test.each([
    [
      'rules.json',
      (text: string) => text.replace(/"rules": \d+/, '"rules": 99'),
      'The study is of rules version 99, and the game is at version',
    ],
    [
      'level.json',
      (text: string) => text.replace('"north": "cadet"', '"north": "cadett"'),
      'level.json cannot be used: arms.0.seats.north is not as a study has it',
    ],
    [
      'seat.json',
      (text: string) => text.replace(/"seats": \{\s*"south": "random",/, '"seats": {'),
      'north=cadet does not say who plays south.',
    ],
  ])('%s, a broken one, is answered in one sentence', async (name, change, sentence) => {
    const { code, out, err } = await simulate(changed(name, change), ...QUIET);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });

  test('says itself what is played', async () => {
    const { err } = await simulate(join(folderNamed('levels'), 'study.json'), '--games', '3');
    expect(err).toMatch(/^A study has its games, seed and rules in its file/);
  });
});

describe('what can be varied', () => {
  const armsOf = async (...argv: readonly string[]): Promise<readonly Line[]> => {
    const { out, err } = await simulate(...argv, '--games', '1', '--seed', '3', '--json', '--threads', '1');
    expect(err).toBe('');
    return out
      .trim()
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line) as Line);
  };
  const RANDOM = ['--north', 'random', '--south', 'random'] as const;

  test('an optional rule: all of its values where none are named', async () => {
    const lines = await armsOf('skerry/sortie', '--vary', 'turns', ...RANDOM);
    expect(lines.map(({ arm }) => arm)).toEqual(['turns=6', 'turns=3', 'turns=12']);
    expect(lines.map(({ opening }) => opening)).toMatchObject([
      { options: { turns: 6 } },
      { options: { turns: 3 } },
      { options: { turns: 12 } },
    ]);
  });

  test('a handicap is one of them', async () => {
    const lines = await armsOf(
      'europa-naval/pedestal',
      '--vary',
      'handicap=0,-1',
      '--axis',
      'random',
      '--allied',
      'random',
    );
    expect(lines.map(({ opening }) => opening)).toMatchObject([
      { options: { handicap: 0 } },
      { options: { handicap: -1 } },
    ]);
  });

  test('every value of one with every value of the other, beside an option that is fixed', async () => {
    const lines = await armsOf(
      'skerry/sortie',
      '--vary',
      'south=cadet,random',
      '--north',
      'random',
      '--option',
      'turns=3',
    );
    expect(lines.map(({ arm }) => arm)).toEqual(['south=cadet', 'south=random']);
    for (const { opening } of lines) expect(opening).toMatchObject({ options: { turns: 3 } });
  });

  test('scenarios of the game', async () => {
    const lines = await armsOf(
      'sixth-fleet/short',
      '--vary',
      'scenario=short,levant',
      '--nato',
      'random',
      '--soviet',
      'random',
    );
    expect(lines.map(({ opening }) => opening)).toMatchObject([
      { scenario: 'short' },
      { scenario: 'levant' },
    ]);
  });

  test('scenarios on several maps: the report shows one of them, and says so', async () => {
    const folder = folderNamed('maps');
    const opened = ['--vary', 'scenario=pedestal,baltic-act2', '--axis', 'random', '--allied', 'random'];
    const games = ['--games', '1', '--seed', '2', ...QUIET];
    await simulate('europa-naval/pedestal', ...opened, ...games, '--out', folder);
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain(
      'The games were played on several maps; this is the first of them, with 1 of 2 games.',
    );
  });

  test('set-ups, as files with a position', async () => {
    const file = join(root, 'near.txt');
    const position = skerry.game.setup({ scenario: 'sortie', options: { turns: 3 } });
    if (!position.ok) throw new Error('no position');
    writeFileSync(file, skerry.game.notation.print(position.value));
    const lines = await armsOf('skerry/sortie', '--vary', `scenario=sortie,${file}`, ...RANDOM);
    expect(lines.map(({ arm }) => arm)).toEqual(['scenario=sortie', 'scenario=near.txt']);
    expect(lines[1]?.opening).toHaveProperty('position');
  });

  test('a table of the players own beside ours', async () => {
    const [table] = sixthFleet.game.tables ?? [];
    const file = join(root, 'table.json');
    writeFileSync(file, JSON.stringify(table?.ours));
    const lines = await armsOf(
      'sixth-fleet/short',
      '--vary',
      `${table?.option}=ours,${file}`,
      '--nato',
      'random',
      '--soviet',
      'random',
    );
    expect(lines.map(({ opening }) => Object.keys((opening as { options: object }).options))).toEqual([
      [],
      [table?.option],
    ]);
  });
});
