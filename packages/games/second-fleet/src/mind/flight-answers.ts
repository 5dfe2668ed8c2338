import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { distanceBetween } from '../model/chart.ts';
import type { Flight } from '../model/fire/phase.ts';
import { approachesOf } from '../rules/combat/sorties.ts';
import { listActions } from '../turn/list.ts';
import { pieceOf, submarineStacks, surfaceStacks } from '../model/position.ts';
import type { PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';
import { worthOf } from './strike-value.ts';

/** A base is bombed when no ship is near. */
const BASE_BOUNTY = 3;
/** No missile of an aircraft goes farther. */
const FARTHEST_SHOT = 4;

/** The best that can be shot at around a hex, what is near before what is far. */
const bountyAt = (table: PublicState, side: Side, at: HexId): number => {
  let best = BASE_BOUNTY;
  const enemy = enemyOf(side);
  for (const stacks of [surfaceStacks(table, enemy), submarineStacks(table, enemy)]) {
    for (const [hex, units] of stacks) {
      const far = distanceBetween(at, hex);
      if (far > FARTHEST_SHOT) continue;
      for (const unit of units)
        if (pieceOf(table, unit).mark !== 'none') best = Math.max(best, worthOf(table, unit) / (1 + far / 4));
    }
  }
  return best;
};

const endOf = (action: Action): HexId | undefined => (action.type === 'fly' ? action.path.at(-1) : undefined);

/** The flight out to the best target. */
const bestApproach = (view: View, flight: Flight): Action | undefined => {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of approachesOf(view, flight)) {
    const end = endOf(action);
    const bounty = end === undefined ? 0 : bountyAt(view.table, flight.side, end);
    if (bounty > most) [best, most] = [action, bounty];
  }
  return best;
};

const lengthOf = (action: Action): number =>
  action.type === 'fly' ? action.path.length : Number.POSITIVE_INFINITY;

/** Fly out, attack, fly back to the nearest field, land: in this order. */
export const flightAnswers = (view: View, flight: Flight): readonly Action[] => {
  const offered = [...listActions(view)];
  const strikes = offered.filter(({ type }) => type === 'strike');
  if (strikes.length > 0) return strikes.slice(0, 8);
  const out = bestApproach(view, flight);
  if (out !== undefined) return [out];
  const landings = offered.filter(({ type }) => type === 'land');
  if (landings.length > 0) return landings.slice(0, 2);
  const back = offered.filter(({ type }) => type === 'fly').toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return back.length > 0 ? back.slice(0, 3) : offered;
};
