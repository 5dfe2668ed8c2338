import { blocksOf, mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from '../game.ts';
import { boatOf, hexOf, type State } from '../model/state.ts';
import { type BoatId, FACES } from '../model/vocabulary.ts';
import { handbook } from './handbook.ts';

const [rows = []] = blocksOf(handbook.sheet).flatMap(block => ('rows' in block ? [block.rows] : []));

const cell = (face: number, column: number): string | undefined =>
  rows.find(([faces = '']) => faces.split(', ').includes(String(face)))?.[column];

const position = (phase: string): State =>
  mustBe(
    skerry.notation.parse(
      [
        'skerry sortie turn 2 of 6',
        'stock 0 0',
        `phase ${phase}`,
        'boat north @0402 left=1 fired',
        'boat south @0503 left=0',
      ].join('\n'),
    ),
  );

const fateOf = (state: State, boat: number, face: number): string => {
  const roll = mustBe(skerry.notation.parseAction(state, `roll ${face}`));
  const after = mustBe(skerry.decide(state, 'chance', roll)).state;
  const there = boatOf(after, boat as BoatId);
  if (there === undefined || hexOf(there) === undefined) return 'sunk';
  return after.phase.name === 'falling-back' ? 'falls back' : 'unharmed';
};

test.each([
  ['[5.2] fire', 1, 'fired 1 sailing north first', 1, 'miss'],
  ['[4.5] a mine', 2, 'struck 0 sailing north first', 0, 'nothing'],
])('%s: each die does what its line says', (_name, column, phase, boat, harmless) => {
  const state = position(phase);
  expect(FACES.map(face => cell(face, column))).toEqual(
    FACES.map(face => fateOf(state, boat, face).replace('unharmed', harmless)),
  );
});
