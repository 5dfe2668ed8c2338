import { distance, type HexId } from '@narrow-seas/hex';
import { chartOf, portOf } from '../../model/fleet.ts';
import { memoByHex } from '../../model/memo-by-hex.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import { enemyOf, type GroupId, type PortId, type Side } from '../../model/vocabulary.ts';
import { kindOf } from '../groups/group.ts';
import { ringAround } from '../movement/waters.ts';

/** [F.7.1] The hex, and by day the six around it that are reached without crossing land. */
export const zoneAround = (common: Pick<Common, 'map'>, hex: HexId, night: boolean): readonly HexId[] =>
  night ? [hex] : ringAround(chartOf(common), hex);

/** [F.7.1] Warships at sea, alone or with transports. */
export const hasZone = (common: Common, group: Group): boolean => {
  if (group.place.at !== 'sea') return false;
  const kind = kindOf(common, group);
  return kind === 'combat' || kind === 'mixed';
};

/** [F.14.1] Levels of a coast defence that can fire. */
export const fortLevel = (common: Pick<Common, 'map' | 'ports'>, port: PortId): number => {
  const { cdLost, suppressed } = portOf(common, port);
  const printed = chartOf(common).ports[port]?.fort ?? 0;
  return cdLost ? 0 : Math.max(0, printed - suppressed);
};

/** Ports with a coast defence that could reach the hex: the hex itself and those around it. */
const fortsAround = memoByHex((chart, hex) =>
  ringAround(chart, hex).flatMap(near => {
    const port = chart.portAt.get(near);
    return port === undefined || port.fort === 0 ? [] : [port];
  }),
);

const NOBODY: readonly [] = [];

/** [F.7.1] Coast defences of a side whose zone covers the hex. */
export const fortsOver = (common: Common, side: Side, hex: HexId, night: boolean): readonly PortId[] => {
  const near = fortsAround(chartOf(common), hex);
  if (near.length === 0) return NOBODY;
  return near.flatMap(port =>
    (!night || port.hex === hex) && portOf(common, port.id).owner === side && fortLevel(common, port.id) > 0
      ? [port.id]
      : [],
  );
};

/** [F.7.1] Groups of a fleet whose zone covers the hex. */
export const groupsOver = (common: Common, fleet: Fleet, hex: HexId, night: boolean): readonly GroupId[] => {
  if (fleet.groups.length === 0) return NOBODY;
  const zone = zoneAround(common, hex, night);
  const found: GroupId[] = [];
  for (const group of fleet.groups)
    if (group.place.at === 'sea' && zone.includes(group.place.hex) && hasZone(common, group))
      found.push(group.id);
  return found;
};

/** [36.H] Whether a hex lies in a combat zone against the side; the umpire knows all groups. */
export const inEnemyCombatZone = (state: State, side: Side, hex: HexId, night: boolean): boolean =>
  groupsOver(state.common, state.fleets[enemyOf(side)], hex, night).length > 0 ||
  fortsOver(state.common, enemyOf(side), hex, night).length > 0;

export const hexesApart = (common: Pick<Common, 'map'>, a: HexId, b: HexId): number =>
  distance(chartOf(common).grid, a, b);
