import type { HexId } from '@narrow-seas/hex';
import { chartOf } from '../../model/fleet.ts';
import type { Common, Group } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { FAR, nextAtSea, seaDistance } from './waters.ts';

type Shores = Pick<Common, 'map' | 'ports'>;

/** [F.5.4] How far a hex is from the nearest port of the side. */
const homeDistance = (common: Shores, side: Side, hex: HexId): number => {
  const chart = chartOf(common);
  let least = FAR;
  for (const port of chart.ports)
    if (common.ports[port.id]?.owner === side) least = Math.min(least, seaDistance(chart, port.hex, hex));
  return least;
};

/** [F.5.4] Whether each hex of the way is one nearer to a port of the side. */
export const leadsHome = (common: Shores, side: Side, from: HexId, path: readonly HexId[]): boolean => {
  const home = homeDistance(common, side, from);
  return path.every((hex, at) => homeDistance(common, side, hex) === home - at - 1);
};

/** [F.5.4] The next hex on a shortest way home; undefined at a port, or when there is no way. */
export const nextHome = (common: Shores, side: Side, hex: HexId): HexId | undefined => {
  const home = homeDistance(common, side, hex);
  if (home === 0 || home === FAR) return undefined;
  return nextAtSea(chartOf(common), hex).find(to => homeDistance(common, side, to) === home - 1);
};

/** [F.5.4] Turned back, at sea, with points left and a way to a port: it has to go. [F.20.6] One that holds goes next step. */
export const mustGoHome = (common: Shores, group: Group): boolean =>
  group.turnedBack &&
  !group.holds &&
  group.place.at === 'sea' &&
  group.spent < group.allowance &&
  homeDistance(common, group.side, group.place.hex) < FAR;
