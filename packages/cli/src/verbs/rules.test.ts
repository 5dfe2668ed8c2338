import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RuleIndex, someGame } from '@narrow-seas/core';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CarriedCase } from '../rules/carried.ts';
import { SHELF } from '../testing/shelf.ts';
import { type Played, run } from '../testing/stage.ts';

let sources = '';
beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), 'narrow-seas-rules-'));
});
afterEach(() => rmSync(sources, { recursive: true }));

const INDEX: RuleIndex = {
  cases: [
    { id: '1.0', title: 'Preface', summary: 'A story.' },
    { id: '2.0', title: 'Sailing', summary: 'One hex at a time.' },
    { id: '2.1', title: 'Rocks', summary: 'Nothing sails into rock.' },
  ],
  fills: [{ id: 'rocks', rule: '2.1', value: 'Four of them.', reason: 'The map is lost.' }],
  prose: ['1.0'],
};

const write = (files: { readonly [file: string]: string }): void => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(sources, 'skerry', 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
};

const rules = (flags: readonly string[] = [], index = INDEX): Promise<Played> =>
  run(['rules', 'skerry', ...flags], {
    sources,
    shelf: [someGame({ ...gamePackage, game: { ...skerry, rules: index } })],
  });

const WHOLE = {
  'sailing.ts': "/** [2] Sailing. */ const no = refusal('2.1', 'rock', 'Rock.');",
  'deep/rocks.ts': '// [2.1]',
  'sailing.test.ts': "test('[2.0] a step'); test('[2.1] no rock'); test('[2.1] nor two');",
  'deep/rocks.test.ts': "test('[2.1] a rock');",
};

describe('rules', () => {
  test('tells each case with its fills, its code and its tests', async () => {
    write(WHOLE);
    expect(await rules()).toEqual({
      code: 0,
      err: '',
      out: [
        '1.0  Preface',
        '      A story.',
        '      This case only explains: it needs no code and no test.',
        '',
        '2.0  Sailing',
        '      One hex at a time.',
        '      code: sailing.ts',
        '      tests: 1 in sailing.test.ts',
        '',
        '2.1  Rocks',
        '      Nothing sails into rock.',
        '      fill rocks: Four of them. Why: The map is lost.',
        '      code: deep/rocks.ts, sailing.ts',
        '      tests: 1 in deep/rocks.test.ts, 2 in sailing.test.ts',
        '',
        '3 cases: 2 with code and tests, 1 that only explain, 0 with something missing.',
        '',
      ].join('\n'),
    });
  });

  test('--json names the tests', async () => {
    write(WHOLE);
    const told = JSON.parse((await rules(['--json'])).out) as { readonly cases: readonly CarriedCase[] };
    expect(told).toMatchObject({ game: 'skerry', rules: 1, missing: [] });
    expect(told.cases[2]).toMatchObject({
      id: '2.1',
      fills: [{ id: 'rocks' }],
      code: ['deep/rocks.ts', 'sailing.ts'],
      tests: [
        { file: 'deep/rocks.test.ts', name: '[2.1] a rock', isTitle: false },
        { file: 'sailing.test.ts', name: '[2.1] no rock', isTitle: false },
        { file: 'sailing.test.ts', name: '[2.1] nor two', isTitle: false },
      ],
      prose: false,
      lacks: [],
    });
  });

  test.each<[string, { readonly [file: string]: string }, string]>([
    ['no test', { 'sailing.test.ts': "test('[2.0] a step')", 'deep/rocks.test.ts': '' }, '2.1 (test)'],
    ['no code', { 'sailing.ts': "no('2.1')" }, '2.0 (code)'],
    [
      'code in the index only',
      { 'sailing.ts': "no('2.1')", 'cases/index/two.ts': '// [2.0]', 'cases/edition.ts': "'2.0'" },
      '2.0 (code)',
    ],
    [
      'code in the tools of tests only',
      { 'sailing.ts': "no('2.1')", 'testing/table.ts': '// [2.0]' },
      '2.0 (code)',
    ],
    ['a test in a comment only', { 'sailing.test.ts': "// [2.0]\ntest('[2.1] rock')" }, '2.0 (test)'],
    ['neither', { 'sailing.ts': '', 'sailing.test.ts': '' }, '2.0 (code, test)'],
  ])('a case with %s is exit code 1, and --missing tells it alone', async (_what, files, missing) => {
    write({ ...WHOLE, ...files });
    const { code, out } = await rules(['--missing']);
    expect(code).toBe(1);
    expect(out).toContain(`1 with something missing: ${missing}.\n`);
    expect(out).toContain('MISSING: ');
    expect(out).not.toContain('Preface');
  });

  test('prose needs neither, unless it is not marked as such', async () => {
    write(WHOLE);
    const { prose: _, ...unmarked } = INDEX;
    expect((await rules([], unmarked)).out).toContain('1 with something missing: 1.0 (code, test).');
  });

  test('without the sources it says where they should be', async () => {
    const { code, out, err } = await rules();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^The sources are not at .*skerry\/src: run this in a clone of the repository\.\n$/);
  });

  test('of no such game', async () => {
    expect((await run(['rules', 'skery'])).err).toBe('There is no game "skery": did you mean skerry?\n');
  });
});

