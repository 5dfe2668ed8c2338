import { labelOfEnd } from '../../desk/ending.ts';
import { offerOf } from '../../desk/offers.ts';
import { at, sayAll } from '../../desk/say.ts';
import { DESK_WORDS } from '../../desk/words.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { SecondFleetStep } from './reason.ts';

/** An action in the words of the desk, which the screen shows for it too. */
export const sayStep = (side: Side, { state, action }: SecondFleetStep): string =>
  offerOf(viewFor(state, side), action)?.label ?? labelOfEnd(state.table.phase);

/** The steps from this one on that belong to it: those of the same activation or flight. */
export const partOf = (
  steps: readonly SecondFleetStep[],
  first: SecondFleetStep,
): readonly SecondFleetStep[] => {
  const from = steps.indexOf(first);
  const { type } = first.action;
  if (type !== 'activate' && type !== 'take-off') return [first];
  const next = steps.findIndex((step, place) => place > from && step.action.type === type);
  return steps.slice(from, next < 0 ? steps.length : next);
};

/** To act says nothing: what they attack does, or where they go. */
export const sayPart = (side: Side, part: readonly SecondFleetStep[]): string => {
  const [first] = part as readonly [SecondFleetStep, ...SecondFleetStep[]];
  const strike = part.find(({ action }) => action.type === 'strike');
  if (strike !== undefined) return sayStep(side, strike);
  const sail = part.findLast(({ action }) => action.type === 'sail');
  const hex = sail?.action.type === 'sail' ? sail.action.path.at(-1) : undefined;
  return first.action.type === 'activate' && hex !== undefined
    ? DESK_WORDS.choice.sailAs(sayAll(first.state.table, first.action.units), at(hex))
    : sayStep(side, first);
};
