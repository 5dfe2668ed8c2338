import { isObject, type JsonObject } from '@narrow-seas/core';
import type { Snapshot } from '../link/protocol.ts';

/** The version of the rules under which the first moves were made, where there are any and it is not ours. */
export const olderRules = ({ older }: JsonObject): Pick<Snapshot, 'older'> => {
  if (!isObject(older) || older['moves'] === 0 || typeof older['rules'] !== 'number') return {};
  return { older: older['rules'] };
};

/** The scenario that the match began with; left out where it began from a position. */
export const scenarioIn = ({ opening }: JsonObject): Pick<Snapshot, 'scenario'> =>
  isObject(opening) && typeof opening['scenario'] === 'string' ? { scenario: opening['scenario'] } : {};
