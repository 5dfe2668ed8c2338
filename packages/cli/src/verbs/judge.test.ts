import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CaseRuling } from '../judge/judge-case.ts';
import type { Tally } from '../judge/tell.ts';
import { BARE } from '../testing/bare.ts';
import { SHELF } from '../testing/shelf.ts';
import { ATTACK, casesFile, judge, judgeContent, LINES, POSITION } from '../testing/cases.ts';
import type { Played } from '../testing/stage.ts';

const examplesOf = (game: string): string =>
  fileURLToPath(new URL(`../../examples/${game}.cases.json`, import.meta.url));
const EXAMPLES = examplesOf('sixth-fleet');
const SCHEMAS = new URL('../../../../docs/schema/', import.meta.url);

interface Told {
  readonly cases: readonly CaseRuling[];
  readonly tally: Tally;
}

const readTold = (text: string): Told => JSON.parse(text) as Told;

describe('every example', () => {
  const FOLDER = new URL('../../examples/', import.meta.url);

  test.each(readdirSync(FOLDER))(
    '%s is ruled on as it expects, and each of its actions expects something',
    async file => {
      const { code, out, err } = await judge([fileURLToPath(new URL(file, FOLDER)), '--json']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { cases, tally } = readTold(out);
      expect(tally).toMatchObject({ unexpected: 0, faults: 0, notReached: 0 });
      expect(cases.flatMap(({ rulings }) => rulings).filter(({ asExpected }) => asExpected !== true)).toEqual(
        [],
      );
    },
  );

  test('each of the three games has some', () => {
    const games = readdirSync(FOLDER).map(file => file.replace('.cases.json', ''));
    expect(games.toSorted()).toEqual(['europa-naval', 'second-fleet', 'sixth-fleet']);
  });
});

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

/** Whether all that is wanted is there, however deep. */
const isLike = (thing: unknown, wanted: object): boolean =>
  typeof thing === 'object' &&
  thing !== null &&
  Object.entries(wanted).every(([key, value]) => {
    const found: unknown = thing[key as keyof typeof thing];
    return typeof value === 'object' ? isLike(found, value as object) : found === value;
  });

describe('the oracles of Europa Naval', async () => {
  const { code, out } = await judge([examplesOf('europa-naval'), '--json']);
  const { cases, tally } = readTold(out);

  test('are ruled on as expected, each of the nineteen', () => {
    expect(code).toBe(0);
    expect(tally).toMatchObject({ unexpected: 0, faults: 0, notReached: 0 });
    const numbers = new Set(cases.map(({ name }) => Number(/^O(\d+) /.exec(name)?.[1])));
    expect([...numbers]).toEqual(Array.from({ length: 19 }, (_, place) => place + 1));
  });

  // What the oracle's number shows in, and how often it happens in the whole case.
  test.each([
    ['O1', { type: 'moved', sheltered: false }, 1],
    ['O3', { type: 'rolled' }, 4],
    ['O3', { type: 'hit', hits: 1 }, 1],
    ['O4', { type: 'belt-met' }, 2],
    ['O5', { type: 'hit', hits: 3 }, 1],
    ['O6', { type: 'pool', side: 'allied', what: 'nrp', change: -12 }, 1],
    ['O7', { type: 'hit', hits: 2 }, 1],
    ['O8', { type: 'malta-set', status: 15 }, 1],
    ['O10', { type: 'scuttled', points: 1 }, 1],
    ['O11 36.A.2 eight', { type: 'fired', hits: 1 }, 2],
    ['O11 36.A.2 and', { type: 'fired', hits: 2 }, 1],
    ['O12 36.C.3 sweeping', { type: 'began', phase: { shift: 3 } }, 1],
    ['O12 36.C.3 in', { type: 'began', phase: { shift: 0 } }, 1],
    ['O13', { type: 'began', phase: { shift: -4 } }, 1],
    ['O14', { type: 'fuelled', sp: 5 }, 1],
    ['O14', { type: 'fuelled', sp: 0 }, 1],
    ['O15', { type: 'fuelled', sp: 1 }, 3],
    ['O16', { type: 'arp', side: 'allied', organisation: 'FAA', change: -3 }, 2],
    ['O16', { type: 'arp', side: 'allied', organisation: 'FAA', change: -6 }, 1],
    ['O18 36.C.3 an Allied belt 8', { type: 'mine-swept', points: 2 }, 1],
    ['O18 36.C.3 an Allied belt 7', { type: 'mine-swept' }, 0],
    ['O19 36.C.3 F: swept', { type: 'pool', what: 'nrp', change: -1 }, 1],
    ['O19 36.C.3 F*: swept', { type: 'pool', what: 'nrp', change: -1.5 }, 1],
    ['O19 36.C.3 D: not', { type: 'pool', what: 'nrp', change: -2 }, 1],
    ['O19 36.C.3 S: swept', { type: 'pool' }, 0],
  ])('%s: %j, %d times', (name, event, times) => {
    const rulings = cases.find(
      each => each.name.startsWith(`${name} `) || each.name.startsWith(name),
    )?.rulings;
    const events = (rulings ?? []).flatMap(ruling => (ruling.verdict === 'legal' ? ruling.events : []));
    expect(events.filter(each => isLike(each, event))).toHaveLength(times);
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
      '      +30  Echo II A (So32): strength against surface units [8.43]',
      '       -8  Gearing group (Gr25): in Restricted Water: doubled [8.44]',
      '      -12  Berk group (Tu36): in Restricted Water: doubled [8.44]',
      '    odds: 30 - 20 = 10; column 10; ECM 2: retreat 2 of 6, no effect 4 of 6',
      '    > attacked attackers=So32 from=1422 hex=1423 defenders=Gr25,Tu36 differential=10 ecm=2 need=2',
      '  chance roll 2: legal',
      '    > rolled face=2',
      '    > routed side=nato from=1423 units=Gr25,Tu36 cause=combat',
      '  nato retreat Gr25 1422: refused by 5.21 Enemies. Enemy units that could attack this unit are in that hex. (1422, So32)',
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
    ['europa-naval-position', ['europa-naval']],
    ['skerry-position', ['skerry']],
    ['scenario', ['scenario']],
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
    expect(Object.keys($defs)).toEqual([
      'sixth-fleet-position',
      'second-fleet-position',
      'europa-naval-position',
      'skerry-position',
    ]);
    expect(allOf).toHaveLength(SHELF.length);
  });

  test('of a game whose positions are text only', async () => {
    const sentence = 'Positions of skerry are written as text, so they have no schema.';
    expect(await judge(['--schema', 'skerry'], { shelf: [BARE] })).toEqual({
      code: 2,
      out: '',
      err: `${sentence}\n`,
    });
  });

  test.each([
    [['--schema', 'chess'], 'There is no game "chess": narrow-seas games lists all games.'],
    [['cases.json', '--schema'], 'Give a file or --schema, not both.'],
    [[], 'Say which file to judge: narrow-seas judge FILE.'],
  ])('judge %j', async (argv, sentence) => {
    expect(await judge(argv)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
});
