import { useEffect, useState } from 'react';
import type { Moment } from '../link/protocol.ts';
import { reportOf, type TurningPoint } from '../store/report.ts';
import { openReplay } from '../store/replay.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

const { end: SAID } = WORDS;

const MOST = 3;

/** The largest changes of the lead, in their order. */
const largestOf = (table: TableStore, timeline: readonly Moment[]): readonly TurningPoint[] =>
  reportOf({ ...table.get(), timeline, tales: [] })
    .turning.toSorted((one, other) => other.points - one.points)
    .slice(0, MOST)
    .toSorted((one, other) => one.number - other.number);

const useMoments = (table: TableStore): readonly TurningPoint[] => {
  const [points, setPoints] = useState<readonly TurningPoint[]>([]);
  useEffect(() => {
    const asking = table.client('timeline', undefined);
    asking.then(timeline => setPoints(largestOf(table, timeline)), table.fail);
    return asking.cancel;
  }, [table]);
  return points;
};

/** Three moments that decided it, each a way to watch it again. */
export const Moments = ({ table }: { readonly table: TableStore }) => {
  const points = useMoments(table);
  const { score } = table.get().snapshot;
  if (points.length === 0) return null;
  return (
    <>
      <h2>{SAID.decided}</h2>
      <ol className="moments">
        {points.map(({ number, turn, text, side, points: gained }) => (
          <li key={number}>
            <b className={side === score.side ? 'good' : 'bad'}>
              {WORDS.orders.points(side === score.side ? gained : -gained)}
            </b>
            <p>{text}</p>
            <small>{WORDS.replay.turn(turn)}</small>
            <button
              type="button"
              className="link"
              onClick={() => {
                table.set({ endSeen: true });
                openReplay(table, number);
              }}
            >
              {SAID.watch}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
};
