import type { Duty } from '@narrow-seas/core';
import { forcesAttacked } from '../rules/strategic-air/formation.ts';
import { nextToBeHit } from '../rules/combat/losses.ts';
import type { Formation, Reaction } from '../model/fire/phase.ts';
import { capOver, hexOfUnit } from '../model/position.ts';
import { waitingSubjects } from '../rules/reinforcement/waiting.ts';
import { nextToHit } from '../rules/mines/mines.ts';
import type { PublicState } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { where } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { duty: SAY } = DESK_WORDS;

const owed = (rule: string, text: string, pieces: readonly UnitId[], hexes: readonly number[]): Duty => ({
  rule,
  text,
  pieces,
  hexes,
  urgent: true,
  button: SAY.show,
});

const hexesOf = (table: PublicState, units: readonly UnitId[]): readonly number[] =>
  [...new Set(units.map(unit => hexOfUnit(table, unit)))].filter(hex => hex !== undefined);

/** [C.16.2] */
const placingDuties = (table: PublicState, side: Side): readonly Duty[] => {
  const units = waitingSubjects(table, side).flatMap(subject =>
    subject.kind === 'ships' ? subject.units : [subject.unit],
  );
  return units.length === 0 ? [] : [owed('C.16.2', SAY.place(units.length), units, [])];
};

/** Losses that a side must share out. */
const lossDuty = (table: PublicState, rule: string, text: string, next: readonly UnitId[]): Duty =>
  owed(rule, text, next, hexesOf(table, next));

const landingDuties = (table: PublicState, units: readonly UnitId[]): readonly Duty[] =>
  units.length === 0 ? [] : [owed('C.11.7', SAY.land(units.length), units, hexesOf(table, units))];

/** [C.11.2] */
const reactionDuty = (table: PublicState, { missions, resume }: Reaction): Duty =>
  owed(
    'C.11.2',
    SAY.react(where(resume.hex)),
    missions.flatMap(home => capOver(table, home)),
    [resume.hex],
  );

/** [C.7.1] */
const formationDuty = (table: PublicState, phase: Formation): Duty => {
  const { hex } = phase.strike;
  return owed('C.7.1', SAY.form(where(hex)), forcesAttacked(table, phase).flat(), [hex]);
};

/** What must be answered before anything else goes on. */
export const dutiesOf = (table: PublicState): readonly Duty[] => {
  const { phase } = table;
  switch (phase.name) {
    case 'targeting':
      return [owed('C.8.2', SAY.targets(where(phase.strike.hex)), phase.strike.units, [phase.strike.from])];
    case 'formation':
      return [formationDuty(table, phase)];
    case 'air-losses':
      return [lossDuty(table, 'C.11.6', SAY.hits(phase.steps), nextToBeHit(table, phase))];
    case 'mine-losses':
      return [lossDuty(table, '23.3.4', SAY.mines(phase.hits), nextToHit(table, phase.among))];
    case 'landing':
      return landingDuties(table, phase.units);
    case 'flight':
      return [owed('4.3.3', SAY.flight(where(phase.hex)), phase.units, [phase.hex])];
    case 'reaction':
      return [reactionDuty(table, phase)];
    case 'set-up':
    case 'arrival':
      return placingDuties(table, phase.side);
    default:
      return [];
  }
};
