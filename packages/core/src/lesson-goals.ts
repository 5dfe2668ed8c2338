import { z, type ZodType } from 'zod';
import { anyOf, type Declaration, defineEvent, type TypeOf } from './declaration/declare.ts';
import type { GameTypes } from './game.ts';
import type { LessonMoment } from './lesson.ts';

/** What a game can tell of a step: its own goals, declared as its actions are, and how each is decided. */
export interface GoalRules<T extends GameTypes, D extends readonly Declaration<Goal>[]> {
  readonly declarations: D;
  readonly met: MetBy<T, TypeOf<D>>;
  /** The number of a piece of the board by the name that orders use; undefined where there is none. */
  readonly piece: (state: T['state'], name: string) => number | undefined;
  readonly hex: (state: T['state'], name: string) => number | undefined;
}

/** A goal, as a file has it. */
export interface Goal {
  readonly type: string;
}

/** For each goal whether it is reached. */
export type MetBy<T extends GameTypes, G> = {
  readonly [K in G extends Goal ? G['type'] : never]: (
    goal: Extract<G, { readonly type: K }>,
    moment: LessonMoment<T>,
  ) => boolean;
};

/** A goal is declared like an event: its word, and what it says. */
export const defineGoal = defineEvent;

interface Joined {
  readonly of: readonly Goal[];
}

/** Goals of the game, and of several goals all, any or none. */
export const goalSchema = (declarations: readonly Declaration<Goal>[]): ZodType<Goal> => {
  const several = {
    of: z
      .array(z.lazy((): ZodType<Goal> => whole))
      .min(1)
      .max(9),
  };
  const joined = [defineGoal('all', several), defineGoal('any', several), defineGoal('none', several)];
  const whole = anyOf('type', [...declarations, ...joined]) as ZodType<Goal>;
  return whole;
};

type Decide<T extends GameTypes> = (goal: Goal, moment: LessonMoment<T>) => boolean;

/** Whether the goal is reached, by the rules of the game. */
export const isReached = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  rules: Pick<GoalRules<T, D>, 'met'>,
  goal: Goal,
  moment: LessonMoment<T>,
): boolean => {
  const isMet = (one: Goal): boolean => isReached(rules, one, moment);
  const { of = [] } = goal as Partial<Joined>;
  switch (goal.type) {
    case 'all':
      return of.every(isMet);
    case 'any':
      return of.some(isMet);
    case 'none':
      return !of.some(isMet);
    default:
      // The schema has read it, so that there is one for its word.
      return (
        (rules.met as unknown as { readonly [type: string]: Decide<T> })[goal.type]?.(goal, moment) === true
      );
  }
};
