import { mustBe, seededRandom } from '@narrow-seas/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoard } from './testing/hoard.ts';
import { openHoard } from './testing/open.ts';

/** Long enough for several milestones: passing ends nothing. */
const longTable = (moves: number, seed: number) => {
  const table = openHoard();
  const random = seededRandom(seed);
  const views = [table.viewFor('blue')];
  while (table.length() < moves) {
    const [side = 'blue'] = table.actor() as readonly ('blue' | 'red')[];
    const nearEnd = table.viewFor('blue').own ?? 0;
    const busy = nearEnd < 10 && random.below(12) === 0;
    mustBe(table.act(side, busy ? { type: 'add', amount: 1 } : { type: 'pass' }));
    views.push(table.viewFor('blue'));
    if (table.outcome() !== undefined) break;
  }
  return { table, views };
};

test('the view after n entries is the view that was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 150 }), fc.integer(), fc.nat(170), (moves, seed, place) => {
      const { table, views } = longTable(moves, seed);
      expect(table.replayTo(place, 'blue')).toEqual(views[Math.min(place, views.length - 1)]);
    }),
    { numRuns: 60 },
  );
});

test('numbers beyond either end mean that end', () => {
  const { table } = longTable(40, 1);
  expect(table.replayTo(-3, 'red')).toEqual(
    hoard.view(mustBe(hoard.setup({ scenario: 'plain', options: {} })), 'red'),
  );
  expect(table.replayTo(Number.MAX_SAFE_INTEGER, 'red')).toEqual(table.viewFor('red'));
});

test('after taking back a move that ended at a milestone, and going another way, the past is the new one', () => {
  const table = openHoard();
  for (let made = 0; made < 31; made += 1)
    mustBe(table.act(made % 2 === 0 ? 'blue' : 'red', { type: 'pass' }));
  mustBe(table.act('red', { type: 'add', amount: 1 }));
  mustBe(table.undo('red'));
  mustBe(table.act('red', { type: 'add', amount: 2 }));
  expect([table.replayTo(31, 'red').own, table.replayTo(32, 'red').own]).toEqual([0, 2]);
});

test('each viewer is told what it witnessed, entry by entry, since a point', () => {
  const table = openHoard();
  mustBe(table.act('blue', { type: 'add', amount: 2 }));
  mustBe(table.act('blue', { type: 'dare' }));
  mustBe(table.act('blue', { type: 'pass' }));
  expect(table.entriesSeen('red', 0)).toEqual([
    { number: 1, by: 'blue', sights: [{ type: 'added', side: 'blue' }] },
    { number: 2, by: 'blue', sights: [{ type: 'dared' }] },
    { number: 3, by: 'chance', sights: [{ type: 'added', side: 'blue' }] },
    { number: 4, by: 'blue', sights: [{ type: 'passed' }] },
  ]);
  expect(table.entriesSeen('blue', 0)[0]?.sights).toEqual([{ type: 'added', side: 'blue', amount: 2 }]);
  expect(table.entriesSeen('red', 3)).toEqual(table.entriesSeen('red', 0).slice(3));
  expect(table.entriesSeen('spectator', 9)).toEqual([]);
});
