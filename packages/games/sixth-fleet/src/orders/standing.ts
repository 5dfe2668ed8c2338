import type { StandingRules } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../game.ts';
import type { Phase } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { answer } from './answer.ts';
import { SPECS } from './specs.ts';

/** Whose turn it is, under whatever interrupts it. */
const ownerOf = (phase: Phase): string | undefined => {
  if ('resume' in phase) return ownerOf(phase.resume);
  if (phase.name === 'excess') return phase.mover;
  return 'side' in phase ? phase.side : undefined;
};

const enemyTurn = ({ viewer, table: { turn, phase } }: View): string | undefined => {
  const owner = ownerOf(phase);
  return owner === undefined || owner === viewer ? undefined : String(turn);
};

/** The standing orders of Sixth Fleet. */
export const sixthFleetStanding: StandingRules<SixthFleetTypes> = {
  specs: () => Object.values(SPECS),
  answer,
  enemyTurn,
};
