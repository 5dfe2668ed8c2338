import type { Refusal, Selection } from '@narrow-seas/core';
import { type HexId, line } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { GRID } from '../model/chart.ts';
import { missileRange } from '../rules/combat/missile.ts';
import { straightFlight } from '../rules/combat/trajectory.ts';
import { optionsFor } from '../turn/options.ts';
import { hexOfUnit, submarinesAt, surfaceAt } from '../model/position.ts';
import type { SeaActivation } from '../rules/movement/movement.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { type AttackType, enemyOf, type UnitId } from '../model/vocabulary.ts';
import { choicesFor } from './choices.ts';
import { activatedView } from './foresee.ts';
import { actionsOfPicked } from './picked-actions.ts';
import { activationIn } from './sea-offers.ts';
import { actingSide } from './say.ts';

/** Why the picked pieces can do nothing with what is pointed at: the rules' own answer to what was most likely meant. */
export const whyNot = (view: View, selection: Selection): Refusal | undefined => {
  if (choicesFor(view, selection).length > 0) return undefined;
  if (actingSide(view) === undefined) return optionsFor(view).refuse({ type: 'done' });
  const { phase } = view.table;
  const units = selection.pieces as readonly UnitId[];
  if (phase.name === 'segment' && phase.arm !== 'air') return whyInSegment(view, phase, units, selection);
  return firstRefusal(view, attemptsOf(view, selection));
};

const firstRefusal = (view: View, actions: readonly Action[]): Refusal | undefined => {
  const { refuse } = optionsFor(view);
  for (const action of actions) {
    const refusal = refuse(action);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

/** First whether they may act at all, then what they would do once they act. */
const whyInSegment = (
  view: View,
  segment: Segment,
  units: readonly UnitId[],
  selection: Selection,
): Refusal | undefined => {
  const refusal = optionsFor(view).refuse({ type: 'activate', units, fast: false });
  if (refusal !== undefined || selection.hex === undefined) return refusal;
  const then = activatedView(view, segment, units);
  return firstRefusal(then, attemptsOf(then, selection));
};

const attemptsOf = (view: View, selection: Selection): readonly Action[] => {
  const { pieces, hex } = selection;
  const { table } = view;
  const { phase } = table;
  const units = pieces as readonly UnitId[];
  if (hex === undefined) return actionsOfPicked(view, selection);
  const to = hex as HexId;
  const activation = activationIn(table);
  if (activation !== undefined) return meantAtSea(table, activation, to);
  switch (phase.name) {
    case 'targeting':
      return actionsOfPicked(view, selection);
    case 'flight':
      return [{ type: 'fly', path: straightFlight(phase.hex, to) }];
    case 'set-up':
    case 'arrival':
      return [{ type: 'place', units, hex: to }];
    case 'recon':
      return units.map(unit => ({ type: 'spot', unit, hex: to }));
    case 'mining':
      return units.map(unit => ({ type: 'mine', unit, hex: to }));
    default:
      return actionsOfPicked(view, selection);
  }
};

/** An attack where enemies are, else the way there, straight. */
const meantAtSea = (table: PublicState, activation: SeaActivation, to: HexId): readonly Action[] => {
  const enemy = enemyOf(activation.side);
  const path = line(GRID, hexOfUnit(table, activation.units[0]) ?? activation.hex, to).slice(1);
  const sail: Action = { type: 'sail', path };
  if (submarinesAt(table, enemy, to).length > 0) return [strikeOn(table, activation, 'asw', to), sail];
  return surfaceAt(table, enemy, to).length > 0 ? [strikeOn(table, activation, 'ssm', to), sail] : [sail];
};

/** By the one with the longest arm: that a weaker one is out of range says nothing of the others. */
const strikeOn = (
  table: PublicState,
  { units, hex: from }: SeaActivation,
  attack: AttackType,
  hex: HexId,
): Action => ({
  type: 'strike',
  attack,
  units: units.toSorted((one, other) => missileRange(table, other) - missileRange(table, one)).slice(0, 1),
  hex,
  over: attack === 'ssm' ? line(GRID, from, hex).slice(1, -1) : [],
  cruise: false,
});
