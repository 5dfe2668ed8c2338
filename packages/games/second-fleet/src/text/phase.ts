import { phaseLines } from '@narrow-seas/core';
import { PHASES } from '../model/phase.ts';
import { NAMES } from './names.ts';

/** The phase and, under it, what it interrupts. */
export const { print: printPhases, parse: parsePhases } = phaseLines({
  example: 'phase cap side=soviet',
  phases: PHASES,
  names: NAMES,
});
