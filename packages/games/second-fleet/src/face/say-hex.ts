import type { Place } from '@narrow-seas/hex';
import type { BaseState, PublicState } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { BASES, hexLabel, iceAt, isFjord, isMountain, isSosus, terrainOf, zoneAt, zoneName } from './map.ts';
import { hexIn } from './pieces.ts';
import { fullName, lookOf } from './units.ts';
import { WORDS } from './words.ts';

/** A hex in one sentence: number, water or land, zone, what stands there, who is there. */
export const sayHex = (view: View, hex: number): string => {
  const { table } = view;
  const stacks = [...sayStack(view, 'nato', hex), ...sayStack(view, 'soviet', hex)];
  const parts = [
    WORDS.hex.name(hexLabel(hex)),
    ...sayWaters(table, hex),
    ...sayBases(table, hex),
    ...table.mines.filter(field => field.hex === hex).map(({ mines }) => WORDS.hex.mines(mines)),
    ...(view.own?.lots ?? []).filter(lot => lot.hex === hex).map(() => WORDS.hex.secretMine),
    ...(stacks.length > 0 ? stacks : [WORDS.hex.empty]),
  ];
  return `${WORDS.list(parts)}${WORDS.stop}`;
};

const sayWaters = (table: PublicState, hex: number): readonly string[] => {
  const zone = zoneAt(hex);
  const ice = iceAt(table, hex);
  const weather = zone === undefined ? '' : WORDS.hex.weather(table.weather[zone]);
  return [
    sayTerrain(hex),
    ...(ice === undefined ? [] : [WORDS.hex.ice[ice]]),
    ...(isSosus(hex) ? [WORDS.hex.sosus] : []),
    ...(isMountain(hex) ? [WORDS.hex.mountain] : []),
    ...(zone === undefined ? [] : [WORDS.hex.zone(zoneName(zone))]),
    ...(weather === '' ? [] : [weather]),
  ];
};

const sayTerrain = (hex: number): string => {
  if (isFjord(hex)) return WORDS.hex.fjord;
  const kind = terrainOf(hex);
  return kind === 'sea' || kind === 'coastal' || kind === 'land' ? WORDS.hex[kind] : WORDS.hex.off;
};

const sayBases = (table: PublicState, hex: number): readonly string[] =>
  BASES.flatMap((place, id) => (place.hex === hex ? sayBase(place, table.bases[id] as BaseState) : []));

const sayBase = (place: Place, state: BaseState): readonly string[] => {
  const nation = WORDS.baseNations.get(place.nation) ?? place.nation;
  const builder: Side = place.fields['side'] === 'NATO' ? 'nato' : 'soviet';
  return [
    WORDS.base.named(nation, WORDS.base.kinds.get(place.kind) ?? place.kind, place.name),
    ...(state.owner === builder ? [] : [WORDS.base.held(state.owner)]),
    ...(state.airfield > 0 ? [WORDS.base.grade('airfield', state.airfield)] : []),
    ...(state.port > 0 ? [WORDS.base.grade('port', state.port)] : []),
    WORDS.base.defence(Number(place.fields['closeAA'] ?? 0), state.defence + state.garrison),
    ...(state.lodgement > 0 ? [WORDS.base.lodgement(state.lodgement)] : []),
  ];
};

const ARMS = [
  ['surface', WORDS.hex.ships],
  ['submarine', WORDS.hex.submarines],
  ['air', WORDS.hex.aircraft],
] as const;

const sayStack = (view: View, side: Side, hex: number): readonly string[] => {
  const { table } = view;
  const units = table.pieces.flatMap((_, id) =>
    lookOf(table, id).side === side && hexIn(view, id) === hex ? [id] : [],
  );
  if (units.length === 0) return [];
  const parts = ARMS.flatMap(([arm, say]) => {
    const count = units.filter(unit => lookOf(table, unit).arm === arm).length;
    return count === 0 ? [] : [say(count)];
  });
  return [
    WORDS.hex.stack(
      side,
      parts,
      units.map(unit => fullName(table, unit)),
    ),
  ];
};
