import type { Refusal } from '@narrow-seas/core';
import { chain, type Effect, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { groupOf, shipsInPort, sideOfShip, strengthOf } from '../../model/fleet.ts';
import { noShip } from '../../turn/refusals.ts';
import { hitShip } from '../naval-combat/damage.ts';
import { whereabouts } from '../groups/whereabouts.ts';
import type { State } from '../../model/state.ts';
import { enemyOf, type ShipId } from '../../model/vocabulary.ts';
import type { Raid, RaidAim } from '../../model/shore/phase.ts';
import { anyStriker } from '../air/striker.ts';

/** Back to the air segment, or to the strikers while they have anything left; nothing when the passage goes on. */
export const afterRaid = (state: State, { side, passage }: Raid): readonly Event[] => {
  if (passage === undefined) return [{ type: 'began', phase: { name: 'air-segment', side, part: 'attack' } }];
  const found = whereabouts(state, passage.group);
  const again = found !== undefined && anyStriker(state.common, state.fleets[side], side, found.hex);
  return again ? [{ type: 'began', phase: { name: 'strike-choice', side, passage } }] : [];
};

/** Ships of the target that are still afloat. */
const shipsUnder = ({ fleets }: State, { side, target }: Raid): readonly ShipId[] => {
  const enemy = fleets[enemyOf(side)];
  if (target.kind === 'ships') return shipsInPort(enemy, target.port);
  return target.kind === 'group' ? (groupOf(enemy, target.group)?.ships ?? []) : [];
};

const aiming = (raid: Raid, side: RaidAim['side'], hits: number, among: readonly ShipId[]): Event => ({
  type: 'began',
  phase: { name: 'raid-aim', side, raid, hits, among },
});

/** [F.11.6] to [F.11.8] What the hits do. */
export const hitTarget = (state: State, raid: Raid, hits: number): Effect => {
  const { target } = raid;
  if (hits === 0) return afterRaid(state, raid);
  if (target.kind === 'port')
    return chain(
      state,
      () => [{ type: 'port-hit', port: target.port, hits }],
      next => afterRaid(next, raid),
    );
  if (target.kind === 'malta')
    return chain(
      state,
      () => [{ type: 'malta-bombed', hits }],
      next => afterRaid(next, raid),
    );
  const among = shipsUnder(state, raid);
  return among.length === 0 ? afterRaid(state, raid) : [aiming(raid, raid.side, hits, among)];
};

/** [F.11.6] The striker names a ship of the target; the rest goes to another of it. */
export const refuseHitShip = ({ among }: RaidAim, ship: ShipId): Refusal | undefined =>
  among.includes(ship) ? undefined : noShip('F.11.6', 'not-under', 'This ship is not under attack.', ship);

/** [F.11.6] As many hits as she can take; the rest goes to another of the owner's choice. */
export const resolveHitShip = (state: State, { raid, hits, among }: RaidAim, ship: ShipId): Progress => {
  const owner = sideOfShip(state.common, ship);
  const taken = Math.min(hits, strengthOf(state.common, state.fleets[owner], ship));
  const left = among.filter(each => each !== ship);
  return chain(
    state,
    () => hitShip(state, ship, taken),
    next =>
      hits > taken && left.length > 0 ? [aiming(raid, owner, hits - taken, left)] : afterRaid(next, raid),
  );
};
