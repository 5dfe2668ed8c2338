import { type HexId, hasHex } from '@narrow-seas/hex';
import { areaAt } from '../../model/chart.ts';
import { type Event, NOTHING } from '../../model/event.ts';
import { chartOf, kindOfGroup, kindsOf, shipOf, shipsInPort, specOf } from '../../model/fleet.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import { enemyOf, type GroupId, type PortId, type ShipId, type Side } from '../../model/vocabulary.ts';
import { staysIn } from '../movement/allowance.ts';
import { FUELS, hasFuel } from '../fuel/bunkers.ts';
import { hexesApart } from './combat-zone.ts';
import { isInshore, kindOf, seaAtPlace } from '../groups/group.ts';
import type { Passage, Reaction } from '../../model/sea/phase.ts';
import type { Whereabouts } from '../groups/whereabouts.ts';

/** [F.7.3] How far off a group at sea hears of it. */
export const REACTION_RANGE = 10;

const REACTS: readonly string[] = ['combat', 'mixed'];

/** [F.7.3] Warships at sea near enough, once a step; those in the very hex have nowhere nearer to go. */
export const mayReact = (common: Common, group: Group, to: HexId): boolean => {
  if (group.place.at !== 'sea' || group.reacted || !REACTS.includes(kindOf(common, group))) return false;
  const far = hexesApart(common, group.place.hex, to);
  return far > 0 && far <= REACTION_RANGE;
};

/** [36.D.2] Ports whose ships the alarm has called out. */
export const alarmedPorts = (
  common: Common,
  side: Side,
  alarm: Reaction['alarm'],
  hex: HexId,
): readonly PortId[] => {
  if (alarm === 'none') return [];
  const chart = chartOf(common);
  const area = areaAt(chart, hex);
  return chart.ports
    .filter(({ id, inland }) => common.ports[id]?.owner === side && !inland)
    .filter(port => alarm === 'everywhere' || (area !== undefined && hasHex(area.hexes, port.hex)))
    .map(({ id }) => id);
};

/** [F.4.4] [F.5.4] [F.13.2] Ships that could put out of a port at all. */
export const readyToSail = (common: Common, fleet: Fleet, port: PortId): readonly ShipId[] => {
  const sea = seaAtPlace(common, { at: 'port', port });
  return shipsInPort(fleet, port).filter(ship => {
    const { refit, turnedBack } = shipOf(fleet, ship);
    return !refit && !turnedBack && !staysIn([specOf(common, ship).kind], sea);
  });
};

/** [F.7.3] Warships among them that have the oil [36.E]. */
export const readyToReact = (common: Common, fleet: Fleet, side: Side, port: PortId): readonly ShipId[] =>
  readyToSail(common, fleet, port).filter(
    ship =>
      REACTS.includes(kindOfGroup(kindsOf(common, [ship]))) &&
      FUELS.some(fuel => hasFuel(common, fleet, side, [ship], port, fuel)),
  );

/** Whether anybody could still react. */
export const anyReaction = (common: Common, fleet: Fleet, phase: Reaction, hex: HexId): boolean =>
  fleet.groups.some(group => mayReact(common, group, hex)) ||
  alarmedPorts(common, phase.side, phase.alarm, hex).some(
    port => readyToReact(common, fleet, phase.side, port).length > 0,
  );

/** [F.7.3] [36.D.2] Those who may react to a seen group are asked, to submarines too; nobody does so inshore [F.7.5] [36.A.1 a]. */
export const reactionStage = (
  state: State,
  next: Passage,
  { group, hex, enemy }: Whereabouts,
): readonly Event[] => {
  if (group.side !== state.common.phasing) return NOTHING;
  if (!group.seen || isInshore(state.common, group)) return NOTHING;
  const phase: Reaction = reactionTo(group.id, enemyOf(group.side), group.alarm, next);
  return anyReaction(state.common, enemy, phase, hex) ? [{ type: 'began', phase }] : NOTHING;
};

const reactionTo = (to: GroupId, side: Side, alarm: Reaction['alarm'], passage: Passage): Reaction => ({
  name: 'reaction',
  side,
  to,
  alarm,
  passage,
});
