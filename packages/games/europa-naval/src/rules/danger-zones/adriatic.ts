import { memo } from '@narrow-seas/core';
import { addHex, emptySet, type HexId, type HexSet, hasHex, line } from '@narrow-seas/hex';
import { type Chart, hexNamed, portOfName } from '../../model/chart.ts';
import { nextAtSea } from '../movement/waters.ts';

/** [36.D.1.a 4] The ends of the line: the coasts of Albania and of Italy. */
const ENDS = ['26:3310', '26:3407'] as const;

const endOf = (chart: Chart, name: string): HexId => {
  const hex = hexNamed(chart, name);
  if (hex === undefined) throw new RangeError(`The ${chart.name} map has no hex ${name}`);
  return hex;
};

/** What ships reach from the head of the Adriatic up to the line. A sea area would not do: its edge is drawn by longitude and latitude. */
const draw = (chart: Chart): HexSet => {
  const [albania, italy] = ENDS.map(name => endOf(chart, name)) as [HexId, HexId];
  const set = emptySet(chart.grid.size);
  for (const hex of line(chart.grid, albania, italy)) addHex(set, hex);
  const queue: HexId[] = [portOfName(chart, 'Venezia').hex];
  for (const hex of queue) addHex(set, hex);
  for (const hex of queue)
    for (const next of nextAtSea(chart, hex)) {
      if (hasHex(set, next)) continue;
      addHex(set, next);
      queue.push(next);
    }
  return set;
};

/** [36.D.1.a 4] The Adriatic on and north of the line, worked out once for a map. */
export const adriaticOf = memo(draw);
