import { decide } from '../turn/decide.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import type { DeskChoice } from './say.ts';

/** What several pieces can all do: choices with the same key become one. One piece alone: everything it can do. */
export const together = (
  state: State,
  side: Side,
  byPiece: readonly (readonly DeskChoice[])[],
): readonly DeskChoice[] => {
  const [first = [], ...others] = byPiece;
  if (others.length === 0) return first;
  const books = others.map(choices => new Map(choices.map(choice => [choice.key, choice])));
  return first.flatMap(choice => {
    const party = [choice, ...books.flatMap(book => book.get(choice.key) ?? [])];
    return party.length === byPiece.length && goesInTurn(state, side, party) ? joined(choice, party) : [];
  });
};

/** One choice of all: the first piece shows the way, and each has its say. */
const joined = (first: DeskChoice, party: readonly DeskChoice[]): DeskChoice => {
  const { warning: _, ...shown } = first;
  const warnings = new Set(party.flatMap(({ warning }) => warning ?? []));
  return {
    ...shown,
    label: party.map(({ label }) => label).join('; '),
    actions: party.flatMap(({ actions }) => actions),
    ...(warnings.size > 0 ? { warning: [...warnings].join(' ') } : {}),
  };
};

/** Moves leave each other's ways open; anything else may take another's place, so it is tried out. */
const goesInTurn = (state: State, side: Side, party: readonly DeskChoice[]): boolean => {
  if (party.every(({ kind }) => kind === 'move')) return true;
  let now = state;
  for (const action of party.flatMap(({ actions }) => actions)) {
    const decided = decide(now, side, action);
    if (!decided.ok) return false;
    now = decided.value.state;
  }
  return true;
};
