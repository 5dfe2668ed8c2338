import { defineGoal, type GoalRules, type LessonMoment, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import type { SixthFleetTypes } from '../game.ts';
import { HEX, HEXES, SIDE, UNIT, UNITS } from '../model/action.ts';
import { hexNamed } from '../model/chart.ts';
import type { Event } from '../model/event.ts';
import { PHASES } from '../model/phase.ts';
import { carrierOf, hexOfUnit, placeOf, unitsAt } from '../model/position.ts';
import { specOf, unitNamed } from '../model/roster.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { isBaseFor } from '../rules/air/air.ts';
import { refugesOf } from '../rules/combat/retreat.ts';
import { outcome, pointsFor } from '../rules/victory/victory.ts';
import { isControlledAgainst } from '../rules/zones/control.ts';

type Moment = LessonMoment<SixthFleetTypes>;

const COUNT = z.int().min(1).max(40);
const PHASE_NAME = z.enum(PHASES.map(({ word }) => word) as [string, ...string[]]);

/** What a step of a lesson may wait for, each declared once. */
const GOALS = [
  /** At least `least` of these units are in one of these hexes; all of them where no number is given. */
  defineGoal('at', { units: UNITS, hexes: HEXES, least: COUNT.optional() }),
  /** The unit is no longer in any of these hexes. */
  defineGoal('left', { unit: UNIT, hexes: HEXES }),
  /** Each of these units moved in this step. */
  defineGoal('moved', { units: UNITS }),
  /** All of these units are lost. */
  defineGoal('sunk', { units: UNITS }),
  /** Each of these units was forced back, or is lost. */
  defineGoal('driven-off', { units: UNITS }),
  /** The player's units control each of these hexes against this unit. */
  defineGoal('controlled', { hexes: HEXES, against: UNIT }),
  /** The unit would be lost if it had to retreat now. */
  defineGoal('no-retreat', { unit: UNIT }),
  /** An attack was made on this unit, or on the defences of this hex, by at least that number of units. */
  defineGoal('attacked', {
    unit: UNIT.optional(),
    hex: HEX.optional(),
    least: COUNT.optional(),
    /** The differential of the attack. */
    differential: z.int().optional(),
  }),
  /** The defences of this hex are destroyed. */
  defineGoal('destroyed', { hex: HEX }),
  /** These units are in one hex together. */
  defineGoal('stacked', { units: UNITS, top: UNIT.optional() }),
  /** Each of these aircraft is at a base of its own or aboard a carrier. */
  defineGoal('landed', { units: UNITS }),
  /** This aircraft is in the box of this carrier. */
  defineGoal('aboard', { unit: UNIT, carrier: UNIT }),
  /** The phase is reached, of that side and in that turn where they are given. */
  defineGoal('phase', { phase: PHASE_NAME, side: SIDE.optional(), turn: COUNT.optional() }),
  /** The player has gained at least this number of points in this step. */
  defineGoal('gained', { least: COUNT }),
  /** The game is over; with a side, it has won. */
  defineGoal('over', { winner: SIDE.optional() }),
] as const;

type Goals = TypeOf<typeof GOALS>;
type GoalOf<K extends Goals['type']> = Extract<Goals, { readonly type: K }>;

const eventsIn = ({ entries }: Moment): readonly Event[] => entries.flatMap(({ events }) => events);

const isLost = ({ after }: Moment, unit: UnitId): boolean => after.dead.includes(unit);

const wasForced = (moment: Moment, unit: UnitId): boolean =>
  isLost(moment, unit) || eventsIn(moment).some(event => event.type === 'retreated' && event.unit === unit);

const isLanded = ({ after }: Moment, unit: UnitId): boolean => {
  if (carrierOf(after, unit) !== undefined) return true;
  const hex = hexOfUnit(after, unit);
  return hex !== undefined && isBaseFor(after, specOf(after, unit), hex);
};

const isAttackOf = (event: Event, { unit, hex, least = 1, differential }: GoalOf<'attacked'>): boolean =>
  event.type === 'attacked' &&
  (unit === undefined || event.defenders.includes(unit)) &&
  (hex === undefined || event.hex === hex) &&
  (differential === undefined || event.differential >= differential) &&
  event.attackers.length >= least;

const isStacked = ({ after }: Moment, { units, top }: GoalOf<'stacked'>): boolean => {
  const [first] = units;
  const hex = first === undefined ? undefined : hexOfUnit(after, first);
  if (first === undefined || hex === undefined) return false;
  const there = unitsAt(after, specOf(after, first).side, hex);
  return units.every(unit => there.includes(unit)) && (top === undefined || there[0] === top);
};

const lead = (state: Moment['after'], side: Side): number =>
  pointsFor(state, side) - pointsFor(state, enemyOf(side));

const isPhase = ({ after }: Moment, { phase, side, turn }: GoalOf<'phase'>): boolean =>
  after.phase.name === phase &&
  (side === undefined || ('side' in after.phase && after.phase.side === side)) &&
  (turn === undefined || after.turn === turn);

/** What lessons of this game wait for, decided by its rules. */
export const sixthFleetGoals: GoalRules<SixthFleetTypes, typeof GOALS> = {
  declarations: GOALS,
  piece: unitNamed,
  hex: (_, name) => hexNamed(name),
  met: {
    at: ({ units, hexes, least = units.length }, { after }) =>
      units.filter(unit => hexes.some(hex => placeOf(after, unit) === hex)).length >= least,
    left: ({ unit, hexes }, { after }) => !hexes.some(hex => placeOf(after, unit) === hex),
    moved: ({ units }, moment) =>
      units.every(unit => eventsIn(moment).some(event => event.type === 'moved' && event.unit === unit)),
    sunk: ({ units }, moment) => units.every(unit => isLost(moment, unit)),
    'driven-off': ({ units }, moment) => units.every(unit => wasForced(moment, unit)),
    controlled: ({ hexes, against }, { after }) =>
      hexes.every(hex => isControlledAgainst(after, specOf(after, against), hex)),
    // [8.71] A unit that is not on the map has no hex to retreat from.
    'no-retreat': ({ unit }, { after }) =>
      hexOfUnit(after, unit) !== undefined && refugesOf(after, unit).length === 0,
    attacked: (goal, moment) => eventsIn(moment).some(event => isAttackOf(event, goal)),
    destroyed: ({ hex }, { after }) => after.destroyed.includes(hex),
    stacked: (goal, moment) => isStacked(moment, goal),
    landed: ({ units }, moment) => units.every(unit => isLanded(moment, unit)),
    aboard: ({ unit, carrier }, { after }) => carrierOf(after, unit) === carrier,
    phase: (goal, moment) => isPhase(moment, goal),
    gained: ({ least }, { side, before, after }) => lead(after, side) - lead(before, side) >= least,
    over: ({ winner }, { after }) => {
      const ended = outcome(after);
      return ended !== undefined && (winner === undefined || ended.winner === winner);
    },
  },
};
