import { mustBe, randomMove, seededRandom } from '@narrow-seas/core';
import { type HexId, readMap } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { skerry } from '../game.ts';
import { EVENTS } from '../model/event.ts';
import { WATERS, type WatersId, watersOf } from '../model/waters.ts';
import type { Sight } from '../secrets/view.ts';
import { facePackage } from './index.ts';

const { face, map: onlyMap, mapOf, dieIn, turnIn, beginsPhase } = facePackage;

const view = skerry.view(
  mustBe(
    skerry.notation.parse(
      'skerry sortie turn 2 of 6 | stock 0 0 | phase sailing north first | boat north @0102 left=0 fired | boat south @0103 left=3 | boat south sunk left=0 | mine north @0201 | mine south @0601',
    ),
  ),
  'north',
);

test('boats are pieces, and only one’s own mines are marked', () => {
  const { pieces, markers } = face.board(view);
  expect(pieces.map(({ side, hex, spent }) => [side, hex, spent])).toEqual([
    ['blue', 1, true],
    ['red', 2, false],
    ['red', undefined, false],
  ]);
  expect(markers).toEqual([{ hex: 6, kind: 'mine', text: '', side: 'blue' }]);
  expect(face.track(view)).toMatchObject({ now: 2, boxes: { length: 6 } });
});

test.each([
  [0, 'North, boat 0, in hex 0102, 0 of 3 hexes left, has fired.'],
  [1, 'South, boat 1, in hex 0103, 3 of 3 hexes left.'],
  [2, 'South, boat 2, sunk.'],
  [9, ''],
])('boat %s in words', (piece, words) => {
  expect(face.sayPiece(view, piece)).toBe(words);
});

test.each([
  [1, "Hex 0102, sea, North's boat 0."],
  [6, 'Hex 0201, sea, a mine of your own.'],
  [30, 'Hex 0601, sea.'],
])('hex %s in words', (hex, words) => {
  expect(face.sayHex(view, hex)).toBe(words);
});

const spoken = (sight: Sight): string =>
  face
    .sayEvent(view, sight)
    .map(phrase => (typeof phrase === 'string' ? phrase : phrase.text))
    .join('');

describe('what happens is told', () => {
  test.each<[Sight, string]>([
    [{ type: 'laid', side: 'south' }, 'South lays a mine.'],
    [{ type: 'laid', side: 'north', hex: 6 as HexId }, 'North lays a mine in 0201.'],
    [{ type: 'sealed', side: 'south' }, 'South seals a signal.'],
    [{ type: 'sealed', side: 'north', signal: 'bold' }, 'North seals "bold".'],
    [{ type: 'began', phase: { name: 'sailing', side: 'south', order: 'first' } }, 'South sails.'],
    [{ type: 'rolled', face: 6 }, 'The die shows 6.'],
  ])('%j', (sight, words) => {
    expect(spoken(sight)).toBe(words);
  });

  test('in sentences, whatever happens in random games', () => {
    const told = new Map<string, string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const random = seededRandom(seed);
      let state = mustBe(skerry.setup({ scenario: 'sortie', options: {} }));
      for (let move = randomMove(skerry, state, random); move !== undefined; ) {
        for (const event of mustBe(skerry.decide(state, move.by, move.action)).events) {
          for (const sight of skerry.witness(state, event, 'south')) told.set(spoken(sight), sight.type);
          state = skerry.evolve(state, event);
        }
        move = randomMove(skerry, state, random);
      }
    }
    expect(new Set(told.values())).toEqual(new Set(EVENTS.map(({ word }) => word)));
    expect([...told.keys()].filter(words => words !== '' && !/^[A-Z].*\.$/.test(words))).toEqual([]);
    // Only a phase that what happened has told of already needs no words.
    expect(told.get('') ?? 'began').toBe('began');
  });

  test('and what a page asks of a sight is found in it', () => {
    expect([dieIn({ type: 'rolled', face: 4 }), dieIn({ type: 'turned', turn: 2 })]).toEqual([4, undefined]);
    expect([turnIn({ type: 'turned', turn: 2 }), beginsPhase({ type: 'turned', turn: 2 })]).toEqual([
      2,
      false,
    ]);
  });
});

test.each(Object.keys(WATERS) as WatersId[])(
  'the page draws the waters of %s as the rules know them',
  scenario => {
    const { file, mapStyle } = mapOf?.({ ...view, scenario }) ?? onlyMap;
    const map = readMap(file);
    const { grid, sea } = watersOf({ scenario });
    expect(map.grid.size).toBe(grid.size);
    expect([...map.terrain].map(kind => (map.terrainKinds[kind] === 'sea' ? 1 : 0))).toEqual([...sea]);
    expect([...map.regions.keys()]).toEqual(mapStyle.divided);
  },
);
