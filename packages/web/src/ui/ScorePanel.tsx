import type { Score } from '@narrow-seas/core';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { CourseCharts } from './CourseCharts.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { PanelProps } from './panel-props.ts';

export const ScorePanel = ({ table }: PanelProps) => {
  const score = useStore(table, state => state.standing.score);
  return (
    <section className="score-panel">
      <h2>{WORDS.score.title}</h2>
      <p>{score.summary}</p>
      <ScoreLines table={table} title={WORDS.score.now} lines={score.lines.filter(({ earned }) => earned)} />
      <ScoreLines
        table={table}
        title={WORDS.score.rest}
        lines={score.lines.filter(({ earned }) => !earned)}
      />
      <CourseCharts table={table} />
    </section>
  );
};

interface LinesProps {
  readonly table: TableStore;
  readonly title: string;
  readonly lines: Score['lines'];
}

const ScoreLines = ({ table, title, lines }: LinesProps) =>
  lines.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className="score-lines">
        {lines.map(({ text, points, rule }) => (
          <li key={`${rule} ${text}`}>
            <span>{text}</span>
            <b>{WORDS.score.points(points)}</b>
            <RuleLink rule={rule} table={table} />
          </li>
        ))}
      </ul>
    </>
  );
