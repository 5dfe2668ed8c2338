import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { idSchema } from '../decoder.ts';
import { mustBe } from '../result.ts';
import { actionText } from './action-text.ts';
import { dataOf, manyOf } from './declare.ts';
import { defineAction, defineWordedAction } from './define-action.ts';
import { namedKind } from './names.ts';
import { ofKind } from './schema-notes.ts';

/** The position is the list of its ships; a hex is written in four digits. */
type Ships = readonly string[];

const SHIP = idSchema<number>('ship');
const HEX = idSchema<number>('hex');
const SHIPS = manyOf(SHIP, 9);
/** A place is an object, and goes by one word. */
const PLACE = ofKind(dataOf({ port: z.string() }), 'place');

const ACTIONS = [
  defineAction('done', {}),
  defineAction('sail', { ship: SHIP, to: HEX }, '{ship} to {to}'),
  defineAction('strike', { ships: SHIPS, hex: HEX, cruise: z.boolean() }, '{ships} at {hex} {cruise?cruise}'),
  defineAction('dive', { ship: SHIP, deep: z.boolean() }, '{ship} {deep?deep:up}'),
  defineAction(
    'fly',
    { ship: SHIP, over: manyOf(HEX, 9), fuel: z.int() },
    '{ship} [over {over}] [with {fuel}]',
  ),
  defineAction(
    'land',
    { hex: HEX, landing: dataOf({ paras: z.int(), ships: SHIPS }) },
    '{hex} {landing.paras} from {landing.ships}',
  ),
  defineAction('form', { forces: manyOf(SHIPS, 9) }, '{forces}'),
  defineAction('say', { text: z.string() }, '{text}'),
  defineAction(
    'wait',
    { turns: z.number().exactOptional(), loud: z.literal(true).exactOptional() },
    '[for {turns}] {loud?loud}',
  ),
  defineAction('load', { ship: SHIP, hex: HEX.exactOptional() }, '{ship} [in {hex}]'),
  defineAction('go', { place: PLACE }, '{place}'),
  defineAction(
    'plan',
    { ship: SHIP, night: z.boolean(), halt: dataOf({ hex: HEX }), at: manyOf(HEX, 9) },
    '{ship}...',
  ),
  defineAction('toll', { gold: z.number(), kind: z.string() }, '{gold}', { kind: 'plain' }),
  defineWordedAction<Ships, 'hail', { ship: typeof SHIP }>(
    'hail',
    { ship: SHIP },
    {
      print: (ships, { ship }) => [(ships[ship] ?? '').toLowerCase()],
      parse: (ships, [word]) => ({ ship: ships.findIndex(name => name.toLowerCase() === word) }),
    },
  ),
] as const;

const text = actionText({
  title: 'The Test',
  example: 'sail Ajax to 0412',
  actions: ACTIONS,
  names: {
    ship: namedKind<Ships, number>(
      'ship',
      (ships, id) => ships[id],
      (ships, word) => (ships.includes(word) ? ships.indexOf(word) : undefined),
    ),
    hex: namedKind<Ships, number>(
      'hex',
      (_ships, id) => String(id).padStart(4, '0'),
      (_ships, word) => (/^\d{4}$/.test(word) ? Number(word) : undefined),
    ),
    place: namedKind<Ships, { readonly port: string }>(
      'place',
      (_ships, { port }) => port,
      (_ships, word) => (word === 'Malta' || word === 'Oran' ? { port: word } : undefined),
    ),
  },
});
type Action = Parameters<typeof text.print>[1];

const SEEN: Ships = ['Ajax', 'Exeter', 'Graf Spee', 'a#b', 'say "no"'];

const ROWS: readonly (readonly [Action, string])[] = [
  [{ type: 'done' }, 'done'],
  [{ type: 'sail', ship: 1, to: 412 }, 'sail Exeter to 0412'],
  [{ type: 'sail', ship: 2, to: 0 }, 'sail "Graf Spee" to 0000'],
  [{ type: 'strike', ships: [0, 1], hex: 7, cruise: true }, 'strike Ajax Exeter at 0007 cruise'],
  [{ type: 'strike', ships: [], hex: 7, cruise: false }, 'strike at 0007'],
  [{ type: 'dive', ship: 0, deep: true }, 'dive Ajax deep'],
  [{ type: 'dive', ship: 0, deep: false }, 'dive Ajax up'],
  [{ type: 'fly', ship: 0, over: [], fuel: 0 }, 'fly Ajax'],
  [{ type: 'fly', ship: 0, over: [1, 2], fuel: 3 }, 'fly Ajax over 0001 0002 with 3'],
  [{ type: 'fly', ship: 0, over: [], fuel: -3 }, 'fly Ajax with -3'],
  [{ type: 'land', hex: 9, landing: { paras: 2, ships: [1, 0] } }, 'land 0009 2 from Exeter Ajax'],
  [{ type: 'form', forces: [[0, 1], [1]] }, 'form Ajax,Exeter Exeter'],
  [{ type: 'say', text: 'two words' }, 'say "two words"'],
  [{ type: 'say', text: '' }, 'say ""'],
  [{ type: 'wait' }, 'wait'],
  [{ type: 'wait', turns: 0 }, 'wait for 0'],
  [{ type: 'wait', turns: 1.5, loud: true }, 'wait for 1.5 loud'],
  [{ type: 'load', ship: 0 }, 'load Ajax'],
  [{ type: 'load', ship: 0, hex: 0 }, 'load Ajax in 0000'],
  [{ type: 'go', place: { port: 'Malta' } }, 'go Malta'],
  [
    { type: 'plan', ship: 1, night: true, halt: { hex: 3 }, at: [4, 5] },
    'plan Exeter night=true halt.hex=0003 at=[0004,0005]',
  ],
  [{ type: 'toll', gold: 12, kind: 'plain' }, 'toll 12'],
  [{ type: 'hail', ship: 1 }, 'hail exeter'],
];

