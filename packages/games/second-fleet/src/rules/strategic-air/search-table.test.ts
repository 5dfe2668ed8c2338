import { describe, expect, test } from 'vitest';
import { DIE_FACES } from '../../model/vocabulary.ts';
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

describe('submarine detection', () => {
  test.each([
    ['nato', 'SS', false, 2],
    ['nato', 'SN', false, 4],
    ['soviet', 'SS', false, 3],
    ['soviet', 'SN', false, 5],
    ['soviet', 'SN', true, 7],
    ['soviet', 'SB', false, 6],
  ] as const)('[A4] %s %s, noisy %s: %i or less', (side, kind, noisy, most) => {
    expect(searchNumber({ side, kind, noisy })).toBe(most);
  });

  test.each([
    ['[A4] as it is', {}, 6],
    ['[22.8] deep: +2', { deep: true }, 4],
    ['[22.9] deep among mountains: +4 instead of +2', { deep: true, overMountain: true }, 2],
    ['[22.9] not deep among mountains', { overMountain: true }, 6],
    ['[A4] in a SOSUS hex', { inSosus: true }, 8],
    ['[A4] NATO boat in a SOSUS hex', { side: 'nato', inSosus: true }, 5],
    ['[C.13.4] squall', { weatherDie: 1 }, 5],
    ['[C.13.4] storm', { weatherDie: 2 }, 4],
  ] as const)('%s, the faces of ten that find an SN', (_case, change, ways) => {
    expect(DIE_FACES.filter(face => isFound({ ...BOAT, ...change }, face)).length).toBe(ways);
  });
});
