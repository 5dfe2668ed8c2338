import { memo, type Piece } from '@narrow-seas/core';
import { isMyTurn, type TableState } from './table-state.ts';

const NOBODY: readonly number[] = [];

/** Pieces that can still act, have no order yet and were not put to sleep. */
export const toAct = (state: TableState): readonly number[] => {
  if (!isMyTurn(state)) return NOBODY;
  const { ready, settled = NOBODY } = state.snapshot.survey;
  const done = [...settled, ...state.asleep];
  return done.length === 0 ? ready : ready.filter(id => !done.includes(id));
};

/** Those of them that one may have forgotten when the phase ends. */
export const forgotten = (state: TableState): readonly number[] => {
  const { idle } = state.snapshot.survey;
  return idle === undefined ? toAct(state) : toAct(state).filter(id => idle.includes(id));
};

const sleepers = memo((pieces: readonly Piece[]) => {
  const known = new Map<readonly number[], readonly Piece[]>();
  return (asleep: readonly number[]): readonly Piece[] => {
    const found =
      known.get(asleep) ??
      pieces.map(piece => (asleep.includes(piece.id) ? { ...piece, spent: true } : piece));
    known.clear();
    known.set(asleep, found);
    return found;
  };
});

const quiet = memo((asleep: readonly number[]) => {
  const known = new WeakMap<readonly number[], readonly number[]>();
  return (settled: readonly number[]): readonly number[] => {
    const all = known.get(settled) ?? [...asleep, ...settled];
    known.set(settled, all);
    return all;
  };
});

/** The pieces as they are drawn: who sleeps or has his orders looks like who has acted. */
export const piecesShown = ({ board, asleep, snapshot }: PiecesState): readonly Piece[] => {
  const { settled = NOBODY } = snapshot.survey;
  const done = quiet(asleep)(settled);
  return done.length === 0 ? board.pieces : sleepers(board.pieces)(done);
};

type PiecesState = Pick<TableState, 'board' | 'asleep' | 'snapshot'>;
