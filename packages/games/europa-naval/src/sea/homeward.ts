import type { HexId } from '@narrow-seas/hex';
import { chartOf } from '../fleet.ts';
import type { Common, Group, Port } from '../state.ts';
import type { BySide, Side } from '../vocabulary.ts';
import { distancesFrom, FAR, nextAtSea } from './waters.ts';

const known = new WeakMap<readonly Port[], Partial<BySide<Int16Array>>>();

/** [F.5.4] How far each hex is from the nearest port of the side; kept for as long as the ports stay as they are. */
const homeDistances = (common: Pick<Common, 'map' | 'ports'>, side: Side): Int16Array => {
  const both = known.get(common.ports) ?? {};
  const found = both[side];
  if (found !== undefined) return found;
  const chart = chartOf(common);
  const own = chart.ports.filter(({ id }) => common.ports[id]?.owner === side).map(({ hex }) => hex);
  const distances = distancesFrom(chart, own);
  known.set(common.ports, { ...both, [side]: distances });
  return distances;
};

const homeDistance = (common: Pick<Common, 'map' | 'ports'>, side: Side, hex: HexId): number =>
  homeDistances(common, side)[hex] ?? FAR;

/** [F.5.4] Whether each hex of the way is one nearer to a port of the side. */
export const leadsHome = (
  common: Pick<Common, 'map' | 'ports'>,
  side: Side,
  from: HexId,
  path: readonly HexId[],
): boolean => {
  const home = homeDistance(common, side, from);
  return path.every((hex, at) => homeDistance(common, side, hex) === home - at - 1);
};

/** [F.5.4] The next hex on a shortest way home; undefined at a port, or when there is no way. */
export const nextHome = (
  common: Pick<Common, 'map' | 'ports'>,
  side: Side,
  hex: HexId,
): HexId | undefined => {
  const home = homeDistance(common, side, hex);
  if (home === 0 || home === FAR) return undefined;
  return nextAtSea(chartOf(common), hex).find(to => homeDistance(common, side, to) === home - 1);
};

/** [F.5.4] Turned back, at sea, with points left and a way to a port: it has to go. [F.20.6] One that holds goes next step. */
export const mustGoHome = (common: Pick<Common, 'map' | 'ports'>, group: Group): boolean =>
  group.turnedBack &&
  !group.holds &&
  group.place.at === 'sea' &&
  group.spent < group.allowance &&
  homeDistance(common, group.side, group.place.hex) < FAR;
