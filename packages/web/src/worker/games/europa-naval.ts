import { europaNaval, europaNavalCounsel, europaNavalDesk, europaNavalMind } from '@narrow-seas/europa-naval';
import { adviserOf } from '../adviser.ts';
import { counterOf } from '../counter.ts';
import { levelsOf } from '../levels.ts';

export const europaNavalCounter = counterOf({
  game: europaNaval,
  desk: europaNavalDesk,
  levels: levelsOf(europaNaval, europaNavalMind),
  adviser: adviserOf(europaNaval, europaNavalMind, europaNavalCounsel),
});
