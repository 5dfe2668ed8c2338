import type { OptionalRule, OptionValue } from '@narrow-seas/core';
import type { Common } from './state.ts';
import type { Side } from './vocabulary.ts';
import { HANDICAP } from './war/cause.ts';

/** [F.30] Points that one side of a scenario may begin with. */
export interface Handicap {
  readonly side: Side;
  /** The first is the usual. */
  readonly points: readonly number[];
  /** Which of them suits whom. */
  readonly advice: string;
}

export const HANDICAP_OPTION = 'handicap';

export const handicapRule = ({ points, advice }: Handicap): OptionalRule => ({
  id: HANDICAP_OPTION,
  title: 'Handicap',
  summary: `${advice} [F.30].`,
  values: points,
});

const MOST = 99;

/** Any points that players agree on: which of them the menu proposes changes as we learn, and old games keep theirs. */
export const isHandicap = (value: OptionValue): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST;

export const HANDICAP_WANTED = `The option is a whole number from -${MOST} to ${MOST}.`;

/** The account before anybody has done anything. */
export const scoreAtStart = (
  handicap: Handicap | undefined,
  chosen: OptionValue | undefined,
): Common['score'] => {
  const none = { axis: [], allied: [] };
  const points = chosen ?? handicap?.points[0];
  if (handicap === undefined || typeof points !== 'number' || points === 0) return none;
  return { ...none, [handicap.side]: [{ cause: HANDICAP, points }] };
};
