import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { idSchema } from '../decoder.ts';
import { readStatements } from '../notation.ts';
import { mustBe } from '../result.ts';
import { anyOf, dataOf, definePhase, manyOf, type TypeOf } from './declare.ts';
import { namedKind } from './names.ts';
import { phaseLines } from './phase-lines.ts';

type Ships = readonly string[];
const SHIPS: Ships = ['Ajax', 'Exeter', 'Graf Spee'];

const SHIP = idSchema<number>('ship');
const SIDE = z.enum(['north', 'south']);
const AIM = dataOf({ ship: SHIP, points: z.int() });
const COMBAT = definePhase(
  'combat',
  { side: SIDE, struck: manyOf(SHIP, 9), aims: manyOf(AIM, 9) },
  { struck: [], aims: [] },
);
const RETREAT = definePhase(
  'retreat',
  { ship: SHIP, forces: manyOf(manyOf(SHIP, 9), 9), resume: COMBAT.schema },
  { forces: [] },
);
const LOSSES = definePhase('losses', { due: z.int(), resume: anyOf('name', [COMBAT, RETREAT]) });
const PHASES = [definePhase('over', {}), COMBAT, RETREAT, LOSSES] as const;
type Phase = TypeOf<typeof PHASES>;

const lines = phaseLines({
  example: 'phase combat side=north',
  phases: PHASES,
  names: {
    ship: namedKind<Ships, number>(
      'ship',
      (ships, id) => ships[id],
      (ships, word) => (ships.includes(word) ? ships.indexOf(word) : undefined),
    ),
  },
});

const parse = (text: string) => lines.parse(SHIPS, readStatements(text));

const ROWS: readonly (readonly [Phase, readonly string[]])[] = [
  [{ name: 'over' }, ['phase over']],
  [
    { name: 'combat', side: 'north', struck: [1, 2], aims: [{ ship: 0, points: 8 }] },
    ['phase combat side=north "struck=[Exeter,Graf Spee]" aims.0.ship=Ajax aims.0.points=8'],
  ],
  [
    {
      name: 'losses',
      due: 2,
      resume: {
        name: 'retreat',
        ship: 2,
        forces: [[0, 1], [1]],
        resume: { name: 'combat', side: 'south', struck: [], aims: [] },
      },
    },
    [
      'phase losses due=2',
      'under retreat "ship=Graf Spee" forces.0=[Ajax,Exeter] forces.1=[Exeter]',
      'under combat side=south struck=[] aims=[]',
    ],
  ],
];

describe('a phase is a line, with a line for each phase that it interrupts', () => {
  test.each(ROWS)('%j', (phase, text) => {
    expect(lines.print(SHIPS, phase)).toEqual(text);
    expect(parse(text.join('\n'))).toEqual({ ok: true, value: phase });
  });

  test('what it holds when it has only just begun need not be written', () => {
    expect(mustBe(parse('phase retreat ship=Ajax | under combat side=north'))).toEqual({
      name: 'retreat',
      ship: 0,
      forces: [],
      resume: { name: 'combat', side: 'north', struck: [], aims: [] },
    });
  });

  const ship = fc.nat({ max: SHIPS.length - 1 });
  const combat = fc.record({
    name: fc.constant('combat' as const),
    side: fc.constantFrom('north' as const, 'south' as const),
    struck: fc.array(ship, { maxLength: 9 }),
    aims: fc.array(fc.record({ ship, points: fc.integer({ min: -99, max: 99 }) }), { maxLength: 9 }),
  });
  const retreat = fc.record({
    name: fc.constant('retreat' as const),
    ship,
    forces: fc.array(fc.array(ship, { maxLength: 4 }), { maxLength: 4 }),
    resume: combat,
  });
  const losses = fc.record({
    name: fc.constant('losses' as const),
    due: fc.nat(99),
    resume: fc.oneof(combat, retreat),
  });

  test('whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof<fc.Arbitrary<Phase>[]>(combat, retreat, losses), phase => {
        expect(mustBe(parse(lines.print(SHIPS, phase).join('\n')))).toEqual(phase);
      }),
    );
  });
});

describe('what is no phase is refused at its place', () => {
  test.each([
    ['', '', 'The position has no phase line.'],
    ['phase', 'line 1, column 1', 'Name the phase here, for example "phase combat side=north".'],
    ['phase combat north', 'line 1, column 14', 'Write key=value here, for example side=north.'],
    ['phase siege', 'line 1, column 1', 'name There is no such phase'],
    ['phase combat', 'line 1, column 1', 'side'],
    ['phase combat side=north struck=[Emden]', 'line 1, column 1', 'struck.0'],
    ['phase combat side=north struck=[1]', 'line 1, column 1', 'struck.0'],
    ['phase combat side=north speed=3', 'line 1, column 1', 'speed'],
    ['phase over | under combat side=north', 'line 1, column 1', 'resume'],
    ['phase retreat ship=Ajax | under over', 'line 1, column 1', 'resume'],
    ['phase losses due=2 | under retreat ship=Ajax | under combat', 'line 1, column 1', 'resume.resume.side'],
  ])('%s', (text, at, message) => {
    expect(parse(text)).toMatchObject({
      ok: false,
      error: { code: 'ERR_POSITION', at, message: expect.stringContaining(message) },
    });
  });
});
