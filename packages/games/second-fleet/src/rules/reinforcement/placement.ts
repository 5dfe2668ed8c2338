import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import { type Random, type Refusal, pick } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import type { Event } from '../../model/event.ts';
import { pieceOf } from '../../model/position.ts';
import { no, noAt, noBase } from '../../turn/refusals.ts';
import { isCarrier, specOf } from '../../model/roster.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import { forcesInPlay } from '../../scenarios/spec.ts';
import type { State, PublicState } from '../../model/state.ts';
import type { BaseId, Side, UnitId } from '../../model/vocabulary.ts';
import {
  candidatesFor,
  fieldsFor,
  mayBePlaced,
  placesFor,
  type Subject,
  subjectOf,
  waitingSubjects,
} from './waiting.ts';

/** [C.16.3] */
export const refusePlace = (
  table: PublicState,
  side: Side,
  units: readonly UnitId[],
  hex: HexId,
): Refusal | undefined => {
  const subject = subjectOf(table, side, units);
  if (subject?.kind !== 'ships')
    return no('C.16.3', 'not-waiting', 'You cannot place these units together.', ...units);
  return mayBePlaced(table, subject, hex)
    ? undefined
    : noAt('C.16.3', 'no-place', 'You cannot place these units in this hex.', hex, ...units);
};

/** [C.16.3] */
export const refuseStation = (
  table: PublicState,
  side: Side,
  unit: UnitId,
  base: BaseId,
): Refusal | undefined => {
  const subject = subjectOf(table, side, [unit]);
  if (subject?.kind !== 'aircraft')
    return no('C.16.3', 'not-waiting', 'This aircraft is not waiting for an airfield.', unit);
  return fieldsFor(table, subject).includes(base)
    ? undefined
    : noBase('C.16.3', 'no-field', 'You cannot station this aircraft here.', base);
};

/** [C.16.2] What arrives and can be placed must be. */
export const refuseLeavingOut = (table: PublicState, side: Side): Refusal | undefined => {
  const left = waitingSubjects(table, side).find(subject => canBePlaced(table, subject));
  if (left === undefined) return undefined;
  const units = left.kind === 'ships' ? left.units : [left.unit];
  return no('C.16.2', 'still-waiting', 'You must place all units first.', ...units);
};

const canBePlaced = (table: PublicState, subject: Subject): boolean =>
  subject.kind === 'ships'
    ? candidatesFor(table, subject).some(hex => mayBePlaced(table, subject, hex))
    : fieldsFor(table, subject).length > 0;

/** [C.16.3] Aircraft come aboard their carriers; a wing of the owner's choice is aboard already [C.21.3]. */
const embark = ({ table }: State, carrier: UnitId): readonly Event[] => {
  const units = forcesInPlay(scenarioOf(table), table)
    .filter(({ start }) => start.at === 'carrier' && start.carrier === carrier)
    .flatMap(force => force.units)
    .filter(unit => pieceOf(table, unit).where.at === 'due');
  return units.length === 0 ? [] : [{ type: 'embarked', units, carrier }];
};

/** [C.16.4] Units come onto the map, unmarked and ready, carriers with their aircraft. */
export const place = (state: State, units: readonly UnitId[], hex: HexId): readonly Event[] => [
  { type: 'placed', units, hex },
  ...units.filter(unit => isCarrier(specOf(state.table, unit))).flatMap(carrier => embark(state, carrier)),
];

const middle = <T>(items: readonly T[]): T | undefined => items[Math.floor(items.length / 2)];

/** One subject where the book would put it: the base it belongs to, or the middle of what is allowed. */
const placeSubject = (state: State, subject: Subject): readonly Event[] => {
  if (subject.kind === 'aircraft') {
    const base = fieldsFor(state.table, subject)[0];
    return base === undefined ? [] : [{ type: 'stationed', unit: subject.unit, base }];
  }
  const hex = middle(placesFor(state.table, subject));
  return hex === undefined ? [] : place(state, subject.units, hex);
};

const placing =
  (subject: Subject): Consequence =>
  state =>
    placeSubject(state, subject);

/** All that waits and can be placed, one after another. */
export const placeRest = (state: State, side: Side): Effect =>
  chain(state, ...waitingSubjects(state.table, side).map(placing));

/** [C.16.3] Whether its owner has nothing to choose: the base it belongs to can take it. */
const isPlain = (table: PublicState, subject: Subject): boolean => {
  if (subject.kind === 'aircraft')
    return subject.start.at === 'base' && fieldsFor(table, subject)[0] === subject.start.base;
  if (subject.start.at === 'hex') return true;
  return subject.start.at === 'base' && candidatesFor(table, subject).length === 1;
};

/** [C.16.3] What goes to its own base goes there by itself. */
export const placePlain = (state: State, side: Side): Effect =>
  chain(
    state,
    ...waitingSubjects(state.table, side).map(
      (subject): Consequence =>
        now =>
          isPlain(now.table, subject) ? placeSubject(now, subject) : [],
    ),
  );

export const hasToPlace = (table: PublicState, side: Side): boolean =>
  refuseLeavingOut(table, side) !== undefined;

/** Every place for everything that waits. */
export function* listPlacements(table: PublicState, side: Side): Generator<Action> {
  for (const subject of waitingSubjects(table, side)) {
    if (subject.kind === 'ships')
      for (const hex of placesFor(table, subject)) yield { type: 'place', units: subject.units, hex };
    else for (const base of fieldsFor(table, subject)) yield { type: 'station', unit: subject.unit, base };
  }
}

/** Any place for anything that waits, looked for without a list of all. */
export const samplePlacement = (table: PublicState, side: Side, random: Random): Action | undefined => {
  const subject = pick(random, waitingSubjects(table, side));
  if (subject === undefined) return undefined;
  if (subject.kind === 'aircraft') {
    const base = pick(random, fieldsFor(table, subject));
    return base === undefined ? undefined : { type: 'station', unit: subject.unit, base };
  }
  const candidates = candidatesFor(table, subject);
  for (let tries = 0; tries < 8; tries += 1) {
    const hex = pick(random, candidates);
    if (hex !== undefined && mayBePlaced(table, subject, hex))
      return { type: 'place', units: subject.units, hex };
  }
  return undefined;
};
