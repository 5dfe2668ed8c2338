import { distance, range } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { hex, position } from '../../testing/positions.ts';
import { ownedPorts } from '../supply/region.ts';
import { automaticSweeping } from './sweeping.ts';

const at = (mines: string, side = 'axis'): State =>
  position(`initial side=${side}`, mines, 'malta "Jun I 42"', `phasing=${side} part=initial step=0`);

/** A sea hex so far from the nearest Allied port. */
const away = (hexes: number): string => {
  const state = at('');
  const { grid, water } = chartOf(state.common);
  const ports = ownedPorts(state.common, 'allied');
  const found = range(grid, hex(state, 'Valletta'), 12).find(
    each =>
      water[each] === 1 &&
      ownerAt(state.common, each) !== 'axis' &&
      Math.min(...ports.map(port => distance(grid, port.hex, each))) === hexes,
  );
  if (found === undefined) throw new RangeError(`No hex is ${hexes} from an Allied port`);
  return nameOfHex(chartOf(state.common), found);
};

test.each([
  ['O18 a belt eight hexes from every port of its owner goes by itself', `mines allied @${away(8)} 2`, 1],
  ['O18 one seven hexes away stays', `mines allied @${away(7)} 2`, 0],
  // Gela lies within seven hexes of Valletta: only its being one's own coast clears it.
  ['a belt off one’s own coast goes', 'mines allied @Gela 2', 1],
  ['one’s own belts stay', 'mines axis @Valletta 1', 0],
])('[36.C.3] %s', (_case, mines, swept) => {
  const state = at(mines);
  expect(automaticSweeping.begin(state)).toHaveLength(swept);
});
