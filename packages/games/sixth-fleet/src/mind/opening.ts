import type { Action } from '../model/action.ts';
import { hexOf } from '../model/chart.ts';
import { setUpCandidates } from '../rules/set-up/deploy.ts';
import { waitingIn } from '../rules/set-up/deploy-rest.ts';
import { unitNamed } from '../model/roster.ts';
import type { SetUp, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { BOOK, type Placement } from './opening-book.ts';

/** [11] The set-ups of the book for this phase, each a whole plan; none in other phases. */
export const openings = ({ table }: View): readonly (readonly Action[])[] => {
  const { phase } = table;
  if (phase.name !== 'set-up') return [];
  return BOOK[phase.side].map(setUp => planOf(table, phase, setUp[phase.branch]));
};

/**
 * What the book does not name, such as aircraft on their carriers and units of optional rules, goes to its usual place,
 * and so does what the scenario starts elsewhere.
 */
const planOf = (state: State, phase: SetUp, placement: Placement): readonly Action[] => {
  const waiting = waitingIn(state);
  const deployed = Object.entries(placement).flatMap(([hex, names]) =>
    names
      .split(' ')
      .map(name => unitNamed(state, name))
      .filter(unit => unit !== undefined)
      .filter(unit => waiting.includes(unit) && setUpCandidates(state, phase, unit).includes(hexOf(hex)))
      .map(unit => ({ type: 'deploy', unit, hex: hexOf(hex) }) as const),
  );
  const rest = deployed.length < waiting.length ? [{ type: 'deploy-rest' } as const] : [];
  return [...deployed, ...rest, { type: 'done' }];
};
