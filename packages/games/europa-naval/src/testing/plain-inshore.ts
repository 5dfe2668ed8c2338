import { hasHex, type HexId } from '@narrow-seas/hex';
import { type Chart, CHARTS, crossing, portOfName, terrainAt } from '../model/chart.ts';
import type { DangerZones } from '../rules/danger-zones/danger-zone.ts';
import { rosterOf } from '../model/roster.ts';
import type { Group, State } from '../model/state.ts';
import type { ShipKind, Side } from '../model/vocabulary.ts';
import { besidesAtSea, hexesBetween, isIn, plainOwners } from './plain-geometry.ts';

/** Protected inshore waters once more, and what they screen from, read off the text without the rules' own code. */

const enemyOf = (side: Side): Side => (side === 'axis' ? 'allied' : 'axis');

export const kindsAboard = ({ common }: State, { ships }: Pick<Group, 'ships'>): readonly ShipKind[] =>
  ships.flatMap(ship => rosterOf(common.scenario).ships[ship]?.kind ?? []);

/** [36.A.1] Cargo groups, submarines and river flotillas; "task forces and carrier groups do not have this ability". */
export const maySneak = (kinds: readonly ShipKind[]): boolean =>
  !kinds.includes('TF') && !kinds.includes('CG');

/** [36.A.1] A coastal hex of one's own, through a partial sea or across a narrow straits hexside. */
export const isPlainlyInshore = (state: State, side: Side, from: HexId, to: HexId): boolean => {
  const chart = CHARTS[state.common.map];
  return (
    terrainAt(chart, to) === 'coastal' &&
    plainOwners(chart, state.common)[to] === side &&
    ['partial-sea', 'narrow-straits'].includes(crossing(chart, from, to) ?? '')
  );
};

/** [F.7.1] [F.4.2] Warships alone or with transports. */
const isArmed = (kinds: readonly ShipKind[]): boolean =>
  kinds.some(kind => kind === 'TF' || kind === 'CG' || kind === 'RF');

const hasGuns = (kinds: readonly ShipKind[]): boolean => kinds.includes('TF') || kinds.includes('RF');

const seaHexOf = ({ place }: Group): HexId | undefined => (place.at === 'sea' ? place.hex : undefined);

/** [F.7.1] Enemies whose combat zone covers a hex by day, where they are, and whether they have guns [F.4]. */
const menaces = (state: State, side: Side, hex: HexId): readonly { at: HexId; guns: boolean }[] => {
  const chart = CHARTS[state.common.map];
  const enemy = enemyOf(side);
  const groups = state.fleets[enemy].groups.flatMap(group => {
    const [at, kinds] = [seaHexOf(group), kindsAboard(state, group)];
    return at !== undefined && isArmed(kinds) ? [{ at, guns: hasGuns(kinds) }] : [];
  });
  const forts = chart.ports.flatMap(({ id, hex: at, fort }) => {
    const port = state.common.ports[id];
    return port?.owner === enemy && !port.cdLost && fort > port.suppressed ? [{ at, guns: true }] : [];
  });
  const around = besidesAtSea(chart)[hex] ?? [];
  return [...groups, ...forts].filter(({ at }) => at === hex || around.includes(at));
};

/** A group has just come to a hex, by day. */
export interface Coming {
  readonly state: State;
  readonly group: Group;
  readonly hex: HexId;
  readonly sheltered: boolean;
  readonly zones: DangerZones;
}

/** [36.C.1 a] Not screened from. */
const meetsMines = ({ state, group, hex }: Coming): boolean =>
  !group.belts.includes(hex) && state.common.mines.some(belt => belt.hex === hex && belt.side !== group.side);

/** [36.D.2] [F.20.5] Not screened from. */
const meetsPatrols = ({ group, hex, zones }: Coming): boolean =>
  group.contact === 'none' && hasHex(zones[enemyOf(group.side)], hex);

/** [F.11.4] [F.11.5] [36.A.1 c] Not screened from: patrols look five hexes around, those of kind P eight. */
const meetsAircraft = ({ state, group, hex }: Coming): boolean =>
  group.found === 'no' &&
  state.common.air.some(({ mission }, id) => {
    const spec = rosterOf(state.common.scenario).air[id];
    if (mission?.kind !== 'patrol' || spec?.side === group.side) return false;
    return hexesBetween(CHARTS[state.common.map], mission.hex, hex) <= (spec?.kind === 'P' ? 8 : 5);
  });

export const isSubmarine = (state: State, group: Group): boolean => kindsAboard(state, group).includes('SUB');

/** [F.8.7] [36.A.1 b] Submarines on patrol, in the hex or beside it, that have not attacked in this step. */
const meetsSubmarines = ({ state, group, hex, sheltered }: Coming): boolean =>
  state.fleets[enemyOf(group.side)].groups.some(hunter => {
    const at = seaHexOf(hunter);
    const near = sheltered ? [hex] : [hex, ...(besidesAtSea(CHARTS[state.common.map])[hex] ?? [])];
    return isSubmarine(state, hunter) && !hunter.reacted && at !== undefined && near.includes(at);
  });

