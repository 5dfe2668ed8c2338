import type { Overlay, OverlayTitle, Selection } from '@narrow-seas/core';
import { hexesIn, range } from '@narrow-seas/hex';
import { chartOf, groupOf, hexOfPlace, UNKNOWN } from '../model/fleet.ts';
import { baseHex, kindOfAir, ratingOf, sideOfAir } from '../rules/air/air.ts';
import type { AirMission } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { AirId } from '../model/vocabulary.ts';
import { layer, type Marked, marked, toneOf } from './layer.ts';
import { LAYER_WORDS as SAY } from './layer-words.ts';
import { nightLayer } from './night-layer.ts';
import { type Picks, picksOf } from './picks.ts';
import { sayAirs } from './say.ts';
import { shippingLayer } from './shipping-layer.ts';
import { supplyLayer } from './supply-layer.ts';
import { combatLayer, dangerLayer, minesLayer } from './zone-layers.ts';

export const OVERLAYS: readonly OverlayTitle[] = Object.entries(SAY.titles).map(([id, title]) => ({
  id,
  title,
}));

const PATROL = 5;
const LONG_PATROL = 8;

const missionHex = ({ common, own, sightings }: View, mission: AirMission): number | undefined => {
  if (mission.kind === 'patrol') return mission.hex;
  const { over } = mission;
  if ('hex' in over) return over.hex;
  const place =
    (own === undefined ? undefined : groupOf(own, over.group)?.place) ??
    sightings.find(({ group }) => group === over.group)?.place;
  return place === undefined ? undefined : hexOfPlace(common, place);
};

/** [F.11.4] A patrol covers five hexes around it, patrol aircraft eight; fighters cover one hex. */
const watched = (view: View, unit: AirId, mission: AirMission): readonly Marked[] => {
  const { common } = view;
  const hex = missionHex(view, mission);
  if (hex === undefined) return [];
  const far = kindOfAir(common, unit) === 'P' ? LONG_PATROL : PATROL;
  const around = range(
    chartOf(common).grid,
    hex as Parameters<typeof range>[1],
    mission.kind === 'cap' ? 0 : far,
  );
  return marked(around, toneOf(view, sideOfAir(common, unit)));
};

const patrols = (view: View): Overlay =>
  layer(
    view.common.air.flatMap(({ mission }, id) =>
      mission === undefined ? [] : watched(view, id as AirId, mission),
    ),
    SAY.patrols,
  );

const TONES = { calm: 'good', rough: 'neutral', stormy: 'bad' } as const;

const seas = ({ common }: View): Overlay => {
  const { areas } = chartOf(common);
  const rough = areas.filter(({ id }) => (common.seas[id] ?? 'calm') !== 'calm');
  return layer(
    rough.flatMap(({ id, hexes }) => {
      const sea = common.seas[id] ?? 'calm';
      return marked(hexesIn(hexes), TONES[sea], SAY.labels.seas[sea]);
    }),
    SAY.seas(rough.map(({ id, name }) => SAY.sea(name, common.seas[id] ?? 'calm'))),
  );
};

const airRange = ({ common, own }: View, { air }: Picks): Overlay => {
  if (air.length === 0) return layer([], SAY.pickAir);
  const hexes = new Set(
    air.flatMap(unit => {
      const from = baseHex(common, own ?? UNKNOWN, unit);
      return from === undefined ? [] : range(chartOf(common).grid, from, ratingOf(common, unit).range);
    }),
  );
  return layer(marked(hexes, 'own'), SAY.airRange(sayAirs(common, air)));
};

/** What the map can show on demand. */
export const overlayFor = (view: View, id: string, selection: Selection): Overlay => {
  const picks = picksOf(selection);
  switch (id) {
    case 'danger':
      return dangerLayer(view);
    case 'combat':
      return combatLayer(view);
    case 'mines':
      return minesLayer(view);
    case 'night':
      return nightLayer(view, picks);
    case 'supply':
      return supplyLayer(view);
    case 'shipping':
      return shippingLayer(view, picks);
    case 'patrols':
      return patrols(view);
    case 'seas':
      return seas(view);
    case 'air-range':
      return airRange(view, picks);
    default:
      return layer([], SAY.unknown);
  }
};
