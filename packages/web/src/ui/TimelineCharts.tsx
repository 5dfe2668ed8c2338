import type { Piece } from '@narrow-seas/core';
import { useEffect, useState } from 'react';
import type { Moment } from '../link/protocol.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { turnName } from '../store/turn-name.ts';
import { WORDS } from '../words.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import { LineChart, type Line, type Tick } from './LineChart.tsx';

const POINTS = 48;

/** Points and losses over the game; asked for again whenever the game has grown. */
export const TimelineCharts = ({ table }: { readonly table: TableStore }) => {
  const length = useStore(table, state => state.snapshot.length);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    const asking = table.client('sampledTimeline', POINTS);
    asking.then(setMoments, table.fail);
    return asking.cancel;
  }, [table, length]);
  if (moments.length < 2) return <p className="hint">{WORDS.score.none}</p>;
  const ticks = turnTicks(table.get().display, moments);
  return (
    <div className="charts">
      <LineChart
        title={WORDS.score.chart}
        ticks={ticks}
        lines={[{ name: WORDS.score.now, tint: 'choice', values: moments.map(({ score }) => score.lead) }]}
      />
      <LineChart title={WORDS.score.losses} ticks={ticks} lines={lossLines(table, moments)} />
    </div>
  );
};

/** Where each turn begins; the first is left to the axis. */
const turnTicks = (display: GameDisplay, moments: readonly Moment[]): readonly Tick[] => {
  const turns = moments.map(({ view }) => turnName(display.track(view)));
  return turns.flatMap((turn, place) =>
    place > 0 && turn !== turns[place - 1] ? { place, name: String(turn) } : [],
  );
};

/** The sides of those lost by then: each number as it was meant at the time. */
const lostSides = (display: GameDisplay, { view, lost }: Moment): readonly Piece['side'][] =>
  lost.length === 0
    ? []
    : display.board(view).pieces.flatMap(({ id, side }) => (lost.includes(id) ? side : []));

const lossLines = (table: TableStore, moments: readonly Moment[]): readonly Line[] => {
  const { display } = table.get();
  const lost = moments.map(moment => lostSides(display, moment));
  const lossesOf = (tint: 'blue' | 'red'): readonly number[] =>
    lost.map(sides => sides.filter(side => side === tint).length);
  return Object.values(display.sides).map(({ name, tint }) => ({ name, tint, values: lossesOf(tint) }));
};
