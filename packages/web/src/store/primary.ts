import type { Duty } from '@narrow-seas/core';
import type { ActionChoice } from '../gesture/choice.ts';
import { WORDS } from '../words.ts';
import { chosenIn } from './proposals.ts';
import { isMyTurn, type TableState } from './table-state.ts';
import { toAct } from './to-act.ts';

/** What the one primary button does; its label says so. */
export type Primary =
  | { readonly type: 'do'; readonly label: string; readonly choice: ActionChoice }
  | { readonly type: 'duty'; readonly label: string; readonly duty: Duty }
  | { readonly type: 'next' | 'stay' | 'end' | 'back'; readonly label: string }
  /** Nothing can be pressed yet: the label says what is missing. */
  | { readonly type: 'not-yet'; readonly label: string };

const { primary: SAY } = WORDS;

/** Longer labels stand in the prompt, and the button says that it is done. */
const SHORT = 38;

/** A choice in a few words, for a button: the words before a colon say what it is, the rest what is meant by it. */
export const shortLabel = ({ button, label, kind }: ActionChoice): string => {
  if (button !== undefined) return button;
  if (label.length <= SHORT) return label;
  const [head = ''] = label.split(':');
  if (kind === 'command' && head.length <= SHORT) return head;
  return kind === 'attack' ? WORDS.panel.attack : WORDS.panel.confirm;
};

const doing = (choice: ActionChoice): Primary => ({ type: 'do', label: shortLabel(choice), choice });

/** The next thing that must be done before the phase can end. */
export const dutyDue = ({ snapshot: { survey } }: Pick<TableState, 'snapshot'>): Duty | undefined => {
  const { end, duties } = survey;
  if (end !== undefined && end.refusal === undefined) return undefined;
  return duties.find(({ urgent, hexes }) => urgent && hexes.length > 0);
};

/** With something in the hand and nothing chosen: it may stay where it is. */
const inHand = (state: TableState): Primary | undefined => {
  const { picked, choicesDue, snapshot } = state;
  const { focus, end } = snapshot.survey;
  if (choicesDue) return { type: 'not-yet', label: SAY.wait };
  // Who has begun goes on until the player ends it.
  if (focus !== undefined && end !== undefined && end.refusal === undefined) return undefined;
  const isOwed = snapshot.survey.duties.some(
    ({ urgent, pieces }) => urgent && pieces.some(id => picked.includes(id)),
  );
  if (isOwed || end === undefined) return { type: 'not-yet', label: SAY.choose };
  return { type: 'stay', label: picked.length > 1 ? SAY.theyStay : SAY.stay };
};

const withEmptyHand = (state: TableState): Primary | undefined => {
  const { survey } = state.snapshot;
  const { end, commands } = survey;
  const duty = dutyDue(state);
  if (duty !== undefined) return { type: 'duty', label: duty.button ?? SAY.duty, duty };
  if (end !== undefined && end.refusal === undefined) return { type: 'end', label: end.label };
  const [command] = commands;
  if (command !== undefined) return doing(command);
  return toAct(state).length > 0 ? { type: 'next', label: SAY.next } : undefined;
};

/** What Enter and the button in the lower right corner do now. */
export const primaryOf = (state: TableState): Primary | undefined => {
  if (!isMyTurn(state) || state.snapshot.outcome !== undefined) return undefined;
  if (state.ending) return { type: 'back', label: SAY.back };
  const chosen = chosenIn(state);
  if (chosen !== undefined) return doing(chosen);
  if (state.pointed !== undefined) return { type: 'back', label: WORDS.panel.back };
  return (state.picked.length > 0 ? inHand(state) : undefined) ?? withEmptyHand(state);
};
