import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { idSchema } from '../decoder.ts';
import { dataOf, manyOf } from './declare.ts';
import { defineAction } from './define-action.ts';
import { lookForNumbers } from './number-look.ts';
import { ofKind } from './schema-notes.ts';

const HEX = idSchema<number>('hex');
const UNIT = idSchema<number>('unit');
const HOME = ofKind(z.union([dataOf({ base: HEX }), dataOf({ carrier: UNIT })]), 'home');

const firstNumber = lookForNumbers([
  defineAction('done', {}),
  defineAction('sail', { points: z.int(), path: manyOf(HEX, 9) }, '{points} {path}'),
  defineAction('land', { flights: manyOf(dataOf({ unit: UNIT, home: HOME }), 9) }, '...'),
  defineAction('dive', { unit: UNIT.exactOptional() }, '...'),
]);

const over = (most: number) => (kind: string, value: number) =>
  value > most ? `${kind} ${value}` : undefined;

describe('the first number that is refused', () => {
  test.each([
    ['of a list', { type: 'sail', points: 99, path: [1, 7, 8] }, 'hex 7'],
    ['deep inside', { type: 'land', flights: [{ unit: 1, home: { carrier: 6 } }] }, 'unit 6'],
    ['in another option', { type: 'land', flights: [{ unit: 1, home: { base: 6 } }] }, 'hex 6'],
    ['in the order of the fields', { type: 'land', flights: [{ unit: 8, home: { base: 9 } }] }, 'unit 8'],
    ['a figure is no number of a thing', { type: 'sail', points: 99, path: [1] }, undefined],
    ['a field that is not there', { type: 'dive' }, undefined],
    ['a part of another form', { type: 'land', flights: [{ unit: 1, home: 'Keflavik' }] }, undefined],
    ['an action without fields', { type: 'done' }, undefined],
    ['an action that nobody declared', { type: 'sing', unit: 99 }, undefined],
  ])('%s', (_, action, found) => {
    expect(firstNumber(action, over(5))).toBe(found);
  });
});
