import { mustBe, playRandomly, seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import {
  copyOfAirUnit,
  copyOfCommon,
  copyOfFleet,
  copyOfFresh,
  copyOfGroup,
  copyOfIdle,
  copyOfPools,
  copyOfPort,
  copyOfShip,
  copyOfTroop,
} from './copy.ts';
import { europaNaval } from '../game.ts';
import { position } from '../testing/positions.ts';

/** Boards in the middle of a game, where most fields are in use. */
const boards = ['malta', 'husky', 'baltic-act1'].map(scenario => {
  const start = mustBe(europaNaval.setup({ scenario, options: {} }));
  return playRandomly(europaNaval, start, seededRandom(7), 450).state;
});

test.each(boards)('a copy is the same, field by field: board %#', ({ common, fleets }) => {
  expect(copyOfCommon(common)).toEqual(common);
  expect(common.ports.map(copyOfPort)).toEqual(common.ports);
  expect(common.air.map(copyOfAirUnit)).toEqual(common.air);
  expect(common.troops.map(copyOfTroop)).toEqual(common.troops);
  expect(copyOfPools(fleets.axis.pools)).toEqual(fleets.axis.pools);
  for (const fleet of [fleets.axis, fleets.allied]) {
    expect(copyOfFleet(fleet)).toEqual(fleet);
    expect(fleet.groups.map(copyOfGroup)).toEqual(fleet.groups);
    expect(fleet.ships.map(copyOfShip)).toEqual(fleet.ships);
  }
});

test('fields that are seldom there are copied too, and work only where it is wanted', () => {
  const { common, fleets } = position(
    'initial side=axis',
    'unit T axis TF 4 | group 3 axis @Napoli T',
    'husky "Jul I 43"',
  );
  expect(copyOfCommon(common).extra).toEqual(common.extra);
  const [group] = fleets.axis.groups;
  if (group === undefined) throw new Error('There is no group');
  const marked = {
    ...group,
    alarm: 'area',
    offered: true,
    bombarded: true,
    work: { task: 'sweep', paid: 3 },
  } as const;
  expect(copyOfGroup(marked)).toEqual(marked);
  expect(copyOfIdle(marked)).not.toHaveProperty('work');
  const [ship] = fleets.axis.ships;
  if (ship === undefined) throw new Error('There is no ship');
  const used = { ...ship, ferry: 4, turnedBack: true, shipping: 'far' } as const;
  expect(copyOfShip(used)).toEqual(used);
  expect(copyOfShip({ ...used, ferry: undefined })).not.toHaveProperty('ferry');
  expect(copyOfFresh(used)).toEqual({ ...used, turnedBack: false, shipping: 'none' });
});
