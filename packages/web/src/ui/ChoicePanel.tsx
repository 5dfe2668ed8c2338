import { useState } from 'react';
import { type ActionChoice, isWeighed } from '../gesture/choice.ts';
import { forFinger } from '../store/finger.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, type TableState } from '../store/table-state.ts';
import { chosenIn, isDrawnFirst } from '../store/proposals.ts';
import { WORDS } from '../words.ts';
import { ChoiceOdds } from './ChoiceOdds.tsx';
import { RuleLink } from './RuleLink.tsx';
import { TargetTable } from './TargetTable.tsx';

interface Props {
  readonly table: TableStore;
  readonly state: TableState;
}

/** This number of hexes is read at a glance; a longer list opens on request. */
const FEW = 6;

/** What the picked pieces can do: attacks in a table, what needs no hex as a list, and what the map shows in a line. */
export const ChoicePanel = ({ table, state }: Props) => {
  const { choices, picked, choicesDue } = state;
  const onMap = choices.filter(({ hex, kind }) => hex !== undefined && kind !== 'attack');
  const attacks = choices.filter(({ kind }) => kind === 'attack');
  const plain = choices.filter(({ hex, kind }) => hex === undefined && kind !== 'attack');
  const isFew = onMap.length <= FEW;
  return (
    <section className="choice-panel">
      <h3>{picked.length > 1 ? WORDS.panel.canMany(picked.length) : WORDS.panel.can}</h3>
      {choices.length === 0 && !choicesDue && <Nothing table={table} state={state} />}
      {attacks.length > 0 && <TargetTable table={table} proposals={attacks} chosen={chosenIn(state)} />}
      {onMap.length > 0 && <p>{forFinger(WORDS.panel.hexes(onMap.length))}</p>}
      {isFew && <ChoiceList table={table} choices={onMap} />}
      <ChoiceList table={table} choices={plain} />
      {!isFew && isMyTurn(state) && <LongList table={table} choices={onMap} />}
    </section>
  );
};

/** Why nothing can be done, where the rules say so. */
const Nothing = ({ table, state: { barred, picked } }: Props) => {
  const [why] = barred;
  return why === undefined ? (
    <p>{picked.length > 1 ? WORDS.panel.cannotTogether : WORDS.panel.cannot}</p>
  ) : (
    <p>
      {why.refusal.reason} <RuleLink rule={why.refusal.rule} table={table} />
    </p>
  );
};

interface ListProps {
  readonly table: TableStore;
  readonly choices: readonly ActionChoice[];
}

/** Hundreds of hexes become buttons only on request. */
const LongList = ({ table, choices }: ListProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{WORDS.panel.list}</summary>
      {isOpen && <ChoiceList table={table} choices={choices} />}
    </details>
  );
};

/** The words before a colon that all labels begin with: who acts is said once, above the list. */
const sharedHead = (choices: readonly ActionChoice[]): string => {
  const [first = '', ...others] = choices.map(({ label }) => label);
  const end = first.indexOf(': ');
  const head = end < 0 ? '' : first.slice(0, end + 2);
  return others.length > 0 && others.every(label => label.startsWith(head)) ? head : '';
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What is weighed or drawn is shown first, and done by the primary button. */
const pressChoice = (table: TableStore, choice: ActionChoice): void => {
  if (isWeighed(choice) && choice.hex !== undefined) return table.point(choice.hex);
  return isDrawnFirst(choice) && choice.hex === undefined ? table.choose(choice.key) : table.perform(choice);
};

const ChoiceList = ({ table, choices }: ListProps) => {
  const head = sharedHead(choices);
  return choices.length === 0 ? null : (
    <ul className="choices">
      {choices.map(choice => (
        <li key={choice.key}>
          <button type="button" onClick={() => pressChoice(table, choice)}>
            {capital(choice.label.slice(head.length))}
            {choice.prospect === undefined && <ChoiceOdds choice={choice} />}
            {choice.warning !== undefined && <small className="warning">{choice.warning}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** What is done for the whole phase, without picking anybody: a list, where there is more than the bar can show. */
export const Answers = ({ table, state }: Props) => {
  const { commands } = state.snapshot.survey;
  if (commands.length < 2) return null;
  return (
    <section className="answers">
      <h3>{WORDS.duties.answers}</h3>
      <ChoiceList table={table} choices={commands} />
    </section>
  );
};
