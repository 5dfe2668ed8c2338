import { defineGoal, type GoalRules, type LessonMoment, manyOf, type TypeOf } from '@narrow-seas/core';
import { adjacent } from '@narrow-seas/hex';
import { z } from 'zod';
import type { SkerryTypes } from '../game.ts';
import { BOAT, HEX, SIDE } from '../model/action.ts';
import { PHASES } from '../model/phase.ts';
import { boatOf, hexOf, type State } from '../model/state.ts';
import type { BoatId } from '../model/vocabulary.ts';
import { hexNamed, watersOf } from '../model/waters.ts';
import { outcome } from '../rules/victory.ts';

const BOATS = manyOf(BOAT, 40);
const HEXES = manyOf(HEX, 40);
const TURN = z.int().min(1).max(99);
const PHASE_NAME = z.enum(PHASES.map(({ word }) => word) as [string, ...string[]]);

/** What a step of a lesson may wait for, each declared once. */
const GOALS = [
  /** All of these boats are in one of these hexes. */
  defineGoal('at', { boats: BOATS, hexes: HEXES }),
  /** [4.1] The boat can enter no more hexes this turn. */
  defineGoal('halted', { boat: BOAT }),
  /** The boat is next to that enemy. */
  defineGoal('beside', { boat: BOAT, enemy: BOAT }),
  /** A mine of the player lies in each of these hexes. */
  defineGoal('mined', { hexes: HEXES }),
  /** The boat is sunk, or no longer where it was when the step began. */
  defineGoal('driven-off', { boat: BOAT }),
  /** All of these boats are sunk. */
  defineGoal('sunk', { boats: BOATS }),
  /** The phase is reached, of that side, in that order and in that turn where they are given. */
  defineGoal('phase', {
    phase: PHASE_NAME,
    side: SIDE.optional(),
    order: z.enum(['first', 'second']).optional(),
    turn: TURN.optional(),
  }),
  /** The turn has at least this number. */
  defineGoal('turn', { least: TURN }),
  /** The game is over; with a side, it has won. */
  defineGoal('over', { winner: SIDE.optional() }),
] as const;

type Goals = TypeOf<typeof GOALS>;
type GoalOf<K extends Goals['type']> = Extract<Goals, { readonly type: K }>;
type Moment = LessonMoment<SkerryTypes>;

const placeOf = (state: State, id: BoatId) => {
  const boat = boatOf(state, id);
  return boat === undefined ? undefined : hexOf(boat);
};

const areAdjacent = (state: State, one: BoatId, other: BoatId): boolean => {
  const [from, to] = [placeOf(state, one), placeOf(state, other)];
  return from !== undefined && to !== undefined && adjacent(watersOf(state).grid, from, to);
};

const isPhase = ({ after }: Moment, { phase, side, order, turn }: GoalOf<'phase'>): boolean => {
  const now = after.phase;
  return (
    now.name === phase &&
    (side === undefined || ('side' in now && now.side === side)) &&
    (order === undefined || ('order' in now && now.order === order)) &&
    (turn === undefined || after.turn === turn)
  );
};

/** What lessons of this game wait for, decided by its rules. */
export const skerryGoals: GoalRules<SkerryTypes, typeof GOALS> = {
  declarations: GOALS,
  // Boats go by their numbers.
  piece: ({ boats }, name) => boats.find(({ id }) => String(id) === name)?.id,
  hex: (state, name) => hexNamed(watersOf(state), name),
  met: {
    at: ({ boats, hexes }, { after }) => boats.every(boat => hexes.some(hex => placeOf(after, boat) === hex)),
    halted: ({ boat }, { after }) => boatOf(after, boat)?.left === 0,
    beside: ({ boat, enemy }, { after }) => areAdjacent(after, boat, enemy),
    mined: ({ hexes }, { side, after }) =>
      hexes.every(hex => after.mines.some(mine => mine.side === side && mine.hex === hex)),
    'driven-off': ({ boat }, { before, after }) => placeOf(after, boat) !== placeOf(before, boat),
    sunk: ({ boats }, { after }) => boats.every(boat => boatOf(after, boat)?.where.at === 'sunk'),
    phase: (goal, moment) => isPhase(moment, goal),
    turn: ({ least }, { after }) => after.turn >= least,
    over: ({ winner }, { after }) => {
      const ended = outcome(after);
      return ended !== undefined && (winner === undefined || ended.winner === winner);
    },
  },
};
