import { hasHex, type HexId, hexsideBetween } from '@narrow-seas/hex';
import { type Chart, CHARTS, crossing, terrainAt } from '../model/chart.ts';
import { type DangerZones } from '../rules/danger-zones/danger-zone.ts';
import { dateOf } from '../model/date.ts';
import { PORT_SPECS } from '../rules/ports/port.ts';
import { groundSpec, rosterOf, scenarioData } from '../model/roster.ts';
import type { Group, State } from '../model/state.ts';
import type { PortId, ShipKind, Side } from '../model/vocabulary.ts';
import { besides, besidesAtSea, isSea, plainOwners } from './plain-geometry.ts';

/** Supply lines once more, read off the text as plainly as can be, without the rules' own code. */

const enemy = (side: Side): Side => (side === 'axis' ? 'allied' : 'axis');

const kindsIn = ({ common }: State, { ships }: Group): readonly (ShipKind | undefined)[] =>
  ships.map(ship => rosterOf(common.scenario).ships[ship]?.kind);

/** [F.7.1] [F.4.2] Combat and mixed groups at sea, and coast defences with a level left, of the side. */
const zoneCentres = (state: State, side: Side): readonly HexId[] => {
  const chart = CHARTS[state.common.map];
  const groups = state.fleets[side].groups.flatMap(group => {
    const isArmed = kindsIn(state, group).some(kind => kind === 'TF' || kind === 'CG' || kind === 'RF');
    return group.place.at === 'sea' && isArmed ? [group.place.hex] : [];
  });
  const forts = chart.ports.flatMap(({ id, hex, fort }) => {
    const port = state.common.ports[id];
    return port?.owner === side && !port.cdLost && fort > port.suppressed ? [hex] : [];
  });
  return [...groups, ...forts];
};

/** What a side's lines must cross, at one moment. */
interface Country {
  readonly chart: Chart;
  readonly isOwn: (hex: HexId) => boolean;
  /** [F.16.2] A port that is not blockaded, or a beach with troops. */
  readonly isQuay: (hex: HexId) => boolean;
  readonly isFerry: (from: HexId, to: HexId) => boolean;
  /** [36.H] Barred by day, barred even by night. */
  readonly byDay: ReadonlySet<HexId>;
  readonly byNight: ReadonlySet<HexId>;
  /** [36.D.4] */
  readonly isDangerous: (hex: HexId) => boolean;
}

const troopHexes = ({ common }: State, side: Side): readonly HexId[] =>
  common.troops.flatMap(({ unit, hex }) => (groundSpec(common.scenario, unit).side === side ? [hex] : []));

/** [F.10.3] The text names beaches and does not say where there are none: every coast has one. */
const isBeach = (chart: Chart, hex: HexId): boolean => terrainAt(chart, hex) === 'coastal';

const countryOf = (state: State, side: Side, zones: DangerZones): Country => {
  const { common, fleets } = state;
  const chart = CHARTS[common.map];
  const owners = plainOwners(chart, common);
  const beaches = new Set(troopHexes(state, side).filter(hex => isBeach(chart, hex)));
  const ferries = fleets[side].ships.flatMap(({ ferry }) => ferry ?? []);
  const centres = zoneCentres(state, enemy(side));
  return {
    chart,
    isOwn: hex => owners[hex] === side,
    isQuay: hex => {
      const port = chart.portAt.get(hex);
      return port === undefined
        ? beaches.has(hex)
        : owners[hex] === side && common.ports[port.id]?.blockaded !== true;
    },
    isFerry: (from, to) => ferries.includes(hexsideBetween(chart.grid, from, to) ?? -1),
    byDay: new Set(centres.flatMap(hex => [hex, ...(besidesAtSea(chart)[hex] ?? [])])),
    byNight: new Set(centres),
    isDangerous: hex => hasHex(zones[enemy(side)], hex),
  };
};

/** Ashore; at sea by day with the night still to come; in the first to fifth hex of the night; by day after it. */
const WAYS = ['ashore', 'day', 'night1', 'night2', 'night3', 'night4', 'night5', 'day after'] as const;
const [ASHORE, DAY, NIGHT, LAST_NIGHT, AFTER] = [0, 1, 2, 6, 7] as const;

/** [36.H] "Any 5 continuous hexes of a naval element supply line may be traced at night". */
const nextAtSea = ({ byDay, byNight }: Country, way: number, to: HexId): readonly number[] => {
  const ways: number[] = [];
  if (!byDay.has(to)) ways.push(way === DAY ? DAY : AFTER);
  if (!byNight.has(to) && way < LAST_NIGHT) ways.push(way + 1);
  return ways;
};

/** [36.H] "From": the hex where the line puts to sea is one of its hexes. */
const startAtSea = ({ byDay, byNight }: Country, hex: HexId): readonly number[] => [
  ...(byDay.has(hex) ? [] : [DAY]),
  ...(byNight.has(hex) ? [] : [NIGHT]),
];

/** [F.15.2] [36.G] Where troops walk: not over the sea, straits or a great river, but by ferry. */
const isWalkable = ({ chart, isFerry }: Country, from: HexId, to: HexId): boolean =>
  ['land', 'partial-sea', 'canal'].includes(crossing(chart, from, to) ?? '') || isFerry(from, to);

