import type { UnitId } from './vocabulary.ts';

/** [C.1.2] [C.7.1] Ships that act as one, topmost first: a Task Force, a Task Group or a ship alone. */
export type Force = readonly UnitId[];
