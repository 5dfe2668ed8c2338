import { memoOfLatest } from '@narrow-seas/core';
import { pieceOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { Piece, PublicState } from '../../model/state.ts';
import type { Mission, Side, UnitId, Zone } from '../../model/vocabulary.ts';

type Serving = Extract<Piece['where'], { readonly at: 'mission' }>;

export interface OnMission {
  readonly unit: UnitId;
  readonly where: Serving;
}

/** The strategic phase asks for it again and again. */
const everybody = memoOfLatest(4, (pieces: readonly Piece[]): readonly OnMission[] => {
  const made: OnMission[] = [];
  for (const [unit, { where }] of pieces.entries())
    if (where.at === 'mission') made.push({ unit: unit as UnitId, where });
  return made;
});

/** Aircraft of a side that are away on a mission. */
export const onMission = (table: Pick<PublicState, 'pieces' | 'extra'>, side: Side): readonly OnMission[] =>
  everybody(table.pieces).filter(({ unit }) => specOf(table, unit).side === side);

/** Those on one kind of mission. */
export const serversOf = (
  table: Pick<PublicState, 'pieces' | 'extra'>,
  side: Side,
  mission: Mission,
): readonly UnitId[] =>
  onMission(table, side)
    .filter(({ where }) => where.mission === mission)
    .map(({ unit }) => unit);

/** [C.12.2] INT on Interception over a zone. */
export const interceptorsIn = (
  table: Pick<PublicState, 'pieces' | 'extra'>,
  side: Side,
  zone: Zone,
): readonly UnitId[] =>
  onMission(table, side)
    .filter(({ where }) => where.mission === 'interception' && where.zone === zone)
    .map(({ unit }) => unit);

/** [C.12.4] Everybody else there. */
export const preyIn = (
  table: Pick<PublicState, 'pieces' | 'extra'>,
  side: Side,
  zone: Zone,
): readonly UnitId[] =>
  onMission(table, side)
    .filter(({ where }) => where.mission !== 'interception' && where.zone === zone)
    .map(({ unit }) => unit);

export const zoneOfMission = (table: Pick<PublicState, 'pieces'>, unit: UnitId): Zone | undefined => {
  const { where } = pieceOf(table, unit);
  return where.at === 'mission' ? where.zone : undefined;
};
