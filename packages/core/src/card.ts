import type { Game, GameTypes, Scenario } from './game.ts';

/** What a program that offers games wants to know of one. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Of the rules. */
  readonly version: number;
  readonly sides: readonly string[];
  readonly scenarios: readonly Scenario[];
}

/** What a menu shows of a scenario: a game may know more of it. */
export const offered = ({ id, title, summary, options, pace }: Scenario): Scenario => ({
  id,
  title,
  summary,
  options,
  ...(pace === undefined ? {} : { pace }),
});

export const cardOf = <T extends GameTypes>(game: Game<T>): GameCard => {
  const { id, title, summary, version, sides, scenarios } = game;
  return { id, title, summary, version, sides, scenarios };
};
