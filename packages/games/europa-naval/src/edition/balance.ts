import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Victory levels that play between equals has moved: tuned on seeds below 8000, see docs/ladder.md for others. */
export const BALANCE: readonly Fill[] = [
  fill(
    'husky-levels',
    'F.30',
    'Axis to 13 points, a draw at 14 and 15, Allies from 16; decisive to 3 and from 30.',
    'Counted by hand they stood at 19, 20 to 29 and 30. Two cadets ended at 14 points at the median (26 games, -14 to 25), because the surrender hands most ports over without a landing and German garrisons keep the rest.',
  ),
  fill(
    'baltic-1941-levels',
    'F.30',
    'Soviets to -18 points, a draw from -17 to -14, Axis from -13; decisive to -30 and from 10.',
    'Counted by hand they stood at 1, 2 to 14 and 15. Two cadets ended at -15 at the median (10 games, -67 to 5): a fleet that leaves in time saves 32 points of garrisons on average, twice what history brought out.',
  ),
  fill(
    'baltic-1944-levels',
    'F.30',
    'Soviets to -2 points, a draw from -1 to 1, Axis from 2; decisive to -10 and from 20.',
    'Counted by hand they stood at 1, 2 to 14 and 15. Two cadets ended at 0 at the median (12 games, -6 to 7): the games lie so close together that a wide draw would swallow them all.',
  ),
];
