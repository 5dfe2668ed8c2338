import {
  type Deliberation,
  type Game,
  type GameTypes,
  type Mind,
  type Question,
  type Random,
  seededRandom,
} from '@narrow-seas/core';
import { admiral, type Campaign } from './admiral.ts';
import { captain, type Foresight } from './captain.ts';
import { commander, type Memory } from './command/commander.ts';
import { planGreedily } from './greedy.ts';
import { type Planner, type Player, planningPlayer, randomPlayer } from './player.ts';
import { type Inexperience, recruit } from './recruit.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'recruit', 'cadet', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Whose advice and whose grades are worth hearing: a recruit makes mistakes on purpose. */
export const ADVISERS: readonly Level[] = ['cadet', 'captain', 'admiral'];

/** A player of that level, who may remember what was ordered before. Equal seeds play alike. */
export const playerOf = <T extends GameTypes, Q extends Question>(
  level: Level,
  game: Game<T>,
  mind: Mind<T, Q>,
  seed: number,
  memory: Memory = { tasking: undefined },
): Player<T> => {
  const random: Random = seededRandom(seed);
  if (level === 'random') return randomPlayer(game, random);
  const own = mind.at?.(level) ?? mind;
  const plannerBy = (by: Mind<T, Q>): Planner<T> => plannerOf(level, game, by);
  const { command } = own;
  const effort = effortOf(command, level);
  const planner =
    command === undefined || effort === undefined
      ? plannerBy(own)
      : commander({ game, mind: own, command, plannerBy, effort, memory });
  return planningPlayer(game, planner, random);
};

const plannerOf = <T extends GameTypes, Q extends Question>(
  level: Exclude<Level, 'random'>,
  game: Game<T>,
  mind: Mind<T, Q>,
): Planner<T> => {
  if (level === 'recruit') return recruit(game, mind, RECRUIT);
  if (level === 'cadet') return cadet(game, mind);
  return level === 'captain' ? captain(game, mind, CAPTAIN) : admiral(game, mind, ADMIRAL);
};

/** Beats random moves, and loses to a cadet. */
export const RECRUIT: Inexperience = { forgets: 0.5, sees: 0.35, hopes: 0.5 };

/** Plans the phase to its end, as often as the time for a phase allows. */
export const CAPTAIN: Foresight = {
  plans: 100,
  population: 12,
  finalists: 1,
  looks: 0,
  phases: 3,
  refinement: { looks: 5000, heat: 0.5, sweeps: true },
};

/** Looks at the reply as well, and plans again. */
export const ADMIRAL: Campaign = {
  ...CAPTAIN,
  plans: 200,
  refinement: { looks: 8000, heat: 0.5, sweeps: true },
  rounds: 10,
  again: { looks: 5000, heat: 0.5, sweeps: false },
  reply: { looks: 6000, heat: 0.3, sweeps: true },
  rehearsal: {
    first: { looks: 6000, heat: 0.4, sweeps: true },
    reply: { looks: 4000, heat: 0.3, sweeps: true },
    alike: 4,
  },
};

/** How much trouble a level takes over orders; undefined where it gives none. */
export const effortOf = (
  command: { readonly effort?: { readonly [level: string]: Deliberation } } | undefined,
  level: Level,
): Deliberation | undefined => command?.effort?.[level] ?? DELIBERATION[level];

/** The usual trouble, where a game says nothing else. */
const DELIBERATION: { readonly [level in Level]?: Deliberation } = {
  captain: { moves: 1200, looks: 4, least: 3, sure: 1, rounds: 1, answers: false },
  admiral: { moves: 4000, looks: 8, least: 3, sure: 1, rounds: 2, answers: true },
};

/** Best answer first, question by question, over the exact mean of the dice. */
const cadet =
  <T extends GameTypes, Q extends Question>(game: Game<T>, mind: Mind<T, Q>): Planner<T> =>
  (view, side, random) =>
    planGreedily({ game, mind, side }, game.imagine(view, random), random);
