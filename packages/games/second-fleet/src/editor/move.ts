import { fault, type Fault, ok, type Result } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { isCoastal, isOnMap } from '../model/chart.ts';
import { belongingTo, forcesAt, pieceOf, surfaceAt, withPieces } from '../model/position.ts';
import { isCarrier, isCombatant, specOf } from '../model/roster.ts';
import type { Force, Home, Piece, PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { baseAt, baseSpec, isHeldBy } from '../rules/stacking/bases.ts';
import { formed, withForces, withoutShips } from '../rules/stacking/forces.ts';
import { UNUSED } from '../scenarios/start.ts';
import { comesByScenario, usualArrival, withArrival } from './arrivals.ts';
import { forgotten } from './tidy.ts';
import type { Elsewhere } from './whereabouts.ts';
import { SAID } from './words.ts';

type Moved = Result<PublicState, Fault>;

/** Damage stays with a unit that is moved; one that was lost comes back whole if it has one step. */
const kept = (table: PublicState, unit: UnitId, { damaged, landed }: Piece): Partial<Piece> => ({
  damaged: damaged && specOf(table, unit).damaged !== undefined,
  landed,
});

const lifted = (table: PublicState, unit: UnitId): PublicState =>
  withoutShips(forgotten(table, unit), [unit]);

const withPiece = (table: PublicState, unit: UnitId, change: (piece: Piece) => Partial<Piece>): PublicState =>
  withPieces(table, [unit], piece => ({ ...piece, ...change(piece) }));

const hasFleet = (table: PublicState, force: Force): boolean =>
  force.filter(unit => isCombatant(specOf(table, unit))).length >= 2;

/** [C.1.2] A ship joins the first force of the hex, or forms one with the ships that are there. */
const inForce = (table: PublicState, unit: UnitId, hex: HexId): PublicState => {
  const there = forcesAt(table, specOf(table, unit).side, hex).filter(force => !force.includes(unit));
  const fleet = there.find(force => hasFleet(table, force));
  const together = fleet === undefined ? [...there.flat(), unit] : [...fleet, unit];
  return withForces(table, together, formed(table, together));
};

const afloat = (table: PublicState, unit: UnitId, hex: HexId): PublicState => {
  const { side, arm } = specOf(table, unit);
  const [other] = arm === 'surface' ? surfaceAt(table, side, hex).filter(one => one !== unit) : [];
  const mark = other === undefined ? 'none' : pieceOf(table, other).mark;
  const placed = withPiece(lifted(table, unit), unit, piece => ({
    ...kept(table, unit, piece),
    where: { at: 'sea', hex },
    mark,
    deep: piece.deep && !isCoastal(hex),
  }));
  return arm === 'surface' ? inForce(placed, unit, hex) : placed;
};

const atHome = (table: PublicState, unit: UnitId, home: Home): PublicState =>
  withPiece(forgotten(table, unit), unit, piece => ({
    ...UNUSED,
    ...kept(table, unit, piece),
    where: { at: 'home', home },
  }));

/** [5.8] [5.10] Where aircraft can stand in a hex: an airfield, or a carrier of their nation. */
const homeIn = (table: PublicState, unit: UnitId, hex: HexId): Home | undefined => {
  const { side, nation, carrierCapable } = specOf(table, unit);
  const base = baseAt(hex);
  const field = base !== undefined && baseSpec(base).airfield ? base : undefined;
  if (field !== undefined && isHeldBy(table, side, field)) return { kind: 'base', base: field };
  const carrier = surfaceAt(table, side, hex).find(ship => {
    const spec = specOf(table, ship);
    return carrierCapable && isCarrier(spec) && spec.nation === nation;
  });
  if (carrier !== undefined) return { kind: 'carrier', carrier };
  return field === undefined ? undefined : { kind: 'base', base: field };
};

export const putAt = (table: PublicState, unit: UnitId, hex: HexId): Moved => {
  const { arm, name } = specOf(table, unit);
  if (!isOnMap(hex)) return fault('ERR_EDIT', name, SAID.offMap);
  if (arm !== 'air') return ok(afloat(table, unit, hex));
  const home = homeIn(table, unit, hex);
  return home === undefined ? fault('ERR_EDIT', name, SAID.noDeck) : ok(atHome(table, unit, home));
};

export const putAboard = (table: PublicState, unit: UnitId, carrier: UnitId): PublicState =>
  atHome(table, unit, { kind: 'carrier', carrier });

type Beside = Elsewhere | 'unused';

const besideAlone = (table: PublicState, unit: UnitId, at: Beside): PublicState =>
  withPiece(lifted(table, unit), unit, piece => ({
    ...UNUSED,
    ...(at === 'unused' ? {} : kept(table, unit, piece)),
    where: { at },
  }));

/** Beside the map; aircraft aboard go with their carrier. */
export const putBeside = (table: PublicState, unit: UnitId, at: Beside): PublicState => {
  const crew = belongingTo(table, { kind: 'carrier', carrier: unit });
  const gone = [unit, ...crew].reduce((left, one) => besideAlone(left, one, at), table);
  if (at !== 'due') return gone;
  const waits = comesByScenario(table, unit) ? gone : withArrival(gone, unit, usualArrival(gone, unit));
  return crew.reduce(
    (left, one) => (comesByScenario(table, one) ? left : withArrival(left, one, { carrier: unit })),
    waits,
  );
};

/** [6] On top of its force. */
export const raised = (table: PublicState, unit: UnitId): PublicState => {
  const force = table.forces.find(ships => ships.includes(unit));
  return force === undefined
    ? table
    : withForces(table, force, [[unit, ...force.filter(other => other !== unit)]]);
};
