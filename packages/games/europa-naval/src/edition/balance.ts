import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Victory levels that play between equals has moved: tuned on seeds below 8000, see docs/ladder.md for others. */
export const BALANCE: readonly Fill[] = [
  fill(
    'malta-levels',
    'F.30',
    'Allies to 24 points, a draw from 25 to 30, Axis from 31; decisive to -10 and from 46.',
    'The model of the frame cut them at 6, 7 to 21 and 22, with Alexandria lost in one game of eight. Convoys that unload whenever they come in keep the front at its highest payment, and Alexandria, 25 points, fell in 8 of 11 games between cadets, which ended at 28 at the median (-10 to 48).',
  ),
  fill(
    'husky-levels',
    'F.30',
    'Axis to 12 points, a draw at 13, Allies from 14; decisive to 3 and from 30.',
    'Counted by hand they stood at 19, 20 to 29 and 30. Two cadets ended at 14 points at the median (22 games, -6 to 19), two captains at 11 (6 games, 5 to 16), because the surrender hands most ports over without a landing and German garrisons keep the rest.',
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
