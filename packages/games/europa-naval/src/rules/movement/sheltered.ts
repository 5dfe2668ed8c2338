import type { HexId } from '@narrow-seas/hex';
import { type Chart, crossing, terrainAt } from '../../model/chart.ts';
import type { Owner, ShipKind, Side } from '../../model/vocabulary.ts';

/** [36.A.1] Task forces and carrier groups cannot hide inshore, nor can what sails with them. */
export const mayShelter = (kinds: readonly ShipKind[]): boolean =>
  kinds.every(kind => kind !== 'TF' && kind !== 'CG');

/** [36.A.1] [F.5.6] A coastal hex of one's own, entered along the shore or over narrow straits. */
export const isSheltered = (chart: Chart, side: Side, from: HexId, to: HexId, owner: Owner): boolean => {
  if (owner !== side || terrainAt(chart, to) !== 'coastal') return false;
  const edge = crossing(chart, from, to);
  return edge === 'partial-sea' || edge === 'narrow-straits';
};
