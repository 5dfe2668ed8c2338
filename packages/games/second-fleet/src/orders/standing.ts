import type { StandingRules } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import type { Phase } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { answer } from './answer.ts';
import { SPECS } from './specs.ts';

/** Whose segment it is, under whatever interrupts it. */
const ownerOf = (phase: Phase): string | undefined => {
  if ('resume' in phase) return ownerOf(phase.resume);
  return 'side' in phase ? phase.side : undefined;
};

/** A question inside a segment of the enemy. */
const enemyTurn = ({ viewer, table: { turn, phase } }: View): string | undefined => {
  const owner = ownerOf(phase);
  return owner === undefined || owner === viewer ? undefined : String(turn);
};

/** The standing orders of Second Fleet. */
export const secondFleetStanding: StandingRules<SecondFleetTypes> = {
  specs: () => Object.values(SPECS),
  answer,
  enemyTurn,
};
