import type { Action } from '../action.ts';
import { hexOf } from '../chart.ts';
import { waitingIn } from '../deploy-rest.ts';
import { unitNamed } from '../roster.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { BOOK, type Placement } from './opening-book.ts';

/** [11] The set-ups of the book for this phase, each a whole plan; none in other phases. */
export const openings = ({ table }: View): readonly (readonly Action[])[] => {
  const { phase } = table;
  if (phase.name !== 'set-up') return [];
  return BOOK[phase.side].map(setUp => planOf(table, setUp[phase.branch]));
};

/** What the book does not name, such as aircraft on their carriers and units of optional rules, goes to its usual place. */
const planOf = (state: State, placement: Placement): readonly Action[] => {
  const waiting = waitingIn(state);
  const deployed = Object.entries(placement).flatMap(([hex, names]) =>
    names
      .split(' ')
      .map(name => unitNamed(state, name))
      .filter(unit => unit !== undefined)
      .filter(unit => waiting.includes(unit))
      .map(unit => ({ type: 'deploy', unit, hex: hexOf(hex) }) as const),
  );
  const rest = deployed.length < waiting.length ? [{ type: 'deploy-rest' } as const] : [];
  return [...deployed, ...rest, { type: 'done' }];
};
