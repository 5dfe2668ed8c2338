import type { EndLoss, Survey } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { refuseEnd } from '../turn/end-phase.ts';
import { unlandedIn } from '../rules/air/grounding.ts';
import { hexOfUnit, lifted, unitsAt } from '../model/position.ts';
import { canArrive, unitsDue } from '../rules/reinforcement/reinforce.ts';
import { isNaval, specOf } from '../model/roster.ts';
import { AIR_LIMIT, excessKinds, NAVAL_LIMIT, overfullHexes } from '../rules/stacking/stacking.ts';
import type { Movement, State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { isBaseFor } from '../rules/air/air.ts';
import { movementChoices } from './movement-choices.ts';
import { priceOf } from './prospects.ts';
import { type DeskChoice, say, where } from './say.ts';
import { DESK_WORDS } from './words.ts';

type Losses = readonly EndLoss<Action>[];
type Ending = NonNullable<Survey<Action>['end']>;

/** How the phase is ended, what that loses, and why it cannot be ended yet; undefined where it ends by itself. */
export const endingOf = (state: State): Ending | undefined => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
      return ending(state, DESK_WORDS.end.setUp, []);
    case 'combat':
      return ending(state, DESK_WORDS.end.combat, []);
    case 'movement':
      return ending(state, DESK_WORDS.end.movement, lossesOfMovement(state, phase));
    case 'reinforcement':
      return ending(state, DESK_WORDS.end.reinforcement, lossesOfArrival(state, phase.side));
    default:
      return undefined;
  }
};

const ending = (state: State, label: string, losses: Losses): Ending => {
  const refusal = refuseEnd(state);
  return { action: { type: 'done' }, label, losses, ...(refusal === undefined ? {} : { refusal }) };
};

const loss = (
  text: string,
  pieces: readonly UnitId[],
  hexes: readonly HexId[],
  repairs: readonly DeskChoice[] = [],
): EndLoss<Action> => ({ text, pieces, hexes, repairs });

/** [9.15] [9.22] Aircraft that have not landed, then [7.0] what is too many without them. */
const lossesOfMovement = (state: State, phase: Movement): Losses => {
  const { side } = phase;
  const { grounded, lost } = unlandedIn(state, phase);
  const left = [...grounded, ...lost].reduce(lifted, state);
  const hexOf = (unit: UnitId): HexId => hexOfUnit(state, unit) as HexId;
  return [
    ...lost.map(unit =>
      loss(
        DESK_WORDS.loss.noBase(say(state, unit), where(hexOf(unit)), priceOf(state, [unit])),
        [unit],
        [hexOf(unit)],
        waysHome(state, phase, unit),
      ),
    ),
    ...grounded.map(unit =>
      loss(
        DESK_WORDS.loss.grounded(say(state, unit), where(hexOf(unit))),
        [unit],
        [hexOf(unit)],
        waysHome(state, phase, unit),
      ),
    ),
    ...overfullHexes(left, side).flatMap(hex => tooMany(left, side, hex)),
  ];
};

/** [9.22] To the nearest base; nothing where no base is in reach. */
const waysHome = (state: State, phase: Movement, unit: UnitId): readonly DeskChoice[] => {
  const spec = specOf(state, unit);
  const [nearest] = movementChoices(state, phase, unit)
    .filter(({ kind, hex }) => kind === 'move' && hex !== undefined && isBaseFor(state, spec, hex as HexId))
    .toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0));
  if (nearest === undefined) return [];
  return [{ ...nearest, button: DESK_WORDS.loss.flyTo(where(nearest.hex as HexId)) }];
};

const tooMany = (state: State, side: Side, hex: HexId): Losses => {
  const units = unitsAt(state, side, hex);
  const ships = units.filter(unit => isNaval(specOf(state, unit))).length;
  const over = { naval: ships - NAVAL_LIMIT, air: units.length - ships - AIR_LIMIT };
  return excessKinds(state, units).map(kind =>
    loss(DESK_WORDS.loss.tooMany(kind, over[kind], where(hex)), units, [hex]),
  );
};

/** [12.2] */
const lossesOfArrival = (state: State, side: Side): Losses =>
  unitsDue(state, side)
    .filter(unit => !canArrive(state, side, unit))
    .map(unit => loss(DESK_WORDS.loss.neverArrives(say(state, unit)), [unit], []));
