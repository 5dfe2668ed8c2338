import type { Random } from '@narrow-seas/core';
import { type HexId, hexsideBetween } from '@narrow-seas/hex';
import { type Chart, CHARTS, crossing } from '../chart.ts';
import { rosterOf } from '../roster.ts';
import { newGroup } from '../sea/group.ts';
import type { Common, Fleet, Group, Place, Ship, ShipWhere } from '../state.ts';
import type { GroupId, PortId, ShipId, ShipKind, Side } from '../vocabulary.ts';
import { besides, hexesBetween, isLand } from './plain-geometry.ts';
import { chance, oneOf, seaOf } from './plain-scatter.ts';

/** Ships of a made-up position: some in ports of their own, some at sea, in groups of every kind. */

const MIXTURES: readonly (readonly ShipKind[])[] = [
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

const placeFor = (random: Random, chart: Chart, centre: HexId, ports: readonly PortId[]): Place => {
  if (ports.length > 0 && chance(random, 20)) return { at: 'port', port: oneOf(random, ports) };
  const near = seaOf(chart).filter(hex => hexesBetween(chart, centre, hex) <= 6);
  return { at: 'sea', hex: oneOf(random, chance(random, 70) && near.length > 0 ? near : seaOf(chart)) };
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

/** Up to five groups of a side, and its other ships in port or not there at all. */
export const scatteredFleet = (
  random: Random,
  common: Common,
  side: Side,
  fleet: Fleet,
  { centre, firstGroup }: Waters,
): Fleet => {
  const chart = CHARTS[common.map];
  const { ships: roster } = rosterOf(common.scenario);
  const ports = ownPorts(common, side);
  const free = new Set(roster.flatMap((spec, id) => (spec.side === side ? [id as ShipId] : [])));
  const where = new Map<ShipId, ShipWhere>();
  const groups: Group[] = [];
  for (let made = random.below(6); made > 0; made -= 1) {
    const kinds = oneOf(random, MIXTURES);
    const fitting = [...free].filter(id => kinds.includes(roster[id]?.kind as ShipKind));
    const ships = fitting.filter(() => chance(random, 50)).slice(0, 4);
    if (ships.length === 0) continue;
    const id = (firstGroup + groups.length) as GroupId;
    groups.push(newGroup(common, id, side, ships, placeFor(random, chart, centre, ports)));
    for (const ship of ships) {
      free.delete(ship);
      where.set(ship, { at: 'group', group: id });
    }
  }
  for (const ship of free)
    if (ports.length > 0 && chance(random, 50)) where.set(ship, { at: 'port', port: oneOf(random, ports) });
  return withFerries(random, common, {
    ...fleet,
    groups,
    ships: fleet.ships.map((ship, id) =>
      shipAt(random, common, ship, id, where.get(id as ShipId) ?? { at: 'gone' }),
    ),
    stocks: ports.flatMap(port =>
      chance(random, 15) ? [{ port, sp: random.below(5), srp: random.below(2) }] : [],
    ),
    handled: [],
  });
};
