import type { Score } from '@narrow-seas/core';
import { useEffect, useState } from 'react';
import type { Moment } from '../link/protocol.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { Chart, type Line } from './Chart.tsx';
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
      <Charts table={table} />
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
            <b>{points > 0 ? `+${points}` : points}</b>
            <RuleLink rule={rule} table={table} />
          </li>
        ))}
      </ul>
    </>
  );

const POINTS = 48;

const netOf = ({ score }: Moment): number =>
  score.lines.filter(({ earned }) => earned).reduce((sum, { points }) => sum + points, 0);

/** The course of the game; asked for anew whenever the panel opens or the game has grown. */
const Charts = ({ table }: { readonly table: TableStore }) => {
  const length = useStore(table, state => state.standing.length);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    const asking = table.client('history', POINTS);
    asking.then(setMoments, table.fail);
    return asking.cancel;
  }, [table, length]);
  if (moments.length < 2) return <p className="hint">{WORDS.score.none}</p>;
  const { exhibit } = table.get();
  const sides = new Map(table.get().table.pieces.map(({ id, side }) => [id, side]));
  const lossesOf = (tint: 'blue' | 'red'): readonly number[] =>
    moments.map(({ lost }) => lost.filter(id => sides.get(id) === tint).length);
  const losses: readonly Line[] = Object.values(exhibit.sides).map(({ name, tint }) => ({
    name,
    tint,
    values: lossesOf(tint),
  }));
  return (
    <>
      <Chart
        title={WORDS.score.chart}
        lines={[{ name: WORDS.score.now, tint: 'choice', values: moments.map(netOf) }]}
      />
      <Chart title={WORDS.score.losses} lines={losses} />
    </>
  );
};
