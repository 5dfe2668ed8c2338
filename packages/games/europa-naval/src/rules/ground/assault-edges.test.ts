import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { port, position } from '../../testing/positions.ts';

const combat = (table: string, date = 'Jun II 41', side = 'axis'): State =>
  position(
    `ground-combat side=${side}`,
    table,
    `baltic-act1 "${date}"`,
    `phasing=${side} part=combat step=0`,
  );
const LIBAU = 'troops 67th-Rifle-Division 3 @Libau';

describe('[F.27.2] which assaults are due', () => {
  test.each([
    ['those of the side that moves', combat(LIBAU, undefined, 'allied'), 'allied', 'F.27.2 no-assault'],
    ['not those that were won', combat(`${LIBAU} | assault 0 won=true`), 'axis', 'F.27.2 no-assault'],
    ['not on a port of their own', combat('port Libau owner=axis'), 'axis', 'F.27.2 no-assault'],
    ['once a phase', after(combat(LIBAU), 'axis assault Libau 0', 'roll 1'), 'axis', 'F.27.2 no-assault'],
    ['otherwise yes', combat(LIBAU), 'axis', 'ok'],
  ])('[F.27.2] %s', (_case, state, side, expected) => {
    expect(ruling(state, `${side} assault Libau 0`)).toBe(expected);
  });
});

describe('[F.27.2] REs that supplies buy', () => {
  const fed = (sp: number, more = ''): State => combat(`${LIBAU} | stock axis Memel sp=${sp}${more}`);

  test.each([
    ['two SPs for each are enough', fed(4), 'Libau 2 from=Memel', 'ok'],
    ['three are not', fed(3), 'Libau 2 from=Memel', 'F.17.1 no-supplies'],
    ['whole REs', fed(6), 'Libau 0.5 from=Memel', 'F.27.2 too-many'],
    ['three are the most', fed(6), 'Libau 3 from=Memel', 'ok'],
    [
      '[F.9.5] not from a port that is wrecked',
      fed(6, ' | port Memel hits=10'),
      'Libau 2 from=Memel',
      'F.27.2 no-supplier',
    ],
    ['not from a port of the enemy', fed(6), 'Libau 2 from=Windau', 'F.27.2 no-supplier'],
  ])('[F.27.2] %s', (_case, state, order, expected) => {
    expect(ruling(state, `axis assault ${order}`)).toBe(expected);
  });
});

describe('[F.25] a third of the REs drives the ships out', () => {
  const points = (state: State): number | undefined =>
    state.common.phase.name === 'scuttle-roll' ? state.common.phase.ships.length : undefined;

  test('[F.25] of this assault, with what was bought for it', () => {
    const libau = combat(`${LIBAU} | stock axis Memel sp=6 | unit A allied TF 20 | in Libau A`);
    expect(points(after(libau, 'axis assault Libau 0', 'roll 6'))).toBe(2 * 2);
    expect(points(after(libau, 'axis assault Libau 2 from=Memel', 'roll 6'))).toBe(2 * 3);
    const riga = combat('port Libau owner=axis | unit A allied TF 20 | in Riga A', 'Jul I 41');
    expect(points(after(riga, 'axis assault Riga 0', 'roll 6'))).toBe(2 * 3);
  });

  test('[F.27.2] what was lost in the port is told of that port alone', () => {
    const won = after(combat('port Libau owner=axis', 'Jul I 41'), 'axis assault Riga 0', 'roll 6');
    const { assaults } = won.common;
    expect(assaults.filter(each => each.won).map(each => each.port)).toEqual([port(won, 'Riga')]);
    const failed = after(
      combat(`troops 10th-Rifle-Corps 6 @Riga | port Libau owner=axis`, 'Jul I 41'),
      'axis assault Riga 0',
      'roll 1',
    );
    expect(failed.common.assaults.filter(each => each.failures > 0).map(each => each.port)).toEqual([
      port(failed, 'Riga'),
    ]);
  });
});