describe('an action is written by its pattern', () => {
  test.each(ROWS)('%j', (action, line) => {
    expect(text.print(SEEN, action)).toBe(line);
  });
});

describe('and read back as the same', () => {
  test.each(ROWS)('%j', (action, line) => {
    expect(text.parse(SEEN, line)).toEqual({ ok: true, value: action });
  });

  const ship = fc.nat({ max: SEEN.length - 1 });
  const ships = fc.array(ship, { maxLength: 9 });
  const hex = fc.nat({ max: 9999 });
  const any: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('sail' as const), ship, to: hex }),
    fc.record({ type: fc.constant('strike' as const), ships, hex, cruise: fc.boolean() }),
    fc.record({
      type: fc.constant('fly' as const),
      ship,
      over: fc.array(hex, { maxLength: 9 }),
      fuel: fc.integer({ min: -99, max: 99 }),
    }),
    fc.record({ type: fc.constant('land' as const), hex, landing: fc.record({ paras: fc.nat(99), ships }) }),
    fc.record({
      type: fc.constant('say' as const),
      text: fc.string().filter(word => !/[\n\r\u2028\u2029]/.test(word)),
    }),
    fc.record({
      type: fc.constant('plan' as const),
      ship,
      night: fc.boolean(),
      halt: fc.record({ hex }),
      at: fc.array(hex, { maxLength: 9 }),
    }),
    fc.record({ type: fc.constant('load' as const), ship, hex }, { requiredKeys: ['type', 'ship'] }),
  );

  test('whatever it holds, names with spaces and marks of the notation included', () => {
    fc.assert(
      fc.property(any, action => {
        expect(mustBe(text.parse(SEEN, text.print(SEEN, action)))).toEqual(action);
      }),
    );
  });
});

describe('a fixed word may be left out where nothing is lost by it', () => {
  test.each([['sail Exeter 0412', { type: 'sail', ship: 1, to: 412 }]])('%s', (line, value) => {
    expect(text.parse(SEEN, line)).toEqual({ ok: true, value });
  });
});

describe('what is no action is refused at its place', () => {
  test.each([
    ['', '', 'Write one action, for example "sail Ajax to 0412".'],
    ['done | done', '', 'Write one action'],
    ['row Ajax', 'line 1, column 1', 'This is no action of The Test: type There is nothing of type row'],
    ['toString', 'line 1, column 1', 'There is nothing of type toString'],
    ['sail Emden to 0412', 'line 1, column 6', 'There is no ship Emden here.'],
    ['sail Ajax to 12', 'line 1, column 14', 'There is no hex 12 here.'],
    ['sail Ajax to 0412 0413', 'line 1, column 19', 'Nothing like 0413 is written here.'],
    ['sail Ajax', 'line 1, column 1', 'This is no action of The Test: to'],
    ['strike Ajax Emden at 0001', 'line 1, column 13', 'There is no ship Emden here.'],
    ['strike Ajax 0001', 'line 1, column 13', 'There is no ship 0001 here.'],
    ['strike Ajax at 0001 fast', 'line 1, column 21', 'Nothing like fast is written here.'],
    ['dive Ajax', 'line 1, column 1', 'deep'],
    ['fly Ajax with much', 'line 1, column 1', 'fuel'],
    ['form Ajax,Emden', 'line 1, column 6', 'There is no ship Emden here.'],
    ['plan Ajax night=perhaps halt.hex=0001 at=[]', 'line 1, column 1', 'night'],
    ['plan Ajax night=true halt.hex=1 at=[]', 'line 1, column 1', 'halt.hex'],
    ['plan Ajax night=true halt.hex=0001 at=[] speed=3', 'line 1, column 1', 'speed'],
    ['plan Ajax Exeter night=true', 'line 1, column 11', 'Nothing like Exeter is written here.'],
    ['plan Ajax 3=4', 'line 1, column 11', 'Write key=value here'],
  ])('%s', (line, at, message) => {
    expect(text.parse(SEEN, line)).toMatchObject({
      ok: false,
      error: { at, message: expect.stringContaining(message) },
    });
  });
});
