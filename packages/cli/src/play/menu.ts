import type { Desk, Game, GameTypes } from '@narrow-seas/core';

/** Something that can be done by its number. */
export interface MenuItem<T extends GameTypes> {
  readonly label: string;
  readonly actions: readonly T['action'][];
}

/** More are not listed: say a word to find others. */
export const MOST_LISTED = 20;
/** Options may be many thousands; a search looks at these. */
const MOST_SEARCHED = 20_000;

/** Legal orders that have all these words, as they are written; one more than are listed where there are more. */
export const ordersWith = <T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  known: T['state'],
  wanted: readonly string[],
): readonly MenuItem<T>[] => {
  const found: MenuItem<T>[] = [];
  let searched = 0;
  for (const action of game.options(view).list()) {
    searched += 1;
    if (found.length > MOST_LISTED || searched > MOST_SEARCHED) break;
    const label = game.notation.printAction(known, action);
    const parts = label.toLowerCase().split(' ');
    if (wanted.every(word => parts.some(part => part.startsWith(word))))
      found.push({ label, actions: [action] });
  }
  return found;
};

/** What one piece can do, in the words of the table. */
export const choicesOf = <T extends GameTypes>(
  desk: Desk<T> | undefined,
  view: T['view'],
  piece: number,
): readonly MenuItem<T>[] =>
  (desk?.choices(view, { pieces: [piece], targets: [] }) ?? []).map(({ label, warning, actions }) => ({
    label: warning === undefined ? label : `${label} (${warning})`,
    actions,
  }));
