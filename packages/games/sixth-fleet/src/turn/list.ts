import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { ADVANCE_LIMIT } from '../rules/combat/advance.ts';
import { carrierFor, refuseEmbark } from '../rules/air/air.ts';
import { attacksFrom } from '../rules/combat/attack-options.ts';
import { AIRBASE_AT } from '../model/chart.ts';
import { refuseSetUpAboard } from '../rules/set-up/deploy.ts';
import { hexesFor, waitingIn } from '../rules/set-up/deploy-rest.ts';
import { refuseEnd } from './end-phase.ts';
import { canReachOwnBase, refuseGrounding } from '../rules/air/grounding.ts';
import { assignedCarrier } from '../rules/set-up/group.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { unitsToWithdraw } from '../rules/combat/obligation.ts';
import { pathsWithin, reachOf } from '../rules/movement/reach.ts';
import { refuseReinforcementAboard } from '../rules/reinforcement/reinforce.ts';
import { displacementsOf, refugesOf, refuseDisplacement } from '../rules/combat/retreat.ts';
import { specOf } from '../model/roster.ts';
import { actor } from './sequence.ts';
import { raisedOrders, removable } from '../rules/stacking/stacking.ts';
import type { Combat, Displacement, Movement, Phase, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { refuseViolation } from '../rules/optional/violation.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

/**
 * Every kind of action that is offered: one path to each hex, the whole stack or one unit against each group, each unit
 * brought to the top of its stack.
 */
export function* listActions({ viewer, table }: View): Generator<Action> {
  const turn = actor(table);
  if (viewer === 'spectator' || turn === 'chance' || !turn.includes(viewer)) return;
  yield* listInPhase(table, viewer, table.phase);
}

function* listInPhase(state: State, side: Side, phase: Phase): Generator<Action> {
  switch (phase.name) {
    case 'set-up':
    case 'reinforcement':
      yield* listPlacements(state, side);
      break;
    case 'combat':
      yield* listCombat(state, phase);
      break;
    case 'retreat':
      for (const unit of phase.pending)
        yield* refugesOf(state, unit).map(to => ({ type: 'retreat', unit, to }) as const);
      break;
    case 'displacement':
      yield* listDisplacements(state, phase);
      break;
    case 'advance':
      yield* subsetsUpTo(phase.candidates, ADVANCE_LIMIT).map(units => ({ type: 'advance', units }) as const);
      break;
    case 'movement':
      yield* listMovement(state, phase);
      break;
    case 'excess':
      yield* removable(state, phase.mover).map(unit => ({ type: 'remove', unit }) as const);
      break;
    case 'sacrifice':
      yield* phase.among.map(unit => ({ type: 'remove', unit }) as const);
      break;
    case 'extension':
      yield { type: 'go-on', yes: true };
      yield { type: 'go-on', yes: false };
      break;
    default:
  }
}

function* listPlacements(state: State, side: Side): Generator<Action> {
  const waiting = waitingIn(state);
  for (const unit of waiting) {
    yield* hexesFor(state, unit).map(hex => ({ type: 'deploy', unit, hex }) as const);
    yield* listAboard(state, side, unit);
  }
  if (state.phase.name === 'set-up') yield* listArrangements(state, side);
  if (waiting.length > 0) yield { type: 'deploy-rest' };
  if (refuseEnd(state) === undefined) yield { type: 'done' };
}

/** Into the box of the carrier it is assigned to. */
export const listAboard = (state: State, side: Side, unit: UnitId): readonly Action[] => {
  const carrier = assignedCarrier(state, unit);
  const able = carrier !== undefined && canGoAboard(state, side, unit, carrier);
  return able ? [{ type: 'embark', unit, carrier }] : [];
};

const canGoAboard = (state: State, side: Side, unit: UnitId, carrier: UnitId): boolean =>
  state.phase.name === 'set-up'
    ? refuseSetUpAboard(state, state.phase, unit, carrier) === undefined
    : refuseReinforcementAboard(state, side, unit, carrier) === undefined;

function* listCombat(state: State, phase: Combat): Generator<Action> {
  for (const { hex } of state.stacks[phase.side]) {
    for (const attack of attacksFrom(state, phase, hex)) yield { type: 'attack', ...attack };
  }
  yield* unitsToWithdraw(state, phase).map(unit => ({ type: 'withdraw', unit }) as const);
  if (refuseEnd(state) === undefined) yield { type: 'done' };
}

function* listDisplacements(state: State, phase: Displacement): Generator<Action> {
  for (const unit of phase.units) {
    for (const to of displacementsOf(state, unit)) {
      if (refuseDisplacement(state, phase, unit, to) === undefined) yield { type: 'displace', unit, to };
    }
  }
}

function* listMovement(state: State, phase: Movement): Generator<Action> {
  if (refuseViolation(state, phase) === undefined) yield { type: 'violate-air-space' };
  for (const { hex, units } of state.stacks[phase.side]) {
    for (const unit of units) yield* listUnit(state, phase, unit, hex);
  }
  for (const { units } of state.boxes) {
    for (const unit of units.filter(id => specOf(state, id).side === phase.side)) {
      yield { type: 'launch', unit };
      yield* listMoves(state, phase, unit);
    }
  }
  yield* listArrangements(state, phase.side);
  yield { type: 'done' };
}

function* listArrangements(state: State, side: Side): Generator<Action> {
  for (const { hex, units: stack } of state.stacks[side]) {
    yield* raisedOrders(state, stack).map(units => ({ type: 'arrange', hex, units }) as const);
  }
}

function* listUnit(state: State, phase: Movement, unit: UnitId, hex: HexId): Generator<Action> {
  yield* listMoves(state, phase, unit);
  const carrier = carrierFor(state, specOf(state, unit), hex);
  if (carrier !== undefined && refuseEmbark(state, phase.side, unit, carrier) === undefined)
    yield { type: 'embark', unit, carrier };
}

function* listMoves(state: State, phase: Movement, unit: UnitId): Generator<Action> {
  if (refuseToMove(state, phase, unit) !== undefined) return;
  const groundings = [...listGroundings(state, phase, unit)];
  const abroad = new Set(groundings.map(({ path }) => path.at(-1)));
  yield* pathsWithin(reachOf(state, unit))
    .filter(path => !abroad.has(path.at(-1)))
    .map(path => ({ type: 'move', unit, path }) as const);
  yield* groundings;
}

/** [9.15] Ways to bases of other nations, for an aircraft that cannot reach its own. */
export function* listGroundings(
  state: State,
  phase: Movement,
  unit: UnitId,
): Generator<Extract<Action, { readonly type: 'ground' }>> {
  if (phase.side !== 'nato' || !phase.mustLand.includes(unit) || canReachOwnBase(state, unit)) return;
  const paths = pathsWithin(reachOf(state, unit)).filter(path => AIRBASE_AT.has(path.at(-1) as HexId));
  for (const path of [[], ...paths]) {
    if (refuseGrounding(state, phase, unit, path) === undefined) yield { type: 'ground', unit, path };
  }
}

/** All sets of at most `most` items, the empty one included. */
const subsetsUpTo = <T>(items: readonly T[], most: number): readonly (readonly T[])[] => {
  let sets: readonly (readonly T[])[] = [[]];
  for (const item of items)
    sets = [...sets, ...sets.filter(set => set.length < most).map(set => [...set, item])];
  return sets;
};
