import {
  DICE_ONLY,
  exhausted,
  lookForNumbers,
  NOT_YOUR_TURN,
  type Offer,
  OVER,
  type Random,
  type Refusal,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Action, ACTIONS } from '../model/action.ts';
import { refuseAdvance } from '../rules/combat/advance.ts';
import { refuseEmbark, refuseLaunch } from '../rules/air/air.ts';
import { refuseAttack } from '../rules/combat/attack.ts';
import { GRID } from '../model/chart.ts';
import { refuseSetUp, refuseSetUpAboard } from '../rules/set-up/deploy.ts';
import { refuseEnd } from './end-phase.ts';
import { refuseGrounding } from '../rules/air/grounding.ts';
import { listActions } from './list.ts';
import { refuseMove, refuseToMove } from '../rules/movement/movement.ts';
import { mayWithdraw, refuseShirking } from '../rules/combat/obligation.ts';
import { type Destination, destinations, pathWithin, type Reach, reachOf } from '../rules/movement/reach.ts';
import { NOT_NOW, no, noAt, notYours } from './refusals.ts';
import { refuseReinforcement, refuseReinforcementAboard } from '../rules/reinforcement/reinforce.ts';
import { refuseDisplacement, refuseRetreat } from '../rules/combat/retreat.ts';
import { specOf, unitCount } from '../model/roster.ts';
import { sampleAction } from './sample.ts';
import { actor } from './sequence.ts';
import { refuseArrangement, refuseRemoval } from '../rules/stacking/stacking.ts';
import type { Combat, Movement, Phase, SetUp, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { refuseViolation } from '../rules/optional/violation.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

/** What a side may do: everything as a set of actions, and by unit for people and for search. */
export interface Options extends Offer<Action> {
  /** Where the unit can move to now, with the cheapest path to each. */
  readonly reach: (unit: UnitId) => readonly Destination[];
  /** The reach of every unit that may still move, in the form that search reads. */
  readonly reaches: () => ReadonlyMap<UnitId, Reach>;
  readonly pathTo: (unit: UnitId, hex: HexId) => readonly HexId[];
}

export const optionsFor = (view: View): Options => ({
  list: () => listActions(view),
  sample: (random: Random) => sampleAction(view, random),
  refuse: action => refuse(view, action),
  reach: unit => reachFor(view, unit),
  reaches: () => allReaches(view),
  pathTo: (unit, hex) => (mayMove(view, unit) ? pathWithin(reachOf(view.table, unit), hex) : []),
});

const mayMove = ({ table, viewer }: View, unit: UnitId): boolean =>
  table.phase.name === 'movement' &&
  table.phase.side === viewer &&
  refuseToMove(table, table.phase, unit) === undefined;

const reachFor = (view: View, unit: UnitId): readonly Destination[] =>
  mayMove(view, unit) ? destinations(reachOf(view.table, unit)) : [];

/** Units with the longest range come first: the others in their hex then share what was found for them. */
const allReaches = (view: View): ReadonlyMap<UnitId, Reach> => {
  const { table, viewer } = view;
  const reaches = new Map<UnitId, Reach>();
  if (viewer === 'spectator') return reaches;
  const range = (unit: UnitId): number => specOf(table, unit).ratings.move;
  const units = [...table.stacks[viewer], ...table.boxes].flatMap(place => place.units);
  for (const unit of units.sort((a, b) => range(b) - range(a))) {
    if (mayMove(view, unit)) reaches.set(unit, reachOf(table, unit));
  }
  return reaches;
};

/** The one predicate: turn and phase first, then the chapter. */
const refuse = ({ viewer, table }: View, action: Action): Refusal | undefined => {
  const { phase } = table;
  if (phase.name === 'over') return OVER;
  if (action.type === 'roll') return DICE_ONLY;
  const turn = actor(table);
  if (viewer === 'spectator' || turn === 'chance' || !turn.includes(viewer)) return NOT_YOUR_TURN;
  return refuseUnknown(table, action) ?? refuseInPhase(table, viewer, phase, action);
};

const firstNumber = lookForNumbers(ACTIONS);

/** Numbers that name nothing on this table. [5.24] Off the map there is no hex to go to. */
const refuseUnknown = (state: State, action: Action): Refusal | undefined =>
  firstNumber(action, (kind, id) => {
    if (kind === 'unit' && id >= unitCount(state)) return notYours(id as UnitId);
    return kind === 'hex' && id >= GRID.size
      ? noAt('5.24', 'off-map', 'There is no such hex on the map.', id as HexId)
      : undefined;
  });

const refuseInPhase = (state: State, side: Side, phase: Phase, action: Action): Refusal | undefined => {
  switch (phase.name) {
    case 'set-up':
      return refuseInSetUp(state, phase, action);
    case 'combat':
      return refuseInCombat(state, phase, action);
    case 'retreat':
      if (action.type !== 'retreat') return NOT_NOW;
      return phase.pending.includes(action.unit)
        ? refuseRetreat(state, action.unit, action.to)
        : notYours(action.unit);
    case 'displacement':
      return action.type === 'displace' ? refuseDisplacement(state, phase, action.unit, action.to) : NOT_NOW;
    case 'advance':
      return action.type === 'advance' ? refuseAdvance(phase.candidates, action.units) : NOT_NOW;
    case 'movement':
      return refuseInMovement(state, phase, action);
    case 'excess':
      return action.type === 'remove' ? refuseRemoval(state, phase.mover, action.unit) : NOT_NOW;
    case 'reinforcement':
      return refuseInReinforcement(state, side, action);
    case 'sacrifice':
      if (action.type !== 'remove') return NOT_NOW;
      return phase.among.includes(action.unit)
        ? undefined
        : no('14.1', 'not-nearest', 'You must give up the nearest SN.', action.unit);
    case 'extension':
      return action.type === 'go-on' ? undefined : NOT_NOW;
    case 'middle-east':
    case 'first-strike':
    case 'attack':
    case 'delay':
    case 'over':
      return NOT_YOUR_TURN;
    default:
      return exhausted(phase);
  }
};

const refuseInSetUp = (state: State, phase: SetUp, action: Action): Refusal | undefined => {
  if (action.type === 'deploy') return refuseSetUp(state, phase, action.unit, action.hex);
  if (action.type === 'embark') return refuseSetUpAboard(state, phase, action.unit, action.carrier);
  if (action.type === 'arrange') return refuseArrangement(state, phase.side, action.hex, action.units);
  if (action.type === 'deploy-rest') return undefined;
  return action.type === 'done' ? refuseEnd(state) : NOT_NOW;
};

const refuseInReinforcement = (state: State, side: Side, action: Action): Refusal | undefined => {
  if (action.type === 'deploy') return refuseReinforcement(state, side, action.unit, action.hex);
  if (action.type === 'embark') return refuseReinforcementAboard(state, side, action.unit, action.carrier);
  if (action.type === 'deploy-rest') return undefined;
  return action.type === 'done' ? refuseEnd(state) : NOT_NOW;
};

const refuseInCombat = (state: State, phase: Combat, action: Action): Refusal | undefined => {
  if (action.type === 'attack')
    return refuseAttack(state, phase, action) ?? refuseShirking(state, phase, action);
  if (action.type === 'done') return refuseEnd(state);
  if (action.type !== 'withdraw') return NOT_NOW;
  return mayWithdraw(state, phase, action.unit)
    ? undefined
    : no(
        '8.24',
        'need-not-withdraw',
        'You can withdraw only a unit that must attack but cannot.',
        action.unit,
      );
};

const refuseInMovement = (state: State, phase: Movement, action: Action): Refusal | undefined => {
  switch (action.type) {
    case 'move':
      return refuseMove(state, phase, action.unit, action.path);
    case 'ground':
      return refuseGrounding(state, phase, action.unit, action.path);
    case 'embark':
      return refuseEmbark(state, phase.side, action.unit, action.carrier);
    case 'launch':
      return refuseLaunch(state, phase.side, action.unit);
    case 'arrange':
      return refuseArrangement(state, phase.side, action.hex, action.units);
    case 'violate-air-space':
      return refuseViolation(state, phase);
    case 'done':
      return refuseEnd(state);
    default:
      return NOT_NOW;
  }
};
