import { expect, test } from 'vitest';
import { pieceOf } from '../testing/piece.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { drop, press, type Situation } from './press.ts';

const deed = (kind: Deed['kind'], hex: number, key = `${kind}:${hex}`): Deed =>
  deedsOf([{ key, kind, label: key, action: {}, hex }])[0]!;

const OWN = [pieceOf(1, { hex: 10 }), pieceOf(2, { hex: 10, level: 1 }), pieceOf(3, { hex: 20 })];
const ENEMY = pieceOf(9, { hex: 30, side: 'blue' });
const IDLE: Situation = {
  pieces: [...OWN, ENEMY],
  ready: [1, 2, 3],
  groups: [],
  picked: [],
  selected: undefined,
  pointed: undefined,
  deeds: [],
};
const HELD: Situation = { ...IDLE, picked: [1], selected: 10, deeds: [deed('move', 11), deed('attack', 30)] };

test.each([
  ['an own stack: its top piece is picked', IDLE, 10, { type: 'pick', hex: 10, pieces: [1] }],
  ['an enemy: it is looked at', IDLE, 30, { type: 'pick', hex: 30, pieces: [] }],
  ['the sea: it is looked at', IDLE, 99, { type: 'pick', hex: 99, pieces: [] }],
  ['the same stack again: its next piece', HELD, 10, { type: 'pick', hex: 10, pieces: [2] }],
  ['the same stack after its last piece: nothing', { ...HELD, picked: [2] }, 10, { type: 'clear' }],
  ['a hex in reach: the move is made', HELD, 11, { type: 'do', deed: deed('move', 11) }],
  ['a target: the odds are shown first', HELD, 30, { type: 'point', hex: 30 }],
  [
    'the target again: the attack is made',
    { ...HELD, pointed: 30 },
    30,
    { type: 'do', deed: deed('attack', 30) },
  ],
  ['another own stack: it is picked instead', HELD, 20, { type: 'pick', hex: 20, pieces: [3] }],
  ['an empty hex out of reach: why not', HELD, 99, { type: 'ask-why', hex: 99 }],
] as const)('pressing %s', (_name, situation, hex, intent) => {
  expect(press(situation, hex)).toEqual(intent);
});

test('a force is picked as one, and pressing it again takes who is next in the stack', () => {
  const third = pieceOf(4, { hex: 10, level: 2 });
  const grouped = { ...IDLE, pieces: [...IDLE.pieces, third], ready: [1, 2, 3, 4], groups: [[4, 1]] };
  expect(press(grouped, 10)).toEqual({ type: 'pick', hex: 10, pieces: [1, 4] });
  expect(press({ ...grouped, picked: [1, 4], selected: 10 }, 10)).toEqual({
    type: 'pick',
    hex: 10,
    pieces: [2],
  });
  expect(press({ ...grouped, picked: [2], selected: 10 }, 10)).toEqual({ type: 'clear' });
  expect(press({ ...grouped, ready: [2, 3, 4] }, 10)).toEqual({ type: 'pick', hex: 10, pieces: [2] });
});

test('a way that dice may follow is looked at before it is taken', () => {
  const [risky] = deedsOf([{ key: 'sail', kind: 'move', label: '', action: {}, hex: 11, weighed: true }]);
  const held = { ...HELD, deeds: [risky!] };
  expect([press(held, 11), drop(held, 11)]).toEqual([
    { type: 'point', hex: 11 },
    { type: 'point', hex: 11 },
  ]);
  expect(press({ ...held, pointed: 11 }, 11)).toEqual({ type: 'do', deed: risky });
});

test('two deeds in one hex: both are shown', () => {
  const both = { ...HELD, deeds: [deed('move', 11), deed('answer', 11)] };
  expect(press(both, 11)).toEqual({ type: 'point', hex: 11 });
});

test.each([
  ['where it came from: it is put back', 10, { type: 'clear' }],
  ['in reach: the move is made', 11, { type: 'do', deed: deed('move', 11) }],
  ['on an enemy: the odds are shown first', 30, { type: 'point', hex: 30 }],
  ['out of reach: why not', 99, { type: 'ask-why', hex: 99 }],
  ['on another own stack out of reach: why not', 20, { type: 'ask-why', hex: 20 }],
] as const)('dropping a piece %s', (_name, hex, intent) => {
  expect(drop(HELD, hex)).toEqual(intent);
});
