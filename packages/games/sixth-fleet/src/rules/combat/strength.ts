import { exhausted } from '@narrow-seas/core';
import type { UnitSpec } from '../../model/roster.ts';
import type { Domain } from '../../model/vocabulary.ts';

/** [8.43] The strength used is decided by the type of the defender. */
export const strengthAgainst = ({ ratings }: UnitSpec, target: Domain): number => {
  switch (target) {
    case 'air':
      return ratings.antiAir;
    case 'surface':
      return ratings.antiSurface;
    case 'submarine':
      return ratings.antiSubmarine;
    default:
      return exhausted(target);
  }
};

/** [6.41] [8.41] A zero is no strength at all. */
export const canAttack = (attacker: UnitSpec, target: Domain): boolean =>
  strengthAgainst(attacker, target) > 0;

/** [3.6] Three turns a day; ours: every third is night. */
export const isNight = (turn: number): boolean => turn % 3 === 0;

/** [8.45] [9.52] Daylight aircraft attack at half strength by night; fractions are kept. */
export const strengthAt = (attacker: UnitSpec, target: Domain, turn: number): number =>
  attacker.daylight && isNight(turn)
    ? strengthAgainst(attacker, target) / 2
    : strengthAgainst(attacker, target);
