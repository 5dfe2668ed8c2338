import { secondFleet, secondFleetCounsel, secondFleetDesk, secondFleetMind } from '@narrow-seas/second-fleet';
import { adviserOf } from '../adviser.ts';
import { counterOf } from '../counter.ts';
import { levelsOf } from '../levels.ts';

export const secondFleetCounter = counterOf({
  game: secondFleet,
  desk: secondFleetDesk,
  levels: levelsOf(secondFleet, secondFleetMind),
  adviser: adviserOf(secondFleet, secondFleetMind, secondFleetCounsel),
});