describe('rules --weak', () => {
  const ROCKS = "describe('[2.1] rocks', () => { test('nothing sails', sail); });";

  test.each<[string, string, string]>([
    ['a title', 'sailing.test.ts', ROCKS],
    ['a desk', 'desk/desk.test.ts', "test('[2.1] rocks are not lit', look)"],
    ['a display', 'face/face.test.ts', "test('[2.1] rocks are grey', look)"],
    ['a mind', 'mind/mind.test.ts', "test('[2.1] rocks are feared', look)"],
    ['advice', 'mind/advice/counsel.test.ts', "test('[2.1] rocks are warned of', look)"],
  ])('a case whose only evidence is %s is told, and is exit code 1', async (_what, file, text) => {
    write({ 'sailing.ts': WHOLE['sailing.ts'], 'step.test.ts': "test('[2.0] a step')", [file]: text });
    const { code, out } = await rules(['--weak']);
    const [name] = /\[2\.1\][^']*/.exec(text) ?? [];
    expect(code).toBe(1);
    expect(out).toMatch(
      /^2\.1 {2}Rocks\n {6}Nothing sails into rock\.\n {6}WEAK: the title |^2\.1 .*WEAK: a test of /s,
    );
    expect(out).toContain(`: ${file}: ${name}\n`);
    expect(out).toContain('3 cases: 1 with weak evidence only: 2.1.\n');
    const told = JSON.parse((await rules(['--weak', '--json'])).out) as object;
    expect(told).toMatchObject({ game: 'skerry', weak: [{ id: '2.1', evidence: [{ file, name }] }] });
  });

  test.each([
    ['a test beside the title', { 'sailing.test.ts': `${ROCKS} test('[2.1] a rock', sail);` }],
    [
      'a row of a test',
      { 'sailing.test.ts': "describe('[2.1] rocks', () => test.each([['[2.1] one']])('%s'));" },
    ],
    [
      'a rule test elsewhere',
      { 'desk/desk.test.ts': "test('[2.1] unlit')", 'a.test.ts': "test('[2.1] rock')" },
    ],
    ['no test at all, which --missing tells', {}],
  ])('%s: the case is not weak', async (_what, files) => {
    write({ 'sailing.ts': WHOLE['sailing.ts'], 'step.test.ts': "test('[2.0] a step')", ...files });
    expect(await rules(['--weak'])).toEqual({
      code: 0,
      err: '',
      out: '3 cases: 0 with weak evidence only.\n',
    });
  });

  test('not with --missing', async () => {
    expect((await rules(['--weak', '--missing'])).err).toBe('Give --missing or --weak, not both.\n');
  });
});

test('the cases of Sixth Fleet are all told, and found in its sources', async () => {
  const { out } = await run(['rules', 'sixth-fleet', '--json'], { shelf: SHELF });
  const { cases } = JSON.parse(out) as { readonly cases: readonly CarriedCase[] };
  expect(cases.map(({ id }) => id)).toEqual(sixthFleet.rules.cases.map(({ id }) => id));
  const attack = cases.find(({ id }) => id === '8.24');
  expect(attack?.code).toContain('rules/combat/obligation.ts');
  expect(attack?.tests.some(({ file }) => file === 'rules/combat/obligation.test.ts')).toBe(true);
});

test.each(['sixth-fleet', 'second-fleet', 'europa-naval', 'skerry'])(
  'every case of %s has code and a test of the rules, not only a title, a desk, a mind or a display',
  async game => {
    expect((await run(['rules', game, '--missing'], { shelf: SHELF })).out).toMatch(
      / 0 with something missing\.\n$/,
    );
    expect((await run(['rules', game, '--weak'], { shelf: SHELF })).out).toMatch(
      / 0 with weak evidence only\.\n$/,
    );
  },
);
