import type { Refusal } from '@narrow-seas/core';
import { adjacent } from '@narrow-seas/hex';
import type { Event } from '../model/event.ts';
import { hasFired, noBoat, noTarget } from '../turn/refusals.ts';
import { openBeside } from './sailing.ts';
import type { Sailing } from '../model/phase.ts';
import { boatOf, hexOf, type State, type BoatPositions } from '../model/state.ts';
import type { BoatId, Face, Side } from '../model/vocabulary.ts';
import { watersOf } from '../model/waters.ts';

/** [5.1] Why this boat may not fire at that one. */
export const refuseFire = (
  table: BoatPositions,
  side: Side,
  id: BoatId,
  targetId: BoatId,
): Refusal | undefined => {
  const boat = boatOf(table, id);
  const from = boat === undefined ? undefined : hexOf(boat);
  if (boat === undefined || from === undefined || boat.side !== side) return noBoat(id);
  if (boat.fired) return hasFired(id);
  const target = boatOf(table, targetId);
  const at = target === undefined ? undefined : hexOf(target);
  if (at === undefined || target?.side === side) return noTarget(id);
  return adjacent(watersOf(table).grid, from, at) ? undefined : noTarget(id);
};

export const fire = (boat: BoatId, target: BoatId, resume: Sailing): readonly Event[] => [
  { type: 'fired', boat, target },
  { type: 'began', phase: { name: 'fired', target, resume } },
];

/** [4.5] 1 to 3 sinks the boat that struck a mine. */
export const rollForMine = (boat: BoatId, face: Face, resume: Sailing): readonly Event[] => [
  { type: 'rolled', face },
  ...(face <= 3 ? [{ type: 'sank', boat } as const] : []),
  { type: 'began', phase: resume },
];

/** [5.2] 6 sinks the target, 3 to 5 makes it fall back, less is a miss. [5.3] Nowhere to go: it sinks. */
export const rollForFire = (state: State, target: BoatId, face: Face, resume: Sailing): readonly Event[] => {
  const rolled: Event = { type: 'rolled', face };
  const boat = boatOf(state, target);
  if (face <= 2 || boat === undefined) return [rolled, { type: 'began', phase: resume }];
  if (face < 6 && openBeside(state, boat).length > 0) {
    return [rolled, { type: 'began', phase: { name: 'falling-back', boat: target, resume } }];
  }
  return [rolled, { type: 'sank', boat: target }, { type: 'began', phase: resume }];
};
