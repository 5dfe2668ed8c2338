import type { Action } from '../link/protocol.ts';

/** How far somebody is with a problem. */
export interface ProblemProgress {
  readonly isSolved: boolean;
  /** How many answers were given until it was solved, the right one with them. */
  readonly tries: number;
  /** The solution was looked at before it was solved. */
  readonly isSeen: boolean;
  /** What was ordered when it was left. */
  readonly given: readonly Action[];
}

/** By game and problem. */
type Progress = { readonly [problem: string]: ProblemProgress };

const KEY = 'narrow-seas/problems';
const DAYS_KEY = 'narrow-seas/problem-days';

const NOT_BEGUN: ProblemProgress = { isSolved: false, tries: 0, isSeen: false, given: [] };

const isOrder = (value: unknown): value is Action => typeof value === 'object' && value !== null;

/** What another version of the page may have written is taken as far as it makes sense. */
const sound = ([name, value]: readonly [string, unknown]): readonly (readonly [
  string,
  ProblemProgress,
])[] => {
  if (!isOrder(value)) return [];
  const { isSolved, tries, isSeen, given } = value as { readonly [field: string]: unknown };
  const progress = {
    isSolved: isSolved === true,
    tries: typeof tries === 'number' && tries > 0 ? Math.trunc(tries) : 0,
    isSeen: isSeen === true,
    given: Array.isArray(given) ? given.filter(isOrder) : [],
  };
  return [[name, progress]];
};

const stored = (key: string, instead: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? instead);
  } catch {
    return undefined;
  }
};

const put = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still lets one solve problems.
  }
};

const read = (): Progress => {
  const found = stored(KEY, '{}');
  return isOrder(found) ? Object.fromEntries(Object.entries(found).flatMap(sound)) : {};
};

export const progressIn = (game: string, problem: string): ProblemProgress => {
  const progress = read();
  const name = `${game}/${problem}`;
  return (Object.hasOwn(progress, name) ? progress[name] : undefined) ?? NOT_BEGUN;
};

const change = (game: string, problem: string, changes: Partial<ProblemProgress>): void =>
  put(KEY, { ...read(), [`${game}/${problem}`]: { ...progressIn(game, problem), ...changes } });

/** What is ordered so far: a reload resumes it. */
export const keepGiven = (game: string, problem: string, given: readonly Action[]): void =>
  change(game, problem, { given });

/** An answer was given. Once a problem is solved, further tries count for nothing. */
export const keepAnswer = (game: string, problem: string, isRight: boolean): void => {
  const { isSolved, tries } = progressIn(game, problem);
  change(game, problem, isSolved ? { given: [] } : { isSolved: isRight, tries: tries + 1, given: [] });
};

/** The solution was looked at. */
export const keepSeen = (game: string, problem: string): void => {
  if (!progressIn(game, problem).isSolved) change(game, problem, { isSeen: true, given: [] });
};

/** The days on which the problem of the day was solved, each as `2026-11-20`. */
const days = (): readonly string[] => {
  const found = stored(DAYS_KEY, '[]');
  return Array.isArray(found) ? found.filter(day => typeof day === 'string') : [];
};

/** More days in a row than these are not counted. */
const MOST_DAYS = 2000;

export const keepDay = (day: string): void => {
  const before = days();
  if (!before.includes(day)) put(DAYS_KEY, [...before, day].slice(-MOST_DAYS));
};

export const isDaySolved = (day: string): boolean => days().includes(day);

const DAY_MS = 86_400_000;

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** On how many days in a row the problem of the day was solved, up to this day or to the one before it. */
export const streakUpTo = (day: string): number => {
  const solved = new Set(days());
  let at = solved.has(day) ? day : dayBefore(day);
  let count = 0;
  while (solved.has(at)) {
    count += 1;
    at = dayBefore(at);
  }
  return count;
};
