import type { Random } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { launchesLeft } from '../fire/flight.ts';
import { readyToFly, rolesFor } from '../fire/list.ts';
import { homesOf } from '../fire/berth.ts';
import { shuffled } from '../fire/aim-list.ts';
import { approachesOf } from '../fire/sorties.ts';
import type { Flight } from '../fire/phase.ts';
import { listActions } from '../list.ts';
import { optionsFor } from '../options.ts';
import { forcesAt, hexOfHome, submarineStacks, surfaceStacks } from '../position.ts';
import { isFighterOrAttack, specOf } from '../roster.ts';
import { distanceBetween } from '../chart.ts';
import { refuseActivation } from '../sea/activation.ts';
import type { Segment } from '../sea/phase.ts';
import type { View } from '../view.ts';
import { ARMS, enemyOf, type UnitId } from '../vocabulary.ts';

const DONE: Action = { type: 'done' };

/** More would only take time. */
const MOST = 40;

/** Ships that have not acted, force by force; then submarines one by one. */
const nextToAct = (view: View, segment: Segment): Action | undefined => {
  const { table } = view;
  const groups: readonly (readonly UnitId[])[] =
    segment.arm === 'surface'
      ? [...surfaceStacks(table, segment.side).keys()].flatMap(hex => forcesAt(table, segment.side, hex))
      : [...submarineStacks(table, segment.side).values()].flat().map(unit => [unit]);
  const units = groups
    .map(force => force.filter(unit => !segment.acted.includes(unit)))
    .find(force => force.length > 0 && refuseActivation(view, segment, force, false) === undefined);
  return units === undefined ? undefined : { type: 'activate', units, fast: false };
};

/** Attack aircraft with an enemy in their reach that has been seen. */
const nextToFly = (view: View, segment: Segment): Action | undefined => {
  const { table } = view;
  const prey = [...surfaceStacks(table, enemyOf(segment.side))]
    .filter(([, units]) => units.some(unit => table.pieces[unit]?.mark !== 'none'))
    .map(([hex]) => hex);
  for (const home of prey.length === 0 ? [] : homesOf(table, segment.side)) {
    const from = hexOfHome(table, home);
    const armed = readyToFly(view, segment, home).filter(unit => {
      const { front } = specOf(table, unit);
      const isNear = prey.some(hex => from !== undefined && distanceBetween(from, hex) * 2 <= front.move);
      return isNear && isFighterOrAttack(specOf(table, unit)) && front.bombing + front.ssm >= 20;
    });
    const units = armed.slice(0, Math.min(4, launchesLeft(segment, home)));
    const action: Action = { type: 'take-off', units, roles: rolesFor(table, units, () => 'atk') };
    if (units.length > 0 && optionsFor(view).refuse(action) === undefined) return action;
  }
  return undefined;
};

/** Fly out, attack, fly back to a field, land: in this order. */
const flightAnswers = (view: View, flight: Flight): readonly Action[] => {
  const offered = [...listActions(view)];
  const strikes = offered.filter(({ type }) => type === 'strike');
  if (strikes.length > 0) return strikes;
  const out = [...approachesOf(view, flight)];
  if (out.length > 0) return out.slice(0, 6);
  const landings = offered.filter(({ type }) => type === 'land');
  if (landings.length > 0) return landings.slice(0, 4);
  return offered.length > 0 ? offered.slice(0, 8) : [DONE];
};

/** An arm that has somebody acts before one that has nobody. */
const armAnswers = (view: View): readonly Action[] => {
  const offered = [...listActions(view)];
  const active = offered.filter(action => action.type === 'choose-arm' && !action.pass);
  const rank = (action: Action): number => (action.type === 'choose-arm' ? ARMS.indexOf(action.arm) : 9);
  const [first] = (active.length > 0 ? active : offered).toSorted((a, b) => rank(a) - rank(b));
  return first === undefined ? [] : [first];
};

/** Recon is always worth sending; one aircraft after another, then the orders are sealed. */
const assignmentAnswers = (view: View, random: Random): readonly Action[] => {
  const orders = [...listActions(view)].filter(
    action => action.type === 'assign' && action.mission === 'recon',
  );
  const [order] = shuffled(orders, random);
  return order === undefined ? [DONE] : [order];
};

/** What is worth a thought in this phase; the first when nothing tells them apart. */
export const answersIn = (view: View, random: Random): readonly Action[] => {
  const { phase } = view.table;
  switch (phase.name) {
    case 'arm':
      return armAnswers(view);
    case 'segment':
      return [(phase.arm === 'air' ? nextToFly(view, phase) : nextToAct(view, phase)) ?? DONE];
    case 'flight':
      return flightAnswers(view, phase);
    case 'assignment':
    case 'open-assignment':
      return assignmentAnswers(view, random);
    case 'set-up':
    case 'arrival':
      return placingAnswers(view);
    case 'cap':
      return capAnswers(view);
    case 'replenishment':
    case 'declarations':
      return [DONE];
    default:
      return fewOf([...listActions(view)], random);
  }
};

const fewOf = (actions: readonly Action[], random: Random): readonly Action[] => {
  if (actions.length <= MOST) return actions;
  const ends = actions.filter(({ type }) => type === 'done' || type === 'strike');
  return [...ends, ...shuffled(actions, random).slice(0, MOST)];
};

/** By the book, then on. */
const placingAnswers = (view: View): readonly Action[] => {
  const rest: Action = { type: 'place-rest' };
  return [optionsFor(view).refuse(rest) === undefined ? rest : DONE];
};

/** The fullest patrol over each base and carrier that has none. */
const capAnswers = (view: View): readonly Action[] => {
  const sizes = [...listActions(view)].filter(action => action.type === 'fly-cap');
  const [fullest] = sizes.toSorted((a, b) => b.units.length - a.units.length);
  return [fullest ?? DONE];
};
