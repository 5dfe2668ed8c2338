import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { isCoastal } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { isPackIce } from '../movement/ice.ts';
import { hexOfUnit, pieceOf, ratingsNow, submarineStacks } from '../../model/position.ts';
import { no, notYours } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Phase, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import type { UnitId } from '../../model/vocabulary.ts';

type SubmarineMode = Extract<Phase, { readonly name: 'submarine-mode' }>;

/** [22.1] [22.2] [22.3] Down or up, each once in this step. */
export const refuseDive = (
  table: PublicState,
  { side, changed }: SubmarineMode,
  unit: UnitId,
  deep: boolean,
): Refusal | undefined => {
  const spec = specOf(table, unit);
  const piece = pieceOf(table, unit);
  if (spec.side !== side || spec.arm !== 'submarine' || piece.where.at !== 'sea') return notYours(unit);
  if (changed.includes(unit))
    return no('22.3', 'changed', 'This submarine has already dived or come up in this step.', unit);
  if (piece.deep === deep)
    return no('22.1', 'depth-as-before', 'This submarine is already in that mode.', unit);
  if (!deep) return undefined;
  if (ratingsNow(table, unit).move < 2)
    return no(
      '22.1',
      'too-slow-to-dive',
      'Only submarines with two or more movement points can go deep.',
      unit,
    );
  const hex = hexOfUnit(table, unit) as HexId;
  return isCoastal(hex) || isPackIce(table, hex)
    ? no('22.2', 'shallow', 'A submarine cannot go deep in a coastal or pack ice hex.', unit)
    : undefined;
};

/** Submarines that can change their mode now. */
export const divers = (
  table: PublicState,
  phase: SubmarineMode,
): readonly { readonly unit: UnitId; readonly deep: boolean }[] =>
  [...submarineStacks(table, phase.side).values()]
    .flat()
    .map(unit => ({ unit, deep: !pieceOf(table, unit).deep }))
    .filter(({ unit, deep }) => refuseDive(table, phase, unit, deep) === undefined);

/** [2.2.4] [22.1] Soviet first, then NATO. */
export const endDepth = ({ side }: SubmarineMode): readonly Event[] =>
  side === 'soviet'
    ? [{ type: 'began', phase: { name: 'submarine-mode', side: 'nato', changed: [] } }]
    : [finished('submarine-mode')];
