import { problemOfDay } from '@narrow-seas/core';
import type { GameListing } from '../catalogue/listing.ts';
import type { ProblemHead } from '../link/problem.ts';

/** A problem with the game that it is of. */
export interface GameProblem {
  readonly listing: GameListing;
  readonly head: ProblemHead;
}

/** The problems of one game, in their order. */
export interface GameProblems {
  readonly listing: GameListing;
  readonly heads: readonly ProblemHead[];
}

/** Games without problems are left out. */
export const loadAllProblems = async (
  catalogue: readonly GameListing[],
): Promise<readonly GameProblems[]> => {
  const all = await Promise.all(
    catalogue.map(async listing => ({ listing, heads: await listing.loadProblems() })),
  );
  return all.filter(({ heads }) => heads.length > 0);
};

/** In UTC: the same for everybody. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** One of each game in turn, so that no game has weeks of its own. */
const mixed = (all: readonly GameProblems[]): readonly GameProblem[] => {
  const most = Math.max(0, ...all.map(({ heads }) => heads.length));
  return Array.from({ length: most }, (_, place) =>
    all.flatMap(({ listing, heads }) => heads.slice(place, place + 1).map(head => ({ listing, head }))),
  ).flat();
};

export const dailyAmong = (all: readonly GameProblems[], day: string): GameProblem | undefined =>
  problemOfDay(mixed(all), day);
