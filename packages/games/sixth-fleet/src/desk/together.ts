import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { type DeskChoice, deedOf } from './seat.ts';

/**
 * What several pieces can all do: for each such deed one choice a piece, in the order in which they must be sent. One
 * piece alone: everything it can do.
 */
export const together = (
  state: State,
  side: Side,
  byPiece: readonly (readonly DeskChoice[])[],
): readonly DeskChoice[] => {
  const [first = [], ...others] = byPiece;
  if (others.length === 0) return first;
  const books = others.map(choices => new Map(choices.map(choice => [deedOf(choice), choice])));
  return first.flatMap(choice => {
    const party = [choice, ...books.flatMap(book => book.get(deedOf(choice)) ?? [])];
    return party.length === byPiece.length && goesInTurn(state, side, party) ? party : [];
  });
};

/** Moves leave each other's ways open; anything else may take another's place, so it is tried out. */
const goesInTurn = (state: State, side: Side, party: readonly DeskChoice[]): boolean => {
  if (party.every(({ kind }) => kind === 'move')) return true;
  let now = state;
  for (const { action } of party) {
    const decided = decide(now, side, action);
    if (!decided.ok) return false;
    now = decided.value.reduce(evolve, now);
  }
  return true;
};
