import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Victory levels that play between equals has moved, see docs/ladder.md. */
export const BALANCE: readonly Fill[] = [
  fill(
    'malta-levels',
    'F.30',
    'Allies to -14 points, a draw at -13, Axis from -12; decisive to -43 and from 17.',
    'The model of the frame cut them at 6, 7 to 21 and 22. Games end far apart, because Alexandria, 25 points, falls in every third or fourth: thirty between captains ended at -13 at the median (-34 to 20), thirty between cadets at -25 (-48 to 14), thirty between admirals at 7 (-16 to 62).',
  ),
  fill(
    'husky-levels',
    'F.30',
    'Axis to 5 points, a draw at 6, Allies from 7; decisive to -5 and from 18.',
    'Counted by hand they stood at 19, 20 to 29 and 30. Since Italy does not surrender before a port of Sicily has fallen, the Allies must land: thirty games between captains ended at 6 at the median (-5 to 17), thirty between admirals at 5 (-6 to 25).',
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
  fill(
    'handicap',
    'F.30',
    'One side may begin with points, as the players agree: the scenario offers those that are fair between cadets, captains or admirals.',
    'What a level does badly costs one side more than the other, so no single level of victory is fair between all of them.',
  ),
];
