import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { BASE_IDS, baseSpec, isHeldBy } from '../../rules/stacking/bases.ts';
import { distanceBetween, zoneOf } from '../../model/chart.ts';
import { candidatesOf, missionsFor, refuseAssign } from '../../rules/strategic-air/assignment.ts';
import { readyAt, readyOn } from '../../rules/patrols/deck.ts';
import { canHunt } from '../../rules/strategic-air/recon.ts';
import { pieceOf, ratingsNow, submarineStacks, surfaceStacks } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { enemyOf, type Mission, type Side, type UnitId, ZONES, type Zone } from '../../model/vocabulary.ts';
import type { Doctrine } from './doctrine.ts';
import { stakeOf } from './stake.ts';

/** Ships are found without a die, submarines perhaps, and then they must still be caught. */
const SUBMARINE_SHARE = 0.35;
/** A second scout after the same, in case the first is driven off. */
const SPARE = 0.25;
/** What a coordinator is worth where there is much to strike. */
const COORDINATION = 0.12;
/** More submarines than these are not looked for in a zone: somebody must sink them. */
const MOST_SEARCHES = 2;
/** Less than this is not worth sending; an aircraft that can sink submarines does more where it is. */
const WORTH_SENDING = { scout: 1, hunter: 3.5 } as const;

const sentOn = ({ own }: View, mission: Mission, zone: Zone): number =>
  (own?.orders ?? []).filter(order => order.zone === zone && order.mission === mission).length;

const hiddenStake = (table: PublicState, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + (pieceOf(table, unit).mark === 'none' ? stakeOf(table, unit) : 0), 0);

/** What there is to be found in a zone, the best first: a hex of ships, or one submarine. */
const findsIn = (table: PublicState, side: Side, zone: Zone, hunts: boolean): readonly number[] => {
  const enemy = enemyOf(side);
  const inZone = ([hex]: readonly [HexId, unknown]): boolean => zoneOf(hex) === zone;
  const ships = [...surfaceStacks(table, enemy)].filter(inZone).map(([, units]) => hiddenStake(table, units));
  const submarines = hunts
    ? [...submarineStacks(table, enemy)]
        .filter(inZone)
        .flatMap(([, units]) => units.map(unit => SUBMARINE_SHARE * hiddenStake(table, [unit])))
        .slice(0, MOST_SEARCHES)
    : [];
  return [...ships, ...submarines].toSorted((a, b) => b - a);
};

const reconValue = (view: View, side: Side, zone: Zone, hunts: boolean): number => {
  const finds = findsIn(view.table, side, zone, hunts);
  const sent = sentOn(view, 'recon', zone);
  return Math.max(finds[sent] ?? 0, SPARE * (finds[Math.floor(sent / 2)] ?? 0));
};

const coordinationValue = (view: View, side: Side, zone: Zone, most: number): number => {
  if (sentOn(view, 'recon', zone) === 0 || sentOn(view, 'tac-coord', zone) >= most) return 0;
  return COORDINATION * (findsIn(view.table, side, zone, false)[0] ?? 0);
};

interface Order {
  readonly mission: Mission;
  readonly zone: Zone;
  readonly value: number;
}

/** Aircraft that can sink a submarine. */
const isHunter = (table: PublicState, unit: UnitId): boolean => ratingsNow(table, unit).asw > 0;

const isOpen = (view: View, side: Side, unit: UnitId, mission: Mission, zone: Zone): boolean =>
  refuseAssign(view, side, unit, mission, zone) === undefined;

const scoutOrders = (view: View, side: Side, unit: UnitId, { coordinators }: Doctrine): readonly Order[] => {
  const missions = missionsFor(view.table, unit);
  const hunts = canHunt(view.table, unit);
  return ZONES.flatMap((zone): readonly Order[] => [
    ...(missions.includes('recon')
      ? [{ mission: 'recon' as const, zone, value: reconValue(view, side, zone, hunts) }]
      : []),
    ...(missions.includes('tac-coord') && !isHunter(view.table, unit)
      ? [{ mission: 'tac-coord' as const, zone, value: coordinationValue(view, side, zone, coordinators) }]
      : []),
  ]).filter(({ mission, zone }) => isOpen(view, side, unit, mission, zone));
};

