import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { loadOf } from './cargo.ts';
import { crossing, terrainAt } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, groupOf, ownerAt, shipOf, specOf, strengthOf } from '../../model/fleet.ts';
import { noAt, noGroup, noShip } from '../../turn/refusals.ts';
import { groundSpec } from '../../model/roster.ts';
import type { Cargo, Common, Fleet, Group, State } from '../../model/state.ts';
import { enemyOf, type GroupId, type PortId, type ShipId, type Side } from '../../model/vocabulary.ts';
import { COSTS } from '../movement/allowance.ts';
import { seaAtPlace } from '../groups/group.ts';
import { fitting, handlingLeft, refuseStowing } from '../groups/handling.ts';
import { refuseMover, refuseTurnedBack } from '../movement/movement.ts';
import type { NavalStep } from '../../model/sea/phase.ts';
import { nextAtSea } from '../movement/waters.ts';
import { refuseWork, type Task } from '../movement/work.ts';

export type Way = 'port' | 'beach' | 'landing';

export const EMBARK: Task = { name: 'embark', cost: COSTS.embark };

/** [F.5.1] One stay, one payment: all ships of the group load, or unload, for it. */
export const UNLOADING: { readonly [way in Way]: Task } = {
  port: { name: 'disembark port', cost: COSTS.disembarkPort },
  beach: { name: 'disembark beach', cost: COSTS.disembarkBeach },
  landing: { name: 'disembark landing', cost: COSTS.disembarkBeach },
};

/** The ship of the moving group, if she is in it. */
const refuseShip = (group: Group, ship: ShipId): Refusal | undefined =>
  group.ships.includes(ship)
    ? undefined
    : noShip('F.4.2', 'not-in-group', 'This ship is not in this group.', ship);

/** [F.10] Aboard, in port. */
export const refuseEmbark = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
  ship: ShipId,
  cargo: Cargo,
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (group.place.at !== 'port')
    return noGroup('F.10.3', 'cargo-in-port', 'Ships can load cargo only in port.', id);
  return (
    refuseShip(group, ship) ??
    refuseTurnedBack(group) ??
    refuseStowing(common, fleet, group.side, group.place.port, ship, cargo) ??
    refuseWork(common, fleet, group, EMBARK)
  );
};

/** [F.10.1] What would come ashore; mines are for the sea. */
const goods = (fleet: Fleet, ship: ShipId): readonly Cargo[] =>
  shipOf(fleet, ship).cargo.filter(({ kind }) => kind !== 'mine');

const troopsAboard = (fleet: Fleet, ship: ShipId): readonly Cargo[] =>
  goods(fleet, ship).filter(({ kind }) => kind === 'troops');

/** [F.10.5] Landing craft and barges in a hex. */
const craftIn = ({ groups }: Fleet, hex: HexId): readonly ShipId[] =>
  groups.filter(({ place }) => place.at === 'sea' && place.hex === hex).flatMap(({ ships }) => ships);

/** [F.10.5] In rough seas half the strength of the craft, rounded down, may land in a hex. */
const surf = (common: Common, fleet: Fleet, hex: HexId): number => {
  const strength = craftIn(fleet, hex)
    .filter(ship => ['LC', 'LB'].includes(specOf(common, ship).kind))
    .reduce((sum, ship) => sum + strengthOf(common, fleet, ship), 0);
  const ashore = common.troops
    .filter(troop => troop.hex === hex && troop.landed)
    .reduce((sum, { re }) => sum + re, 0);
  return Math.max(0, Math.floor(strength / 2) - ashore);
};

/** [F.10.3] [F.10.5] Cargo points that may go ashore at once. */
const roomAshore = (common: Common, fleet: Fleet, ship: ShipId, way: Way, place: Group['place']): number => {
  if (place.at === 'port') return handlingLeft(common, fleet, place.port);
  if (way === 'beach') return Math.floor(strengthOf(common, fleet, ship) / 2);
  const rough = seaAtPlace(common, place) === 'rough' && place.at === 'sea';
  return rough ? surf(common, fleet, place.hex) : Number.POSITIVE_INFINITY;
};

/** [F.15.5] Engineers take no port: off one of the enemy's they stay aboard. */
const isEnemyPort = (common: Common, side: Side, hex: HexId): boolean =>
  chartOf(common).portAt.has(hex) && ownerAt(common, hex) === enemyOf(side);

const landingParty = (
  common: Common,
  fleet: Fleet,
  { side, place }: Group,
  ship: ShipId,
): readonly Cargo[] => {
  const troops = troopsAboard(fleet, ship);
  if (place.at !== 'sea' || !isEnemyPort(common, side, place.hex)) return troops;
  return troops.filter(
    cargo => cargo.kind === 'troops' && groundSpec(common.scenario, cargo.unit).kind !== 'engineer',
  );
};

/** What goes ashore when all is paid. */
const unloadedBy = (common: Common, fleet: Fleet, group: Group, ship: ShipId, way: Way): readonly Cargo[] => {
  const load = way === 'port' ? goods(fleet, ship) : landingParty(common, fleet, group, ship);
  return fitting(load, roomAshore(common, fleet, ship, way, group.place));
};

