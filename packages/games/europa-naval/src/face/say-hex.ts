import type { Place } from '@narrow-seas/hex';
import type { Piece } from '@narrow-seas/core';
import type { Common, Port } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { PortKind, Side } from '../model/vocabulary.ts';
import { areaIndex, areaName, hexLabel, sheetOf, terrainOf } from './map.ts';
import { piecesOf, tintOf } from './pieces.ts';
import { BOTH_SIDES, sideName, WORDS } from './words.ts';

/** A hex in one sentence: number, water or land, sea area and weather, port, field, mines, who is there. */
export const sayHex = (view: View, hex: number): string => {
  const { common } = view;
  const here = piecesOf(view).filter(piece => piece.hex === hex);
  const stacks = BOTH_SIDES.flatMap(side => sayStack(common, here, side));
  const parts = [
    WORDS.hex.name(hexLabel(common, hex)),
    ...sayWaters(common, hex),
    ...sayPorts(common, hex),
    ...sheetOf(common)
      .fields.filter(field => field.hex === hex)
      .map(({ name, fields }) => WORDS.hex.field(name, Number(fields['capacity']))),
    ...common.mines
      .filter(belt => belt.hex === hex)
      .map(({ side, points }) => WORDS.hex.mines(sideName(common, side), points)),
    ...common.unsupplied
      .filter(each => each.hex === hex)
      .map(({ side }) => WORDS.hex.unsupplied(sideName(common, side))),
    ...(stacks.length > 0 ? stacks : [WORDS.hex.empty]),
  ];
  return `${WORDS.list(parts)}${WORDS.stop}`;
};

const sayWaters = (common: Common, hex: number): readonly string[] => {
  const kind = terrainOf(common, hex);
  const area = areaIndex(common, hex);
  const terrain = kind === 'sea' || kind === 'coastal' || kind === 'land' ? WORDS.hex[kind] : WORDS.hex.off;
  return area < 0
    ? [terrain]
    : [terrain, WORDS.hex.area(areaName(common, area), common.seas[area] ?? 'calm')];
};

const sayPorts = (common: Common, hex: number): readonly string[] =>
  sheetOf(common).ports.flatMap((place, id) =>
    place.hex === hex ? sayPort(common, place, common.ports[id] as Port) : [],
  );

const sayPort = (common: Common, { name, fields }: Place, port: Port): readonly string[] => {
  const fort = port.cdLost ? 0 : Number(fields['coastDefence']) - port.suppressed;
  return [
    WORDS.port.named(WORDS.port.owners[port.owner], WORDS.ports[fields['type'] as PortKind], name),
    ...(fields['navalBase'] === true ? [WORDS.port.naval] : []),
    ...(fort > 0 ? [WORDS.port.fort(fort)] : []),
    ...(port.hits > 0 ? [WORDS.port.hits(port.hits)] : []),
    ...(port.garrison > 0 ? [WORDS.port.garrison(port.garrison)] : []),
    ...(port.collateral ? [WORDS.port.collateral] : []),
    ...(port.blockaded ? [WORDS.port.blockaded] : []),
    ...(name === 'Valletta' ? [WORDS.port.malta(common.malta.status)] : []),
  ];
};

const sayStack = (common: Common, here: readonly Piece[], side: Side): readonly string[] => {
  const pieces = here.filter(piece => piece.side === tintOf(side));
  if (pieces.length === 0) return [];
  const names = pieces.map(({ counter: { name, code } }) => (name === '' ? code : name));
  return [WORDS.hex.stack(sideName(common, side), pieces.length, names)];
};
