import { type HexId, hasHex } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { AEGEAN, hexOf, ISRAEL_COAST, WEST_EDGE } from '../model/chart.ts';
import { hasSeaLine } from '../rules/reinforcement/communication.ts';
import type { State } from '../model/state.ts';
import { galleryOf } from '../testing/positions.ts';
import { table, unit } from '../testing/table.ts';
import type { Side } from '../model/vocabulary.ts';
import { linesOverlay } from './lines.ts';
import { OVERLAYS, overlayFor } from './overlays.ts';

const show = (state: State, viewer: Side, id: string, piece?: string) =>
  overlayFor({ viewer, table: state }, id, {
    pieces: piece === undefined ? [] : [unit(state, piece)],
    targets: [],
  });

const labelAt = (overlay: ReturnType<typeof show>, hex: string): string | undefined =>
  overlay.hexes.find(mark => mark.hex === hexOf(hex))?.label;

test('each overlay has a title, a caption and hexes of the map', () => {
  const state = table('movement side=nato', 'nato @0914 USa1 US6 | soviet @0920 So5');
  expect(OVERLAYS.map(({ id }) => id)).toEqual(['enemy-control', 'lines', 'air-range', 'scoring-areas']);
  for (const { id } of OVERLAYS) {
    const { caption, hexes } = show(state, 'soviet', id);
    expect(caption).toMatch(/\.$/);
    expect(new Set(hexes.map(({ hex }) => hex)).size).toBe(hexes.length);
  }
  expect(show(state, 'nato', 'none').hexes).toEqual([]);
});

describe('enemy control', () => {
  const state = table('movement side=nato', 'nato @0914 US6 US11 | soviet @0920 So5 | soviet @0925 Soa12');

  test('[6.0] against the type of the picked unit: speed of ships, or aircraft only', () => {
    const against = show(state, 'nato', 'enemy-control', 'US6');
    expect(labelAt(against, '0921')).toBe('4');
    expect(labelAt(against, '0924')).toBe('air');
    expect(against.hexes.every(({ tone }) => tone === 'enemy')).toBe(true);
  });

  test('[6.42] what cannot attack that type controls nothing against it', () => {
    expect(labelAt(show(state, 'nato', 'enemy-control', 'US11'), '0924')).toBeUndefined();
  });

  test('nothing picked: letters by type', () => {
    expect(labelAt(show(state, 'nato', 'enemy-control'), '0924')).toBe('AS');
  });

  test('an enemy piece picked: how we control against it', () => {
    const ours = show(state, 'nato', 'enemy-control', 'So5');
    expect(ours.hexes.length).toBeGreaterThan(0);
    expect(ours.hexes.every(({ tone }) => tone === 'own')).toBe(true);
  });
});

test('[9.22] the way home: bases, good hexes, and none to an aircraft without a base', () => {
  const state = table('movement side=nato', 'nato @1022 USa1');
  const range = show(state, 'nato', 'air-range', 'USa1');
  expect(labelAt(range, '1022')).toBe('base');
  expect(range.hexes.filter(({ tone }) => tone === 'good').length).toBeGreaterThan(50);
  const lost = show(
    table('movement side=nato', 'nato @1022 USa1 | destroyed 1022 1311'),
    'nato',
    'air-range',
    'USa1',
  );
  expect(new Set(lost.hexes.map(({ tone }) => tone))).toEqual(new Set(['bad']));
  expect(labelAt(show(state, 'nato', 'air-range'), '1311')).toBe('base');
});

test('the Aegean is the region that the rules count', () => {
  const { hexes } = show(table('movement side=nato', 'nato @0914 US6'), 'nato', 'scoring-areas');
  const good = hexes.filter(({ tone }) => tone === 'good');
  expect(good.length).toBeGreaterThan(0);
  expect(good.every(({ hex }) => hasHex(AEGEAN, hex as HexId))).toBe(true);
});

test('[13.12] Israel’s line is drawn exactly when there is one, from the coast to the western edge', () => {
  for (const state of galleryOf([11], 6)) {
    const { hexes, lines } = linesOverlay(state);
    const israel = hexes.at(-1);
    const open = hasSeaLine(state, ISRAEL_COAST, WEST_EDGE);
    expect(israel?.label).toBe(open ? 'open' : 'cut');
    if (!open) continue;
    const way = lines.at(-1)?.hexes ?? [];
    expect(way[0]).toBe(israel?.hex);
    expect(hasHex(WEST_EDGE, way.at(-1) as HexId)).toBe(true);
  }
});

test('[12.21] a base that the enemy controls is marked as cut, the others as open', () => {
  const labels = (forces: string): readonly (string | undefined)[] =>
    ['1022', '1311'].map(base => labelAt(linesOverlay(table('movement side=nato', forces)), base));
  expect(labels('nato @1902 US6')).toEqual(['open', 'open']);
  expect(labels('unit Z soviet So Z 9-9-9-9-3-3 | nato @1902 US6 | soviet @1023 Z')).toEqual(['cut', 'open']);
});
