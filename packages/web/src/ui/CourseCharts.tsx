import type { Piece } from '@narrow-seas/core';
import { useEffect, useState } from 'react';
import type { Moment } from '../link/protocol.ts';
import { netOf } from '../store/episodes.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { turnName } from '../store/turn-name.ts';
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
  const turns = moments.map(({ view }) => turnName(exhibit.track(view)));
  return turns.flatMap((turn, place) =>
    place > 0 && turn !== turns[place - 1] ? { place, name: String(turn) } : [],
  );
};

/** The sides of those lost by then: each number as it was meant at the time. */
const lostSides = (exhibit: Exhibit, { view, lost }: Moment): readonly Piece['side'][] =>
  lost.length === 0
    ? []
    : exhibit.table(view).pieces.flatMap(({ id, side }) => (lost.includes(id) ? side : []));

const lossLines = (table: TableStore, moments: readonly Moment[]): readonly Line[] => {
  const { exhibit } = table.get();
  const lost = moments.map(moment => lostSides(exhibit, moment));
  const lossesOf = (tint: 'blue' | 'red'): readonly number[] =>
    lost.map(sides => sides.filter(side => side === tint).length);
  return Object.values(exhibit.sides).map(({ name, tint }) => ({ name, tint, values: lossesOf(tint) }));
};
