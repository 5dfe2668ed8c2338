import type { Choice } from '@narrow-seas/core';
import type { Action } from '../link/protocol.ts';

/** One thing that the picked pieces can do; the rules offer it, and the page never looks inside its actions. */
export type ActionChoice = Choice<Action>;

/** Dice cannot be taken back, and a danger should be seen first: such a choice is shown before it is made. */
export const isWeighed = ({ kind, weighed, warning }: ActionChoice): boolean =>
  kind === 'attack' || weighed === true || warning !== undefined;