/** Own ships by zone: what enemy scouts must not find. */
const treasureIn = (table: PublicState, side: Side, zone: Zone): number =>
  [...surfaceStacks(table, side)].reduce(
    (sum, [hex, units]) => sum + (zoneOf(hex) === zone ? hiddenStake(table, units) : 0),
    0,
  );

const enemyScouts = (table: PublicState, side: Side): number =>
  table.pieces.filter(
    ({ where }, unit) =>
      (where.at === 'home' || where.at === 'wing') &&
      specOf(table, unit as UnitId).kind === 'RCN' &&
      specOf(table, unit as UnitId).side !== side,
  ).length;

/** Fighters of fields so far from any of the enemy have nothing to guard there. */
const BEHIND = 15;

const isBehind = (table: PublicState, side: Side, hex: HexId): boolean =>
  BASE_IDS.every(
    base =>
      !baseSpec(base).airfield ||
      !isHeldBy(table, enemyOf(side), base) ||
      distanceBetween(hex, baseSpec(base).hex) > BEHIND,
  );

/** [C.2.2] This number of fighters flies patrol over a carrier; the best of them stay. */
const CARRIER_PATROL = 2;

const isSpare = (view: View, carrier: UnitId, unit: UnitId): boolean => {
  const antiAir = (each: UnitId): number => ratingsNow(view.table, each).aa;
  const better = readyOn(view, { kind: 'carrier', carrier }).filter(
    other => specOf(view.table, other).kind === 'INT' && antiAir(other) > antiAir(unit),
  );
  return better.length >= CARRIER_PATROL;
};

/** Whether a fighter does more over the fleet than where it stands. */
const isFree = (view: View, side: Side, unit: UnitId): boolean => {
  const home = readyAt(view, unit);
  if (home === undefined) return false;
  if (home.kind === 'carrier') return isSpare(view, home.carrier, unit);
  return isBehind(view.table, side, baseSpec(home.base).hex);
};

const interceptorOrders = (
  view: View,
  side: Side,
  unit: UnitId,
  { interceptors }: Doctrine,
): readonly Order[] => {
  const { table } = view;
  if (interceptors === 0 || !isFree(view, side, unit)) return [];
  const most = Math.min(interceptors, enemyScouts(table, side));
  return ZONES.filter(
    zone => sentOn(view, 'interception', zone) < most && isOpen(view, side, unit, 'interception', zone),
  ).map(zone => ({ mission: 'interception', zone, value: treasureIn(table, side, zone) }));
};

const ordersFor = (view: View, side: Side, unit: UnitId, doctrine: Doctrine): readonly Order[] => {
  const { kind } = specOf(view.table, unit);
  if (kind === 'RCN') return scoutOrders(view, side, unit, doctrine);
  return kind === 'INT' && missionsFor(view.table, unit).includes('interception')
    ? interceptorOrders(view, side, unit, doctrine)
    : [];
};

/** One aircraft after another gets the order that promises most, then the orders are sealed. */
export const missionPlan = (view: View, side: Side, doctrine: Doctrine): readonly Action[] => {
  for (const unit of candidatesOf(view, side)) {
    const [best] = ordersFor(view, side, unit, doctrine).toSorted((a, b) => b.value - a.value);
    const least = WORTH_SENDING[isHunter(view.table, unit) ? 'hunter' : 'scout'];
    if (best !== undefined && best.value >= least)
      return [{ type: 'assign', unit, mission: best.mission, zone: best.zone }];
  }
  return [{ type: 'done' }];
};
