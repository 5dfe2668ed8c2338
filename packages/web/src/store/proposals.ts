import type { ActionChoice } from '../gesture/choice.ts';
import type { TableState } from './table-state.ts';

/**
 * What the player weighs: what can be done with the hex pointed at, or every attack where nothing but attacks can be
 * made. One of them is chosen, the best first, and the primary button does exactly that one.
 */
export const proposalsOf = ({ pointed, choices, choicesAtHex }: TableState): readonly ActionChoice[] => {
  if (pointed !== undefined) return choicesAtHex;
  const attacks = choices.filter(({ kind }) => kind === 'attack');
  const isFight = choices.every(({ kind, hex }) => kind === 'attack' || hex === undefined);
  return isFight ? attacks : [];
};

/** Where those in the hand can do one thing only, and need no hex for it. */
const onlyWay = ({ picked, pointed, choices }: TableState): ActionChoice | undefined => {
  const [only, ...more] = choices;
  const isOnly = picked.length > 0 && pointed === undefined && more.length === 0;
  return isOnly && only?.hex === undefined ? only : undefined;
};

/** An order to many is looked at first: the map draws it, and the primary button gives it. */
export const isDrawnFirst = ({ ways }: ActionChoice): boolean => ways !== undefined && ways.length > 0;

/** The order for the whole phase that is looked at. */
const lookedAt = ({ snapshot, picked, chosen }: TableState): ActionChoice | undefined =>
  picked.length === 0
    ? snapshot.survey.commands.find(choice => choice.key === chosen && isDrawnFirst(choice))
    : undefined;

/** The one that is chosen: the player's own choice as long as it is there, else the first. */
export const chosenIn = (state: TableState): ActionChoice | undefined => {
  const proposals = proposalsOf(state);
  const own = state.choices.find(({ key, kind }) => key === state.chosen && kind === 'attack');
  return (
    proposals.find(({ key }) => key === state.chosen) ??
    own ??
    proposals[0] ??
    onlyWay(state) ??
    lookedAt(state)
  );
};
