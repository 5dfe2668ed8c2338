import type { Chance } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import type { State } from '../model/state.ts';
import { FACES, SIDES } from '../model/vocabulary.ts';

const ROLL: readonly Chance<Action>[] = FACES.map(face => ({ action: { type: 'roll', face }, ways: 1 }));
const LOTS: readonly Chance<Action>[] = SIDES.map(first => ({
  action: { type: 'draw-lots', first },
  ways: 1,
}));

export const outcomes = ({ phase }: State): readonly Chance<Action>[] => {
  if (phase.name === 'lots') return LOTS;
  return phase.name === 'struck' || phase.name === 'fired' ? ROLL : [];
};
