import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position, unit } from '../../testing/positions.ts';
import { refreshed, voyageOf } from './voyage.ts';

const ships = (forces: string): State => position('segment side=nato arm=surface', forces);
const voyage = (state: State, name: string) => voyageOf(state.table, unit(state, name));

describe('[C.16.6] [C.17.3] [C.18.2] how far ships have come', () => {
  test.each([
    ['[C.16.6] a freighter', 'nato @2922 ALTAR', 'ALTAR', 2],
    ['[C.17.3] an amphibious ship', 'nato @2922 OGDEN', 'OGDEN', 2],
    ['nobody else', 'nato @2922 HAWES', 'HAWES', 0],
    ['[C.18.2] with logistics everybody', 'options logistics | nato @2922 HAWES', 'HAWES', 2],
  ])('%s', (_name, forces, ship, hexes) => {
    const state = after(ships(forces), `nato activate ${ship}`, 'nato sail 2921 2920');
    expect(voyage(state, ship)).toMatchObject({ today: hexes, thisTurn: hexes });
    expect(state.table.campaign.voyages).toHaveLength(hexes === 0 ? 0 : 1);
  });

  test('legs add up, each ship for itself', () => {
    const state = after(
      ships('nato @2922 ALTAR PLLUX'),
      'nato activate ALTAR',
      'nato sail 2921',
      'nato sail 2920',
      'nato done',
      'nato activate PLLUX',
      'nato sail 2921',
    );
    expect([voyage(state, 'ALTAR').today, voyage(state, 'PLLUX').today]).toEqual([2, 1]);
    expect(state.table.campaign.voyages).toHaveLength(2);
  });

  test('the note is the same whichever ship sails first', () => {
    const sail = (first: string, second: string) =>
      after(
        ships('nato @2922 ALTAR PLLUX'),
        `nato activate ${first}`,
        'nato sail 2921',
        'nato done',
        `nato activate ${second}`,
        'nato sail 2921',
      ).table.campaign.voyages;
    expect(sail('PLLUX', 'ALTAR')).toEqual(sail('ALTAR', 'PLLUX'));
  });

  test('a ship that has not sailed has no voyage, even beside one that has', () => {
    const state = after(ships('nato @2922 ALTAR PLLUX'), 'nato activate ALTAR', 'nato sail 2921');
    expect(voyage(state, 'PLLUX')).toEqual({ unit: unit(state, 'PLLUX'), today: 0, thisTurn: 0, fast: 0 });
  });
});

describe('[C.21.6] ships in haste', () => {
  const hurried = (options: string): State =>
    after(
      ships(`options ${options} | nato @2922 HAWES GARY`),
      'nato activate GARY fast',
      'nato done',
      'nato activate HAWES fast',
    );

  test('are noted for the turn, in the order of the roster', () => {
    const state = hurried('highSpeeds');
    expect(state.table.campaign.hasty).toEqual([unit(state, 'HAWES'), unit(state, 'GARY')]);
    expect(state.table.campaign.voyages).toEqual([]);
  });

  test('[C.18.2] and with logistics for their fuel', () => {
    const state = hurried('highSpeeds logistics');
    expect([voyage(state, 'HAWES').fast, voyage(state, 'GARY').fast]).toEqual([1, 1]);
  });
});

test('what held for a turn is forgotten with it', () => {
  const state = position(
    'initiative',
    'nato @2922 HAWES OGDEN | campaign hasty=[HAWES] served=[HAWES] takers=[OGDEN] silenced.nato=[air] nuclearThisTurn=2 enhanced=nato delayed=soviet voyages.0.unit=OGDEN voyages.0.today=3 voyages.0.thisTurn=2 voyages.0.fast=1',
  );
  const { campaign } = refreshed(state.table);
  expect(campaign).toMatchObject({
    hasty: [],
    served: [],
    takers: [],
    silenced: { nato: [], soviet: [] },
    nuclearThisTurn: 0,
    voyages: [{ unit: unit(state, 'OGDEN'), today: 3, thisTurn: 0, fast: 1 }],
  });
  expect([campaign.enhanced, campaign.delayed]).toEqual([undefined, undefined]);
});
