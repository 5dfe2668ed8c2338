import { describe, expect, test } from 'vitest';
import type { Flight } from '../../model/fire/phase.ts';
import { hexes, position, units } from '../../testing/positions.ts';
import { stepCost, stepsOnWay } from './risk.ts';
import { enemyPatrols } from './sky.ts';
import { stakeOf } from './stake.ts';

const bombersAgainst = (cap: string) =>
  position(
    'flight side=soviet units=[T26-1,T26-2] roles.0.unit=T26-1 roles.0.role=atk roles.1.unit=T26-2 roles.1.role=atk homes=[Olenogorsk,Olenogorsk] hex=3906 allowance=90 spent=0 path=[3906] | under segment side=soviet arm=air',
    `nato @2922 RSVLT | flight Olenogorsk T26-1 T26-2 ${cap}`,
  );

const stepsOver = (cap: string, way: string): number => {
  const { table } = bombersAgainst(cap);
  return stepsOnWay(table, table.phase as Flight, enemyPatrols(table, 'soviet'), hexes(way));
};

const ORLAND = '| cap Orland US-F16-1 NO-F16-1';
const CARRIER = '| cap RSVLT F14-1 F14-2 E2-1';

describe('what patrols take from a flight', () => {
  test('nothing out of their reach', () => {
    expect(stepsOver(ORLAND, '3906 3907')).toBe(0);
    expect(stepsOver('', '3720')).toBe(0);
  });

  test('each patrol attacks once, however long the way under it is', () => {
    expect(stepsOver(ORLAND, '3717 3718 3719 3720')).toBe(stepsOver(ORLAND, '3720'));
    expect(stepsOver(ORLAND, '3720')).toBeGreaterThan(1);
  });

  test('that of a carrier takes the less the farther it must fly', () => {
    expect(stepsOver(CARRIER, '2918')).toBeLessThan(stepsOver(CARRIER, '2922'));
    expect(stepsOver(CARRIER, '2918 2922')).toBe(stepsOver(CARRIER, '2922'));
  });

  test('no more than there is', () => {
    const three = `${ORLAND} | cap Bodo F16-2 F16-3 | cap Bardufoss F15-1 F15-2`;
    expect(stepsOver(three, '3720 3516 3412')).toBe(4);
  });
});

test('a step costs half an aircraft of the flight on average', () => {
  const state = bombersAgainst('');
  const [first, second] = units(state, 'T26-1 T95D-1');
  if (first === undefined || second === undefined) throw new Error('There are no such units');
  const mean = (stakeOf(state.table, first) + stakeOf(state.table, second)) / 2;
  expect(stepCost(state.table, [first, second])).toBeCloseTo(mean / 2);
  expect(stepCost(state.table, [])).toBe(0);
});
