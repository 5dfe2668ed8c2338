import type { Random } from '@narrow-seas/core';
import { type HexId, hexsideBetween } from '@narrow-seas/hex';
import { type Chart, CHARTS, crossing } from '../model/chart.ts';
import { rosterOf } from '../model/roster.ts';
import { newGroup } from '../rules/groups/group.ts';
import type { Common, Fleet, Group, Place, Ship, ShipWhere } from '../model/state.ts';
import type { GroupId, PortId, ShipId, ShipKind, Side } from '../model/vocabulary.ts';
import { chance, oneOf } from './plain-dice.ts';
import { besides, hexesBetween, isLand, seaOf } from './plain-geometry.ts';

/** Ships of a made-up position: some in ports of their own, some at sea, in groups of every kind. */

const MIXTURES: readonly (readonly ShipKind[])[] = [
  ['TF'],
  ['TF'],
  ['TF'],
  ['CG'],
  ['RF'],
  ['SUB'],
  ['NT'],
  ['LB', 'LC'],
  ['TF', 'CG'],
  ['TF', 'NT'],
  ['TC', 'RF'],
  ['NT', 'TC', 'LC', 'LB'],
  ['TF', 'CG', 'NT', 'TC', 'LC', 'LB', 'RF'],
];

const ownPorts = ({ ports }: Common, side: Side): readonly PortId[] =>
  ports.flatMap(({ owner }, id) => (owner === side ? [id as PortId] : []));

/** [F.4.1] Hits that sink nothing and flip nothing. */
const hitsOn = (random: Random, strength: number): number =>
  chance(random, 70) ? 0 : random.below(Math.max(1, Math.floor((strength - 1) / 2)));

const shipAt = (random: Random, common: Common, ship: Ship, id: number, where: ShipWhere): Ship => ({
  ...ship,
  where,
  hits: where.at === 'gone' ? 0 : hitsOn(random, rosterOf(common.scenario).ships[id]?.strength ?? 1),
  half: false,
  refit: false,
  cargo: [],
});

const placeFor = (random: Random, chart: Chart, near: readonly HexId[], ports: readonly PortId[]): Place => {
  if (ports.length > 0 && chance(random, 15)) return { at: 'port', port: oneOf(random, ports) };
  return { at: 'sea', hex: oneOf(random, chance(random, 80) && near.length > 0 ? near : seaOf(chart)) };
};

export interface Waters {
  /** Where most groups meet. */
  readonly centre: HexId;
  readonly firstGroup: number;
}

/** [36.G] Undamaged craft that lie beside water with land beyond it may serve there. */
const ferryFor = (random: Random, chart: Chart, hex: HexId | undefined): number | undefined => {
  if (hex === undefined || !isLand(chart, hex) || !chance(random, 60)) return undefined;
  const sides = (besides(chart)[hex] ?? [])
    .filter(to => isLand(chart, to) && FERRIED.includes(crossing(chart, hex, to) ?? ''))
    .flatMap(to => hexsideBetween(chart.grid, hex, to) ?? []);
  return sides.length === 0 ? undefined : oneOf(random, sides);
};

const FERRIED: readonly string[] = ['full-sea', 'narrow-straits', 'great-river'];

const withFerries = (random: Random, common: Common, fleet: Fleet): Fleet => {
  const chart = CHARTS[common.map];
  const hexOf = ({ where }: Ship): HexId | undefined => {
    const place = where.at === 'group' ? fleet.groups.find(({ id }) => id === where.group)?.place : where;
    if (place?.at === 'port') return chart.ports[place.port]?.hex;
    return place?.at === 'sea' ? place.hex : undefined;
  };
  const ships = fleet.ships.map((ship, id) => {
    const kind = rosterOf(common.scenario).ships[id]?.kind;
    const isCraft = (kind === 'LC' || kind === 'LB') && ship.hits === 0;
    const ferry = isCraft ? ferryFor(random, chart, hexOf(ship)) : undefined;
    return ferry === undefined ? ship : { ...ship, ferry };
  });
  return { ...fleet, ships };
};

/** Ships of one mixture that are still free, or none. */
const crewFor = (
  random: Random,
  { scenario }: Common,
  free: ReadonlySet<ShipId>,
  most: number,
): readonly ShipId[] => {
  const kinds = oneOf(random, MIXTURES);
  return [...free]
    .filter(id => kinds.includes(rosterOf(scenario).ships[id]?.kind as ShipKind))
    .filter(() => chance(random, 50))
    .slice(0, most);
};

/** Up to a dozen groups, most of them about one place. */
const scatteredGroups = (
  random: Random,
  common: Common,
  side: Side,
  { centre, firstGroup }: Waters,
): readonly Group[] => {
  const chart = CHARTS[common.map];
  const { ships: roster } = rosterOf(common.scenario);
  const free = new Set(roster.flatMap((spec, id) => (spec.side === side ? [id as ShipId] : [])));
  const [radius, most] = [oneOf(random, [2, 4, 6]), oneOf(random, [1, 2, 4])];
  const near = seaOf(chart).filter(hex => hexesBetween(chart, centre, hex) <= radius);
  const groups: Group[] = [];
  for (let made = random.below(oneOf(random, [6, 6, 13])); made > 0; made -= 1) {
    const ships = crewFor(random, common, free, most);
    if (ships.length === 0) continue;
    const id = (firstGroup + groups.length) as GroupId;
    groups.push(newGroup(common, id, side, ships, placeFor(random, chart, near, ownPorts(common, side))));
    for (const ship of ships) free.delete(ship);
  }
  return groups;
};

/** Groups of a side, and its other ships in port or not there at all. */
export const scatteredFleet = (
  random: Random,
  common: Common,
  side: Side,
  fleet: Fleet,
  waters: Waters,
): Fleet => {
  const ports = ownPorts(common, side);
  const groups = scatteredGroups(random, common, side, waters);
  const whereIs = (ship: ShipId): ShipWhere => {
    const group = groups.find(({ ships }) => ships.includes(ship))?.id;
    if (group !== undefined) return { at: 'group', group };
    const isHere = rosterOf(common.scenario).ships[ship]?.side === side && ports.length > 0;
    return isHere && chance(random, 50) ? { at: 'port', port: oneOf(random, ports) } : { at: 'gone' };
  };
  return withFerries(random, common, {
    ...fleet,
    groups,
    ships: fleet.ships.map((ship, id) => shipAt(random, common, ship, id, whereIs(id as ShipId))),
    stocks: ports.flatMap(port =>
      chance(random, 15) ? [{ port, sp: random.below(5), srp: random.below(2) }] : [],
    ),
    handled: [],
  });
};
