import type { Analysis, DecidingMoment } from '@narrow-seas/core';
import type { Action } from '../../link/protocol.ts';
import type { TableStore } from '../../store/table.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { showMoment } from './look.ts';

interface Props {
  readonly table: TableStore;
  readonly told: Analysis<Action>;
}

/** The five largest swings, each a way to the map. */
export const AnalysisMoments = ({ table, told }: Props) => {
  if (told.moments.length === 0) return <p>{SAID.noMoments}</p>;
  return (
    <ol className="moments">
      {told.moments.map(moment => (
        <li key={`${moment.kind} ${moment.from} ${moment.to} ${moment.by}`}>
          <b className={moment.swing > 0 ? 'good' : 'bad'}>{SAID.swing(moment.swing)}</b>
          <Words table={table} moment={moment} />
          <small>{turnText(told, moment)}</small>
          <button type="button" className="link" onClick={() => showMoment(table, moment)}>
            {SAID.show}
          </button>
        </li>
      ))}
    </ol>
  );
};

const turnText = ({ points }: Analysis<Action>, { to }: DecidingMoment): string => {
  const turn = points.find(({ at }) => at >= to)?.turn;
  return turn === undefined ? '' : SAID.turnName(turn);
};

const Words = ({ table, moment }: Pick<Props, 'table'> & { readonly moment: DecidingMoment }) => {
  const { kind, by, title, swing, percent, throws = 1, grade } = moment;
  if (kind === 'decision')
    return (
      <p>
        {SAID.decided(table.get().display.saySide(by), title)}
        {grade === undefined ? '' : ` (${SAID.grade(grade)})`}
      </p>
    );
  return (
    <p>
      {SAID.dice(title)}. {percent === undefined ? SAID.throws(throws) : SAID.chance(percent, swing > 0)}
    </p>
  );
};
