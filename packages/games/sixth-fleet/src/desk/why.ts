import type { Refusal, Selection } from '@narrow-seas/core';
import { type HexId, line, makeField, neighboursOf, shortestPath } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { groupDownTo } from '../rules/combat/attack.ts';
import { GRID } from '../model/chart.ts';
import { refuseEntry, refuseToMove } from '../rules/movement/movement.ts';
import { optionsFor } from '../turn/options.ts';
import { passageFor } from '../rules/movement/passage.ts';
import { hexOfUnit, placeOf, unitsAt } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { Combat, Movement, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type UnitId } from '../model/vocabulary.ts';
import { choicesFor } from './choices.ts';
import { actingSide } from './say.ts';

/** Why the picked pieces can do nothing with what is pointed at: the rules' own answer to what was most likely meant. */
export const whyNot = (view: View, selection: Selection): Refusal | undefined => {
  if (choicesFor(view, selection).length > 0) return undefined;
  const { refuse } = optionsFor(view);
  if (actingSide(view) === undefined) return refuse({ type: 'done' });
  return whyMoveFails(view, selection) ?? firstRefusal(attemptsOf(view, selection), refuse);
};

const firstRefusal = (
  actions: readonly Action[],
  refuse: (action: Action) => Refusal | undefined,
): Refusal | undefined => {
  for (const action of actions) {
    const refusal = refuse(action);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

/** The actions that the selection seems to ask for. */
const attemptsOf = ({ table }: View, selection: Selection): readonly Action[] => {
  const { phase } = table;
  const pieces = selection.pieces as readonly UnitId[];
  const hex = selection.hex as HexId | undefined;
  if (phase.name === 'advance') return [{ type: 'advance', units: pieces }];
  if (phase.name === 'combat') return attackMeant(table, phase, selection);
  if (phase.name === 'excess' || phase.name === 'sacrifice')
    return [...pieces, ...(selection.targets as readonly UnitId[])].map(unit => ({ type: 'remove', unit }));
  if (hex === undefined) return [];
  return pieces.map(unit => {
    if (phase.name === 'retreat') return { type: 'retreat', unit, to: hex };
    if (phase.name === 'displacement') return { type: 'displace', unit, to: hex };
    if (phase.name === 'movement') return { type: 'move', unit, path: pathMeant(table, unit, hex) };
    return { type: 'deploy', unit, hex };
  });
};

/** On the targets picked; without any, on the top of the stack in that hex, or on its defences. */
const attackMeant = (state: State, phase: Combat, selection: Selection): readonly Action[] => {
  const attackers = selection.pieces as readonly UnitId[];
  const targets = selection.targets as readonly UnitId[];
  const first = targets[0];
  const hex = (first === undefined ? selection.hex : hexOfUnit(state, first)) as HexId | undefined;
  if (hex === undefined) return attackers.map(unit => ({ type: 'withdraw', unit }));
  const [top] = unitsAt(state, enemyOf(phase.side), hex);
  const defenders = first === undefined && top !== undefined ? groupDownTo(state, phase, hex, top) : targets;
  return [{ type: 'attack', attackers, hex, defenders }];
};

/** A unit that may not move at all, or a hex that is closed to it, says so before any path is looked at. */
const whyMoveFails = ({ table }: View, { pieces, hex }: Selection): Refusal | undefined => {
  const { phase } = table;
  if (phase.name !== 'movement') return undefined;
  for (const unit of pieces as readonly UnitId[]) {
    const refusal =
      refuseToMove(table, phase, unit) ?? whyClosed(table, phase, unit, hex as HexId | undefined);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

const whyClosed = (
  state: State,
  { side }: Movement,
  unit: UnitId,
  hex: HexId | undefined,
): Refusal | undefined => {
  const spec = specOf(state, unit);
  const passage = passageFor(state, side, spec.domain);
  if (hex === undefined || hex === placeOf(state, unit) || passage.enter[hex] !== 0) return undefined;
  const beside = neighboursOf(GRID, hex)[0] as HexId;
  return refuseEntry(state, spec, passage, beside, hex);
};

/** The way there with Movement Points to spare; failing that, as if nobody controlled anything; failing that, straight. */
const pathMeant = (state: State, unit: UnitId, to: HexId): readonly HexId[] => {
  const spec = specOf(state, unit);
  const from = placeOf(state, unit) as HexId;
  const { enter, closed, stops } = passageFor(state, spec.side, spec.domain);
  const field = makeField(GRID);
  const path =
    shortestPath(GRID, { enter, closed, stops }, from, to, field) ??
    shortestPath(GRID, { enter, closed }, from, to, field) ??
    line(GRID, from, to);
  return path.slice(1);
};
