import type { HexId } from '@narrow-seas/hex';
import { withCommon } from '../model/change.ts';
import { ownerAt } from '../model/fleet.ts';
import type { State } from '../model/state.ts';
import type { Owner } from '../model/vocabulary.ts';

/** [F.2.3] Land that nobody has taken is whose it was at the start. */
export const withOwner = (state: State, hex: HexId, owner: Owner): State => {
  const others = state.common.taken.filter(taken => taken.hex !== hex);
  const untaken = withCommon(state, { taken: others });
  if (ownerAt(untaken.common, hex) === owner) return untaken;
  return withCommon(state, { taken: [...others, { hex, owner }].toSorted((a, b) => a.hex - b.hex) });
};