type Visit = (hex: HexId, way: number, cost: number) => void;

const stepAshore = (country: Country, hex: HexId, cost: number, visit: Visit): void => {
  for (const to of besides(country.chart)[hex] ?? [])
    if (country.isOwn(to) && isWalkable(country, hex, to)) visit(to, ASHORE, cost + 1);
  if (isSea(country.chart, hex) && country.isQuay(hex))
    for (const way of startAtSea(country, hex)) visit(hex, way, cost);
};

const stepAtSea = (country: Country, hex: HexId, way: number, cost: number, visit: Visit): void => {
  if (country.isQuay(hex)) visit(hex, ASHORE, cost);
  for (const to of besidesAtSea(country.chart)[hex] ?? [])
    for (const next of nextAtSea(country, way, to)) visit(to, next, cost + (country.isDangerous(to) ? 2 : 1));
};

/** [F.16.2] All hexes ashore that lines of at most 30 points reach from these ports, cost by cost. */
const reachedFrom = (country: Country, origins: readonly HexId[]): ReadonlySet<HexId> => {
  const least = new Uint8Array(country.chart.grid.size * WAYS.length).fill(99);
  const waiting: (readonly [HexId, number])[][] = Array.from({ length: 31 }, () => []);
  const reached = new Set<HexId>();
  const visit: Visit = (hex, way, cost) => {
    const place = hex * WAYS.length + way;
    if (cost > 30 || (least[place] ?? 0) <= cost) return;
    least[place] = cost;
    if (way === ASHORE) reached.add(hex);
    waiting[cost]?.push([hex, way]);
  };
  for (const hex of origins) visit(hex, ASHORE, 0);
  for (const [cost, places] of waiting.entries())
    for (const [hex, way] of places)
      if (way === ASHORE) stepAshore(country, hex, cost, visit);
      else stepAtSea(country, hex, way, cost, visit);
  return reached;
};

const owns = ({ common }: State, side: Side, port: PortId): boolean => common.ports[port]?.owner === side;

/** [F.16.1] [S.1] "While owned and functioning"; Oran and Alger from Torch on. */
const sources = (state: State, side: Side): readonly HexId[] => {
  const { common } = state;
  const { supplySources } = scenarioData(common.scenario);
  const fromTorch = common.date >= dateOf('Nov I 42') ? supplySources.alliedFromTorch : [];
  const names = side === 'axis' ? supplySources.axis : [...supplySources.allied, ...fromTorch];
  return CHARTS[common.map].ports.flatMap(({ id, name, kind, hex }) => {
    const functions = (common.ports[id]?.hits ?? 0) < PORT_SPECS[kind].rating;
    return names.includes(name) && owns(state, side, id) && functions ? [hex] : [];
  });
};

const storesAt = ({ common, fleets }: State, side: Side, port: PortId, name: string): number => {
  const { unlimited } = scenarioData(common.scenario).income[side];
  if (unlimited.includes(name)) return Number.POSITIVE_INFINITY;
  return fleets[side].stocks.find(stock => stock.port === port)?.sp ?? 0;
};

/** [F.16.2] "The ports of a front while the last payment was 4 or more (2 in Tunisia)"; Valletta with a point. */
const isFed = (
  state: State,
  side: Side,
  { id, name }: { readonly id: PortId; readonly name: string },
): boolean => {
  if (!owns(state, side, id)) return false;
  if (side === 'allied') return name === 'Valletta' && storesAt(state, side, id, name) >= 1;
  return scenarioData(state.common.scenario).fronts.some(
    front =>
      front.boxes.some(({ axisPorts }) => axisPorts.includes(name)) &&
      (state.common.fronts.find(now => now.id === front.id)?.paid ?? 0) >= (front.id === 'tunisia' ? 2 : 4),
  );
};

export interface PlainSupply {
  /** Ports and troops that are asked for. */
  readonly asked: ReadonlySet<HexId>;
  /** Those that need no stores: by a source, or fed. */
  readonly free: ReadonlySet<HexId>;
  /** Ports that need no line of their own: they do not pay for others either. */
  readonly fed: ReadonlySet<HexId>;
  /** Ports with two points in store. */
  readonly stores: readonly PortId[];
  /** What these ports could feed together. */
  readonly reach: (ports: readonly PortId[]) => ReadonlySet<HexId>;
}

/** [F.16] */
export const plainSupply = (state: State, side: Side, zones: DangerZones): PlainSupply => {
  const country = countryOf(state, side, zones);
  const ports = country.chart.ports.filter(({ id }) => owns(state, side, id));
  const asked = new Set([...ports.map(({ hex }) => hex), ...troopHexes(state, side)]);
  const bySource = reachedFrom(country, sources(state, side));
  const fed = new Set(ports.filter(port => isFed(state, side, port)).map(({ hex }) => hex));
  const stores = ports.filter(({ id, name }) => storesAt(state, side, id, name) >= 2);
  const hexOf = (port: PortId): HexId => country.chart.ports[port]?.hex as HexId;
  return {
    asked,
    fed,
    free: new Set([...asked].filter(hex => bySource.has(hex) || fed.has(hex))),
    stores: stores.map(({ id }) => id),
    reach: from => reachedFrom(country, from.map(hexOf)),
  };
};
