import { describe, expect, test } from 'vitest';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { port, position, strength, whereIs } from '../../testing/positions.ts';
import { stockOf } from '../supply/stock.ts';
import type { State } from '../../model/state.ts';

const ACT1 = 'baltic-act1 "Jun II 41"';

const combat = (table: string, date = ACT1) =>
  position('ground-combat side=axis', table, date, 'phasing=axis part=combat step=0');

const LIBAU = 'troops 67th-Rifle-Division 3 @Libau';

const shiftOf = (state: State, order: string): number => {
  const [event] = eventsOf(state, order).filter(({ type }) => type === 'attacked');
  return event?.type === 'attacked' ? event.shift : Number.NaN;
};

describe('[F.27.2] scheduled assaults', () => {
  test('have to be made before the phase can end', () => {
    const state = combat(LIBAU);
    expect(ruling(state, 'axis done')).toBe('F.27.2 assault-due');
    expect(ruling(after(state, 'axis assault Libau 0', 'roll 1'), 'axis done')).toBe('ok');
  });

  test('come on their date and not before', () => {
    expect(ruling(combat(LIBAU), 'axis assault Riga 0')).toBe('F.27.2 no-assault');
  });

  test('[F.14.2] five REs against a division and coast defence 3', () => {
    // 5 to 3 + 1.5.
    expect(shiftOf(combat(LIBAU), 'axis assault Libau 0')).toBe(0);
  });

  test('two REs more for each failure, which costs nothing', () => {
    const failed = after(combat(LIBAU), 'axis assault Libau 0', 'roll 1');
    expect(failed.common.assaults.find(each => each.port === port(failed, 'Libau'))).toMatchObject({
      failures: 1,
      won: false,
    });
    const again = after(combat(`${LIBAU} | assault 0 failures=1`), 'axis assault Libau 0');
    // 7 to 4.5.
    expect(again.common.phase).toMatchObject({ shift: 1 });
  });

  describe('supplies buy REs', () => {
    const fed = `${LIBAU} | stock axis Memel sp=6 srp=0`;

    test.each([
      ['two SPs each', 'Libau 2 from=Memel', 'ok'],
      ['three at most', 'Libau 4 from=Memel', 'F.27.2 too-many'],
      ['from a port', 'Libau 2', 'F.27.2 no-supplier'],
      ['of ours within 15 hexes', 'Libau 2 from=Kiel', 'F.27.2 no-supplier'],
      ['that has them', 'Libau 2 from=Pillau', 'F.17.1 no-supplies'],
    ])('%s', (_case, order, expected) => {
      expect(ruling(combat(fed), `axis assault ${order}`)).toBe(expected);
    });

    test('and are gone', () => {
      const state = after(combat(fed), 'axis assault Libau 3 from=Memel');
      expect(stockOf(state.common, state.fleets.axis, 'axis', port(state, 'Memel')).sp).toBe(0);
      // 8 to 4.5.
      expect(state.common.phase).toMatchObject({ shift: 1 });
    });
  });

  test('won: the port is taken, the defenders are lost, [F.25] a third of the REs drives the ships out', () => {
    const state = after(
      combat(`${LIBAU} | unit A allied TF 6 | in Libau A`),
      'axis assault Libau 0',
      'roll 5',
    );
    expect(state.common.ports[port(state, 'Libau')]?.owner).toBe('axis');
    expect(state.common.troops).toHaveLength(0);
    // A third of five REs, rounded up: two REs, four points of six.
    expect(state.common.phase).toMatchObject({ name: 'scuttle-roll', ships: { length: 4 } });
  });

  test('[36.B] ships in refit at Libau are blown up', () => {
    const state = after(
      combat(`${LIBAU} | unit A allied TF 2 | in Libau A/refit`),
      'axis assault Libau 0',
      'roll 6',
    );
    expect(whereIs(state, 'A')).toBe('sunk');
    expect(strength(state, 'A')).toBe(0);
    expect(state.common.phase.name).toBe('ground-combat');
  });
});
