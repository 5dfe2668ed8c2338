import type { Command, Mind, Task } from '@narrow-seas/core';
import { type Convoy, convoyMind, type ShipQuestion } from './convoy.ts';

/** The ships of a side are one force. It stays in port unasked; alone one ship is lost, all together are worth much. */
export const STAY: Task = { force: 'convoy', aim: 'stay' };
export const ALONE: Task = { force: 'convoy', aim: 'one alone' };
export const TOGETHER: Task = { force: 'convoy', aim: 'together' };

const sailing = (ships: readonly number[]): Mind<Convoy, ShipQuestion> => ({
  ...convoyMind,
  questions: () => ships.map(ship => ({ ship, required: true })),
  answers: (_view, { ship }) => [{ type: 'sail', ship, by: 2 }],
});

export const convoyCommand: Command<Convoy, ShipQuestion> = {
  watch: ({ round }) => round,
  choices: () => [[STAY, ALONE, TOGETHER]],
  stands: ({ round }, { aim }) => aim === 'together' || round === 1,
  under: ([task]) => {
    if (task?.aim === 'together') return sailing([0, 1, 2]);
    return task?.aim === 'one alone' ? sailing([1]) : convoyMind;
  },
  horizon: 1,
};
