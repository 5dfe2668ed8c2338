import type { Reason } from '@narrow-seas/core';
import { ENTRANCES, straitsHeld } from '../straits.ts';
import { bonusesOf } from '../../rules/victory/victory.ts';
import type { Reasoner } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

const WHOLE_STRAITS = 1;

/** [15.0] The entrances of the Aegean under control of one's ships. */
export const straitsReasons: Reasoner = ({ side, before, after }) => {
  const [was, is] = [straitsHeld(before, side), straitsHeld(after, side)];
  const count = (share: number): number => Math.round(share * ENTRANCES.length);
  return was === is
    ? []
    : [
        {
          text: ADVICE_WORDS.aim.straits(count(is), ENTRANCES.length, count(was)),
          weight: WHOLE_STRAITS * Math.abs(is - was),
        },
      ];
};

/** [13.1] Bonuses count at the end: each turn that is still to come makes one worth less talk. */
export const bonusReasons: Reasoner = ({ before, after }) => {
  const was = bonusesOf(before);
  const share = 1 / (1 + Math.max(0, after.lastTurn - after.turn));
  return bonusesOf(after).flatMap(({ title, points, earned }, place): readonly Reason[] => {
    if (earned === was[place]?.earned || points < 0) return [];
    const { bonus, bonusLost } = ADVICE_WORDS.aim;
    return [{ text: earned ? bonus(title, points) : bonusLost(title, points), weight: share * points }];
  });
};
