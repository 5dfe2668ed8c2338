import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProblems, mustBe } from '@narrow-seas/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../testing/stage.ts';

const paths = { folder: '' };

beforeAll(() => {
  paths.folder = mkdtempSync(join(tmpdir(), 'narrow-seas-problems-'));
});

afterAll(() => rmSync(paths.folder, { recursive: true }));

const problems = (...argv: readonly string[]) =>
  run(['problems', ...argv, '--quiet'], { folder: paths.folder });

describe('problems', () => {
  test('finds the same problems for the same games, and writes them as a file that is read back', async () => {
    const find = (file: string) =>
      problems('skerry/sortie', '--games', '6', '--seed', '1', '--most', '3', '--out', file);
    const { code, out } = await find('one.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^\d problems? in one\.json\.\n {2}/);
    await find('other.json');
    const [one, other] = ['one.json', 'other.json'].map(file =>
      readFileSync(join(paths.folder, file), 'utf8'),
    );
    expect(one).toBe(other);
    const { game, problems: found } = mustBe(decodeProblems(JSON.parse(one ?? '')));
    expect(game).toBe('skerry');
    expect(found.length).toBeGreaterThan(0);
    for (const { task, solution, wrong } of found) {
      expect(task).toMatch(/^You play (North|South)\. /);
      for (const { reached } of wrong) expect(reached).toBeLessThan(solution.reached);
    }
  });

  test('a file is proven and told again in the words of today, and stays as it is where they are its own', async () => {
    await problems('skerry/sortie', '--games', '6', '--seed', '1', '--most', '2', '--out', 'told.json');
    const path = join(paths.folder, 'told.json');
    const found = readFileSync(path, 'utf8');
    writeFileSync(path, found.replaceAll('You play', 'You are').replaceAll('"reply": "', '"reply": "Old: '));
    expect(readFileSync(path, 'utf8')).not.toBe(found);
    const { code, out } = await problems('skerry', '--retell', 'told.json');
    expect([code, out]).toEqual([0, '2 problems in told.json.\n']);
    expect(readFileSync(path, 'utf8')).toBe(found);
    writeFileSync(path, found.replace('"game": "skerry"', '"game": "chess"'));
    const other = await problems('skerry', '--retell', 'told.json');
    expect(other.code).not.toBe(0);
    expect(other.err).toMatch(/told\.json has problems of "chess"/);
  });

  test.each([
    [['skerry/sortie', '--games', '1'], /Say how many games with --games and where to write with --out/],
    [['skerry', '--retell', 'nothing.json'], /nothing\.json/],
    [
      ['skerry/nowhere', '--games', '1', '--out', 'a.json'],
      /There is no scenario "nowhere": sortie or armada/,
    ],
    [['skerry/sortie', '--games', '0', '--out', 'a.json'], /--games is "0", but it must be a whole number/],
    [['skerry/sortie', '--games', '1', '--level', 'king', '--out', 'a.json'], /"king"/],
    [['skerry/sortie', '--games', '1', '--out', '.'], /\./],
  ])('refuses %j with one sentence', async (argv, sentence) => {
    const { code, out, err } = await problems(...argv);
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
  });
});
