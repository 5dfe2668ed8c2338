import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CaseRuling } from '../judge/judge-case.ts';
import type { Tally } from '../judge/tell.ts';
import { SHELF } from '../shelf.ts';
import { ATTACK, casesFile, judge, judgeContent, LINES, POSITION } from '../testing/cases.ts';
import type { Played } from '../testing/stage.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/sixth-fleet.cases.json', import.meta.url));
const SCHEMAS = new URL('../../../../docs/schema/', import.meta.url);

interface Told {
  readonly cases: readonly CaseRuling[];
  readonly tally: Tally;
}

const readTold = (text: string): Told => JSON.parse(text) as Told;

describe('the examples of the rulebook', () => {
  test('are ruled on as they are printed', async () => {
    const { code, out, err } = await judge([EXAMPLES]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toContain('BUT EXPECTED');
  });

  test('all of them are there, and every action expects something', async () => {
    const { cases, tally } = readTold((await judge([EXAMPLES, '--json'])).out);
    const examples = ['7.45', '8.0', '8.2 example 1', '8.2 example 2', '8.2 example 3', '8.2 example 4'];
    for (const id of [...examples, '8.36', '8.9', '9.14']) {
      expect(cases.some(({ name }) => name.startsWith(`${id} `))).toBe(true);
    }
    const rulings = cases.flatMap(({ rulings: all }) => all);
    expect(rulings.filter(({ asExpected }) => asExpected !== true)).toEqual([]);
    expect(tally).toMatchObject({ unexpected: 0, faults: 0, notReached: 0 });
  });
});

describe('a ruling', () => {
  const whole = casesFile([
    { name: 'eight', position: LINES, actions: [ATTACK, 'chance roll 2', 'nato retreat Gr25 1422'] },
  ]);

  test('tells odds with their cases, events and refusals by the names of the position', async () => {
    const { code, out, err } = await judgeContent(whole);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'eight',
      `  ${ATTACK}: legal`,
      '      +30  So32: strength against surface units [8.43]',
      '       -8  Gr25: in Restricted Water: doubled [8.44]',
      '      -12  Tu36: in Restricted Water: doubled [8.44]',
      '    odds: 30 - 20 = 10; column 10; ECM 2: retreat 2 of 6, no effect 4 of 6',
      '    > attacked attackers=So32 from=1422 hex=1423 defenders=Gr25,Tu36 differential=10 ecm=2 need=2',
      '  chance roll 2: legal',
      '    > rolled face=2',
      '    > routed side=nato from=1423 units=Gr25,Tu36 cause=combat',
      '  nato retreat Gr25 1422: refused by 5.21 Enemies. Enemy units that could attack it hold that hex. (1422, So32)',
      '',
      '1 case, 3 actions: 2 legal, 1 refused, 0 not reached.',
      '',
    ]);
  });

  test('tells the same to machines, with the rule and the culprits', async () => {
    const { cases } = readTold((await judgeContent(whole, ['--json'])).out);
    const [attack, , retreat] = cases[0]?.rulings ?? [];
    expect(attack).toMatchObject({
      verdict: 'legal',
      odds: { terms: [{ value: 30, rule: '8.43' }, { rule: '8.44' }, { rule: '8.44' }] },
      events: [{ type: 'attacked', differential: 10, need: 2 }],
    });
    expect(retreat).toMatchObject({ verdict: 'refused', rule: '5.21', title: 'Enemies' });
    expect(retreat).toHaveProperty('culprits', [
      expect.objectContaining({ kind: 'hex', name: '1422' }),
      expect.objectContaining({ kind: 'unit', name: 'So32' }),
    ]);
  });

  test.each([
    ['a text', LINES.join('\n')],
    ['lines', LINES],
    ['an object', POSITION],
  ])('is the same on a position that is %s, and shows the one after it', async (_form, position) => {
    const { out } = await judgeContent(
      casesFile([{ name: 'x', position, actions: [ATTACK], show: 'position' }]),
      ['--json'],
    );
    expect(readTold(out).cases[0]?.rulings[0]).toHaveProperty('position', [
      'sixth-fleet short turn 2 of 10',
      'phase attack need=2 attackers=So32 hex=1423 defenders=Gr25,Tu36',
      expect.stringMatching(/^under combat side=soviet /),
      'nato @1423 Gr25 Tu36',
      'soviet @1422 So32',
    ]);
  });

  test('what is shown can be judged in its turn', async () => {
    const first = await judgeContent(
      casesFile([{ name: 'x', position: POSITION, actions: [ATTACK], show: 'position' }]),
      ['--json'],
    );
    const [shown] = readTold(first.out).cases[0]?.rulings ?? [];
    const position = shown?.verdict === 'legal' ? shown.position : undefined;
    const { out } = await judgeContent(casesFile([{ name: 'y', position, actions: ['chance roll 1'] }]));
    expect(out).toContain('chance roll 1: legal');
  });

  test('a refusal ends its case and no other', async () => {
    const { code, out } = await judgeContent(
      casesFile([
        { name: 'first', position: LINES, actions: ['nato done', ATTACK] },
        { name: 'second', position: LINES, actions: [ATTACK] },
      ]),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/nato done: refused by NS\.1 Your turn\. /);
    expect(out).toContain(`first\n  nato done: `);
    expect(out).toContain(`  ${ATTACK}: not reached\n\nsecond\n  ${ATTACK}: legal\n`);
    expect(out).toContain('2 cases, 3 actions: 1 legal, 1 refused, 1 not reached.');
  });
});

