import type { Survey } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import { refuseEnd } from '../end-phase.ts';
import { WORDS } from '../face/words.ts';
import { unlandedIn } from '../grounding.ts';
import { hexOfUnit, lifted, unitsAt } from '../position.ts';
import { canArrive, unitsDue } from '../reinforce.ts';
import { isNaval, specOf } from '../roster.ts';
import { AIR_LIMIT, excessKinds, NAVAL_LIMIT, overfullHexes } from '../stacking.ts';
import type { Movement, State } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { at, say } from './seat.ts';

type Ending = NonNullable<Survey<Action>['end']>;

/** How the phase is ended, what that loses, and why it cannot be ended yet; undefined where it ends by itself. */
export const endingOf = (state: State): Ending | undefined => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
      return ending(state, WORDS.end.setUp, []);
    case 'combat':
      return ending(state, WORDS.end.combat, []);
    case 'movement':
      return ending(state, WORDS.end.movement, lossesOfMovement(state, phase));
    case 'reinforcement':
      return ending(state, WORDS.end.reinforcement, lossesOfArrival(state, phase.side));
    default:
      return undefined;
  }
};

const ending = (state: State, label: string, losses: readonly string[]): Ending => {
  const refusal = refuseEnd(state);
  return { action: { type: 'done' }, label, losses, ...(refusal === undefined ? {} : { refusal }) };
};

/** [9.15] [9.22] Aircraft that have not landed, then [7.0] what is too many without them. */
const lossesOfMovement = (state: State, phase: Movement): readonly string[] => {
  const { side } = phase;
  const { grounded, lost } = unlandedIn(state, phase);
  const left = [...grounded, ...lost].reduce(lifted, state);
  const where = (unit: UnitId): string => at(hexOfUnit(state, unit) as HexId);
  return [
    ...grounded.map(unit => WORDS.loss.grounded(say(state, unit), where(unit))),
    ...lost.map(unit => WORDS.loss.noBase(say(state, unit), where(unit))),
    ...overfullHexes(left, side).flatMap(hex => tooMany(left, side, hex)),
  ];
};

const tooMany = (state: State, side: Side, hex: HexId): readonly string[] => {
  const units = unitsAt(state, side, hex);
  const ships = units.filter(unit => isNaval(specOf(state, unit))).length;
  const over = { naval: ships - NAVAL_LIMIT, air: units.length - ships - AIR_LIMIT };
  return excessKinds(state, units).map(kind => WORDS.loss.tooMany(kind, over[kind], at(hex)));
};

/** [12.2] */
const lossesOfArrival = (state: State, side: Side): readonly string[] =>
  unitsDue(state, side)
    .filter(unit => !canArrive(state, side, unit))
    .map(unit => WORDS.loss.neverArrives(say(state, unit)));
