import type { HexId } from '@narrow-seas/hex';
import { type Chart, crossing, terrainAt } from './chart.ts';
import type { GroupKind, Owner, Side } from './vocabulary.ts';

/** [36.A.1] Warships other than river flotillas cannot hide inshore. */
export const mayShelter = (kind: GroupKind, onlyRiverFlotillas: boolean): boolean =>
  kind === 'cargo' || kind === 'submarine' || onlyRiverFlotillas;

/** [36.A.1] [F.5.6] A coastal hex of one's own, entered along the shore or over narrow straits. */
export const isSheltered = (chart: Chart, side: Side, from: HexId, to: HexId, owner: Owner): boolean => {
  if (owner !== side || terrainAt(chart, to) !== 'coastal') return false;
  const edge = crossing(chart, from, to);
  return edge === 'partial-sea' || edge === 'narrow-straits';
};
