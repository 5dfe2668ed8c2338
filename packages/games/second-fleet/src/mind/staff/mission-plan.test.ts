import { describe, expect, test } from 'vitest';
import { optionsFor } from '../../turn/options.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { position } from '../../testing/positions.ts';
import { evolve } from '../../turn/evolve.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';
import { ADMIRAL, CAPTAIN, type Doctrine } from './doctrine.ts';
import { missionPlan } from './mission-plan.ts';

/** All orders that a side would give, as `F15-1 interception BI`. */
const ordersOf = (start: State, side: Side, doctrine: Doctrine): readonly string[] => {
  const given: string[] = [];
  for (let state = start; ; ) {
    const view = viewFor(state, side);
    const [action] = missionPlan(view, side, doctrine);
    if (action?.type !== 'assign') return given;
    expect(optionsFor(view).refuse(action)).toBeUndefined();
    const { unit, mission, zone } = action;
    given.push(`${specOf(state.table, unit).name} ${mission} ${zone}`);
    state = evolve(state, { type: 'ordered', side, order: { unit, mission, zone } });
  }
};

const CONVOY = position(
  'assignment',
  'nato @2833 ALTAR PLLUX ILTRS | at Stornoway PHN-1 PHN-2 NIM-4 | at Bodo F16-2 | soviet @3219 MKALN | at Olenogorsk T95D-1 T95F-1 | at Kildenstroy T16D-2',
  'norway-convoy turn 1 of 15',
);

describe('the strategic missions', () => {
  test('an admiral sends fighters from behind the front against the scouts over his convoy', () => {
    const orders = ordersOf(CONVOY, 'nato', ADMIRAL);
    expect(orders).toContain('PHN-1 interception BI');
    expect(orders).toContain('PHN-2 interception BI');
    expect(orders.some(order => order.startsWith('F16-2'))).toBe(false);
    expect(ordersOf(CONVOY, 'nato', CAPTAIN).join(' ')).not.toContain('interception');
  });

  test('an admiral sends a fighter of each carrier, and keeps the best two for her patrol', () => {
    const carrier = position(
      'assignment',
      'nato @2716 RSVLT VNCNS | at RSVLT F14-1 F14-2 F18-1 F18-2 S3-1 | soviet @3402 KIEV | at Olenogorsk T95D-1 T95F-1',
    );
    const fighters = ordersOf(carrier, 'nato', ADMIRAL).filter(order => order.includes('interception'));
    expect(fighters).toEqual(['F18-1 interception NS']);
    const bare = position(
      'assignment',
      'nato @2716 RSVLT VNCNS | at RSVLT F14-1 F14-2 | soviet @3402 KIEV | at Olenogorsk T95D-1 T95F-1',
    );
    expect(ordersOf(bare, 'nato', ADMIRAL)).toEqual([]);
  });

  test('a few aircraft look for submarines, the others stay to sink what they find', () => {
    const hunt = position(
      'assignment',
      'at Stornoway NIM-1 NIM-2 NIM-3 NIM-4 | soviet @3219 MKALN | soviet @3218 FDZHR | soviet @3319 VFGNR | soviet @3318 IKNEV',
      'norway-convoy turn 1 of 15',
    );
    expect(ordersOf(hunt, 'nato', CAPTAIN)).toHaveLength(2);
  });

  test('scouts go where the convoy is, and what is left over guides the strikes', () => {
    const orders = ordersOf(CONVOY, 'soviet', ADMIRAL);
    expect(orders).toContain('T95D-1 recon BI');
    expect(orders).toContain('T16D-2 tac-coord BI');
  });
});
