import { describe, expect, test } from 'vitest';
import { censusOfRefusals, type DeclaredRefusals, type RefusalCensus } from './refusal-census.ts';
import type { RuleIndex } from './rule-index.ts';

const INDEX: RuleIndex = {
  cases: [
    { id: '2.1', title: 'Rocks', summary: 'Nothing sails into rock.' },
    { id: '2.2', title: 'Mines', summary: 'A mine is laid in the sea.' },
  ],
  fills: [],
};

const ROCK = "no('2.1', 'rock', 'There is rock in that hex.')";
const CLEAN: RefusalCensus = {
  severalCases: [],
  tornSentences: [],
  fragments: [],
  unlisted: [],
  unfounded: [],
  unstated: [],
  untested: [],
};

const census = (code: string, tests: string, declared: DeclaredRefusals = {}): RefusalCensus =>
  censusOfRefusals(
    INDEX,
    [
      ['sea/sail.ts', code],
      ['sea/sail.test.ts', tests],
    ],
    [],
    declared,
  );

describe('a census of refusals', () => {
  test('finds nothing where each refusal cites its case and is tested', () => {
    expect(census(ROCK, "expect(ruling).toBe('2.1 rock')")).toEqual(CLEAN);
  });

  test.each<[string, string, Partial<RefusalCensus>]>([
    [
      'a word that cites two cases',
      `${ROCK}; no('2.2', 'rock', 'No mine is laid on rock.')`,
      { severalCases: ['rock: 2.1', 'rock: 2.2'] },
    ],
    [
      'a sentence that cites two cases',
      `${ROCK}; noAt('2.2', 'rock', 'There is rock in that hex.'); // [2.2]`,
      {
        severalCases: ['rock: 2.1', 'rock: 2.2'],
        tornSentences: ['There is rock in that hex. 2.1 2.2'],
      },
    ],
    ...['Rock there.', 'there is rock in that hex.', 'There is rock in that hex'].map(
      (reason): [string, string, Partial<RefusalCensus>] => [
        `a reason that is no sentence: ${reason}`,
        `no('2.1', 'rock', '${reason}')`,
        { fragments: [`sea/sail.ts: ${reason}`] },
      ],
    ),
    ['a case that is not listed', "no('2.9', 'rock', 'This is rock.') // [2.9]", { unlisted: ['rock: 2.9'] }],
    [
      'a case about something else',
      "no('2.2', 'rock', 'There is rock in that hex.')",
      { unfounded: ['sea/sail.ts: rock cites 2.2'] },
    ],
    [
      'a case that only another declaration cites',
      "/** [2.2] */\nconst a = 1;\n\nconst b = no('2.2', 'rock', 'There is rock in that hex.')",
      { unfounded: ['sea/sail.ts: rock cites 2.2'] },
    ],
    [
      'one of two cases that are worked out',
      "no(deep ? '2.9' : '2.1', 'rock', 'This is rock.') // [2]",
      {
        severalCases: ['rock: 2.1', 'rock: 2.9'],
        tornSentences: ['This is rock. 2.1 2.9'],
        unlisted: ['rock: 2.9'],
      },
    ],
  ])('finds %s', (_what, code, found) => {
    expect(census(code, "toBe('rock')")).toEqual({ ...CLEAN, ...found });
  });

  test('a comment at the predicate is enough, and so is a kindred case', () => {
    const code = "/** [2.2] */\nconst b = () => no('2.2', 'rock', 'There is rock in that hex.');";
    expect(census(code, "'rock'")).toEqual(CLEAN);
    expect(census(code.replace('[2.2]', '[2]'), "'rock'")).toEqual(CLEAN);
  });

  test.each([
    ['a name of a test', "test('a rock', sail)", ['rock']],
    ['another word', "toBe('rock-bottom')", ['rock']],
    ['a comment', '// rock', ['rock']],
    ['the word', "toBe('rock')", []],
    ['the word behind its case', "toBe('2.1 rock')", []],
    ['the word in a row', '["[2.1] no", "2.1 rock"]', []],
  ])('%s: whether a test expects the word', (_what, tests, untested) => {
    expect(census(ROCK, tests).untested).toEqual(untested);
  });

  test('tests of a desk count for nothing', () => {
    const sources = [
      ['sail.ts', ROCK],
      ['desk/desk.test.ts', "'rock'"],
    ] as const;
    expect(censusOfRefusals(INDEX, sources, []).untested).toEqual(['rock']);
  });

  test('what play meets is looked at too, the refusals of every table apart', () => {
    const sources = [
      ['sail.ts', ROCK],
      ['sail.test.ts', "'rock'"],
    ] as const;
    const met = [
      { code: 'over', rule: 'NS.3' },
      { code: 'rock', rule: '2.2' },
      { code: 'kraken', rule: '9.9' },
    ];
    expect(censusOfRefusals(INDEX, sources, met)).toEqual({
      ...CLEAN,
      severalCases: ['rock: 2.1', 'rock: 2.2'],
      unlisted: ['kraken: 9.9'],
      unstated: ['kraken'],
    });
  });

  test('what is declared is not told again, what is new is', () => {
    const code = `${ROCK}; no('2.2', 'rock', 'Mines lie here.'); no('2.2', 'lost', 'It is adrift.'); no(rule, 'hit', 'It is hit.')`;
    const declared = {
      severalCases: { rock: '2.1 2.2' },
      unfounded: ['sea/sail.ts: lost cites 2.2'],
      untested: ['lost', 'hit'],
    };
    expect(census(code, "'rock'", declared)).toEqual(CLEAN);
    expect(census(`${code}; no('2.3', 'rock', 'Rock!')`, "'rock'", declared)).toMatchObject({
      severalCases: ['rock: 2.3'],
      unlisted: ['rock: 2.3'],
    });
  });
});
