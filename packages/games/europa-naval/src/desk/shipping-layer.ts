import type { Overlay } from '@narrow-seas/core';
import { hexesIn } from '@narrow-seas/hex';
import { chartOf } from '../model/fleet.ts';
import { shiftOf } from '../model/modifier.ts';
import { cargoShips, newGroup } from '../rules/groups/group.ts';
import {
  convoyOf,
  maltaReaches,
  maltaStatus,
  nearMalta,
  shippingModifiers,
} from '../rules/danger-zones/shipping.ts';
import type { Group } from '../model/state.ts';
import { shipping } from '../model/tables.ts';
import type { View } from '../secrets/view.ts';
import { FACES, type GroupId } from '../model/vocabulary.ts';
import { layer, type Marked } from './layer.ts';
import { LAYER_WORDS as SAY } from './layer-words.ts';
import type { Picks } from './picks.ts';
import { sayShips } from './say.ts';

const ring = ({ common }: View): readonly Marked[] =>
  chartOf(common)
    .areas.flatMap(({ hexes }) => hexesIn(hexes))
    .filter(hex => maltaReaches(common, 'axis', false, hex))
    .map(hex =>
      nearMalta(common, hex)
        ? { hex, tone: 'bad', label: SAY.labels.near }
        : { hex, tone: 'neutral', label: SAY.labels.far },
    );

/** The convoy in hand, or the ships picked as if they sailed together. */
const convoyIn = ({ own, common }: View, { ships }: Picks): Group | undefined => {
  const [first] = ships;
  if (own === undefined || first === undefined) return undefined;
  const group = own.groups.find(each => each.ships.includes(first));
  return group ?? newGroup(common, 0 as GroupId, 'axis', ships, { at: 'atlantic' });
};

/** [T.4] What the die brings, near and far. */
const forecast = (view: View, group: Group, far: boolean): string => {
  const { common, own } = view;
  if (own === undefined) return '';
  const shift = shiftOf(shippingModifiers(convoyOf(common, own, group), far));
  const counts = new Map<string, number>();
  for (const face of FACES) {
    const result = SAY.results[shipping(maltaStatus(common), face + shift)];
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  const chances = [...counts].map(([what, ways]) => SAY.chance(what, ways));
  return `${far ? SAY.ring.far : SAY.ring.near} ${chances.join(', ')}`;
};

/** [F.19] Where Malta looks for Axis shipping, and what it would do to the convoy that is picked. */
export const shippingLayer = (view: View, picks: Picks): Overlay => {
  const hexes = ring(view);
  if (hexes.length === 0) return layer([], SAY.noShipping);
  const group = convoyIn(view, picks);
  const status = SAY.shipping(maltaStatus(view.common));
  if (group === undefined || view.viewer !== 'axis' || cargoShips(view.common, group).length === 0)
    return layer(hexes, view.viewer === 'axis' ? `${status} ${SAY.pickConvoy}` : status);
  const chances = [false, true].map(far => forecast(view, group, far));
  return layer(hexes, `${status} ${SAY.forecast(sayShips(view.common, group.ships), chances)}`);
};
