import { pick, type Random } from '@narrow-seas/core';
import type { Field, HexId } from '@narrow-seas/hex';
import type { Action } from './action.ts';
import { targetsFrom } from './attack-options.ts';
import { refuseEnd } from './end-phase.ts';
import { listActions } from './list.ts';
import { destinations, pathWithin, reachOf, refuseToMove } from './movement.ts';
import { hexesToAttackFrom, unitsToWithdraw } from './obligation.ts';
import { oddsOf } from './odds.ts';
import type { Combat, Movement, State } from './state.ts';
import type { View } from './view.ts';
import type { UnitId } from './vocabulary.ts';

/** One action, any that is offered, without listing them all where there are many. */
export const sampleAction = (view: View, random: Random, field: () => Field): Action | undefined => {
  const { phase } = view.table;
  if (phase.name === 'movement' && phase.side === view.viewer)
    return sampleMovement(view, phase, random, field);
  if (phase.name === 'combat' && phase.side === view.viewer) return sampleCombat(view.table, phase, random);
  return pick(random, [...listActions(view, field)]);
};

/** Mostly moves; sometimes anything that the phase offers; the phase ends when a few tries found nobody to move. */
const sampleMovement = (
  view: View,
  phase: Movement,
  random: Random,
  field: () => Field,
): Action | undefined => {
  if (random.below(40) === 0) return pick(random, [...listActions(view, field)]);
  const { table } = view;
  for (let tries = 0; tries < 6; tries += 1) {
    const unit = pickUnit(table, phase, random);
    if (unit === undefined) break;
    const move =
      refuseToMove(table, phase, unit) === undefined ? sampleMove(table, unit, random, field()) : undefined;
    if (move !== undefined) return move;
  }
  return { type: 'done' };
};

/** A unit of the side on the map, or now and then one in a box. */
const pickUnit = (state: State, phase: Movement, random: Random): UnitId | undefined => {
  const boxed = random.below(8) === 0 ? pick(random, state.boxes) : undefined;
  const stack = pick(random, state.stacks[phase.side]);
  return pick(random, boxed?.units ?? stack?.units ?? []);
};

const sampleMove = (state: State, unit: UnitId, random: Random, field: Field): Action | undefined => {
  const reach = reachOf(state, unit, field);
  const hex = pick(random, destinations(reach));
  return hex === undefined ? undefined : { type: 'move', unit, path: pathWithin(reach, hex) };
};

/** An attack from a random hex; what is owed when chance finds nothing; else the end of the phase. */
const sampleCombat = (state: State, phase: Combat, random: Random): Action | undefined => {
  for (let tries = 0; tries < 4; tries += 1) {
    const stack = pick(random, state.stacks[phase.side]);
    const attack = stack === undefined ? undefined : sampleAttack(state, phase, stack.hex, random);
    if (attack !== undefined) return attack;
  }
  if (refuseEnd(state) === undefined) return { type: 'done' };
  const owing = pick(random, hexesToAttackFrom(state, phase));
  const unit = pick(random, unitsToWithdraw(state, phase));
  if (unit !== undefined) return { type: 'withdraw', unit };
  return owing === undefined ? { type: 'done' } : sampleOwed(state, phase, owing, random);
};

const sampleAttack = (state: State, phase: Combat, from: HexId, random: Random): Action | undefined => {
  const target = pick(random, targetsFrom(state, phase, from));
  if (target === undefined) return undefined;
  const { hex, defenders, able } = target;
  const some = able.filter(() => random.below(2) === 0);
  for (const attackers of [some, able]) {
    const attack = { attackers, hex, defenders };
    if (attackers.length > 0 && oddsOf(state, attack).differential >= 0) return { type: 'attack', ...attack };
  }
  return undefined;
};

/** Some legal attack on units from a hex that owes one: there is one, or the hex would not owe it. */
const sampleOwed = (state: State, phase: Combat, from: HexId, random: Random): Action | undefined => {
  const legal = targetsFrom(state, phase, from)
    .filter(({ defenders }) => defenders.length > 0)
    .map(({ hex, defenders, able }) => ({ attackers: able, hex, defenders }))
    .filter(attack => oddsOf(state, attack).differential >= 0);
  const attack = pick(random, legal);
  return attack === undefined ? undefined : { type: 'attack', ...attack };
};
