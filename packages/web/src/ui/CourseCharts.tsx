import { useEffect, useState } from 'react';
import type { Moment } from '../link/protocol.ts';
import { netOf } from '../store/episodes.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import { Chart, type Line, type Tick } from './Chart.tsx';

const POINTS = 48;

/** Points and losses over the game; asked for anew whenever it has grown. */
export const CourseCharts = ({ table }: { readonly table: TableStore }) => {
  const length = useStore(table, state => state.standing.length);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    const asking = table.client('history', POINTS);
    asking.then(setMoments, table.fail);
    return asking.cancel;
  }, [table, length]);
  if (moments.length < 2) return <p className="hint">{WORDS.score.none}</p>;
  const ticks = turnTicks(table.get().exhibit, moments);
  return (
    <div className="charts">
      <Chart
        title={WORDS.score.chart}
        ticks={ticks}
        lines={[{ name: WORDS.score.now, tint: 'choice', values: moments.map(netOf) }]}
      />
      <Chart title={WORDS.score.losses} ticks={ticks} lines={lossLines(table, moments)} />
    </div>
  );
};

/** Where each turn begins; the first is left to the axis. */
const turnTicks = (exhibit: Exhibit, moments: readonly Moment[]): readonly Tick[] => {
  const turns = moments.map(({ view }) => exhibit.track(view).now);
  return turns.flatMap((turn, place) =>
    place > 0 && turn !== turns[place - 1] ? { place, name: String(turn) } : [],
  );
};

const lossLines = (table: TableStore, moments: readonly Moment[]): readonly Line[] => {
  const { exhibit, table: shown } = table.get();
  const sides = new Map(shown.pieces.map(({ id, side }) => [id, side]));
  const lossesOf = (tint: 'blue' | 'red'): readonly number[] =>
    moments.map(({ lost }) => lost.filter(id => sides.get(id) === tint).length);
  return Object.values(exhibit.sides).map(({ name, tint }) => ({ name, tint, values: lossesOf(tint) }));
};
