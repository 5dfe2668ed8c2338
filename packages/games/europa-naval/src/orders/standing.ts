import type { StandingRules } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { answer } from './answer.ts';
import { specsFor } from './specs.ts';
import { europaNavalMissions } from './missions.ts';

/** The standing orders of Europa Naval. */
export const europaNavalStanding: StandingRules<EuropaNavalTypes> = {
  specs: specsFor,
  answer,
  enemyTurn: ({ common, viewer }) =>
    viewer === 'spectator' || common.phasing === viewer ? undefined : String(common.playerTurn),
  missions: europaNavalMissions,
};
