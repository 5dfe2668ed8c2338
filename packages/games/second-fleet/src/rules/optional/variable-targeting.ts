import type { DieFace } from '../../model/vocabulary.ts';

/** [C.21.8] [24.8] Where a salvo goes: to its target, to the ship beneath it, or nowhere. */
export const driftOf = (face: DieFace): 'as-aimed' | 'beneath' | 'decoyed' => {
  if (face <= 6) return 'as-aimed';
  return face === 9 ? 'decoyed' : 'beneath';
};
