import { expect, test } from 'vitest';
import type { GameData } from './game.ts';
import { changeSince, refuseOtherData } from './saved-data.ts';

const THEN: GameData = {
  lists: { units: ['Ark 3-4', 'Bee 1-1', 'Cod 2-2'], ports: ['Oslo 2'] },
  fixed: { hexes: '10x20' },
  digests: { map: 'aa' },
};

const now = (changes: Partial<GameData>): GameData => ({ ...THEN, ...changes });

test('the same data needs no numbering and tells nothing', () => {
  expect(changeSince(THEN, THEN)).toEqual({ ok: true, value: { numbering: {}, changes: [] } });
  expect(refuseOtherData(THEN, structuredClone(THEN)).ok).toBe(true);
});

test('a unit more in front moves all numbers after it', () => {
  const ours = now({ lists: { ...THEN.lists, units: ['Ape 9-9', ...(THEN.lists['units'] ?? [])] } });
  expect(changeSince(ours, THEN)).toEqual({
    ok: true,
    value: { numbering: { units: [1, 2, 3] }, changes: [] },
  });
});

test('a unit with other figures keeps its number, and the change is told', () => {
  const ours = now({ lists: { ...THEN.lists, units: ['Ark 3-5', 'Bee 1-1', 'Cod 2-2'] } });
  expect(changeSince(ours, THEN)).toEqual({
    ok: true,
    value: { numbering: {}, changes: ['Other figures since, or gone, among the units: Ark.'] },
  });
});

test('a unit that is gone has no number', () => {
  const ours = now({ lists: { ...THEN.lists, units: ['Bee 1-1', 'Cod 2-2'] } });
  expect(changeSince(ours, THEN)).toMatchObject({ value: { numbering: { units: [-1, 0, 1] } } });
});

test('of many changed figures a few are named', () => {
  const units = Array.from({ length: 8 }, (_, place) => `U${place} 1`);
  const carried = now({ lists: { units } });
  const ours = now({ lists: { units: units.map(unit => `${unit}0`) } });
  expect(changeSince(ours, carried)).toMatchObject({
    value: { changes: ['Other figures since, or gone, among the units: U0, U1, U2, U3, U4 and 3 more.'] },
  });
});

test('another map of the same size is told', () => {
  expect(changeSince(now({ digests: { map: 'bb' } }), THEN)).toMatchObject({
    value: { numbering: {}, changes: ['The map has changed since.'] },
  });
});

test.each<[string, GameData, string]>([
  ['a map of another size', now({ fixed: { hexes: '11x20' } }), 'data.fixed.hexes'],
  ['no such list', now({ lists: { units: THEN.lists['units'] ?? [] } }), 'data.lists.ports'],
])('with %s the log means nothing to us', (_name, ours, at) => {
  expect(changeSince(ours, THEN)).toMatchObject({ ok: false, error: { code: 'ERR_DATA', at } });
});

test.each([
  [null, 'data.lists'],
  [{}, 'data.lists'],
  [{ ...THEN, lists: { units: [7] } }, 'data.lists'],
  [{ ...THEN, lists: { units: 'Ark' } }, 'data.lists'],
  [{ ...THEN, fixed: [] }, 'data.fixed'],
  [{ ...THEN, digests: { map: 7 } }, 'data.digests'],
])('%j is no data: %s', (carried, at) => {
  expect(changeSince(THEN, carried)).toMatchObject({ ok: false, error: { code: 'ERR_SAVE', at } });
});
