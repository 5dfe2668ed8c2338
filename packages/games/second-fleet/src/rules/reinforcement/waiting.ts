import type { HexId } from '@narrow-seas/hex';
import { BASE_IDS, baseAt, baseSpec, isAirfieldInUse, isHeldBy, isPortInUse } from '../stacking/bases.ts';
import { distanceBetween, edgeOf, watersOf } from '../../model/chart.ts';
import { isPackIce } from '../movement/ice.ts';
import { pieceOf, submarineStacks, submarinesAt, surfaceAt, surfaceStacks } from '../../model/position.ts';
import { hasFieldRoom, hasSeaRoom } from '../stacking/room.ts';
import { specOf } from '../../model/roster.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import { forcesInPlay, type Start, type StartForce } from '../../scenarios/spec.ts';
import type { PublicState } from '../../model/state.ts';
import { type BaseId, enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';

/** What is placed in one go: ships and submarines on a hex, or one aircraft at a field. */
export type Subject =
  | { readonly kind: 'ships'; readonly side: Side; readonly units: readonly UnitId[]; readonly start: Start }
  | { readonly kind: 'aircraft'; readonly side: Side; readonly unit: UnitId; readonly start: Start };

const isDue = (table: PublicState, unit: UnitId): boolean => pieceOf(table, unit).where.at === 'due';

/** [C.16.2] Its box has been reached; or the turn in which a position lets it come. */
const hasCome = ({ campaign, turn }: PublicState, force: StartForce): boolean =>
  force.turn === undefined ? force.box <= campaign.tracks[force.side] : force.turn <= turn;

/** [C.16.2] Forces whose box has been reached; aircraft of a carrier come with her. */
const forcesDue = (table: PublicState, side: Side): readonly StartForce[] =>
  forcesInPlay(scenarioOf(table), table).filter(
    force =>
      force.side === side &&
      force.start.at !== 'carrier' &&
      hasCome(table, force) &&
      force.units.some(unit => isDue(table, unit)),
  );

/** [C.16.3] Ships of a force come together; submarines of a zone each for itself. */
const shipsTogether = (table: PublicState, { start, units }: StartForce): readonly (readonly UnitId[])[] => {
  const afloat = units.filter(unit => isDue(table, unit) && specOf(table, unit).arm !== 'air');
  if (start.at !== 'zone') return afloat.length === 0 ? [] : [afloat];
  const ships = afloat.filter(unit => specOf(table, unit).arm === 'surface');
  const boats = afloat.filter(unit => specOf(table, unit).arm === 'submarine').map(unit => [unit]);
  return ships.length === 0 ? boats : [ships, ...boats];
};

const subjectsOf = (table: PublicState, force: StartForce): readonly Subject[] => {
  const { side, start, units } = force;
  const aircraft = units.filter(unit => isDue(table, unit) && specOf(table, unit).arm === 'air');
  return [
    ...shipsTogether(table, force).map(
      together => ({ kind: 'ships', side, units: together, start }) as const,
    ),
    ...aircraft.map(unit => ({ kind: 'aircraft', side, unit, start }) as const),
  ];
};

/** [C.16.2] All that has come and has no place yet. */
export const waitingSubjects = (table: PublicState, side: Side): readonly Subject[] =>
  forcesDue(table, side).flatMap(force => subjectsOf(table, force));

const unitsOfSubject = (subject: Subject): readonly UnitId[] =>
  subject.kind === 'ships' ? subject.units : [subject.unit];

export const subjectOf = (table: PublicState, side: Side, units: readonly UnitId[]): Subject | undefined =>
  waitingSubjects(table, side).find(subject => {
    const all = unitsOfSubject(subject);
    return all.length === units.length && all.every(unit => units.includes(unit));
  });

/** [C.16.3] How far from the enemy a zone is entered. */
const CLEARANCE = 2;

const enemyWithin = (table: PublicState, side: Side, hex: HexId, most: number): boolean => {
  const enemy = enemyOf(side);
  const near = (other: HexId): boolean => distanceBetween(hex, other) <= most;
  return (
    [...surfaceStacks(table, enemy).keys()].some(near) || [...submarineStacks(table, enemy).keys()].some(near)
  );
};

const isFreeOfEnemies = (table: PublicState, side: Side, hex: HexId): boolean => {
  const enemy = enemyOf(side);
  const base = baseAt(hex);
  return (
    surfaceAt(table, enemy, hex).length === 0 &&
    submarinesAt(table, enemy, hex).length === 0 &&
    (base === undefined || isHeldBy(table, side, base))
  );
};

/** Ships cannot be put into pack ice, nor where there is no room. */
const takes = (table: PublicState, side: Side, hex: HexId, units: readonly UnitId[]): boolean =>
  isFreeOfEnemies(table, side, hex) && hasSeaRoom(table, side, hex, units) && !isPackIce(table, hex);

/** [C.16.3] The base named, while it can be used; else others of the zone. */
const portsFor = (table: PublicState, side: Side, base: BaseId): readonly BaseId[] =>
  isPortInUse(table, side, base)
    ? [base]
    : BASE_IDS.filter(
        other => baseSpec(other).zone === baseSpec(base).zone && isPortInUse(table, side, other),
      );

const hexesOfStart = (table: PublicState, side: Side, start: Start): readonly HexId[] => {
  switch (start.at) {
    case 'hex':
      return [start.hex];
    case 'base':
      return portsFor(table, side, start.base).map(base => baseSpec(base).hex);
    case 'zone':
      return watersOf(start.zone);
    case 'edge':
      return edgeOf(start.zone);
    default:
      return [];
  }
};

type Ships = Extract<Subject, { readonly kind: 'ships' }>;

/** [C.16.3] Whether a hex of those they may come to has room for them, away from the enemy. */
const suits = (table: PublicState, { side, start, units }: Ships, hex: HexId): boolean =>
  takes(table, side, hex, units) && (start.at !== 'zone' || !enemyWithin(table, side, hex, CLEARANCE));

/** [C.16.3] Whether this is a place for them. */
export const mayBePlaced = (table: PublicState, ships: Ships, hex: HexId): boolean =>
  candidatesFor(table, ships).includes(hex) && suits(table, ships, hex);

/** [C.16.3] Every place for them; `candidates` are those not yet looked at closely. */
export const candidatesFor = (table: PublicState, { side, start }: Ships): readonly HexId[] =>
  hexesOfStart(table, side, start);

export const placesFor = (table: PublicState, subject: Ships): readonly HexId[] =>
  candidatesFor(table, subject).filter(hex => suits(table, subject, hex));

type Aircraft = Extract<Subject, { readonly kind: 'aircraft' }>;

/** [C.16.3] The field named, while it can be used and has room; else any other. */
export const fieldsFor = (table: PublicState, { side, unit, start }: Aircraft): readonly BaseId[] => {
  const open = BASE_IDS.filter(base => isAirfieldInUse(table, side, base) && hasFieldRoom(table, base, unit));
  return start.at === 'base' && open.includes(start.base) ? [start.base] : open;
};
