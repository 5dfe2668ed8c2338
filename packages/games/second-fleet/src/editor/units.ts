import { capital, type EditUnit } from '@narrow-seas/core';
import { pictureOf } from '../face/pieces.ts';
import { fullName } from '../face/units.ts';
import { WORDS } from '../face/words.ts';
import { pieceOf } from '../model/position.ts';
import { ROSTER, specOf, unitCount } from '../model/roster.ts';
import type { PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { whereIs } from './whereabouts.ts';

export const isMadeUp = (unit: UnitId): boolean => unit >= ROSTER.length;

const unitOf = (table: PublicState, unit: UnitId): EditUnit => {
  const { name, side, kind } = specOf(table, unit);
  return {
    id: name,
    piece: unit,
    title: `${fullName(table, unit)} (${name})`,
    side,
    group: capital(WORDS.kinds[kind]),
    ...whereIs(table, unit),
    ...(pieceOf(table, unit).where.at === 'unused' ? { picture: pictureOf(table, unit) } : {}),
    ...(isMadeUp(unit) ? { madeUp: true as const } : {}),
  };
};

export const editUnits = (table: PublicState): readonly EditUnit[] =>
  Array.from({ length: unitCount(table) }, (_, unit) => unitOf(table, unit as UnitId));
