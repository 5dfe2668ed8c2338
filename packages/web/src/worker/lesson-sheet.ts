import {
  casesIn,
  findRule,
  type GameTypes,
  type Lesson,
  type LessonStep,
  type RuleIndex,
} from '@narrow-seas/core';
import type { LessonSheet, LessonStepSheet } from '../link/lesson.ts';

const stepOf = <T extends GameTypes>(step: LessonStep<T>): LessonStepSheet => {
  const { text, hint, done, point, goal, show, dice } = step;
  return {
    text,
    hint,
    done,
    point,
    ...(goal.at === 'page' ? { goal: goal.goal } : {}),
    orders: show.length,
    hasDice: dice.yours.length + dice.theirs.length > 0,
  };
};

/** What the page needs of a lesson: all its words, and what it points at. */
export const sheetOf = <T extends GameTypes>(lesson: Lesson<T>, rules: RuleIndex): LessonSheet => {
  const { id, title, learn, minutes, side, other, steps } = lesson;
  const cited = [...lesson.rules, ...steps.flatMap(({ text, done }) => casesIn(`${text} ${done}`))];
  return {
    id,
    title,
    learn,
    minutes,
    side,
    other,
    rules: [...new Set(cited)].flatMap(rule => findRule(rules, rule) ?? []),
    steps: steps.map(stepOf),
  };
};
