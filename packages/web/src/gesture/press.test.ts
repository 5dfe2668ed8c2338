import { expect, test } from 'vitest';
import { pieceOf } from '../testing/piece.ts';
import type { ActionChoice } from './choice.ts';
import { drop, press, type Situation } from './press.ts';

const choice = (kind: ActionChoice['kind'], hex: number, key = `${kind}:${hex}`): ActionChoice => ({
  key,
  kind,
  label: key,
  actions: [{}],
  hex,
});

const OWN = [pieceOf(1, { hex: 10 }), pieceOf(2, { hex: 10, level: 1 }), pieceOf(3, { hex: 20 })];
const ENEMY = pieceOf(9, { hex: 30, side: 'blue' });
const FAR_ENEMY = pieceOf(8, { hex: 40, side: 'blue' });
const IDLE: Situation = {
  pieces: [...OWN, ENEMY, FAR_ENEMY],
  ready: [1, 2, 3],
  groups: [],
  picked: [],
  selected: undefined,
  pointed: undefined,
  choices: [],
  own: 'red',
  chosen: undefined,
};
const PICKED: Situation = {
  ...IDLE,
  picked: [1],
  selected: 10,
  choices: [choice('move', 11), choice('attack', 30)],
};

test.each([
  ['an own stack: its top piece is picked', IDLE, 10, { type: 'pick', hex: 10, pieces: [1] }],
  ['an enemy: it is looked at', IDLE, 30, { type: 'pick', hex: 30, pieces: [] }],
  ['the sea: it is looked at', IDLE, 99, { type: 'pick', hex: 99, pieces: [] }],
  ['the same stack again: its next piece', PICKED, 10, { type: 'pick', hex: 10, pieces: [2] }],
  ['the same stack after its last piece: nothing', { ...PICKED, picked: [2] }, 10, { type: 'clear' }],
  ['a hex in reach: the move is made', PICKED, 11, { type: 'do', choice: choice('move', 11) }],
  ['a target: the odds are shown first', PICKED, 30, { type: 'point', hex: 30 }],
  [
    'the target again: the attack is made',
    { ...PICKED, pointed: 30 },
    30,
    { type: 'do', choice: choice('attack', 30) },
  ],
  ['another own stack: it is picked instead', PICKED, 20, { type: 'pick', hex: 20, pieces: [3] }],
  ['an empty hex out of reach: why not', PICKED, 99, { type: 'ask-why', hex: 99 }],
  ['an enemy out of reach: it is shown with what could be done', PICKED, 40, { type: 'point', hex: 40 }],
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
  const risky: ActionChoice = { ...choice('move', 11), weighed: true };
  const picked = { ...PICKED, choices: [risky] };
  expect([press(picked, 11), drop(picked, 11)]).toEqual([
    { type: 'point', hex: 11 },
    { type: 'point', hex: 11 },
  ]);
  expect(press({ ...picked, pointed: 11 }, 11)).toEqual({ type: 'do', choice: risky });
});

test('two choices in one hex: both are shown', () => {
  const both = { ...PICKED, choices: [choice('move', 11), choice('answer', 11)] };
  expect(press(both, 11)).toEqual({ type: 'point', hex: 11 });
});

test.each([
  ['where it came from: it is put back', 10, { type: 'clear' }],
  ['in reach: the move is made', 11, { type: 'do', choice: choice('move', 11) }],
  ['on an enemy: the odds are shown first', 30, { type: 'point', hex: 30 }],
  ['out of reach: why not', 99, { type: 'ask-why', hex: 99 }],
  ['on another own stack out of reach: why not', 20, { type: 'ask-why', hex: 20 }],
] as const)('dropping a piece %s', (_name, hex, intent) => {
  expect(drop(PICKED, hex)).toEqual(intent);
});

test('of two attacks on one hex a press makes the chosen one, and no other', () => {
  const [weak, strong] = [choice('attack', 30, 'weak'), choice('attack', 30, 'strong')];
  const situation = { ...PICKED, pointed: 30, choices: [weak, strong] };
  expect(press({ ...situation, chosen: 'strong' }, 30)).toEqual({ type: 'do', choice: strong });
  expect(press({ ...situation, chosen: 'weak' }, 30)).toEqual({ type: 'do', choice: weak });
  expect(press({ ...situation, pointed: undefined, chosen: 'weak' }, 30)).toEqual({ type: 'point', hex: 30 });
});

test('a way into a danger is shown before it is taken', () => {
  const danger: ActionChoice = { ...choice('move', 11), warning: 'Enters the patrol of one enemy stack.' };
  expect(press({ ...PICKED, choices: [danger] }, 11)).toEqual({ type: 'point', hex: 11 });
});
