import type { StandingRules } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';
import { answer } from './answer.ts';
import { SPECS } from './specs.ts';

/** The standing orders of Skerry: the shortest example of the contract. */
export const skerryStanding: StandingRules<SkerryTypes> = {
  specs: () => Object.values(SPECS),
  answer,
  enemyTurn: ({ phase, turn, viewer }) =>
    phase.name === 'falling-back' && phase.resume.side !== viewer ? `turn ${turn}` : undefined,
};
