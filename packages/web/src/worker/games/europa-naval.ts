import { europaNaval, europaNavalDesk, europaNavalMind } from '@narrow-seas/europa-naval';
import { counterOf } from '../counter.ts';
import { levelsOf } from '../levels.ts';

export const europaNavalCounter = counterOf({
  game: europaNaval,
  desk: europaNavalDesk,
  levels: levelsOf(europaNaval, europaNavalMind),
});
