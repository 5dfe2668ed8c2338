import { describe, expect, test } from 'vitest';
import type { HexId } from '@narrow-seas/hex';
import { distanceBetween, hexOf } from '../../model/chart.ts';
import type { Flight } from '../../model/fire/phase.ts';
import { optionsFor } from '../../turn/options.ts';
import type { State } from '../../model/state.ts';
import { position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { ADMIRAL, CAPTAIN, type Doctrine } from './doctrine.ts';
import { flightPlan } from './flight-plan.ts';

const ROLES = [1, 2, 3]
  .map((bomber, place) => `roles.${place}.unit=T26-${bomber} roles.${place}.role=atk`)
  .join(' ');

const bombers = (cap: string, hex: string, spent: number, rest = ''): State =>
  position(
    `flight side=soviet units=[T26-1,T26-2,T26-3] ${ROLES} homes=[Olenogorsk,Olenogorsk,Olenogorsk] hex=${hex} allowance=90 spent=${spent} path=[3906${hex === '3906' ? '' : `,${hex}`}] ${rest} | under segment side=soviet arm=air`,
    `nato @3032 ALTAR/strategic PLLUX/strategic | flight Olenogorsk T26-1 T26-2 T26-3 ${cap}`,
    'norway-convoy turn 2 of 15',
  );

const planned = (state: State, doctrine: Doctrine) => {
  const view = viewFor(state, 'soviet');
  const [action] = flightPlan(view, state.table.phase as Flight, doctrine);
  if (action === undefined) throw new Error('There is no plan');
  expect(optionsFor(view).refuse(action)).toBeUndefined();
  return action;
};

const pathOf = (state: State, doctrine: Doctrine): readonly HexId[] => {
  const action = planned(state, doctrine);
  return action.type === 'fly' ? action.path : [];
};

const nearest = (path: readonly HexId[], to: string): number =>
  Math.min(...path.map(hex => distanceBetween(hex, hexOf(to))));

const ORLAND = '3720';

describe('a strike', () => {
  const watched = bombers('| cap Orland NO-F16-1/damaged', '3906', 0);

  test('comes to where it can fire, and can come home from there', () => {
    for (const doctrine of [CAPTAIN, ADMIRAL]) {
      const path = pathOf(watched, doctrine);
      expect(distanceBetween(path.at(-1) as HexId, hexOf('3032'))).toBeLessThanOrEqual(3);
      expect(path.length).toBeLessThanOrEqual(45);
    }
  });

  test('of an admiral goes around the patrols, and does not go about without one', () => {
    expect(nearest(pathOf(watched, CAPTAIN), ORLAND)).toBeLessThanOrEqual(4);
    expect(nearest(pathOf(watched, ADMIRAL), ORLAND)).toBeGreaterThan(4);
    expect(pathOf(bombers('', '3906', 0), ADMIRAL)).toHaveLength(
      pathOf(bombers('', '3906', 0), CAPTAIN).length,
    );
  });

  test('that would not arrive goes home instead', () => {
    const deadly = bombers('| cap Orland US-F16-1 NO-F16-1 F16-2 | cap Bodo F16-3 F15-1 F15-2', '3717', 12);
    const straight: Doctrine = { ...ADMIRAL, outward: 0, homeward: 0 };
    expect(nearest([pathOf(deadly, straight).at(-1) as HexId], '3906')).toBe(0);
  });

  test('attacks where it has come to, and goes home around the patrols too', () => {
    expect(planned(bombers('', '3030', 30), ADMIRAL)).toMatchObject({ type: 'strike', attack: 'ssm' });
    const home = pathOf(bombers('| cap Orland US-F16-1 NO-F16-1', '3030', 30, 'attacked=ssm'), ADMIRAL);
    expect(nearest(home, ORLAND)).toBeGreaterThan(4);
  });
});
