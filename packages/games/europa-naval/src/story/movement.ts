import type { MovementScene } from '@narrow-seas/core';
import { fleetsKnown, hexOfPlace } from '../face/fleets.ts';
import { fieldHex, fieldName } from '../face/map.ts';
import { airPiece, markerPiece, shipPiece } from '../face/piece-id.ts';
import { airLook, airName } from '../face/units.ts';
import { sideName } from '../face/words.ts';
import type { Place } from '../model/state.ts';
import type { GroupId } from '../model/vocabulary.ts';
import type { Sight } from '../secrets/sight.ts';
import type { View } from '../secrets/view.ts';
import { groupName, shipsOf, sideOfGroup } from './names.ts';
import { placeName } from './places.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Sight['type']> = Extract<Sight, { readonly type: Type }>;

const placeOfGroup = (view: View, group: GroupId): Place | undefined =>
  fleetsKnown(view)
    .flatMap(([, { groups }]) => groups)
    .find(({ id }) => id === group)?.place ??
  view.sightings.find(sighting => sighting.group === group)?.place;

/** All steps of a group in one entry, as one way. */
interface Way {
  readonly group: GroupId;
  readonly places: Place[];
  /** How many units others see, where they see no more. */
  count: number | undefined;
}

const waysIn = (sights: readonly Sight[]): readonly Way[] => {
  const ways: Way[] = [];
  for (const sight of sights) {
    if (sight.type !== 'moved' && sight.type !== 'marker') continue;
    const last = ways.at(-1);
    const count = sight.type === 'marker' ? sight.count : undefined;
    if (last?.group === sight.group) last.places.push(sight.place);
    else ways.push({ group: sight.group, places: [sight.place], count });
  }
  return ways;
};

const nameOfWay = (before: View, after: View, { group, count }: Way): string => {
  const side = sideOfGroup(after, group) ?? sideOfGroup(before, group);
  const known = shipsOf(after, group).length > 0 ? after : before;
  if (shipsOf(known, group).length > 0 || side === undefined) return groupName(known, group);
  return SAY.enemyGroup(sideName(before.common, side), count ?? 1);
};

const tellWay = (before: View, after: View, way: Way): readonly MovementScene[] => {
  const { group, places } = way;
  const side = sideOfGroup(after, group) ?? sideOfGroup(before, group);
  const start = placeOfGroup(before, group);
  const hexes = [...(start === undefined ? [] : [start]), ...places].flatMap(
    place => hexOfPlace(before, place) ?? [],
  );
  const path = hexes.filter((hex, at) => hex !== hexes[at - 1]);
  const end = places.at(-1);
  if (side === undefined || end === undefined || path.length < 2) return [];
  const who = nameOfWay(before, after, way);
  const from = start === undefined ? '' : placeName(before, start);
  const caption = end.at === 'atlantic' ? SAY.toAtlantic(who) : SAY.sails(who, from, placeName(before, end));
  const pieces = shipsOf(after, group).map(shipPiece);
  return [
    {
      kind: 'movement',
      side,
      who,
      pieces: pieces.length > 0 ? pieces : [markerPiece(group)],
      path,
      way: 'sea',
      caption,
      ends: { from, to: placeName(before, end) },
    },
  ];
};

/** Aircraft that go to another field. */
const tellTransfer = (before: View, { unit, base }: Of<'based'>): readonly MovementScene[] => {
  const { common } = before;
  const where = common.air[unit]?.base;
  if (base.at !== 'field' || where?.at !== 'field') return [];
  const [from, to] = [fieldHex(common, where.field), fieldHex(common, base.field)];
  if (from === undefined || to === undefined || from === to) return [];
  const { side } = airLook(common, unit);
  const place = fieldName(common, base.field);
  return [
    {
      kind: 'movement',
      side,
      who: airName(common, unit),
      pieces: [airPiece(unit)],
      path: [from, to],
      way: 'air',
      caption: SAY.transfers(airName(common, unit), place),
      together: { key: `${side} ${to}`, kind: 'aircraft', place },
    },
  ];
};

/** What an entry tells of groups and aircraft that move. */
export const tellMovement = (
  before: View,
  sights: readonly Sight[],
  after: View,
): readonly MovementScene[] => [
  ...waysIn(sights).flatMap(way => tellWay(before, after, way)),
  ...sights.flatMap(sight => (sight.type === 'based' ? tellTransfer(before, sight) : [])),
];
