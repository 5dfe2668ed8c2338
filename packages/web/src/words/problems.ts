import { capital, type ProblemAim, sayReached, sayWanted } from '@narrow-seas/core';
import { plural } from './numbers.ts';

const SIDES: { readonly [side: string]: string } = {
  nato: 'NATO',
  soviet: 'the Soviet side',
  axis: 'the Axis',
  allied: 'the Allies',
};

/** By the weakest level of the computer that solves it; left out where none does. */
const DIFFICULTIES: { readonly [level: string]: readonly [name: string, hint: string] } = {
  cadet: ['Easy', 'the computer plays these at every level from the cadet up'],
  captain: ['Medium', 'the captain of the computer plays these, the cadet does not'],
  admiral: ['Hard', 'only the admiral of the computer plays these'],
  none: ['Surprising', 'no level of the computer would play these'],
};

const difficulty = (level: string | undefined): readonly [name: string, hint: string] =>
  DIFFICULTIES[level ?? 'none'] ?? ['', ''];

/** Problems: one position, one aim. Loaded with them; the worker says some of it. */
export const PROBLEMS = {
  title: 'Problems',
  windowTitle: (title: string): string => `Problem: ${title}`,
  intro:
    'One position, one aim. Give the order that reaches it. Every throw of the dice and every reply of the other side is counted, so luck decides nothing: any order that reaches the aim is right.',
  home: 'Back to the start page',
  loading: 'The problems are loading.',
  failed: 'The problems could not be loaded. Check the network, then try again.',
  none: (id: string): string => `There is no problem ${id}.`,
  noProblem: 'There is no problem at this table.',

  daily: 'Problem of the day',
  dailyHint: 'The same for everybody, a new one each day at midnight UTC',
  solveDaily: "Solve today's problem",
  dailyAgain: "Look at today's problem again",
  dailySolved: 'Solved today',
  streak: (count: number): string => (count === 0 ? '' : `${plural(count, 'day', 'days')} in a row`),
  solvedOf: (solved: number, all: number): string => `${solved} of ${all} solved`,
  begin: (title: string): string => `Begin: ${title}`,
  goOn: (title: string): string => `Next: ${title}`,
  resume: (title: string): string => `Resume: ${title}`,
  order: ['cadet', 'captain', 'admiral', undefined] as readonly (string | undefined)[],
  level: (level: string | undefined): string => difficulty(level)[0],
  levelHint: (level: string | undefined): string => difficulty(level)[1],
  isSolved: (tries: number): string =>
    tries <= 1 ? 'solved at the first try' : `solved after ${plural(tries, 'try', 'tries')}`,
  isSeen: 'solution seen',
  isTried: (tries: number): string => `${plural(tries, 'try', 'tries')} so far`,
  isLeft: 'begun',

  card: 'Problem',
  place: (number: number, of: number, level: string | undefined): string =>
    `Problem ${number} of ${of} · ${difficulty(level)[0].toLowerCase()}`,
  placeToday: (level: string | undefined): string =>
    `Problem of the day · ${difficulty(level)[0].toLowerCase()}`,
  how: 'The first order for which dice are thrown is your answer. Until then you can undo.',
  hint: (left: number): string => `Hint (${left})`,
  noHint: 'No more hints',
  show: 'Show the solution',
  showing: 'Watch the map.',
  checking: 'Your answer is being checked: every throw and every reply.',
  stop: 'Stop the check',
  again: 'Try again',
  fresh: 'Start again',
  all: 'All problems',
  next: 'Next problem',
  last: 'You have solved every problem there is.',
  once: 'Solve it again',

  right: 'Right!',
  wrong: 'Not yet.',
  shown: (steps: readonly string[]): string => `This is the solution: ${steps.join(', then ')}.`,
  gave: (steps: readonly string[]): string => `You ordered: ${steps.join(', then ')}.`,
  listed: (steps: readonly string[]): string => `Another way: ${steps.join(', then ')}.`,
  figure: (aim: ProblemAim, reached: number): string =>
    'chance' in aim
      ? `The chance is exactly ${sayReached(aim, reached)}; at least ${sayWanted(aim)} was wanted.`
      : `It brings exactly ${sayReached(aim, reached)} on average; at least ${sayWanted(aim)} was wanted.`,
  reply: (side: string, step: string): string => `${capital(SIDES[side] ?? side)} replies: ${step}.`,
  mapShows: 'The map shows how it fails: one throw among those that can happen, the likeliest.',
  mapShowsReply: 'The map shows the reply.',
  mapShowsRight: 'The map shows the likeliest way in which it succeeds.',
  seenBefore:
    'You have seen the solution, so this does not count as solved. Open the problem again to solve it yourself.',

  proving: 'Your answer is being checked. Wait for it, or stop the check.',
  given: 'Your answer was given. Try again, or go to the next problem.',
  withdrawn: 'The check was stopped. Your order was not given.',
  tooLong:
    'This answer can go on in more ways than can be counted, so it is neither right nor wrong. Give another order.',
};
