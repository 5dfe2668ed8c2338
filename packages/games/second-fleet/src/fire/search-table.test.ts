import { describe, expect, test } from 'vitest';
import { FACES } from '../vocabulary.ts';
import { isFound, type Quarry, searchNumber } from './search-table.ts';

const BOAT: Quarry = {
  side: 'soviet',
  kind: 'SN',
  noisy: false,
  deep: false,
  overMountain: false,
  inSosus: false,
  weatherDie: 0,
};

describe('[22.8] [22.9] [A4] submarine detection', () => {
  test.each([
    ['nato', 'SS', false, 2],
    ['nato', 'SN', false, 4],
    ['soviet', 'SS', false, 3],
    ['soviet', 'SN', false, 5],
    ['soviet', 'SN', true, 7],
    ['soviet', 'SB', false, 6],
  ] as const)('%s %s, noisy %s: %i or less', (side, kind, noisy, most) => {
    expect(searchNumber({ side, kind, noisy })).toBe(most);
  });

  test.each([
    ['as it is', {}, 6],
    ['deep', { deep: true }, 4],
    ['deep among mountains: +4 instead of +2', { deep: true, overMountain: true }, 2],
    ['not deep among mountains', { overMountain: true }, 6],
    ['in a SOSUS hex', { inSosus: true }, 8],
    ['NATO boat in a SOSUS hex', { side: 'nato', inSosus: true }, 5],
    ['squall', { weatherDie: 1 }, 5],
    ['storm', { weatherDie: 2 }, 4],
  ] as const)('SN %s: found on so many faces of ten', (_case, change, ways) => {
    expect(FACES.filter(face => isFound({ ...BOAT, ...change }, face)).length).toBe(ways);
  });
});
