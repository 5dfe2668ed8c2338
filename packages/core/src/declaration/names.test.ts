import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { idSchema } from '../decoder.ts';
import { anyOf, dataOf, defineEvent, definePhase, manyOf } from './declare.ts';
import { namedKind, withNames } from './names.ts';
import { bare, ofKind } from './schema-notes.ts';
import { elementOf, isOptionalAt, kindAt, schemaAt } from './schema-walk.ts';

type Ships = readonly string[];
const SHIPS: Ships = ['Ajax', 'Exeter'];

const SHIP = idSchema<number>('ship');
const COMBAT = definePhase('combat', { struck: manyOf(SHIP, 9) });
const PHASE = anyOf('name', [
  COMBAT,
  definePhase('retreat', { ship: SHIP, resume: z.lazy(() => COMBAT.schema) }),
]);
const EVENT = anyOf('type', [
  defineEvent('sank', { ship: SHIP, points: z.int() }),
  defineEvent('formed', { forces: manyOf(manyOf(SHIP, 9), 9) }),
  defineEvent('based', { home: ofKind(dataOf({ port: z.int() }), 'home') }),
  defineEvent('began', { phase: PHASE }),
  defineEvent('scored', { by: z.record(z.string(), SHIP) }),
  defineEvent('met', { what: z.union([dataOf({ ship: SHIP }), dataOf({ mines: z.int() })]) }),
  defineEvent('crossed', { pair: z.tuple([SHIP, z.int()]) }),
  defineEvent('towed', { ship: SHIP.exactOptional(), by: SHIP.nullable() }),
]);

const names = {
  ship: namedKind<Ships, number>(
    'ship',
    (ships, id) => ships[id],
    (ships, word) => ships.indexOf(word),
  ),
  home: namedKind<Ships, { readonly port: number }>(
    'home',
    (_ships, { port }) => `port-${port}`,
    () => undefined,
  ),
};

describe('names stand in the place of what stands for something, and figures stay', () => {
  test.each([
    [
      { type: 'sank', ship: 1, points: 1 },
      { type: 'sank', ship: 'Exeter', points: 1 },
    ],
    [
      { type: 'sank', ship: 9, points: 1 },
      { type: 'sank', ship: 9, points: 1 },
    ],
    [
      { type: 'formed', forces: [[0, 1], [1], []] },
      { type: 'formed', forces: [['Ajax', 'Exeter'], ['Exeter'], []] },
    ],
    [
      { type: 'based', home: { port: 1 } },
      { type: 'based', home: 'port-1' },
    ],
    [
      { type: 'began', phase: { name: 'retreat', ship: 0, resume: { name: 'combat', struck: [1] } } },
      {
        type: 'began',
        phase: { name: 'retreat', ship: 'Ajax', resume: { name: 'combat', struck: ['Exeter'] } },
      },
    ],
    [
      { type: 'scored', by: { north: 0, south: 1 } },
      { type: 'scored', by: { north: 'Ajax', south: 'Exeter' } },
    ],
    [
      { type: 'met', what: { ship: 1 } },
      { type: 'met', what: { ship: 'Exeter' } },
    ],
    [
      { type: 'met', what: { mines: 1 } },
      { type: 'met', what: { mines: 1 } },
    ],
    [
      { type: 'crossed', pair: [1, 1] },
      { type: 'crossed', pair: ['Exeter', 1] },
    ],
    [
      { type: 'towed', by: 1 },
      { type: 'towed', by: 'Exeter' },
    ],
    [
      { type: 'towed', ship: 0, by: null },
      { type: 'towed', ship: 'Ajax', by: null },
    ],
    // What does not fit its schema is left as it is.
    [
      { type: 'rowed', ship: 0 },
      { type: 'rowed', ship: 0 },
    ],
    [
      { type: 'toString', ship: 0 },
      { type: 'toString', ship: 0 },
    ],
    [
      { type: 'formed', forces: 3 },
      { type: 'formed', forces: 3 },
    ],
    [
      { type: 'sank', ship: 0, speed: 1 },
      { type: 'sank', ship: 'Ajax', speed: 1 },
    ],
  ])('%j', (thing, named) => {
    expect(withNames(names, EVENT, SHIPS, thing)).toEqual(named);
  });
});

describe('what lies at a path of a schema', () => {
  test.each([
    ['ship', 'ship'],
    ['points', undefined],
    ['forces', 'ship'],
    ['forces.0', 'ship'],
    ['forces.0.3', 'ship'],
    ['home', 'home'],
    ['home.port', undefined],
    ['phase.struck', 'ship'],
    ['phase.resume.struck.0', 'ship'],
    ['by.north', 'ship'],
    ['what.ship', 'ship'],
    ['what.mines', undefined],
    ['pair.0', 'ship'],
    ['pair.1', undefined],
    ['pair.2', undefined],
    ['speed', undefined],
    ['toString', undefined],
    ['ship.deeper', undefined],
  ])('%s is a %s', (path, kind) => {
    expect(kindAt(EVENT, path.split('.'))).toBe(kind);
  });

  test('a list is one whatever it is wrapped in', () => {
    expect(elementOf(z.array(SHIP).optional())).toBe(SHIP);
    expect(elementOf(SHIP)).toBeUndefined();
  });

  test('a kind is kept whatever is wrapped around it', () => {
    expect(bare(SHIP.optional().readonly())).toBe(SHIP);
  });

  test('nothing lies where no schema leads', () => {
    expect(schemaAt(z.int(), ['deeper'])).toBeUndefined();
  });
});

describe('what may be left out', () => {
  const SCHEMA = dataOf({ ship: SHIP, tug: SHIP.exactOptional(), tow: dataOf({ line: z.int().optional() }) });
  test.each([
    ['ship', false],
    ['tug', true],
    ['tow', false],
    ['tow.line', true],
    ['speed', false],
    ['ship.deeper', false],
  ])('%s: %s', (path, isOptional) => {
    expect(isOptionalAt(SCHEMA, path.split('.'))).toBe(isOptional);
  });
});