describe('what is expected', () => {
  const expecting = (wanted: string): Promise<Played> =>
    judgeContent(
      casesFile([{ name: 'x', position: LINES, actions: [{ do: 'soviet done', expect: wanted }] }]),
    );

  test.each([
    ['8.21', 0],
    ['refused', 0],
    ['legal', 1],
    ['8.24', 1],
  ])('%s of an attack that is owed: exit code %d', async (expected, code) => {
    const played = await expecting(expected);
    expect(played.code).toBe(code);
    expect(played.out.includes(`    BUT EXPECTED: ${expected}\n`)).toBe(code === 1);
    expect(played.out.includes('1 not as expected.')).toBe(code === 1);
  });

  test('of an action that is never reached is not met', async () => {
    const actions = ['nato done', { do: ATTACK, expect: 'legal' }];
    expect((await judgeContent(casesFile([{ name: 'x', position: LINES, actions }]))).code).toBe(1);
  });
});

describe('schema', () => {
  test.each([
    ['cases', []],
    ['sixth-fleet-position', ['sixth-fleet']],
    ['second-fleet-position', ['second-fleet']],
  ])('%s is published as it is printed: if not, print it again into docs/schema', async (name, game) => {
    const published = readFileSync(new URL(`${name}.schema.json`, SCHEMAS), 'utf8');
    const { code, out } = await judge(['--schema', ...game]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(published));
  });

  test('has the positions of each game that writes them as objects', async () => {
    const { $defs, allOf } = JSON.parse((await judge(['--schema'])).out) as {
      readonly $defs: object;
      readonly allOf: readonly object[];
    };
    expect(Object.keys($defs)).toEqual(['sixth-fleet-position', 'second-fleet-position']);
    expect(allOf).toHaveLength(SHELF.length);
  });

  test.each([
    [['--schema', 'skerry'], 'Positions of skerry are written as text, so there is no schema of them.'],
    [['--schema', 'chess'], 'There is no game "chess": narrow-seas games lists those there are.'],
    [['cases.json', '--schema'], 'Give a file or --schema, not both.'],
    [[], 'Say which file to judge: narrow-seas judge FILE.'],
  ])('judge %j', async (argv, sentence) => {
    expect(await judge(argv)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
});
