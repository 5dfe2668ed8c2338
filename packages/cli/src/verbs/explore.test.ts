import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { someGame, writeSave } from '@narrow-seas/core';
import { gamePackage as sixthFleetPackage, sixthFleet } from '@narrow-seas/sixth-fleet';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { committedMatch } from '../testing/saves.ts';
import { run } from '../testing/stage.ts';

const shelf = [someGame(gamePackage), someGame(sixthFleetPackage)];
const paths = { folder: '' };
const SORTIE = { scenario: 'sortie', options: {} };

beforeAll(async () => {
  paths.folder = mkdtempSync(join(tmpdir(), 'narrow-seas-explore-'));
  const keep = (name: string, text: string): void => writeFileSync(join(paths.folder, name), text);
  keep('whole.json', writeSave(skerry, committedMatch(skerry, SORTIE, 2000), undefined));
  keep('half.json', writeSave(skerry, committedMatch(skerry, SORTIE, 30), undefined));
  keep(
    'sixth.json',
    writeSave(sixthFleet, committedMatch(sixthFleet, { scenario: 'short', options: {} }, 20), undefined),
  );
  keep('letter.txt', 'Dear Admiral');
  const seats = ['--north', 'cadet', '--south', 'random', '--threads', '1', '--quiet'];
  const batch = join(paths.folder, 'batch');
  await run(['simulate', 'skerry/sortie', '--games', '4', '--seed', '3', '--out', batch, ...seats], {
    shelf,
  });
});

afterAll(() => rmSync(paths.folder, { recursive: true }));

const explore = (...argv: readonly string[]) =>
  run(['explore', '--quiet', ...argv], { shelf, folder: paths.folder });

interface Told {
  readonly games: readonly string[];
  readonly complete: boolean;
  readonly positions: readonly {
    readonly by: string;
    readonly games: number;
    readonly continuations: readonly { readonly count: number; readonly actions: readonly object[] }[];
  }[];
}

describe('explore', () => {
  test('tells what was played from the start, how often and how those games ended', async () => {
    const { code, out } = await explore('whole.json', 'batch');
    expect(code).toBe(0);
    expect(out).toMatch(/^skerry: 5 games\.\nTurn 1, north, 5 games\n/);
    expect(out).toMatch(
      /\n {2}\dx, \d+% won, \d+% drawn, \d+% lost, (\+|-)?\d+\.\d points: Lay a mine in \d{4}/,
    );
  });

  test('plays the games of a batch again from their seeds, and follows lines further with --turns', async () => {
    const told = async (...argv: readonly string[]): Promise<Told> =>
      JSON.parse((await explore('--json', ...argv)).out) as Told;
    const { games, positions, complete } = await told('batch/games.jsonl');
    expect(games).toHaveLength(4);
    expect(complete).toBe(true);
    expect(positions).toHaveLength(1);
    expect(positions[0]?.continuations.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    const size = (each: Told): number => JSON.stringify(each).length;
    expect(size(await told('whole.json', '--turns', '3'))).toBeGreaterThan(size(await told('whole.json')));
  });

  test('leaves out a game with secrets that is not over', async () => {
    const { out } = await explore('whole.json', 'half.json');
    expect(out).toContain('skerry: 2 games, 1 of them over.');
    expect(out).toContain('1 game with secrets is not over and is left out.');
    expect(out).toContain('Turn 1, north, 1 game');
  });

  test.each([
    [['nowhere.json'], /nowhere\.json cannot be read/],
    [['letter.txt'], /letter\.txt is neither a saved match nor the games\.jsonl/],
    [
      ['whole.json', 'sixth.json'],
      /sixth\.json is a game of sixth-fleet, but the files before it are of skerry/,
    ],
    [['whole.json', '--turns', '0'], /--turns is "0", but it must be a whole number from 1 to 999/],
  ])('refuses %j with one sentence', async (argv, sentence) => {
    const { code, out, err } = await explore(...argv);
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
  });
});
