import type { Overlay } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { layersShown } from './layers.ts';

const overlay = (hex: number, label: string): Overlay => ({
  hexes: [
    { hex, tone: 'own', label },
    { hex: hex + 1, tone: 'own' },
  ],
  lines: [],
  caption: `${label}.`,
});

test('several layers are shown as one, and labels of one hex stand side by side', () => {
  expect(layersShown({ layers: [] })).toBeUndefined();
  expect(layersShown({ layers: [{ id: 'a', overlay: undefined }] })).toBeUndefined();
  const [one, other] = [overlay(5, 'A'), overlay(5, 'B')];
  expect(layersShown({ layers: [{ id: 'a', overlay: one }] })).toBe(one);
  const both = layersShown({
    layers: [
      { id: 'a', overlay: one },
      { id: 'b', overlay: other },
    ],
  });
  expect(both?.hexes.map(({ hex, label }) => [hex, label])).toEqual([
    [5, 'A B'],
    [6, undefined],
    [5, undefined],
    [6, undefined],
  ]);
  expect(both?.caption).toBe('A. B.');
});
