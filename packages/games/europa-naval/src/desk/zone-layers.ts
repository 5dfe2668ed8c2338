import type { Overlay } from '@narrow-seas/core';
import { type HexId, hexesIn, range } from '@narrow-seas/hex';
import { type DangerCause, dangerZones } from '../rules/danger-zones/danger-zone.ts';
import { chartOf, hexOfPlace, kindOfGroup, kindsOf, portOf } from '../model/fleet.ts';
import { fortLevel, zoneAround } from '../rules/reaction/combat-zone.ts';
import type { Common } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';
import { eyesOf, layer, type Marked, marked, toneOf } from './layer.ts';
import { LAYER_WORDS as SAY } from './layer-words.ts';
import { sayPlace } from './say.ts';

/** [36.D] Hexes round naval bases that exert a zone. */
const baseRing = (common: Common, { ports }: DangerCause, side: Side): ReadonlySet<HexId> => {
  const { grid, ports: all } = chartOf(common);
  const letter = side === 'axis' ? 'X' : 'A';
  const bases = all.filter(({ naval, id }) => naval && ports[id] === letter);
  return new Set(bases.flatMap(({ hex }) => range(grid, hex, 1)));
};

/** [36.D.1.b] What the Allies have in the Mediterranean is what the Axis leaves: a letter in each hex would tell nothing. */
const causeOf = ({ map }: Common, side: Side): string =>
  side === 'allied' && map === 'mediterranean' ? '' : SAY.labels.coast;

const dangerOf = (view: View, side: Side): readonly Marked[] => {
  const { common } = view;
  const ring = baseRing(common, common.danger, side);
  const label = causeOf(common, side);
  const hexes = hexesIn(dangerZones(chartOf(common), common.danger)[side]);
  const tone = toneOf(view, side);
  return [
    ...marked(
      hexes.filter(hex => ring.has(hex)),
      tone,
      SAY.labels.base,
    ),
    ...marked(
      hexes.filter(hex => !ring.has(hex)),
      tone,
      label,
    ),
  ];
};

/** [36.D] Both sides' zones, by what they come from. */
export const dangerLayer = (view: View): Overlay =>
  layer(
    SIDES.flatMap(side => dangerOf(view, side)),
    SAY.danger,
  );

const fortZones = (view: View, side: Side): readonly Marked[] => {
  const { common } = view;
  const forts = chartOf(common).ports.filter(
    ({ id }) => portOf(common, id).owner === side && fortLevel(common, id) > 0,
  );
  const hexes = new Set(forts.flatMap(({ hex }) => zoneAround(common, hex, false)));
  return marked(hexes, toneOf(view, side), SAY.labels.fort);
};

const isArmed = (common: Common, ships: readonly number[]): boolean =>
  ['combat', 'mixed'].includes(kindOfGroup(kindsOf(common, ships as Parameters<typeof kindsOf>[1])));

/** Groups at sea that the viewer can see, and whether they have warships; undefined where he cannot tell. */
const groupsSeen = ({ own, open, sightings, common }: View) => {
  const known = open === undefined ? (own?.groups ?? []) : SIDES.flatMap(side => open[side].groups);
  const ids = new Set(known.map(({ id }) => id));
  return [
    ...known.map(({ side, place, ships }) => ({ side, place, armed: isArmed(common, ships) })),
    ...sightings
      .filter(({ group }) => !ids.has(group))
      .map(({ side, place, ships }) => ({
        side,
        place,
        armed:
          ships === undefined
            ? undefined
            : isArmed(
                common,
                ships.map(({ ship }) => ship),
              ),
      })),
  ];
};

const shipZones = (view: View): readonly Marked[] =>
  groupsSeen(view).flatMap(({ side, place, armed }) => {
    const hex = place.at === 'sea' ? hexOfPlace(view.common, place) : undefined;
    if (hex === undefined || armed === false) return [];
    return marked(
      zoneAround(view.common, hex, false),
      armed === undefined ? 'neutral' : toneOf(view, side),
      armed === undefined ? SAY.labels.unknown : SAY.labels.ships,
    );
  });

/** [F.7.1] */
export const combatLayer = (view: View): Overlay =>
  layer([...SIDES.flatMap(side => fortZones(view, side)), ...shipZones(view)], SAY.combat);

/** On a map of thousands of hexes a belt is hard to find: the largest of the enemy's are named. */
const NAMED = 6;

const enemyBelts = (view: View): readonly string[] =>
  view.common.mines
    .filter(({ side }) => side !== eyesOf(view))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, NAMED)
    .map(({ hex }) => sayPlace(view.common, hex));

/** [36.C] */
export const minesLayer = (view: View): Overlay => {
  const { mines } = view.common;
  const total = (own: boolean): number =>
    mines.reduce((sum, { side, points }) => ((side === eyesOf(view)) === own ? sum + points : sum), 0);
  return layer(
    mines.map(({ hex, side, points }) => ({ hex, tone: toneOf(view, side), label: String(points) })),
    SAY.mines(total(true), total(false), enemyBelts(view)),
  );
};
