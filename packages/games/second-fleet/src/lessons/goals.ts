import { defineGoal, type GoalRules, type LessonMoment, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import type { SecondFleetTypes } from '../game.ts';
import { hexNamed } from '../model/chart.ts';
import type { Event } from '../model/event.ts';
import type { AimedStrike, AirFight } from '../model/fire/phase.ts';
import { type Phase, PHASES } from '../model/phase.ts';
import { capOver, hexOfUnit, pieceOf, sameHome } from '../model/position.ts';
import { unitNamed } from '../model/roster.ts';
import {
  ARM,
  ATTACK,
  BASE,
  BASE_PART,
  HEX,
  HEXES,
  HOME,
  MARK,
  MISSION,
  SIDE,
  UNIT,
  UNITS,
  ZONE,
} from '../model/schemas.ts';
import { DETECTION_LEVELS, type DetectionLevel, type UnitId } from '../model/vocabulary.ts';
import { baseState } from '../rules/stacking/bases.ts';
import { outcome } from '../rules/victory/victory.ts';

type Moment = LessonMoment<SecondFleetTypes>;

const COUNT = z.int().min(1).max(40);
const PHASE_NAME = z.enum(PHASES.map(({ word }) => word) as [string, ...string[]]);

/** What a step of a lesson may wait for, each declared once. */
const GOALS = [
  /** At least `least` of these ships and submarines are in one of these hexes; all of them where no number is given. */
  defineGoal('at', { units: UNITS, hexes: HEXES, least: COUNT.optional() }),
  /** Each of these ships and submarines sailed in this step. */
  defineGoal('moved', { units: UNITS }),
  /** Each of these ships and submarines was activated in this step, and its action is over. */
  defineGoal('acted', { units: UNITS }),
  /** Each of these units is detected: at all, or as well as that. */
  defineGoal('marked', { units: UNITS, mark: MARK.optional() }),
  /** Each of these units lost a step in this step, or is lost. */
  defineGoal('hit', { units: UNITS }),
  /** All of these units are lost. */
  defineGoal('sunk', { units: UNITS }),
  /** The player attacked: in that way, that hex, that ship and no other, with at least that number of units. */
  defineGoal('attacked', {
    attack: ATTACK.optional(),
    hex: HEX.optional(),
    only: UNIT.optional(),
    least: COUNT.optional(),
  }),
  /** These aircraft fly patrol over this base or carrier. */
  defineGoal('patrol', { home: HOME, units: UNITS }),
  /** A patrol of this base or carrier attacked a flight, at most that number of hexes away. */
  defineGoal('met', { home: HOME, within: COUNT.optional() }),
  /** This aircraft is sent on this mission over this zone; a sealed order counts. */
  defineGoal('sent', { unit: UNIT, mission: MISSION, zone: ZONE }),
  /** All of these aircraft took off in this step, or are in the air now. */
  defineGoal('flew', { units: UNITS }),
  /** Each of these aircraft is on the ground or on deck. */
  defineGoal('landed', { units: UNITS }),
  /** This part of a base is damaged, to that grade at least: 1 and 2 for Damage 1 and 2, 3 for destroyed. */
  defineGoal('wrecked', { base: BASE, part: BASE_PART, least: COUNT.max(3).optional() }),
  /** The phase is reached, of that side, arm and turn where they are given. */
  defineGoal('phase', {
    phase: PHASE_NAME,
    side: SIDE.optional(),
    arm: ARM.optional(),
    turn: COUNT.optional(),
  }),
  /** This turn is reached, or a later one, or the end. */
  defineGoal('turn', { from: COUNT }),
  /** The game is over; with a side, it has won. */
  defineGoal('over', { winner: SIDE.optional() }),
] as const;

type Goals = TypeOf<typeof GOALS>;
type GoalOf<K extends Goals['type']> = Extract<Goals, { readonly type: K }>;

const eventsIn = ({ entries }: Moment): readonly Event[] => entries.flatMap(({ events }) => events);

const isSunk = ({ after }: Moment, unit: UnitId): boolean => pieceOf(after.table, unit).where.at === 'lost';

const isHit = (moment: Moment, unit: UnitId): boolean =>
  isSunk(moment, unit) ||
  (pieceOf(moment.after.table, unit).damaged && !pieceOf(moment.before.table, unit).damaged);

const isMarked = (mark: DetectionLevel, least: DetectionLevel): boolean =>
  DETECTION_LEVELS.indexOf(mark) >= DETECTION_LEVELS.indexOf(least);

const hasSailed = (moment: Moment, unit: UnitId): boolean =>
  eventsIn(moment).some(event => event.type === 'sailed' && event.units.includes(unit));

const hasActed = (moment: Moment, unit: UnitId): boolean =>
  eventsIn(moment).some(event => event.type === 'activated' && event.units.includes(unit)) &&
  !isActing(moment.after.table.phase, unit);

/** Ships and submarines whose action is under way, or whose attack is being decided. */
const isActing = (phase: Phase, unit: UnitId): boolean =>
  phase.name === 'surface-activation' || phase.name === 'submarine-activation'
    ? phase.units.some(acting => acting === unit)
    : 'resume' in phase && isActing(phase.resume, unit);

const hasTakenOff = (moment: Moment, unit: UnitId): boolean =>
  pieceOf(moment.after.table, unit).where.at === 'flight' ||
  eventsIn(moment).some(event => event.type === 'took-off' && event.units.includes(unit));

/** What the player has attacked in this step. */
const strikesIn = (moment: Moment): readonly AimedStrike[] =>
  eventsIn(moment).flatMap(event =>
    event.type === 'aimed' && event.aimed.strike.side === moment.side ? [event.aimed] : [],
  );

const isAimedOnlyAt = ({ aims }: AimedStrike, unit: UnitId): boolean =>
  aims.every(({ target }) => target.kind === 'unit' && target.unit === unit);

const isAttackOf = (aimed: AimedStrike, { attack, hex, only, least = 1 }: GoalOf<'attacked'>): boolean =>
  (attack === undefined || aimed.strike.type === attack) &&
  (hex === undefined || aimed.strike.hex === hex) &&
  (only === undefined || isAimedOnlyAt(aimed, only)) &&
  aimed.strike.units.length >= least;

/** The rounds of patrols in this step. */
const fightsIn = (moment: Moment): readonly Extract<AirFight, { readonly kind: 'cap' }>[] =>
  eventsIn(moment).flatMap(event =>
    event.type === 'began' && event.phase.name === 'air-roll' && event.phase.fight.kind === 'cap'
      ? [event.phase.fight]
      : [],
  );

const isSent = ({ side, after }: Moment, { unit, mission, zone }: GoalOf<'sent'>): boolean => {
  const sealed = after.secret[side].orders.find(order => order.unit === unit);
  if (sealed !== undefined) return sealed.mission === mission && sealed.zone === zone;
  const { where } = pieceOf(after.table, unit);
  return 'mission' in where && where.mission === mission && where.zone === zone;
};

const isPhase = ({ after: { table } }: Moment, { phase, side, arm, turn }: GoalOf<'phase'>): boolean =>
  table.phase.name === phase &&
  (side === undefined || ('side' in table.phase && table.phase.side === side)) &&
  (arm === undefined || ('arm' in table.phase && table.phase.arm === arm)) &&
  (turn === undefined || table.turn === turn);

/** What lessons of this game wait for, decided by its rules. */
export const secondFleetGoals: GoalRules<SecondFleetTypes, typeof GOALS> = {
  declarations: GOALS,
  piece: ({ table }, name) => unitNamed(table, name),
  hex: (_, name) => hexNamed(name),
  met: {
    at: ({ units, hexes, least = units.length }, { after }) =>
      units.filter(unit => hexes.some(hex => hexOfUnit(after.table, unit) === hex)).length >= least,
    moved: ({ units }, moment) => units.every(unit => hasSailed(moment, unit)),
    acted: ({ units }, moment) => units.every(unit => hasActed(moment, unit)),
    marked: ({ units, mark = 'local' }, { after }) =>
      units.every(unit => isMarked(pieceOf(after.table, unit).mark, mark)),
    hit: ({ units }, moment) => units.every(unit => isHit(moment, unit)),
    sunk: ({ units }, moment) => units.every(unit => isSunk(moment, unit)),
    attacked: (goal, moment) => strikesIn(moment).some(aimed => isAttackOf(aimed, goal)),
    patrol: ({ home, units }, { after }) => units.every(unit => capOver(after.table, home).includes(unit)),
    met: ({ home, within }, moment) =>
      fightsIn(moment).some(
        fight => sameHome(fight.home, home) && (within === undefined || fight.distance <= within),
      ),
    sent: (goal, moment) => isSent(moment, goal),
    flew: ({ units }, moment) => units.every(unit => hasTakenOff(moment, unit)),
    landed: ({ units }, { after }) => units.every(unit => pieceOf(after.table, unit).where.at === 'home'),
    wrecked: ({ base, part, least = 1 }, { after }) => baseState(after.table, base)[part] >= least,
    phase: (goal, moment) => isPhase(moment, goal),
    turn: ({ from }, { after: { table } }) => table.turn >= from || table.phase.name === 'over',
    over: ({ winner }, { after }) => {
      const ended = outcome(after);
      return ended !== undefined && (winner === undefined || ended.winner === winner);
    },
  },
};
