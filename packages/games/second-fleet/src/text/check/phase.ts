import { hexOfUnit, pieceOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { Activation, Flight, Landing, Strike } from '../../model/fire/phase.ts';
import type { ActionPhase, SubmarineActivation, SurfaceActivation } from '../../model/sea/phase.ts';
import type { Phase, PublicState } from '../../model/state.ts';
import { ARMS, enemyOf, SIDES, type Side, type UnitId } from '../../model/vocabulary.ts';
import { type FlawOf, flaw } from './flaw.ts';

type Message = string | undefined;

const nameOf = (table: PublicState, unit: UnitId): string => specOf(table, unit).name;

/** The first of these units that is not as it must be. */
const wrongOne = (
  table: PublicState,
  units: readonly UnitId[],
  isRight: (unit: UnitId) => boolean,
  why: string,
): Message => {
  const wrong = units.find(unit => !isRight(unit));
  return wrong === undefined ? undefined : `${nameOf(table, wrong)} ${why}`;
};

/** [4] Those who act are where they act. */
const flawOfActors = (table: PublicState, phase: SurfaceActivation | SubmarineActivation): Message => {
  const { side, units, hex, name } = phase;
  const arm = name === 'surface-activation' ? 'surface' : 'submarine';
  const isRight = (unit: UnitId): boolean =>
    hexOfUnit(table, unit) === hex && specOf(table, unit).arm === arm && specOf(table, unit).side === side;
  return (
    wrongOne(table, units, isRight, 'is not one of the units that act in that hex [4].') ??
    (new Set(units).size < units.length ? 'A unit is named twice among the units that act [4].' : undefined)
  );
};

/** [4.3] The stack in the air is the one that is flown. */
const flawOfFlight = (table: PublicState, { side, units, homes, roles }: Flight): Message => {
  if (homes.length !== units.length) return 'Name one home for each aircraft of the flight [4.3].';
  if (new Set(units).size < units.length) return 'An aircraft is named twice in the flight [4.3].';
  const aloft = table.pieces.flatMap(({ where }, unit) => (where.at === 'flight' ? [unit as UnitId] : []));
  const isRight = (unit: UnitId): boolean =>
    pieceOf(table, unit).where.at === 'flight' && specOf(table, unit).side === side;
  return (
    wrongOne(table, [...units, ...roles.map(({ unit }) => unit)], isRight, 'is not in the air [4.3].') ??
    wrongOne(table, aloft, unit => units.includes(unit), 'is in the air without a flight [4.3].')
  );
};

/** [10] An attack is made by those who act. */
const flawOfStrike = (table: PublicState, { side, units, answer }: Strike, resume: Activation): Message => {
  if (answer) return undefined;
  if (side !== resume.side) return 'Only the side that acts can attack [10].';
  return wrongOne(table, units, unit => resume.units.includes(unit), 'attacks but does not act [10].');
};

/** [C.11.7] [C.12.7] Who comes down is still in the air. */
const flawOfLanding = (table: PublicState, { side, units }: Pick<Landing, 'side' | 'units'>): Message =>
  wrongOne(
    table,
    units,
    unit => specOf(table, unit).side === side && 'home' in pieceOf(table, unit).where,
    'does not land now [C.12.7].',
  );

/** [4] Each side names each arm once in three segments. */
const flawOfChoices = ({ segment, first, chosen }: ActionPhase, side: Side, names: boolean): Message => {
  for (const one of SIDES) {
    const waits = one === side ? names : side === first;
    const ahead = ARMS.length - segment + (waits ? 1 : 0);
    if (new Set(chosen[one]).size < chosen[one].length || chosen[one].length + ahead > ARMS.length)
      return `${one === 'nato' ? 'NATO' : 'The Soviet side'} has named more arms than there are segments so far [4].`;
  }
  return undefined;
};

const flawOfLayer = (table: PublicState, phase: Phase): Message => {
  switch (phase.name) {
    case 'arm':
      return flawOfChoices(phase, phase.side, true);
    case 'segment':
      return flawOfChoices(phase, phase.side, false);
    case 'surface-activation':
    case 'submarine-activation':
      return phase.side === phase.resume.side
        ? flawOfActors(table, phase)
        : 'Only the side whose segment it is can act [4].';
    case 'flight':
      return phase.side === phase.resume.side
        ? flawOfFlight(table, phase)
        : 'Only the side whose segment it is can fly [4].';
    case 'reaction':
      return phase.side === enemyOf(phase.resume.side)
        ? undefined
        : 'Only the other side can stop a flight [C.11.2].';
    case 'formation':
    case 'targeting':
      return flawOfStrike(table, phase.strike, phase.resume);
    case 'drift-roll':
    case 'defence-roll':
    case 'attack-roll':
      return flawOfStrike(table, phase.aimed.strike, phase.resume);
    case 'landing':
      return 'cause' in phase ? flawOfLanding(table, phase) : undefined;
    default:
      return undefined;
  }
};

/** What a phase and those under it remember must be so on the table. */
export const phaseHolds: FlawOf = table => {
  for (let phase: Phase | undefined = table.phase; phase !== undefined; ) {
    const message = flawOfLayer(table, phase);
    if (message !== undefined) return flaw('phase', message);
    phase = 'resume' in phase ? phase.resume : undefined;
  }
  return undefined;
};
