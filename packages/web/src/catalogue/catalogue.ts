import { FACES } from '@narrow-seas/catalogue/face';
import type { LessonHead, ScenarioHistory } from '@narrow-seas/core';
import type { ProblemHead } from '../link/problem.ts';
import { gameDisplay } from './game-display.ts';
import type { GameListing, StartCard } from './listing.ts';

/** What the start page knows of each game, by file; a test writes these files and holds them equal to the games. */
const CARDS = Object.values(import.meta.glob<StartCard>('./data/*.json', { eager: true, import: 'default' }));

/** Pages of history, one file a game, loaded when somebody opens the first. */
const HISTORIES = import.meta.glob<readonly ScenarioHistory[]>('./histories/*.json', { import: 'default' });

const loadHistoriesOf = async (id: string): Promise<readonly ScenarioHistory[]> =>
  (await HISTORIES[`./histories/${id}-history.json`]?.()) ?? [];

/** The lessons of each game by name, one file a game, loaded when somebody wants to learn. */
const COURSES = import.meta.glob<readonly LessonHead[]>('./courses/*.json', { import: 'default' });

const loadCourseOf = async (id: string): Promise<readonly LessonHead[]> =>
  (await COURSES[`./courses/${id}-course.json`]?.()) ?? [];

/** The problems of each game by name, one file a game, loaded when the start page has nothing else to do. */
const PROBLEMS = import.meta.glob<readonly ProblemHead[]>('./problems/*.json', { import: 'default' });

const loadProblemsOf = async (id: string): Promise<readonly ProblemHead[]> =>
  (await PROBLEMS[`./problems/${id}-problems.json`]?.()) ?? [];

/** The games of the page, in the order of the list of games. One without a card is not shown. */
export const CATALOGUE: readonly GameListing[] = FACES.flatMap(({ id, load }) => {
  const card = CARDS.find(known => known.id === id);
  return card === undefined
    ? []
    : [
        {
          card,
          load: async () => (await load())(gameDisplay),
          loadHistories: () => loadHistoriesOf(id),
          loadCourse: () => loadCourseOf(id),
          loadProblems: () => loadProblemsOf(id),
        },
      ];
});

export const findListing = (catalogue: readonly GameListing[], game: string): GameListing | undefined =>
  catalogue.find(({ card }) => card.id === game);
