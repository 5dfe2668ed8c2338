import type { Grade } from '../../model/vocabulary.ts';

/** [14.1] [A1] [C.2.9] What damage points do to an airfield or a port: nothing, Damage 1, Damage 2, destruction. */
export const baseResult = (points: number): Grade =>
  points >= 10 ? 3 : points >= 7 ? 2 : points >= 5 ? 1 : 0;

/** [C.20.4] Damage adds up: 1 and 1 are 2, and anything more destroys. */
export const worsened = (grade: Grade, hit: Grade): Grade => Math.min(3, grade + hit) as Grade;

/** [10] [C.2.28] Steps that the guns cost the bombers, by the defence result. */
export const bombingLosses = (defence: number): 0 | 1 | 2 => (defence >= 9 ? 2 : defence >= 5 ? 1 : 0);
