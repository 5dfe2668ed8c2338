import type { ExamKit, Invariant, ScenarioOpening } from '@narrow-seas/core';
import { loadOf } from './cargo.ts';
import { disguise, reveals } from './disguise.ts';
import { chartOf, groupOf, ownerAt, portSpecOf, specOf } from './fleet.ts';
import type { EuropaNavalTypes } from './game.ts';
import { checkPosition } from './notation/check.ts';
import { PORT_SPECS } from './port.ts';
import { groundSpec, rosterOf } from './roster.ts';
import type { Fleet, ShipWhere, State } from './state.ts';
import { currentStrength, fullStrength } from './strength.ts';
import { enemyOf, type GroundId, type PortId, type ShipId, SIDES } from './vocabulary.ts';
import { unitsAt } from './war/region.ts';

type Check = Invariant<EuropaNavalTypes>;

const openings: readonly ScenarioOpening[] = [
  { scenario: 'malta', options: {} },
  { scenario: 'husky', options: {} },
  { scenario: 'baltic', options: {} },
  { scenario: 'baltic-act2', options: {} },
  { scenario: 'malta', options: { short: true, openSea: true } },
  { scenario: 'husky', options: { short: true, handicap: 18 } },
  { scenario: 'baltic-act1', options: { openSea: true } },
];

/** Nobody sails on land, no submarine sails with others, no ship carries more than it can. */
const isPossible: Check = state => {
  const checked = checkPosition(state);
  return checked.ok ? undefined : `${checked.error.at}: ${checked.error.message}`;
};

/** [F.4.1] Strength is what is printed less the hits; what has none left is sunk, and nothing else is. */
const strengthHolds: Check = ({ common, fleets }) => {
  for (const side of SIDES)
    for (const [id, ship] of fleets[side].ships.entries()) {
      const { name, strength, side: owner } = specOf(common, id as ShipId);
      if (owner !== side) continue;
      if (ship.hits < 0 || ship.hits > fullStrength(strength, ship)) return `${name} has ${ship.hits} hits`;
      const isSunk = currentStrength(strength, ship) === 0;
      if (ship.where.at === 'sunk' && !isSunk) return `${name} is sunk with strength left`;
    }
  return undefined;
};

/** Phases in which the ships of a port that has changed hands are still on their way out. */
const LEAVING: ReadonlySet<string> = new Set([
  'scuttle-roll',
  'surrender',
  'surrender-scuttle',
  'surrender-roll',
]);

/** The port a ship lies in, alone or in a group that has not put to sea. */
const berthOf = (fleet: Fleet, where: ShipWhere): PortId | undefined => {
  const place = where.at === 'group' ? groupOf(fleet, where.group)?.place : where;
  return place?.at === 'port' ? place.port : undefined;
};

/** [F.4.3] [36.B] Nobody lies in a port of the enemy's. */
const harboursHold: Check = ({ common, fleets }) => {
  if (LEAVING.has(common.phase.name)) return undefined;
  for (const side of SIDES)
    for (const [id, { where }] of fleets[side].ships.entries()) {
      const port = berthOf(fleets[side], where);
      if (port !== undefined && common.ports[port]?.owner === enemyOf(side))
        return `${specOf(common, id as ShipId).name} lies in ${portSpecOf(common, port).name}`;
    }
  return undefined;
};

/** [F.4.2] Each ship at sea is in one group, and that group says so. */
const groupsHold: Check = ({ fleets, nextGroup }) => {
  const ids = new Set<number>();
  for (const side of SIDES) {
    const seen = new Map<ShipId, number>();
    for (const { id, ships, side: owner } of fleets[side].groups) {
      if (owner !== side || ids.has(id) || id >= nextGroup || ships.length === 0) return `group ${id} is odd`;
      ids.add(id);
      for (const ship of ships) {
        if (seen.has(ship)) return `ship ${ship} is in two groups`;
        seen.set(ship, id);
      }
    }
    const wrong = fleets[side].ships.findIndex(
      ({ where }, ship) => (where.at === 'group' ? where.group : undefined) !== seen.get(ship as ShipId),
    );
    if (wrong >= 0) return `ship ${wrong} and its group differ`;
  }
  return undefined;
};

/** [F.17] [F.17.2] Only repair and replacement points may be owed; [F.9.1] ports handle no more than they can. */
const poolsHold: Check = ({ common, fleets }) => {
  for (const side of SIDES) {
    const { mines, maltaRepair, sp, srp, sweepingDebt } = fleets[side].pools;
    if (Math.min(mines, maltaRepair, sp, srp, sweepingDebt) < 0) return `${side} owes what cannot be owed`;
    const busy = fleets[side].handled.find(
      ({ port, points }) => points > PORT_SPECS[portSpecOf(common, port).kind].rating,
    );
    if (busy !== undefined) return `${portSpecOf(common, busy.port).name} has handled ${busy.points}`;
    const odd = fleets[side].stocks.find(stock => stock.sp < 0 || stock.srp < 0);
    if (odd !== undefined) return `${side} owes supplies at ${portSpecOf(common, odd.port).name}`;
  }
  return undefined;
};

