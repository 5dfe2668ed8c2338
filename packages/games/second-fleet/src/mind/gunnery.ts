import type { Gunnery } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import type { AttackType } from '../model/vocabulary.ts';

const NAMES: { readonly [type in AttackType]: string } = {
  torpedo: 'torpedoes',
  ssm: 'missiles',
  bombing: 'bombing',
  asw: 'submarine hunting',
  close: 'close combat',
};

/** [10] The die that settles an attack: somebody or something is damaged, or nothing is. */
export const secondFleetGunnery: Gunnery<SecondFleetTypes> = {
  shot: ({ table: { phase } }) => {
    if (phase.name !== 'attack-roll') return undefined;
    const { side, type } = phase.aimed.strike;
    return { side, what: NAMES[type] };
  },
  isHit: ({ type }) => type === 'damaged' || type === 'died' || type === 'base-damaged',
};
