import type { Selection } from '@narrow-seas/core';
import { type HexId, hexesIn, neighboursOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { CHARTS, nameOfHex } from '../model/chart.ts';
import { dangerZones } from '../rules/danger-zones/danger-zone.ts';
import { shipPiece } from '../face/piece-id.ts';
import type { State } from '../model/state.ts';
import { hex, position, shipNamed } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';
import { europaNavalDesk as desk } from './desk.ts';

const NOBODY: Selection = { pieces: [], targets: [] };

const overlay = (state: State, id: string, side: Side = 'axis', selection = NOBODY) =>
  desk.overlay(viewFor(state, side), id, selection);

const toneAt = (state: State, id: string, name: string, side: Side = 'axis') =>
  overlay(state, id, side)
    .hexes.filter(each => each.hex === hex(state, name))
    .map(({ tone, label }) => `${tone} ${label ?? ''}`);

const SEA = position(
  'naval-step side=axis',
  'mines allied @055080 2 | mines axis @055081 3 | group 3 axis @055078 Convogli-A 9a-Divisione/night=10/day=4 | group 4 allied @057082 Force-H',
);

describe('[36.D] danger zones', () => {
  test.each(['axis', 'allied'] as const)('are those of the rules, as the %s see them', side => {
    const zones = dangerZones(CHARTS.mediterranean, SEA.common.danger);
    const of = (tone: string) =>
      overlay(SEA, 'danger', side)
        .hexes.filter(each => each.tone === tone)
        .map(each => each.hex)
        .toSorted((a, b) => a - b);
    expect(of('own')).toEqual(hexesIn(zones[side]).toSorted((a, b) => a - b));
    expect(of('enemy')).toHaveLength(hexesIn(zones[side === 'axis' ? 'allied' : 'axis']).length);
  });

  test('tell what they come from', () => {
    expect(toneAt(SEA, 'danger', 'Taranto')).toContain('own B');
    expect(toneAt(SEA, 'danger', '055080')).toEqual(['enemy ']);
    expect(overlay(SEA, 'danger').caption).toContain('36.D');
  });
});

test('[F.7.1] combat zones: own warships, forts, and groups that nobody has looked at', () => {
  expect(toneAt(SEA, 'combat', '055079')).toEqual(['own S']);
  expect(toneAt(SEA, 'combat', '057082')).toEqual(['neutral ?']);
  expect(toneAt(SEA, 'combat', '057082', 'allied')).toEqual(['own S']);
  expect(toneAt(SEA, 'combat', 'Valletta')).toContain('enemy F');
});

test('[36.C] mines of both sides, with their points', () => {
  expect([toneAt(SEA, 'mines', '055080'), toneAt(SEA, 'mines', '055081')]).toEqual([['enemy 2'], ['own 3']]);
  expect(overlay(SEA, 'mines').caption).toMatch(
    /^Three mine points of yours, two mine points of the enemy’s/,
  );
});

describe('[36.A.2] night', () => {
  const picked = (state: State): Selection => ({
    pieces: [shipPiece(shipNamed(state, '9a-Divisione'))],
    targets: [],
  });

  test('the budget of the group, and how long until the next block', () => {
    const { caption, hexes } = overlay(SEA, 'night', 'axis', picked(SEA));
    expect(caption).toMatch(/15 of 25 night points left, the next five after six more points by day/);
    expect(hexes.every(({ tone }) => tone === 'neutral')).toBe(true);
  });

  test('five points by night, the rest by day', () => {
    const fresh = position('naval-step side=axis', 'group 3 axis @055078 9a-Divisione');
    const { hexes, caption } = overlay(fresh, 'night', 'axis', picked(fresh));
    const label = (name: string) => hexes.find(each => each.hex === hex(fresh, name))?.label;
    expect([label('055083'), label('055084')]).toEqual(['N', 'D']);
    expect(caption).toContain('25 of 25 night points left, five at a time');
  });

  test('all budgets when nobody is picked', () => {
    expect(overlay(SEA, 'night').caption).toContain('Convogli A, 9a Divisione 15');
  });
});

describe('[F.16] supply lines', () => {
  test('reach the ports that hang together with a source, and nobody is cut off for nothing', () => {
    const { lines, hexes, caption } = overlay(SEA, 'supply');
    expect(lines.length).toBeGreaterThan(5);
    for (const { hexes: way } of lines) expect(way.length).toBeGreaterThan(1);
    expect(hexes.every(({ tone }) => tone === 'bad')).toBe(true);
    expect(caption).toContain('36.H');
  });

  test('[36.H] a stretch at night, five hexes at most, past warships that were seen and no others', () => {
    const leros = hex(SEA, 'Leros');
    const beside = neighboursOf(CHARTS.mediterranean.grid, leros).find(
      each => CHARTS.mediterranean.water[each] === 1,
    ) as HexId;
    const off = (marks: string): State =>
      position(
        'naval-step side=axis',
        `unit Y allied TF 4 | group 3 allied @${nameOfHex(CHARTS.mediterranean, beside)} Y ${marks}`,
      );
    const nights = (state: State) => overlay(state, 'supply').lines.filter(({ tone }) => tone === 'bad');
    expect(nights(off(''))).toEqual([]);
    const seen = nights(off('seen=true'));
    expect(seen.some(({ hexes }) => hexes.includes(leros))).toBe(true);
    for (const { hexes } of seen) expect(hexes.length).toBeLessThanOrEqual(6);
    expect(overlay(off('seen=true'), 'supply').caption).toMatch(/\[36\.H\], one line does so/);
  });
});

test('[36.C] the enemy’s largest belts are named, for on the whole map they are hard to find', () => {
  expect(overlay(SEA, 'mines').caption).toMatch(/of the enemy’s \[36\.C\], these in 055080\./);
});

describe('[F.19] the shipping forecast', () => {
  const state = position('naval-step side=axis', 'malta status=0 | group 3 axis @055078 Convogli-A');

  test('the ring near Malta, the rest of the middle sea, and nothing else', () => {
    expect([toneAt(state, 'shipping', '053075'), toneAt(state, 'shipping', '068084')]).toEqual([
      ['bad 1'],
      ['neutral 2'],
    ]);
    expect(toneAt(state, 'shipping', '030074')).toEqual([]);
  });

  test('[T.4] what the die would bring the convoy that is picked, near and far', () => {
    const pieces = [shipPiece(shipNamed(state, 'Convogli-A'))];
    const { caption } = overlay(state, 'shipping', 'axis', { pieces, targets: [] });
    expect(caption).toMatch(/Convogli A: near .* of 6, far .* of 6\.$/);
    expect(overlay(state, 'shipping', 'allied', { pieces, targets: [] }).caption).not.toContain('Convogli');
  });
});

test('the sea, patrols, ranges; and no layer of that name', () => {
  const stormy = position('naval-step side=axis', 'seas calm calm stormy calm calm calm');
  expect(overlay(stormy, 'seas').caption).toBe('Central Mediterranean stormy. R: rough, S: stormy.');
  expect(overlay(SEA, 'air-range').caption).toBe('Pick aircraft to see how far they fly.');
  const patrol = position(
    'naval-step side=axis',
    'air 69-Squadron status=flown mission.kind=patrol mission.hex=055079',
  );
  expect(toneAt(patrol, 'patrols', '055083')).toEqual(['enemy ']);
  expect(overlay(SEA, 'fog').caption).toBe('There is no such layer.');
});
