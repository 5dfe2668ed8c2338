import type { Action } from '../../model/action.ts';
import type { SeaActivation } from '../../rules/movement/movement.ts';
import type { View } from '../../secrets/view.ts';
import { listActions } from '../../turn/list.ts';
import type { Aim } from './aim.ts';
import { type Way, wayOf } from './way.ts';

type Sail = Extract<Action, { readonly type: 'sail' }>;

/** Ends of a move that are compared. */
const MOST = 3;
/** A boat that has farther to go does what it does unasked. */
const PACK = 14;

const onward = (sails: readonly Sail[], way: Way, here: number): readonly Sail[] =>
  sails
    .map(sail => ({ sail, left: way(sail.path.at(-1) as (typeof sail.path)[number]) }))
    .filter(({ left }) => left < here)
    .toSorted((a, b) => a.left - b.left)
    .slice(0, MOST)
    .map(({ sail }) => sail);

const isBound = (activation: SeaActivation, { to }: Aim, here: number): boolean =>
  activation.name === 'surface-activation' || to !== 'hunt' || here <= PACK;

/** Attacks from where they are, and the way to where they were sent; undefined when they were sent nowhere. */
export const taskAnswers = (
  view: View,
  activation: SeaActivation,
  aim: Aim,
): readonly Action[] | undefined => {
  const way = wayOf(view.table, activation.side, activation.units, aim);
  if (way === undefined) return undefined;
  const here = way(activation.hex);
  if (!isBound(activation, aim, here)) return undefined;
  const offered = [...listActions(view)];
  const strikes = offered.filter(({ type }) => type === 'strike');
  const sails = onward(
    offered.filter(action => action.type === 'sail'),
    way,
    here,
  );
  const rest = sails.length > 0 ? sails : offered.filter(({ type }) => type === 'done');
  return [...strikes, ...rest];
};
