import { memo } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { CHARTS, type Chart, type PortSpec, terrainAt } from './chart.ts';
import { rosterOf, type ScenarioData, type ShipSpec, scenarioData, shipSpec } from './roster.ts';
import type { Common, Fleet, Group, Place, Pools, Port, Ship, State } from './state.ts';
import { currentStrength } from '../rules/naval-combat/strength.ts';
import {
  type GroupId,
  type GroupKind,
  OWNERS,
  type Owner,
  type PortId,
  type ShipId,
  type ShipKind,
  type Side,
} from './vocabulary.ts';

/** [F.2] The map of the scenario. */
export const chartOf = ({ map }: Pick<Common, 'map'>): Chart => CHARTS[map];

export const portSpecOf = (common: Pick<Common, 'map'>, port: PortId): PortSpec => {
  const spec = chartOf(common).ports[port];
  if (spec === undefined) throw new RangeError(`There is no port ${port}`);
  return spec;
};

export const portOf = ({ ports }: Pick<Common, 'ports'>, port: PortId): Port => {
  const found = ports[port];
  if (found === undefined) throw new RangeError(`There is no port ${port}`);
  return found;
};

/** What the roster, or a position that made it up, says of a ship. */
export const specOf = ({ scenario, extra }: Pick<Common, 'scenario' | 'extra'>, ship: ShipId): ShipSpec =>
  shipSpec(scenario, ship, extra);

/** Every ship of the game, those of other sides too. */
export const allShips = ({
  scenario,
  extra = [],
}: Pick<Common, 'scenario' | 'extra'>): readonly ShipSpec[] =>
  extra.length === 0 ? rosterOf(scenario).ships : [...rosterOf(scenario).ships, ...extra];

/** [F.17] Nothing to spend, and nothing spent. */
export const NO_POOLS: Pools = {
  nrp: 0,
  sweepingDebt: 0,
  mines: 0,
  maltaRepair: 0,
  sp: 0,
  srp: 0,
  arp: {},
  intrinsic: 0,
  rail: 0,
  replaced: 0,
};

export const sideOfShip = (common: Pick<Common, 'scenario' | 'extra'>, ship: ShipId): Side =>
  specOf(common, ship).side;

export const shipOf = ({ ships }: Pick<Fleet, 'ships'>, ship: ShipId): Ship => {
  const found = ships[ship];
  if (found === undefined) throw new RangeError(`There is no ship ${ship}`);
  return found;
};

/** A fleet of which nothing is known. */
export const UNKNOWN: Fleet = {
  ships: [],
  groups: [],
  stocks: [],
  pools: NO_POOLS,
  handled: [],
};

export const groupOf = ({ groups }: Pick<Fleet, 'groups'>, id: GroupId): Group | undefined => {
  for (const group of groups) if (group.id === id) return group;
  return undefined;
};

/** A group that we know to be at sea, on either side. */
export const groupIn = ({ fleets }: Pick<State, 'fleets'>, id: GroupId): Group => {
  const found = groupOf(fleets.axis, id) ?? groupOf(fleets.allied, id);
  if (found === undefined) throw new RangeError(`There is no group ${id}`);
  return found;
};

/** [F.4.1] What a naval unit is worth now. */
export const strengthOf = (
  common: Pick<Common, 'scenario' | 'extra'>,
  fleet: Pick<Fleet, 'ships'>,
  ship: ShipId,
): number => currentStrength(specOf(common, ship).strength, shipOf(fleet, ship));

export const isWarship = (kind: ShipKind): boolean => kind === 'TF' || kind === 'CG' || kind === 'RF';

/** [F.4.2] Submarines never sail with others. */
export const kindOfGroup = (kinds: readonly ShipKind[]): GroupKind => {
  if (kinds.every(kind => kind === 'SUB')) return 'submarine';
  const warships = kinds.filter(isWarship).length;
  if (warships === kinds.length) return 'combat';
  return warships === 0 ? 'cargo' : 'mixed';
};

