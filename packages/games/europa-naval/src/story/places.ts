import { memo } from '@narrow-seas/core';
import { type Landmark, sayPlace, whereabouts } from '@narrow-seas/hex';
import { hexOfPlace } from '../face/fleets.ts';
import { type OnMap, portName, type Sheet, sheetOf } from '../face/map.ts';
import { sayWhereIs } from '../face/where.ts';
import type { Place } from '../model/state.ts';
import type { View } from '../secrets/view.ts';

const portsOf = memo((sheet: Sheet): readonly Landmark[] =>
  sheet.ports.map(({ name, hex }) => ({ name, hex })),
);

/** Where something happens: "at Taranto", "south of Messina". */
export const where = ({ common }: View, hex: number): string => sayWhereIs(common, hex);

const seaPlace = (on: OnMap, hex: number): string => {
  const sheet = sheetOf(on);
  const found = whereabouts(sheet.map.grid, portsOf(sheet), hex);
  return found === undefined
    ? ''
    : sayPlace({ ...found, point: found.point ?? 'south', hexes: Math.max(1, found.hexes) });
};

/** Where a way begins or ends: a port, or the sea near one. */
export const placeName = (view: View, place: Place): string => {
  if (place.at === 'port') return portName(view.common, place.port);
  const hex = hexOfPlace(view, place);
  return hex === undefined ? '' : seaPlace(view.common, hex);
};
