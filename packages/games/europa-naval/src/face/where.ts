import { memo } from '@narrow-seas/core';
import { type Landmark, sayWhere, whereabouts } from '@narrow-seas/hex';
import { type OnMap, type Sheet, sheetOf } from './map.ts';

/** "Catania (Gerbini)" and "Crotone field" are near Catania and Crotone. */
const plain = (name: string): string => name.replace(/ \(.*\)$| field$/, '');

const landmarksOf = memo((sheet: Sheet): readonly Landmark[] =>
  [...sheet.ports, ...sheet.fields].map(({ name, hex }) => ({ name: plain(name), hex })),
);

/** Where a hex lies, for people: "at Taranto", "off Crotone", "south of Messina". */
export const sayWhereIs = (on: OnMap, hex: number): string => {
  const sheet = sheetOf(on);
  const found = whereabouts(sheet.map.grid, landmarksOf(sheet), hex);
  return found === undefined ? '' : sayWhere(found);
};
