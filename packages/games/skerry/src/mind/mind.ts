import type { Chance, Mind } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { outcomes } from '../turn/chance.ts';
import type { Phase } from '../model/phase.ts';
import type { State } from '../model/state.ts';
import type { SkerryTypes } from '../game.ts';
import { answers, close, type Question, questions, reflex } from './answers.ts';
import { evaluationBy, WEIGHTS } from './evaluate.ts';

const roll = (face: 1 | 3 | 4 | 6, ways: number): Chance<Action> => ({
  action: { type: 'roll', face },
  ways,
});

/** [5.2] Miss, fall back, sink. */
const SHOT: readonly Chance<Action>[] = [roll(1, 2), roll(3, 3), roll(6, 1)];
/** [4.5] Sink or not. */
const MINE: readonly Chance<Action>[] = [roll(1, 3), roll(4, 3)];

const mergedOutcomes = (state: State): readonly Chance<Action>[] => {
  if (state.phase.name === 'fired') return SHOT;
  return state.phase.name === 'struck' ? MINE : outcomes(state);
};

const PLACES: { readonly [name in Phase['name']]?: number } = { laying: 0, signals: 1, lots: 2, over: 5 };

/** A turn is signals, lots, the first to sail, the second. */
const stageOf = ({ turn, phase }: State): number => {
  const sailing = phase.name === 'sailing' ? phase : 'resume' in phase ? phase.resume : undefined;
  const place = sailing === undefined ? (PLACES[phase.name] ?? 0) : sailing.order === 'first' ? 3 : 4;
  return turn * 6 + place;
};

/** What the computer knows of the game beyond its rules: what is good, and what is worth trying. */
export const skerryMind: Mind<SkerryTypes, Question> = {
  evaluate: evaluationBy(WEIGHTS),
  stage: stageOf,
  questions,
  answers,
  close,
  outcomes: mergedOutcomes,
  reflex,
};
