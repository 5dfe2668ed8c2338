import type { Refusal } from '@narrow-seas/core';
import { chain, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { groupOf } from '../../model/fleet.ts';
import { noGroup } from '../../turn/refusals.ts';
import type { Common, Fleet, Place, State } from '../../model/state.ts';
import type { GroupId, ShipId, Side } from '../../model/vocabulary.ts';
import { mustGoHome } from '../movement/homeward.ts';
import { dueFrom } from '../movement/passage.ts';
import type { NavalStep } from '../../model/sea/phase.ts';
import { andGoOn } from '../movement/sailing.ts';
import { startOfMove } from '../movement/step-end.ts';

/** Where ships that are together lie. */
const placeOf = ({ ships, groups }: Fleet, ship: ShipId): Place => {
  const where = ships[ship]?.where;
  if (where?.at === 'port') return { at: 'port', port: where.port };
  const group = groups.find(each => each.ships.includes(ship));
  return group?.place ?? { at: 'atlantic' };
};

/** [F.4.2] In port the new group is taken up at once; at sea it still has to begin its step. */
export const form = (state: State, side: Side, ships: readonly ShipId[]): readonly Event[] => {
  const id = state.nextGroup as GroupId;
  const place = placeOf(state.fleets[side], ships[0] as ShipId);
  const inHand = place.at === 'port' || place.at === 'atlantic';
  return [
    { type: 'formed', side, group: id, ships, place },
    { type: 'began', phase: { name: 'naval-step', side, ...(inHand ? { moving: id } : {}) } },
  ];
};

/** [F.12] A group at sea takes its move: night if it wants it, then what it meets where it lies. */
export const begin = (state: State, side: Side, id: GroupId, night: boolean, hold: boolean): Progress => {
  const step: NavalStep = { name: 'naval-step', side, moving: id };
  const fall: readonly Event[] = night ? [{ type: 'night-fell', group: id }] : [];
  const begun = chain(
    state,
    () => [{ type: 'begun', group: id, hold }, ...fall],
    next => dueFrom(next, startOfMove(id, night, step)),
  );
  return andGoOn(begun, step);
};

const goHome = (id: GroupId): Refusal =>
  noGroup('F.5.4', 'go-home', 'A group that was turned back must sail on to a port first.', id);

/** [F.5.4] The group in hand is not left on its way home. */
export const refuseLeaving = (common: Common, { moving }: NavalStep, fleet: Fleet): Refusal | undefined => {
  const group = moving === undefined ? undefined : groupOf(fleet, moving);
  return group !== undefined && mustGoHome(common, group) ? goHome(group.id) : undefined;
};

/** [F.5.4] Nor is the step over while one has not gone its way. */
export const refuseEndOfStep = (common: Common, step: NavalStep, fleet: Fleet): Refusal | undefined => {
  const waiting = fleet.groups.find(group => !group.moved && mustGoHome(common, group));
  return refuseLeaving(common, step, fleet) ?? (waiting === undefined ? undefined : goHome(waiting.id));
};
