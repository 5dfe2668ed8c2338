import { seededRandom } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { hexOf, nameOfHex } from '../../model/chart.ts';
import { sixthFleet } from '../../game.ts';
import { passageFor } from './passage.ts';
import { destinations, pathsWithin, pathWithin, pickPath, reachOf } from './reach.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { table, unit } from '../../testing/table.ts';

const NATO = 'movement side=nato';

const hexesOf = (state: State, name: string): readonly string[] =>
  destinations(reachOf(state, unit(state, name))).map(({ hex, cost }) => `${nameOfHex(hex)} ${cost}`);

describe('the reach of a unit', () => {
  const forces = 'nato @0914 US6 US10 | soviet @0920 So5';

  test('[5.12] a slower ship of the stack has the first part of what the faster has, in whatever order they are asked', () => {
    const [one, other] = [table(NATO, forces), table(NATO, forces)];
    const [fast, slow] = [hexesOf(one, 'US6'), hexesOf(one, 'US10')];
    expect([hexesOf(other, 'US10'), hexesOf(other, 'US6')]).toEqual([slow, fast]);
    expect(fast.slice(0, slow.length)).toEqual(slow);
    expect([slow.at(-1)?.slice(-2), fast.at(-1)?.slice(-2)]).toEqual([' 3', ' 4']);
  });

  test('[9.21] every hex costs an aircraft one, so the length of a way is its cost', () => {
    const state = table(NATO, 'nato @0914 USa1 | soviet @0920 So5');
    const reach = reachOf(state, unit(state, 'USa1'));
    const lengths = pathsWithin(reach).map(path => path.length);
    expect(destinations(reach).map(({ cost }) => cost)).toEqual(lengths);
    expect([lengths[0], lengths[6], lengths.at(-1)]).toEqual([1, 2, 9]);
  });

  test('[5.23] it has no way to a hex that only the faster reaches', () => {
    const state = table(NATO, forces);
    const [fast, slow] = ['US6', 'US10'].map(name => reachOf(state, unit(state, name)));
    const far = destinations(fast!).find(({ cost }) => cost === 4)!.hex;
    expect(pathWithin(fast!, far)).toHaveLength(4);
    expect(pathWithin(slow!, far)).toEqual([]);
    expect(pathWithin(slow!, hexOf('2035'))).toEqual([]);
    expect(pathWithin(slow!, hexOf('0914'))).toEqual([]);
  });

  test('[6.42] a hex of harmless enemies is passed, and is no end', () => {
    const state = table(NATO, 'nato @0914 US11 | soviet @0915 Soa12');
    const reach = reachOf(state, unit(state, 'US11'));
    expect(hexesOf(state, 'US11').some(text => text.startsWith('0915'))).toBe(false);
    expect(pathWithin(reach, hexOf('0916'))).toHaveLength(2);
    expect(pathsWithin(reach)).toHaveLength(destinations(reach).length);
  });
});

describe('one way, picked at random', () => {
  test('[5.1] is one of those that are offered', () => {
    const state = table(NATO, 'nato @0914 US11 | soviet @0915 Soa12 | soviet @0814 Soa13');
    const id = unit(state, 'US11');
    const ways = pathsWithin(reachOf(state, id)).map(path => path.join());
    const { harmless } = passageFor(state, 'nato', 'submarine');
    const random = seededRandom(5);
    const picked = Array.from({ length: 200 }, () => pickPath(state, id, random));
    for (const path of picked) {
      if (path === undefined) continue;
      expect(ways).toContain(path.join());
      expect(hasHex(harmless, path.at(-1) as HexId)).toBe(false);
    }
    expect(new Set(picked.map(path => path?.join())).size).toBeGreaterThan(30);
  });

  test('[5.1] there is none for a unit that can go nowhere', () => {
    const state = table(NATO, 'unit BUOY nato US DD 1-1-1-0-1-1 | nato @0914 BUOY');
    expect(pickPath(state, unit(state, 'BUOY'), seededRandom(1))).toBeUndefined();
  });
});

test('all reaches: of every unit that may move, those aboard too, and none for a spectator', () => {
  const state = table(
    `${NATO} moved=US6`,
    'nato @0914 US1 US6 US7 | aboard US1 USa9 | soviet @0930 So1 | aboard So1 Soa42',
  );
  const reaches = sixthFleet.options(sixthFleet.view(state, 'nato')).reaches();
  expect([...reaches.keys()].map(id => specOf(state, id).name).toSorted()).toEqual(['US1', 'US7', 'USa9']);
  expect(sixthFleet.options(sixthFleet.view(state, 'soviet')).reaches().size).toBe(0);
  expect(sixthFleet.options(sixthFleet.view(state, 'spectator')).reaches().size).toBe(0);
});
