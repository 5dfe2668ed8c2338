import { choiceOf } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { proposalFor } from '../orders/proposal.ts';
import type { PortId } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { stateSeen } from './foresee.ts';
import { type DeskChoice, sayAirs, sayPort } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { proposed: SAY } = DESK_WORDS;

const countOf = (actions: readonly Action[], ...types: readonly Action['type'][]): number =>
  actions.filter(({ type }) => types.includes(type)).length;

/** "14 supplies to Napoli", or to how many ports. */
const stores = ({ common }: View, actions: readonly Action[]): readonly string[] => {
  const incomes = actions.filter(action => action.type === 'income');
  const sum = incomes.reduce((all, { sp, srp }) => all + sp + srp, 0);
  const ports = [...new Set(incomes.map(({ port }) => port))];
  if (sum === 0) return [];
  return [
    ports.length === 1
      ? SAY.income(sum, sayPort(common, ports[0] as PortId))
      : SAY.incomes(sum, ports.length),
  ];
};

/** What a proposal holds, in a line. */
const partsOf = (view: View, actions: readonly Action[]): readonly string[] => {
  const paid = actions.reduce((sum, action) => (action.type === 'pay-front' ? sum + action.sp : sum), 0);
  const repairs = countOf(actions, 'repair', 'replace', 'mend-port', 'malta');
  const moved = countOf(actions, 'rebase', 'return-air');
  const other = countOf(actions, 'make-mines', 'convert', 'rail', 'ferry');
  return [
    ...stores(view, actions),
    ...(paid > 0 ? [SAY.paid(paid)] : []),
    ...(repairs > 0 ? [SAY.repairs(repairs)] : []),
    ...(moved > 0 ? [SAY.aircraft(moved)] : []),
    ...(other > 0 ? [SAY.other(other)] : []),
  ];
};

const labelOf = (view: View, actions: readonly Action[]): string => {
  const [first] = actions;
  if (first?.type === 'raid') return SAY.raid(sayAirs(view.common, [...first.bombers, ...first.escorts]));
  return SAY.whole(partsOf(view, actions).join(', '));
};

/** What the staff proposes for the whole phase, as one choice; nothing where it proposes nothing. */
export const proposedIn = (view: View): readonly DeskChoice[] => {
  const actions = proposalFor(view, stateSeen(view));
  if (actions.length === 0) return [];
  return [choiceOf({ key: 'proposed', kind: 'command', label: labelOf(view, actions), actions })];
};
