import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Victory levels that play between equals has moved: tuned on seeds below 8000, see docs/ladder.md for others. */
export const BALANCE: readonly Fill[] = [
  fill(
    'malta-levels',
    'F.30',
    'Allies to -10 points, a draw at -9, Axis from -8; decisive to -39 and from 21.',
    'The model of the frame cut them at 6, 7 to 21 and 22. Games end far apart, because Alexandria, 25 points, falls in every third or fourth: eight between captains at -10 at the median (-40 to 24), six between admirals at 2 (-22 to 22), sixteen between an admiral and a captain at -14 with the admiral as the Allies and at -1 with the admiral as the Axis.',
  ),
  fill(
    'husky-levels',
    'F.30',
    'Axis to 3 points, a draw at 4, Allies from 5; decisive to -7 and from 16.',
    'Counted by hand they stood at 19, 20 to 29 and 30. Since Italy does not surrender before a port of Sicily has fallen, the Allies must land: ten games between captains ended at 8 at the median (-9 to 17), ten between admirals at 4 or 5 (-17 to 11).',
  ),
  fill(
    'baltic-1941-levels',
    'F.30',
    'Soviets to -14 points, a draw at -13, Axis from -12; decisive to -25 and from 2.',
    'Counted by hand they stood at 1, 2 to 14 and 15. Two captains ended at -13 at the median (30 games, -25 to -1), two admirals too (30 games, -21 to -8): a fleet that leaves in time brings out eleven REs, 22 points, and each side loses some five points of ships.',
  ),
  fill(
    'baltic-1944-levels',
    'F.30',
    'Soviets to 9 points, a draw at 10, Axis from 11; decisive to -2 and from 19.',
    'Counted by hand they stood at 1, 2 to 14 and 15. Two captains ended at 10 at the median (30 games, 3 to 15), two admirals at 6 or 7 (30 games, 1 to 14), since the garrisons of Memel and Windau stay where they are and thirteen of fifteen REs come home. The games lie so close together that a wide draw would swallow them all.',
  ),
];
