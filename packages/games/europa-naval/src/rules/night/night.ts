import { dateOf, type HalfMonth } from '../../model/date.ts';
import type { Side } from '../../model/vocabulary.ts';

/** [36.A.2] What a unit has done of its phase by night. */
export interface NightLog {
  /** Night points used in the phase, whole blocks [F.6.1]. */
  readonly night: number;
  /** Day points since the last block. */
  readonly day: number;
}

export const NIGHT_BUDGET = 25;
export const NIGHT_BLOCK = 5;
export const DAY_BETWEEN = 10;

export const FRESH_NIGHT: NightLog = { night: 0, day: 0 };

export type NightRefusal = 'budget' | 'too-soon';

/** Why no block may begin now. The first of a phase needs no day before it. */
export const refuseBlock = ({ night, day }: NightLog): NightRefusal | undefined => {
  if (night + NIGHT_BLOCK > NIGHT_BUDGET) return 'budget';
  return night > 0 && day < DAY_BETWEEN ? 'too-soon' : undefined;
};

/** A block counts whole, even when it is cut short. */
export const withBlock = ({ night }: NightLog): NightLog => ({ night: night + NIGHT_BLOCK, day: 0 });

export const withDay = ({ night, day }: NightLog, points: number): NightLog => ({ night, day: day + points });

/** [F.6.1] A group has the worst of its units. */
export const worstNight = (logs: readonly NightLog[]): NightLog => ({
  night: Math.max(0, ...logs.map(({ night }) => night)),
  day: Math.min(Number.MAX_SAFE_INTEGER, ...logs.map(({ day }) => day)),
});

/** [36.A.2 e] */
const ALLIED_RADAR: HalfMonth = dateOf('Jul I 44');

/** [36.A.2 d e] [F.6.3] What is left of a gunnery strength at night. */
export const atNight = (strength: number, firer: 'ship' | 'fort', side: Side, date: HalfMonth): number => {
  if (firer === 'fort') return strength / 2;
  return side === 'allied' && date >= ALLIED_RADAR ? strength / 2 : strength / 4;
};