export const kindsOf = (
  common: Pick<Common, 'scenario' | 'extra'>,
  ships: readonly ShipId[],
): readonly ShipKind[] => ships.map(ship => specOf(common, ship).kind);

/** Ships of a side that lie in a port and are in no group. */
export const shipsInPort = ({ ships }: Pick<Fleet, 'ships'>, port: PortId): readonly ShipId[] => {
  const found: ShipId[] = [];
  for (let ship = 0; ship < ships.length; ship += 1) {
    const where = ships[ship]?.where;
    if (where?.at === 'port' && where.port === port) found.push(ship as ShipId);
  }
  return found;
};

/** How many ships of a side lie in a port and are in no group. */
export const countAtPort = (fleet: Pick<Fleet, 'ships'>, port: PortId): number =>
  shipsInPort(fleet, port).length;

/** Those too that have formed a group there and not put to sea. */
export const shipsBerthed = (fleet: Pick<Fleet, 'ships' | 'groups'>, port: PortId): readonly ShipId[] => [
  ...shipsInPort(fleet, port),
  ...fleet.groups.flatMap(({ place, ships }) => (place.at === 'port' && place.port === port ? ships : [])),
];

/** The hex of a place; undefined in the Atlantic and on a river. */
export const hexOfPlace = (common: Pick<Common, 'map'>, place: Place): HexId | undefined => {
  if (place.at === 'sea') return place.hex;
  return place.at === 'port' ? portSpecOf(common, place.port).hex : undefined;
};

/** [F.2.3] Whose a land or coastal hex is: a port's owner, or who took it last, or by its nation. */
export const ownerAt = (common: Common, hex: HexId): Owner => {
  const chart = chartOf(common);
  const port = chart.portAt.get(hex);
  if (port !== undefined) return portOf(common, port.id).owner;
  for (const taken of common.taken) if (taken.hex === hex) return taken.owner;
  return ownerByNation(common, chart, hex);
};

/** The nearest port of the same nation. */
const speakerFor = (chart: Chart, hex: HexId): PortSpec | undefined => {
  const nation = chart.map.nations[chart.map.nation[hex] ?? 0]?.id;
  const far = (port: PortSpec): number => distance(chart.grid, port.hex, hex);
  return chart.ports
    .filter(port => port.nation === nation)
    .reduce<PortSpec | undefined>(
      (best, port) => (best === undefined || far(port) < far(best) ? port : best),
      undefined,
    );
};

/** [F.2.3] At the start: in the Baltic the Soviets are the Allies; French ports are nobody's until Torch. */
export const ownerAtStart = ({ id }: ScenarioData, { owners }: PortSpec): Owner => {
  const owner = owners[id];
  if (owner === 'axis') return 'axis';
  return owner === 'allied' || owner === 'soviet' ? 'allied' : 'neutral';
};

const UNASKED = 255;

/** Owners by nation at the start of a scenario, as places in OWNERS; 255 for a hex that nobody has asked about yet. */
const ownersByNation = memo(({ map }: ScenarioData) => new Uint8Array(CHARTS[map].grid.size).fill(UNASKED));

/** The nearest port of the same nation speaks for land that nobody has fought over; worked out once for a hex. */
const ownerByNation = ({ scenario }: Common, chart: Chart, hex: HexId): Owner => {
  const data = scenarioData(scenario);
  const owners = ownersByNation(data);
  if (owners[hex] === UNASKED) owners[hex] = OWNERS.indexOf(spokenFor(chart, data, hex));
  return OWNERS[owners[hex] as number] as Owner;
};

const spokenFor = (chart: Chart, data: ScenarioData, hex: HexId): Owner => {
  const terrain = terrainAt(chart, hex);
  const port = terrain === 'sea' || terrain === 'off' ? undefined : speakerFor(chart, hex);
  return port === undefined ? 'neutral' : ownerAtStart(data, port);
};
