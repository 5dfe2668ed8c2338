import type { QuickStart } from '@narrow-seas/core';
import type { Order } from './opening.ts';
import type { TableState } from './table-state.ts';

/** The same scenario once more. */
export interface Rematch {
  readonly order: Order;
  /** Set-up by the book, where one click did it the first time. */
  readonly prepare?: QuickStart['prepare'];
}

/** Undefined where the game began from a position: there is no scenario to begin again. */
export const rematchOf = ({ card, seats, snapshot }: TableState): Rematch | undefined => {
  const { scenario } = snapshot;
  if (scenario === undefined) return undefined;
  const order = { game: card.id, opening: { scenario, options: {} }, seats };
  const { quick } = card;
  return scenario === quick.scenario && seats[quick.side] === 'person'
    ? { order, prepare: quick.prepare }
    : { order };
};

/** Everybody sits on the other side. */
export const swapped = ({ order }: Rematch): Rematch => {
  const sides = Object.keys(order.seats);
  const seats = sides.map(
    (side, place) => [side, order.seats[sides.at(place - 1) ?? side] ?? 'person'] as const,
  );
  return { order: { ...order, seats: Object.fromEntries(seats) } };
};

/** The next level of the computer, upwards or downwards, where there is one. Random moves are nobody's opponent. */
export const nextLevel = (
  { card }: Pick<TableState, 'card'>,
  { order, ...rest }: Rematch,
  step: 1 | -1,
): { readonly level: string; readonly rematch: Rematch } | undefined => {
  const found = Object.entries(order.seats).find(([, level]) => level !== 'person');
  if (found === undefined) return undefined;
  const [side, present] = found;
  const place = card.levels.indexOf(present) + step;
  const level = place < 1 ? undefined : card.levels[place];
  if (level === undefined || !card.levels.includes(present)) return undefined;
  return { level, rematch: { order: { ...order, seats: { ...order.seats, [side]: level } }, ...rest } };
};
