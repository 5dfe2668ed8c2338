import type { Phase, State } from '../model/state.ts';

const isHeld = (phase: Phase): phase is Extract<Phase, { readonly resume: Phase }> => 'resume' in phase;

const LATE: readonly Phase['name'][] = ['landing', 'general-war', 'over'];

/** Where in its turn a phase is: the strategic cycle, six segments, the end. */
const placeInTurn = (phase: Phase): number => {
  if (phase.name === 'arm' || phase.name === 'segment')
    return phase.segment * 2 + (phase.side === phase.first ? 0 : 1);
  if (LATE.includes(phase.name)) return 8;
  return isHeld(phase) ? placeInTurn(phase.resume) : 0;
};

/** Grows with every segment and turn: a plan is good for one of them. */
export const stageOf = ({ table }: State): number => table.turn * 10 + placeInTurn(table.phase);
