import type { Analysis, Grade } from '@narrow-seas/core';
import { useState } from 'react';
import type { Action } from '../../link/protocol.ts';
import type { TableStore } from '../../store/table.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { couldBeBetter, lessonsFor, type PlacedDecision, showDecision } from './look.ts';

interface Props {
  readonly table: TableStore;
  readonly told: Analysis<Action>;
}

const FILTERS: readonly (Grade | undefined)[] = [undefined, 'blunder', 'mistake', 'inaccuracy'];

/** Every decision that could have been better, the costliest first, by grade. */
export const AnalysisDecisions = ({ table, told }: Props) => {
  const [grade, setGrade] = useState<Grade>();
  const all = couldBeBetter(told);
  const shown = couldBeBetter(told, grade).toSorted((a, b) => b.decision.lost - a.decision.lost);
  return (
    <>
      <LearnButton table={table} told={told} />
      {all.length === 0 ? (
        <p>{SAID.noDecisions}</p>
      ) : (
        <fieldset className="row">
          <legend>{SAID.filter}</legend>
          {FILTERS.map(each => (
            <button
              key={each ?? 'all'}
              type="button"
              aria-pressed={each === grade}
              onClick={() => setGrade(each)}
            >
              {SAID.count(
                each === undefined ? SAID.all : SAID.counts[each],
                couldBeBetter(told, each).length,
              )}
            </button>
          ))}
        </fieldset>
      )}
      {all.length > 0 && shown.length === 0 && <p>{SAID.noneOfThese}</p>}
      <ol className="graded">
        {shown.map(placed => (
          <Decision key={placed.place} table={table} told={told} placed={placed} />
        ))}
      </ol>
    </>
  );
};

const Decision = ({ table, told, placed }: Props & { readonly placed: PlacedDecision }) => {
  const { display } = table.get();
  const { decision, place } = placed;
  const turn = told.points.find(({ at }) => at > decision.from)?.turn;
  return (
    <li className={display.sides[decision.by]?.tint}>
      <b>{SAID.grade(decision.grade)}</b>, {display.saySide(decision.by)}
      {turn === undefined ? '' : `, ${SAID.turnName(turn)}`}, {SAID.lost(decision.lost, decision.lostChance)}
      <p>
        {SAID.played}: {decision.title}
      </p>
      {decision.better !== undefined && (
        <p>
          {SAID.better}: {decision.better.title}
        </p>
      )}
      <button type="button" className="link" onClick={() => showDecision(table, place)}>
        {SAID.show}
      </button>
    </li>
  );
};

/** To the first of one's own mistakes. */
const LearnButton = ({ table, told }: Props) => {
  const [first] = lessonsFor(told, table.get().snapshot.viewer);
  if (first === undefined) return told.complete ? <p>{SAID.nothingToLearn}</p> : null;
  return (
    <button type="button" className="primary" onClick={() => showDecision(table, first.place, 'ask')}>
      {SAID.learn}
    </button>
  );
};
