import { sixthFleet, sixthFleetCounsel, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { adviserOf } from '../adviser.ts';
import { counterOf } from '../counter.ts';
import { levelsOf } from '../levels.ts';

export const sixthFleetCounter = counterOf({
  game: sixthFleet,
  desk: sixthFleetDesk,
  levels: levelsOf(sixthFleet, sixthFleetMind),
  adviser: adviserOf(sixthFleet, sixthFleetMind, sixthFleetCounsel),
});
