import { isObject, type JsonObject, type OptionalRule } from '@narrow-seas/core';
import type { State } from './state.ts';

export const HANDICAP_OPTION = 'handicap';

/** [13.2] Points that the players may agree to add to the Soviet side of the account: see docs/ladder.md. */
interface Handicap {
  /** The first is the usual. */
  readonly points: readonly [usual: number, ...others: number[]];
  /** Which of them suits whom. */
  readonly advice: string;
}

const HANDICAPS: { readonly [scenario in State['scenario']]: Handicap } = {
  short: {
    points: [0, -10],
    advice:
      '0 is fair between cadets and between captains; admirals end ten points above the middle of the draw, so -10 suits them',
  },
  campaign: {
    points: [16, 12, 0],
    advice: '16 is fair between cadets, 12 between captains; 0 is the game as it is printed',
  },
};

export const handicapRule = (scenario: State['scenario']): OptionalRule => ({
  id: HANDICAP_OPTION,
  title: 'Handicap',
  summary: `Points added to the Soviet score at the end: ${HANDICAPS[scenario].advice} [13.2].`,
  values: HANDICAPS[scenario].points,
});

/** A save from before there was a handicap is of a game without one. */
export const withoutHandicap = (document: JsonObject): JsonObject => {
  const { opening } = document;
  if (!isObject(opening) || !isObject(opening['options'])) return document;
  return { ...document, opening: { ...opening, options: { ...opening['options'], [HANDICAP_OPTION]: 0 } } };
};