const CARGO: readonly ShipKind[] = ['NT', 'TC', 'LC', 'LB'];

const valletta = (chart: Chart) => portOfName(chart, 'Valletta');

/** [F.19.1] The Central Mediterranean, while the Allies own Valletta. */
const isMaltas = ({ common }: State, side: Side, hex: HexId): boolean => {
  const chart = CHARTS[common.map];
  if (chart.name !== 'mediterranean' || side !== 'axis') return false;
  return isIn(chart, 'area-cm', hex) && common.ports[valletta(chart).id]?.owner === 'allied';
};

/** [F.19.2] */
const isNearMalta = (chart: Chart, hex: HexId): boolean =>
  hexesBetween(chart, valletta(chart).hex, hex) <= 12;

/** [F.19.1] [F.19.2] [36.A.1 d] */
const meetsMalta = ({ state, group, hex, sheltered }: Coming): boolean =>
  !sheltered &&
  kindsAboard(state, group).some(kind => CARGO.includes(kind)) &&
  group.shipping !== 'checked' &&
  isMaltas(state, group.side, hex) &&
  isNearMalta(CHARTS[state.common.map], hex);

/** [F.7.2] */
const isSeen = ({ state, group, hex }: Coming): boolean => {
  const port = CHARTS[state.common.map].portAt.get(hex);
  const isInEnemyPort = port !== undefined && state.common.ports[port.id]?.owner === enemyOf(group.side);
  return group.seen || menaces(state, group.side, hex).length > 0 || isInEnemyPort;
};

/** [F.7.3] [36.A.1 a] */
const meetsReaction = (coming: Coming): boolean => {
  const { state, group, hex, sheltered } = coming;
  if (sheltered || !isSeen(coming)) return false;
  return state.fleets[enemyOf(group.side)].groups.some(enemy => {
    const at = seaHexOf(enemy);
    if (at === undefined) return false;
    // [F.7.4] "Must end nearer": who is there already cannot.
    const far = hexesBetween(CHARTS[state.common.map], at, hex);
    return far >= 1 && far <= 10 && !enemy.reacted && isArmed(kindsAboard(state, enemy));
  });
};

/** [F.8.1] [36.A.1 b] [F.8.7] Submarines take no part in it, and without guns on either side nothing comes of it. */
const meetsCombat = ({ state, group, hex, sheltered }: Coming): boolean => {
  const met = menaces(state, group.side, hex).filter(({ at }) => !sheltered || at === hex);
  const own = state.fleets[group.side].groups.filter(each => each.id === group.id || seaHexOf(each) === hex);
  const guns = met.some(each => each.guns) || own.some(each => hasGuns(kindsAboard(state, each)));
  return !isSubmarine(state, group) && met.length > 0 && guns;
};

const MEETINGS = [
  ['mine-roll', meetsMines],
  ['contact-roll', meetsPatrols],
  ['search-roll', meetsAircraft],
  ['hunt-choice', meetsSubmarines],
  ['shipping-roll', meetsMalta],
  ['reaction', meetsReaction],
  ['battle-choice', meetsCombat],
] as const;

/** [F.12] The first thing that happens to a group there. */
export const plainlyMet = (coming: Coming): string =>
  MEETINGS.find(([, meets]) => meets(coming))?.[0] ?? 'naval-step';

/** What coasters meet in one hex of their way, first things first [F.12]. */
const coastersMeet = (
  state: State,
  side: Side,
  hex: HexId,
  inshore: boolean,
  zones: DangerZones,
): string | undefined => {
  if (state.common.mines.some(belt => belt.hex === hex && belt.side !== side)) return 'mine';
  if (hasHex(zones[enemyOf(side)], hex)) return 'contact';
  if (!inshore && isMaltas(state, side, hex) && isNearMalta(CHARTS[state.common.map], hex)) return 'shipping';
  return menaces(state, side, hex).some(({ at }) => at === hex || !inshore) ? 'lost' : undefined;
};

/** [F.5.8] [36.A.1] The first thing that happens to coasters by day, from the port they leave on. */
export const coastersPlainlyMeet = (
  state: State,
  side: Side,
  way: readonly HexId[],
  zones: DangerZones,
): string => {
  let exposed = false;
  for (const [at, hex] of way.entries()) {
    const before = way[at - 1];
    const inshore = before === undefined || isPlainlyInshore(state, side, before, hex);
    const met = coastersMeet(state, side, hex, inshore, zones);
    if (met !== undefined) return met;
    exposed ||= !inshore && isMaltas(state, side, hex);
  }
  // [F.19.2] The far check, at the end of the step.
  return exposed ? 'shipping' : 'arrived';
};
