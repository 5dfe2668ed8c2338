import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterHits, currentStrength, isSunk, lostForGood } from './strength.ts';

const fresh = { hits: 0, half: false };

describe('[36.F.3] permanent losses', () => {
  test.each([
    ['O7 12 with 5 hits takes 2: half side of 6 with 1 hit, strength 5', 12, 5, 2, true, 1, 5],
    ['O7b exactly 6 hits: flipped, 0 hits', 12, 5, 1, true, 0, 6],
    ['O7c 5 hits: not flipped', 12, 0, 5, false, 5, 7],
    ['[F.4.1] 5 flips at 3', 5, 0, 3, true, 0, 2],
    ['[F.4.1] 5 does not at 2', 5, 0, 2, false, 2, 3],
    ['[F.4.1] 1 is sunk by its first hit', 1, 0, 1, true, 0, 0],
    ['all at once', 8, 0, 20, true, 4, 0],
  ])('%s', (_case, printed, hits, more, half, left, strength) => {
    const hull = afterHits('TF', printed, { hits, half: false }, more);
    expect(hull).toEqual({ half, hits: left });
    expect(currentStrength(printed, hull)).toBe(strength);
  });

  test('only task forces flip', () => {
    expect(afterHits('NT', 4, fresh, 2)).toEqual({ hits: 2, half: false });
    expect(afterHits('CG', 4, fresh, 3)).toEqual({ hits: 3, half: false });
  });

  test('what is lost for good counts once flipped, and whole once sunk', () => {
    expect(lostForGood(12, afterHits('TF', 12, fresh, 7))).toBe(6);
    expect(lostForGood(12, afterHits('TF', 12, fresh, 5))).toBe(0);
    expect(lostForGood(12, afterHits('TF', 12, fresh, 12))).toBe(12);
    expect(lostForGood(3, afterHits('NT', 3, fresh, 3))).toBe(3);
  });

  test('hits lower the strength by as many as they are, one by one or all at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }), (printed, count) => {
        const hits = Math.min(printed, count);
        let hull = fresh;
        for (let each = 0; each < hits; each += 1) hull = afterHits('TF', printed, hull, 1);
        expect(currentStrength(printed, hull)).toBe(printed - hits);
        expect(afterHits('TF', printed, fresh, hits)).toEqual(hull);
        expect(isSunk(printed, hull)).toBe(hits === printed);
      }),
    );
  });
});
