import { WORDS } from '../words.ts';
import type { ActionChoice } from '../gesture/choice.ts';
import { chosenIn } from './proposals.ts';
import { isMyTurn, namesOf, type TableState } from './table-state.ts';
import { forgotten } from './to-act.ts';

const { prompt: SAY } = WORDS;

/** What to do with what is in the hand. */
const withPicked = (state: TableState): string => {
  const { choices, choicesDue, snapshot } = state;
  const has = (isIt: (choice: ActionChoice) => boolean): boolean => choices.some(isIt);
  const goes = has(({ kind, hex }) => kind !== 'attack' && hex !== undefined);
  const name = namesOf(state, state.picked);
  if (snapshot.survey.focus !== undefined) return snapshot.survey.advice;
  if (choicesDue) return SAY.asking(name);
  if (choices.length === 0) return state.picked.length > 1 ? SAY.nothingTogether(name) : SAY.nothing(name);
  if (has(({ area }) => area !== undefined)) return SAY.area(name);
  if (goes) return has(({ kind }) => kind === 'attack') ? SAY.goOrAttack(name) : SAY.go(name);
  return SAY.choose(name);
};

/** The question before a phase ends: what would be lost, then what has not acted. */
const endQuestion = (state: TableState): string => {
  const { end } = state.snapshot.survey;
  return SAY.end(end?.label ?? '', end?.losses.length ?? 0, forgotten(state).length);
};

/** With nothing in the hand there is one voice at the table: what a game advises, or the lesson or problem. */
const adviceIn = ({ lesson, problem, snapshot }: TableState): string => {
  if (problem !== undefined && snapshot.survey.focus === undefined) return SAY.problem;
  if (lesson === undefined) return snapshot.survey.advice;
  return lesson.isOver || snapshot.lesson?.isMet === true ? SAY.lessonMet : SAY.lesson;
};

/** One sentence: the one thing to do now, its place, and how. Games say "click"; the page says what the finger does. */
export const promptOf = (state: TableState): string => {
  const { snapshot, picked, pointed, ending } = state;
  if (snapshot.problem?.verdict !== undefined) return SAY.problemMet;
  if (snapshot.outcome !== undefined) return snapshot.outcome.summary;
  if (!isMyTurn(state)) return snapshot.survey.advice;
  if (ending) return endQuestion(state);
  const chosen = chosenIn(state);
  if (chosen !== undefined) return /[.!?]$/.test(chosen.label) ? chosen.label : `${chosen.label}.`;
  if (pointed !== undefined) return SAY.noWay;
  return picked.length > 0 ? withPicked(state) : adviceIn(state);
};