const holdsBeach = (common: Common, side: Side, hex: HexId): boolean =>
  common.troops.some(
    troop => troop.hex === hex && !troop.landed && groundSpec(common.scenario, troop.unit).side === side,
  );

/** [F.10.3] Over a beach that one's own hold since before. */
const refuseBeach = (common: Common, group: Group, ship: ShipId, hex: HexId): Refusal | undefined => {
  if (!['NT', 'TC', 'TF'].includes(specOf(common, ship).kind))
    return noShip('F.10.3', 'beach-kind', 'Only transports and task forces can unload over a beach.', ship);
  if (seaAtPlace(common, group.place) !== 'calm')
    return noAt('F.10.3', 'surf', 'Ships can unload over a beach only in calm seas.', hex);
  return holdsBeach(common, group.side, hex)
    ? undefined
    : noAt('F.10.3', 'beach', 'Your troops must hold the beach first.', hex);
};

/** [F.10.5] A shore that craft can run up on: reached along the coast. */
const hasShore = (common: Common, hex: HexId): boolean => {
  const chart = chartOf(common);
  return nextAtSea(chart, hex).some(from => crossing(chart, from, hex) === 'partial-sea');
};

/** [F.10.5] [36.A.2 b] A landing: craft, by day, not in a storm. */
const refuseLanding = (common: Common, group: Group, ship: ShipId, hex: HexId): Refusal | undefined => {
  if (!['LC', 'LB'].includes(specOf(common, ship).kind))
    return noShip('F.10.5', 'landing-kind', 'Only landing craft and barges can land troops.', ship);
  if (group.nightLeft > 0)
    return noGroup('36.A.2', 'night-landing', 'Troops cannot land by night.', group.id);
  if (seaAtPlace(common, group.place) === 'stormy')
    return noAt('F.10.5', 'storm-landing', 'Troops cannot land in a storm.', hex);
  if (terrainAt(chartOf(common), hex) !== 'coastal' || !hasShore(common, hex))
    return noAt('F.10.5', 'no-shore', 'Troops can land only on a coast with a beach.', hex);
  return ownerAt(common, hex) === 'neutral'
    ? noAt('F.2.4', 'neutral', 'Troops cannot land on neutral ground.', hex)
    : undefined;
};

const refuseWay = (common: Common, group: Group, ship: ShipId, way: Way): Refusal | undefined => {
  const { place } = group;
  if (way === 'port')
    return place.at === 'port'
      ? undefined
      : noGroup('F.10.3', 'cargo-in-port', 'Ships can unload this cargo only in port.', group.id);
  if (place.at !== 'sea')
    return noGroup('F.10.3', 'off-beach', 'This group must be off the beach.', group.id);
  return way === 'beach'
    ? refuseBeach(common, group, ship, place.hex)
    : refuseLanding(common, group, ship, place.hex);
};

const refuseNothing = (common: Common, fleet: Fleet, group: Group, ship: ShipId, way: Way): Refusal => {
  const kept =
    way !== 'port' && landingParty(common, fleet, group, ship).length < troopsAboard(fleet, ship).length;
  return kept
    ? noShip(
        'F.15.5',
        'engineers',
        'Engineers cannot capture a port, so they cannot land in an enemy port.',
        ship,
      )
    : noShip('F.10.1', 'empty-holds', 'This ship has no cargo that can be unloaded here.', ship);
};

/** [F.10] Ashore: in port, over a beach, or as a landing. */
export const refuseDisembark = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
  ship: ShipId,
  way: Way,
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  const cannot = refuseShip(group, ship) ?? refuseTurnedBack(group) ?? refuseWay(common, group, ship, way);
  if (cannot !== undefined) return cannot;
  if (loadOf(unloadedBy(common, fleet, group, ship, way)) === 0)
    return refuseNothing(common, fleet, group, ship, way);
  return refuseWork(common, fleet, group, UNLOADING[way]);
};

const placeAshore = ({ place }: Group): { readonly port: PortId } | { readonly hex: HexId } => {
  if (place.at === 'port') return { port: place.port };
  if (place.at === 'sea') return { hex: place.hex };
  throw new RangeError('There is no shore here');
};

/** [F.10.5] Land that nobody defends is theirs at once; ports change hands at the end of the phase [F.15.5]. */
const claimed = ({ common }: State, side: Side, hex: HexId): readonly Event[] => {
  const defended = common.troops.some(
    troop => troop.hex === hex && groundSpec(common.scenario, troop.unit).side !== side,
  );
  const isPort = chartOf(common).portAt.has(hex);
  return defended || isPort || ownerAt(common, hex) === side ? [] : [{ type: 'taken', hex, owner: side }];
};

/** All is paid: what fits goes ashore. */
export const unload = (state: State, group: Group, ship: ShipId, way: Way): readonly Event[] => {
  const place = placeAshore(group);
  const cargo = unloadedBy(state.common, state.fleets[group.side], group, ship, way);
  const ashore = cargo.map(each => ({ type: 'unloaded', ship, cargo: each, place }) as const);
  return way === 'landing' && 'hex' in place ? [...ashore, ...claimed(state, group.side, place.hex)] : ashore;
};
