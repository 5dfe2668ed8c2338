import { describe, expect, test } from 'vitest';
import { hexOf } from '../model/chart.ts';
import { position, unit } from '../testing/positions.ts';
import { courseOn } from './goal.ts';

const state = position(
  'segment side=nato arm=surface',
  'nato @3231 ALTAR ILTRS AUSTN | soviet @3015 BAKU SCR1',
  'norway-convoy turn 3 of 15',
);

const wayOf = (name: string, hex: string): number => courseOn(state.table, 0)(unit(state, name), hexOf(hex));

describe('where a cadet sends the ships of the convoy', () => {
  test('[C.16.6] freighters into a Norwegian port', () => {
    expect(['3926', '3721', '3412', '3311'].map(port => wayOf('ALTAR', port))).toEqual([0, 0, 0, 0]);
    expect(wayOf('ALTAR', '3330')).toBeLessThan(wayOf('ALTAR', '3231'));
  });

  test('those of the Soviets nowhere', () => {
    expect(wayOf('SCR1', '3231')).toBe(0);
  });

  test('marines to where they can land, warships at the enemy, carriers not too near', () => {
    expect(wayOf('AUSTN', '3721')).toBe(0);
    expect(wayOf('AUSTN', '3926')).toBeGreaterThan(0);
    expect(wayOf('BAKU', '3230')).toBe(0);
    expect(wayOf('BAKU', '3215')).toBeGreaterThan(0);
  });
});
