import type { ScenarioOpening } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { CHARTS, portOfName } from '../model/chart.ts';
import { printDate } from '../model/date.ts';
import { allShips } from '../model/fleet.ts';
import { rosterOf } from '../model/roster.ts';
import { SCENARIOS, setup } from './setup.ts';
import type { Ship } from '../model/state.ts';
import { balance } from '../rules/victory/victory.ts';

const open = (scenario: string, options: ScenarioOpening['options'] = {}) => {
  const result = setup({ scenario, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

test.each(SCENARIOS.map(({ id }) => id))('[S] %s can be opened', id => {
  expect(open(id).common.phase.name).toBe('sea-roll');
});

describe('[S.1] Malta', () => {
  const state = open('malta');
  const port = (name: string) => state.common.ports[portOfName(CHARTS.mediterranean, name).id];

  test('begins in June 1942 with the Axis, who ships past a half-ruined Malta', () => {
    expect(printDate(state.common.date)).toBe('Jun I 42');
    expect(printDate(state.common.lastDate)).toBe('Jan II 43');
    expect(state.common.phasing).toBe('axis');
    expect(state.common.malta.status).toBe(12);
    expect(port('Valletta')?.hits).toBe(5);
  });

  test('ports belong to whom they should', () => {
    expect(port('Tobruk')?.owner).toBe('allied');
    expect(port('Tripoli')?.owner).toBe('axis');
    expect(port('Oran')?.owner).toBe('neutral');
  });

  test('[F.15.1] a port has a garrison of its own unless the scenario gives it one', () => {
    expect(port('Napoli')?.garrison).toBe(3);
    expect(port('Valletta')?.garrison).toBe(0);
  });

  test('Harpoon lies loaded at Gibraltar, Pedestal is not there yet', () => {
    const loaded = state.fleets.allied.ships.filter(({ cargo }) => cargo.length > 0);
    expect(loaded.map(({ where }) => where.at)).toEqual(['port', 'port', 'due', 'due']);
  });

  test('the short game ends in September', () => {
    expect(printDate(open('malta', { short: true }).common.lastDate)).toBe('Sep II 42');
  });

  test('[F.23.3] gunfire of the year is partly spent', () => {
    const axis = state.fleets.axis.ships.find(({ where }) => where.at === 'port');
    expect(axis?.salvos).toBe(3);
  });
});

test('[36.D.1.c] in 1944 the line has long fallen, in 1941 it stands', () => {
  expect(open('baltic-act2').common.danger).toMatchObject({ lineFell: true, safe: 'kronshtadt' });
  expect(open('baltic-act1').common.danger).toMatchObject({ lineFell: false, safe: 'none' });
});

test.each([
  ['jutland', {}, 'scenario'],
  ['malta', { fog: true }, 'options.fog'],
  ['baltic', { short: true }, 'options.short'],
  ['malta', { openSea: 3 }, 'options.openSea'],
  ['malta', { handicap: 100 }, 'options.handicap'],
  ['malta', { handicap: -100 }, 'options.handicap'],
  ['malta', { handicap: 1.5 }, 'options.handicap'],
  ['malta', { handicap: true }, 'options.handicap'],
  ['baltic', { handicap: '2' }, 'options.handicap'],
])('%s with %o is refused with its place', (scenario, options, at) => {
  const result = setup({ scenario, options });
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.error.at).toBe(at);
});

test('[F.30] players may agree on a handicap that the menu does not propose, as older menus did', () => {
  expect(open('malta', { handicap: 19 }).common.score.axis).toMatchObject([{ points: 19 }]);
});

test('[36.F.3] cruisers hit for half their strength before the curtain goes up are on their half side', () => {
  const { common, fleets } = open('husky');
  const id = allShips(common).findIndex(({ name }) => name === 'Cruisers under repair');
  expect(fleets.axis.ships[id]).toMatchObject({ half: true, hits: 0, refit: true });
  for (const scenario of ['malta', 'husky', 'baltic-act1', 'baltic-act2'] as const)
    for (const [at, { kind, strength }] of rosterOf(scenario).ships.entries())
      for (const fleet of Object.values(open(scenario).fleets)) {
        const ship = fleet.ships[at] as Ship;
        if (kind === 'TF' && !ship.half) expect(ship.hits).toBeLessThan(Math.ceil(strength / 2));
      }
});

describe('[F.30] a handicap', () => {
  test.each([
    ['malta', 9, { axis: [{ cause: 'Handicap', points: 9 }], allied: [] }, 9],
    ['malta', -17, { axis: [{ cause: 'Handicap', points: -17 }], allied: [] }, -17],
    ['husky', 18, { axis: [], allied: [{ cause: 'Handicap', points: 18 }] }, 18],
    ['malta', 0, { axis: [], allied: [] }, 0],
  ])('of %s with %i points stands in the account and counts', (scenario, handicap, score, net) => {
    const { common } = open(scenario, { handicap });
    expect(common.score).toEqual(score);
    expect(balance(common)).toBe(net);
  });

  test('nobody begins ahead who did not ask for it', () => {
    for (const { id } of SCENARIOS) expect(open(id).common.score).toEqual({ axis: [], allied: [] });
  });
});
