import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analysis, mustBe, openMatch, someGame, writeSave } from '@narrow-seas/core';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { committedMatch } from '../testing/saves.ts';
import { run } from '../testing/stage.ts';

const OPENING = { scenario: 'sortie', options: {} };
const paths = { folder: '' };

beforeAll(() => {
  paths.folder = mkdtempSync(join(tmpdir(), 'narrow-seas-analyse-'));
  const keep = (name: string, text: string): void => writeFileSync(join(paths.folder, name), text);
  keep('whole.json', writeSave(skerry, committedMatch(skerry, OPENING, 2000), undefined));
  keep('half.json', writeSave(skerry, committedMatch(skerry, OPENING, 30), undefined));
  keep('empty.json', writeSave(skerry, mustBe(openMatch(skerry, OPENING)), undefined));
  keep('letter.txt', 'Dear Admiral');
});

afterAll(() => rmSync(paths.folder, { recursive: true }));

const analyse = (file: string, ...argv: readonly string[]) =>
  run(['analyse', join(paths.folder, file), '--quiet', ...argv], { shelf: [someGame(gamePackage)] });

describe('analyse', () => {
  test('tells the graph, the moments, luck and skill, and what would have been better', async () => {
    const { code, out } = await analyse('whole.json', '--side', 'south');
    expect(code).toBe(0);
    expect(out).toMatch(/^skerry\/sortie: \d+ moves; /);
    expect(out).toContain('Analysed by captain. Figures are points for south');
    expect(out).toMatch(/\nExpected result for south, turn by turn\n +\d+ \|/);
    expect(out).toMatch(
      /\nWhat decided the game\n {2}1\. turn \d+, moves? \d+.*, [+-]\d+\.\d points for south: /,
    );
    expect(out).toMatch(
      /\nLuck and skill\n {2}north: the dice [+-]\d+\.\d points; decisions lost \d+\.\d points\n/,
    );
    expect(out).toMatch(
      /\n {2}turn \d+, moves? \d+.*: (north|south), a blunder: \d+\.\d points lost\n {4}played: /,
    );
    expect(out).toMatch(/\n {4}better: /);
  });

  test('is plain data as JSON, the same in a file, and the same again for the same seed', async () => {
    const file = join(paths.folder, 'analysis.json');
    const { out } = await analyse('whole.json', '--json', '--out', file);
    const told = JSON.parse(out) as Analysis<object>;
    expect(told).toMatchObject({
      format: 'narrow-seas/analysis',
      game: 'skerry',
      side: 'north',
      complete: true,
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(told);
    expect(JSON.parse((await analyse('whole.json', '--json')).out)).toEqual(told);
  });

  test('of a game under way shows what one side knew, and grades nobody else', async () => {
    const { out } = await analyse('half.json', '--json', '--side', 'south');
    const told = JSON.parse(out) as Analysis<object>;
    expect(told.viewer).toBe('south');
    expect(new Set(told.decisions.map(({ by }) => by))).toEqual(new Set(['south']));
    expect((await analyse('half.json', '--side', 'south')).out).toContain('only what south knew');
  });

  test('that is stopped tells what it has found', async () => {
    const clock = { time: 0 };
    const now = (): number => (clock.time += 1000);
    const { code, out } = await run(
      ['analyse', join(paths.folder, 'whole.json'), '--quiet', '--seconds', '1'],
      { shelf: [someGame(gamePackage)], now },
    );
    expect(code).toBe(0);
    expect(out).toMatch(/It was stopped after \d+% of the work/);
  });

  test.each([
    ['nowhere.json', [], /nowhere\.json cannot be read/],
    ['letter.txt', [], /letter\.txt cannot be used: /],
    ['empty.json', [], /empty\.json has no moves yet/],
    ['whole.json', ['--side', 'sout'], /There is no side "sout": did you mean south\?/],
    ['whole.json', ['--level', 'random'], /--level/],
    ['whole.json', ['--seconds', 'soon'], /--seconds is "soon", but it must be a number above 0/],
  ] as const)('of %s with %j is refused in one sentence', async (file, options, sentence) => {
    const { code, err } = await analyse(file, ...options);
    expect(code).not.toBe(0);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
