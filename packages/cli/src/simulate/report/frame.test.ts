import { describe, expect, test } from 'vitest';
import { frameAround } from './frame.ts';

/** A sheet of 100 by 80 hexes, 10 wide each, numbered row by row. */
const GROUND = {
  left: -5,
  top: -5,
  width: 1000,
  height: 800,
  shapes: '',
  sheet: '',
  hexWidth: 10,
  hexPath: () => '',
  centre: (hex: number) => [(hex % 100) * 10, Math.floor(hex / 100) * 10] as const,
};

const hexAt = (column: number, row: number): number => row * 100 + column;

describe('the part of a map that is shown', () => {
  test('is the whole where things happen everywhere', () => {
    expect(frameAround(GROUND, [hexAt(0, 0), hexAt(99, 79)])).toMatchObject({
      left: -5,
      top: -5,
      width: 1000,
      height: 800,
    });
  });

  test('lies around what happened, with all of it inside', () => {
    const { left, top, width, height } = frameAround(GROUND, [hexAt(20, 30), hexAt(70, 50)]);
    expect(width).toBe(560);
    expect(left).toBe(170);
    expect(height).toBe(320);
    expect(top).toBe(240);
  });

  test('is never smaller than a good part of the sheet, and never beyond its rim', () => {
    const frame = frameAround(GROUND, [hexAt(0, 0)]);
    expect(frame).toEqual({ left: -5, top: -5, width: 400, height: 320 });
    expect(frameAround(GROUND, [hexAt(99, 79)])).toEqual({ left: 595, top: 475, width: 400, height: 320 });
  });

  test('is the whole where nothing happened', () => {
    expect(frameAround(GROUND, [])).toMatchObject({ width: 1000, height: 800 });
  });
});
