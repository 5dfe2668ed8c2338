import type { OptionalRule, OptionValue } from '@narrow-seas/core';
import type { Common } from '../../model/state.ts';
import type { Handicap } from '../../scenarios/form.ts';
import { HANDICAP } from '../surrender/cause.ts';

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
