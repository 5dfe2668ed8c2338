import type { Phase } from '../model/state.ts';
import { WORDS } from './words.ts';

/** The phase as a heading: "Soviet combat". */
export const sayPhase = (phase: Phase): string => {
  switch (phase.name) {
    case 'set-up':
      return WORDS.phase.setUp(phase.side, phase.branch);
    case 'combat':
    case 'movement':
    case 'retreat':
    case 'displacement':
    case 'advance':
    case 'excess':
    case 'reinforcement':
      return WORDS.phase[phase.name](phase.side);
    case 'first-strike':
      return WORDS.phase.firstStrike;
    case 'middle-east':
      return WORDS.phase.middleEast;
    default:
      return WORDS.phase[phase.name];
  }
};
