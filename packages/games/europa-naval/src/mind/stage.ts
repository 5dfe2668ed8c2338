import type { State } from '../model/state.ts';
import type { Part } from '../model/vocabulary.ts';

/** Phases of a player-turn. */
const PHASES = 10;

/** Where each part of a player-turn begins; naval steps count on from there. */
const BEGINS: { readonly [part in Part]: number } = {
  initial: 0,
  movement: 0,
  combat: 6,
  exploitation: 6,
  end: 9,
};

/** [F.3.2] The ground war comes after the naval steps of its part. */
const ASHORE: ReadonlySet<string> = new Set(['ground-movement', 'overrun', 'scuttle-roll']);

const stepsIn: { readonly [part in Part]: number } = {
  initial: 0,
  movement: 5,
  combat: 0,
  exploitation: 3,
  end: 0,
};

/** Grows with every naval step and phase of every player-turn: a plan is good for one of them. */
export const stageOf = ({ common: { playerTurn, part, step, phase } }: State): number => {
  const within = step === 0 && ASHORE.has(phase.name) ? stepsIn[part] : step;
  return playerTurn * PHASES + BEGINS[part] + within;
};
