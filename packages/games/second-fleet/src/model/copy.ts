import type { Phase, Piece, State, PublicState } from './state.ts';

/**
 * Copies of the parts of a state, each written out. A spread gives every place in the code where it stands an object
 * shape of its own; with dozens of shapes for one type the engine forgets them all, and play gets slower.
 */

/** A copy that nobody else holds yet may be written to. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export const copyOfPiece = ({ where, damaged, mark, deep, landed }: Piece): Piece => ({
  where,
  damaged,
  mark,
  deep,
  landed,
});

export const copyOfTable = (table: PublicState): Draft<PublicState> => {
  const copy: Draft<PublicState> = {
    scenario: table.scenario,
    level: table.level,
    options: table.options,
    period: table.period,
    handicap: table.handicap,
    turn: table.turn,
    lastTurn: table.lastTurn,
    phase: table.phase,
    extra: table.extra,
    pieces: table.pieces,
    forces: table.forces,
    bases: table.bases,
    mines: table.mines,
    weather: table.weather,
    campaign: table.campaign,
    score: table.score,
  };
  if (table.changes !== undefined) copy.changes = table.changes;
  return copy;
};

/** The table with some parts changed. */
export const tableWith = (table: PublicState, change: Partial<PublicState>): PublicState =>
  Object.assign(copyOfTable(table), change);

/** The most frequent change of all. */
export const inPhase = (table: PublicState, phase: Phase): PublicState => {
  const copy = copyOfTable(table);
  copy.phase = phase;
  return copy;
};

export const withTable = ({ secret }: State, table: PublicState): State => ({ table, secret });

export const withPhase = ({ table, secret }: State, phase: Phase): State => ({
  table: inPhase(table, phase),
  secret,
});