/** [36.C] Belts lie in water and hold something; one line for each side and hex. */
const minesHold: Check = ({ common }) => {
  const { water } = chartOf(common);
  const seen = new Set<string>();
  for (const { hex, side, points } of common.mines) {
    const key = `${side} ${hex}`;
    if (points < 1 || water[hex] !== 1 || seen.has(key)) return `the ${side} belt in ${hex} is odd`;
    seen.add(key);
  }
  return undefined;
};

/** [F.9.1] Ports have no more hits than they can. */
const portsHold: Check = ({ common }) => {
  const odd = common.ports.findIndex(({ hits, garrison, suppressed }, id) => {
    const { kind, fort } = portSpecOf(common, id as PortId);
    const { rating } = PORT_SPECS[kind];
    return hits < 0 || hits > rating || garrison < 0 || suppressed < 0 || suppressed > fort;
  });
  return odd < 0
    ? undefined
    : `${portSpecOf(common, odd as PortId).name}: ${JSON.stringify(common.ports[odd])}`;
};

const reAfloat = ({ fleets }: State, unit: GroundId): number =>
  SIDES.flatMap(side => fleets[side].ships)
    .flatMap(({ cargo }) => cargo)
    .reduce((sum, cargo) => (cargo.kind === 'troops' && cargo.unit === unit ? sum + cargo.re : sum), 0);

/** [F.15.1] A unit is never more than it was; it stands on land, and not among enemies. */
const troopsHold: Check = state => {
  const { common } = state;
  const { terrain, terrainKinds } = chartOf(common).map;
  for (const [id, { re, name }] of rosterOf(common.scenario).ground.entries()) {
    const parts = common.troops.filter(({ unit }) => unit === id);
    const total = parts.reduce((sum, part) => sum + part.re, reAfloat(state, id as GroundId));
    if (total > re + 1e-9) return `${name} has grown to ${total}`;
    const wet = parts.find(({ hex }) => !['land', 'coastal'].includes(terrainKinds[terrain[hex] ?? 0] ?? ''));
    if (wet !== undefined || parts.some(part => part.re <= 0))
      return `${name} stands in the sea, or is nothing`;
  }
  return undefined;
};

/** [F.11.1] No field is overfull, and nobody sits on an enemy's. */
const fieldsHold: Check = ({ common }) => {
  const full = chartOf(common).fields.find(field => unitsAt(common, field) > field.capacity);
  return full === undefined ? undefined : `${full.name} holds ${unitsAt(common, full)} units`;
};

/** [36.A.4] */
const maltaHolds: Check = ({ common }) =>
  common.malta.status < 0 || common.malta.status > 15 ? `Malta stands at ${common.malta.status}` : undefined;

/** [F.10.1] Nothing that is off the table carries anything. */
const holdsAreEmpty: Check = ({ common, fleets }) => {
  for (const side of SIDES)
    for (const [id, { where, cargo }] of fleets[side].ships.entries())
      if ((where.at === 'sunk' || where.at === 'gone') && loadOf(cargo) > 0)
        return `${specOf(common, id as ShipId).name} is gone and loaded`;
  return undefined;
};

/** [F.15.5] No two sides stand in a hex, but those just landed who are about to fight [F.10.5]. */
const sidesLieApart: Check = ({ common }) => {
  const mixed = common.troops.find(({ unit, hex, landed }) => {
    const { side } = groundSpec(common.scenario, unit);
    return !landed &&
      side !== common.phasing &&
      ownerAt(common, hex) !== side &&
      ownerAt(common, hex) !== 'neutral'
      ? !common.troops.some(other => other.hex === hex && other.landed)
      : false;
  });
  return mixed === undefined ? undefined : `unit ${mixed.unit} stands on enemy ground`;
};

export const europaNavalKit: ExamKit<EuropaNavalTypes> = {
  openings,
  bound: 200_000,
  lists: 'one-of-a-kind',
  secrets: disguise,
  reveals,
  invariants: [
    isPossible,
    strengthHolds,
    harboursHold,
    groupsHold,
    poolsHold,
    minesHold,
    portsHold,
    troopsHold,
    fieldsHold,
    maltaHolds,
    holdsAreEmpty,
    sidesLieApart,
  ],
};
