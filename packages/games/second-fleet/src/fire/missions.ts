import { pieceOf } from '../position.ts';
import { specOf } from '../roster.ts';
import type { Piece, Table } from '../state.ts';
import type { Mission, Side, UnitId, Zone } from '../vocabulary.ts';

type Serving = Extract<Piece['where'], { readonly at: 'mission' }>;

export interface OnMission {
  readonly unit: UnitId;
  readonly where: Serving;
}

/** Made once for each list of pieces: the strategic phase asks for it again and again. */
const serving = new WeakMap<readonly Piece[], readonly OnMission[]>();

const everybody = ({ pieces }: Pick<Table, 'pieces'>): readonly OnMission[] => {
  const known = serving.get(pieces);
  if (known !== undefined) return known;
  const made: OnMission[] = [];
  for (const [unit, { where }] of pieces.entries())
    if (where.at === 'mission') made.push({ unit: unit as UnitId, where });
  serving.set(pieces, made);
  return made;
};

/** Aircraft of a side that are away on a mission. */
export const onMission = (table: Pick<Table, 'pieces' | 'extra'>, side: Side): readonly OnMission[] =>
  everybody(table).filter(({ unit }) => specOf(table, unit).side === side);

/** Those on one kind of mission. */
export const serversOf = (
  table: Pick<Table, 'pieces' | 'extra'>,
  side: Side,
  mission: Mission,
): readonly UnitId[] =>
  onMission(table, side)
    .filter(({ where }) => where.mission === mission)
    .map(({ unit }) => unit);

/** [C.12.2] INT on Interception over a zone. */
export const interceptorsIn = (
  table: Pick<Table, 'pieces' | 'extra'>,
  side: Side,
  zone: Zone,
): readonly UnitId[] =>
  onMission(table, side)
    .filter(({ where }) => where.mission === 'interception' && where.zone === zone)
    .map(({ unit }) => unit);

/** [C.12.4] Everybody else there. */
export const preyIn = (table: Pick<Table, 'pieces' | 'extra'>, side: Side, zone: Zone): readonly UnitId[] =>
  onMission(table, side)
    .filter(({ where }) => where.mission !== 'interception' && where.zone === zone)
    .map(({ unit }) => unit);

export const zoneOfMission = (table: Pick<Table, 'pieces'>, unit: UnitId): Zone | undefined => {
  const { where } = pieceOf(table, unit);
  return where.at === 'mission' ? where.zone : undefined;
};
