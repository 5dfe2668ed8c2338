import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Victory levels that play between equals has moved: tuned on seeds below 8000, see docs/ladder.md for others. */
export const BALANCE: readonly Fill[] = [
  fill(
    'malta-levels',
    'F.30',
    'Allies to 4 points, a draw at 5, Axis from 6; decisive to -25 and from 35.',
    'The model of the frame cut them at 6, 7 to 21 and 22. Games end far apart, because Alexandria, 25 points, falls in every third or fourth: eight between admirals at 7 at the mean (-18 to 63), sixteen between a captain and a cadet at -21 with the captain as the Allies and at 9 with the captain as the Axis.',
  ),
  fill(
    'husky-levels',
    'F.30',
    'Axis to 5 points, a draw at 6, Allies from 7; decisive to -5 and from 18.',
    'Counted by hand they stood at 19, 20 to 29 and 30. Since Italy does not surrender before a port of Sicily has fallen, the Allies must land: ten games between captains ended at 6 at the median (-14 to 16), six between admirals at 2 to 7 (-11 to 23).',
  ),
  fill(
    'baltic-1941-levels',
    'F.30',
    'Soviets to -14 points, a draw at -13, Axis from -12; decisive to -25 and from 2.',
    'Counted by hand they stood at 1, 2 to 14 and 15. Two cadets ended at -13 at the median (24 games, -19 to 4), two captains at -14 (8 games, -16 to -7): a fleet that leaves in time brings out eleven REs, 22 points, and the Soviets lose some twelve points of ships, the Axis nine.',
  ),
  fill(
    'baltic-1944-levels',
    'F.30',
    'Soviets to 7 points, a draw at 8, Axis from 9; decisive to -4 and from 17.',
    'Counted by hand they stood at 1, 2 to 14 and 15. Two cadets ended at 7 or 8 at the median (20 games, 0 to 13), two captains at 6 (8 games, 0 to 11), since the garrisons of Memel and Windau stay where they are and thirteen of fifteen REs come home. The games lie so close together that a wide draw would swallow them all.',
  ),
];
