import { examineDesks } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { GRID, isOnMap } from '../model/chart.ts';
import { secondFleet } from '../game.ts';
import { secondFleetKit } from '../kit.ts';
import { after } from '../testing/orders.ts';
import { position, units } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { secondFleetDesk } from './desk.ts';

/** All of them, or some that lie evenly over the grid. */
const HEXES = process.env['THOROUGH'] === '1' ? GRID.size : Math.floor(GRID.size / 3);

test('hexes all over the grid are answered, whatever is picked and whatever the phase', () => {
  const round = examineDesks(secondFleet, secondFleetKit, { seed: 3, hexes: HEXES, atOnce: 12 });
  expect(round.flaws).toEqual([]);
  expect(round.phases.length).toBeGreaterThan(20);
});

const AT_AIRFIELD = position('segment side=nato arm=air', 'at Bodo US-F16-1 | soviet @2808 FRNZE/local');
const FLYING = after(AT_AIRFIELD, 'nato take-off US-F16-1:int');

test('[5.1] land that is drawn beyond the sheet is refused while aircraft fly, not an error', () => {
  const beyond = Array.from({ length: GRID.size }, (_, hex) => hex as HexId).filter(
    hex => !isOnMap(hex) && hex % 5 === 0,
  );
  const pieces = units(FLYING, 'US-F16-1');
  expect(beyond.length).toBeGreaterThan(20);
  for (const hex of beyond)
    expect(secondFleetDesk.why(viewFor(FLYING, 'nato'), { pieces, targets: [], hex })).toMatchObject({
      rule: '5.1',
      code: 'off-map',
    });
});

test('what names nothing has no answer: no choice, no reason, an overlay without it', () => {
  const view = viewFor(FLYING, 'nato');
  for (const odd of [-1, 0.5, 99_999, 2 ** 31]) {
    const picked = { pieces: [odd], targets: [] };
    const pointed = { pieces: units(FLYING, 'US-F16-1'), targets: [], hex: odd };
    for (const selection of [picked, pointed, { pieces: [], targets: [odd] }]) {
      expect(secondFleetDesk.choices(view, selection)).toEqual([]);
      expect(secondFleetDesk.why(view, selection)).toBeUndefined();
    }
    for (const { id } of secondFleetDesk.overlays)
      expect(secondFleetDesk.overlay(view, id, picked)).toEqual(
        secondFleetDesk.overlay(view, id, { pieces: [], targets: [] }),
      );
  }
});
