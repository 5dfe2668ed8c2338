import type { HexId } from '@narrow-seas/hex';
import { chartOf, ownerAt, portSpecOf } from '../model/fleet.ts';
import { PORT_SPECS } from '../rules/ports/port.ts';
import { groundSpec, rosterOf } from '../model/roster.ts';
import type { Common, State } from '../model/state.ts';
import { sideOfGround } from '../rules/ground/ground.ts';
import { type GroundId, type PortId, type Side, SIDES } from '../model/vocabulary.ts';
import { unitsAt } from '../rules/supply/region.ts';
import { type FlawOf, flaw } from './flaw.ts';
import { nameOf } from './names.ts';

/** [F.17] [F.17.2] Only repair and replacement points may be owed. */
const poolsHold: FlawOf = ({ fleets }) => {
  for (const side of SIDES) {
    const { mines, maltaRepair, sp, srp, sweepingDebt } = fleets[side].pools;
    if (!(Math.min(mines, maltaRepair, sp, srp, sweepingDebt) >= 0))
      return flaw(`pools ${side}`, 'Only repair points and replacement points can be negative [F.17].');
  }
  return undefined;
};

/** [36.C] Belts lie in water and hold something; one line for each side and hex. */
const minesHold: FlawOf = ({ common }) => {
  const { water } = chartOf(common);
  const seen = new Set<string>();
  for (const { hex, side, points } of common.mines) {
    const at = `@${nameOf(common, 'hex', hex)}`;
    if (!Number.isInteger(points) || points < 1 || water[hex] !== 1)
      return flaw(at, 'A minebelt must be in water and have at least one point [36.C].');
    if (seen.has(`${side} ${hex}`)) return flaw(at, 'This side’s minebelt in this hex is given twice.');
    seen.add(`${side} ${hex}`);
  }
  return undefined;
};

/** [F.9.1] Ports have no more hits than they can, and handle no more than they can. */
const portsHold: FlawOf = ({ common, fleets }) => {
  const handledAt = (port: number): number =>
    Math.max(
      0,
      ...SIDES.flatMap(side => fleets[side].handled.filter(one => one.port === port)).map(
        ({ points }) => points,
      ),
    );
  const odd = common.ports.findIndex(({ hits, garrison, suppressed }, id) => {
    const { kind, fort } = portSpecOf(common, id as PortId);
    const { rating } = PORT_SPECS[kind];
    const isPossible = hits >= 0 && hits <= rating && garrison >= 0 && suppressed >= 0 && suppressed <= fort;
    return !isPossible || handledAt(id) > rating;
  });
  return odd < 0
    ? undefined
    : flaw(
        nameOf(common, 'port', odd),
        'This port has more hits or has handled more cargo than it can [F.9.1].',
      );
};

const reAfloat = ({ fleets }: State, unit: GroundId): number =>
  SIDES.flatMap(side => fleets[side].ships)
    .flatMap(({ cargo }) => cargo)
    .reduce((sum, cargo) => (cargo.kind === 'troops' && cargo.unit === unit ? sum + cargo.re : sum), 0);

/** [F.15.1] A unit is never more than it was; it stands on land. */
const troopsHold: FlawOf = state => {
  const { common } = state;
  const { terrain, terrainKinds } = chartOf(common).map;
  for (const [id, { re }] of rosterOf(common.scenario).ground.entries()) {
    const parts = common.troops.filter(({ unit }) => unit === id);
    const total = parts.reduce((sum, part) => sum + part.re, reAfloat(state, id as GroundId));
    const name = nameOf(common, 'ground', id);
    if (total > re + 1e-9)
      return flaw(name, `This unit has ${re} regimental equivalents (RE), not ${total} [F.15.1].`);
    const wet = parts.find(({ hex }) => !['land', 'coastal'].includes(terrainKinds[terrain[hex] ?? 0] ?? ''));
    if (wet !== undefined) return flaw(name, 'Troops must be on land [F.15.1].');
    if (parts.some(part => part.re <= 0)) return flaw(name, 'Troops need a strength above 0 [F.15.1].');
  }
  return undefined;
};

const isAmongEnemies = (common: Common, side: Side, hex: HexId): boolean =>
  common.troops.some(other => other.hex === hex && sideOfGround(common, other.unit) !== side);

/** [F.15.5] The side to move may be about to take land; in the end part of its turn nothing is left to take. */
const mayTake = (common: Common, side: Side, hex: HexId): boolean =>
  side === common.phasing && common.part !== 'end' && !isAmongEnemies(common, side, hex);

/** [F.15.5] No two sides stand in a hex, but those just landed who are about to fight [F.10.5]. */
const sidesLieApart: FlawOf = ({ common }) => {
  const mixed = common.troops.find(({ unit, hex, landed }) => {
    const { side } = groundSpec(common.scenario, unit);
    const owner = ownerAt(common, hex);
    if (landed || owner === side || owner === 'neutral' || mayTake(common, side, hex)) return false;
    return !common.troops.some(other => other.hex === hex && other.landed);
  });
  return mixed === undefined
    ? undefined
    : flaw(nameOf(common, 'ground', mixed.unit), 'This unit is on enemy ground [F.15.5].');
};

/** [F.11.1] No field is overfull. */
const fieldsHold: FlawOf = ({ common }) => {
  const full = chartOf(common).fields.find(field => unitsAt(common, field) > field.capacity);
  return full === undefined
    ? undefined
    : flaw(full.name, `This airfield has room for only ${full.capacity} units [F.11.1].`);
};

/** [36.A.4] */
const maltaHolds: FlawOf = ({ common }) =>
  common.malta.status >= 0 && common.malta.status <= 15
    ? undefined
    : flaw('malta', 'The status of Malta must be between 0 and 15 [36.A.4].');

/** Pools, mines, ports, troops, fields and Malta. */
export const TABLE_CHECKS: readonly FlawOf[] = [
  poolsHold,
  minesHold,
  portsHold,
  troopsHold,
  sidesLieApart,
  fieldsHold,
  maltaHolds,
];
