import { isObject, type JsonObject, type OptionalRule } from '@narrow-seas/core';
import type { OptionalRuleId } from '../model/vocabulary.ts';

const optional = (id: OptionalRuleId, title: string, summary: string): OptionalRule => ({
  id,
  title,
  summary,
  values: [false, true],
});

/** [14] Used by mutual consent. */
export const OPTIONS: readonly OptionalRule[] = [
  optional(
    'firstStrike',
    'Soviet first strike',
    'Before the first move one American carrier is lost, and the nearest Soviet SN with it [14.1].',
  ),
  optional(
    'neutralAirSpace',
    'Neutral air space',
    'The Soviets may open Yugoslavia and Albania to all aircraft, for ten points [14.2].',
  ),
  optional(
    'middleEast',
    'Middle East air forces',
    'Soviet aircraft fly from Syria and Egypt, the Israeli air force from Israel [14.3].',
  ),
  optional(
    'delay',
    'Delay of the Black Sea Fleet',
    'A die decides how long the Bosphorus stays closed to Soviet ships [14.4].',
  ),
];

export const HANDICAP_OPTION = 'handicap';

/** [13.2] Points that the players may agree to add to the Soviet side, the usual first: see docs/ladder.md. */
export const handicapOption = (
  values: readonly [usual: number, ...others: number[]],
  advice: string,
): OptionalRule => ({
  id: HANDICAP_OPTION,
  title: 'Handicap',
  summary: `Points added to the Soviet score at the end: ${advice} [13.2].`,
  values,
});

/** Versions 1 to 4 had no handicap, so their saves get none. */
export const withoutHandicap = (document: JsonObject): JsonObject => {
  const { opening } = document;
  if (!isObject(opening) || !isObject(opening['options'])) return document;
  return { ...document, opening: { ...opening, options: { ...opening['options'], [HANDICAP_OPTION]: 0 } } };
};
