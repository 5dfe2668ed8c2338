import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { carrierFor, refuseEmbark } from '../rules/air/air.ts';
import { isWorthOffering, type Target, targetsFrom } from '../rules/combat/attack-options.ts';
import { pickHexFor, waitingIn } from '../rules/set-up/deploy-rest.ts';
import { refuseEnd } from './end-phase.ts';
import { listAboard, listActions, listGroundings } from './list.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { hexesInContact, unitsToWithdraw } from '../rules/combat/obligation.ts';
import { differentialOf } from '../rules/combat/odds.ts';
import { hexOfUnit } from '../model/position.ts';
import { pickPath } from '../rules/movement/reach.ts';
import { specOf } from '../model/roster.ts';
import type { Combat, Movement, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { refuseViolation } from '../rules/optional/violation.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

/** One action, any that is offered, without listing them all where there are many. */
export const sampleAction = (view: View, random: Random): Action | undefined => {
  const { table, viewer } = view;
  const { phase } = table;
  if (!('side' in phase) || phase.side !== viewer) return pick(random, [...listActions(view)]);
  switch (phase.name) {
    case 'movement':
      return sampleMovement(table, phase, random);
    case 'combat':
      return sampleCombat(table, phase, random);
    case 'set-up':
    case 'reinforcement':
      return samplePlacement(table, phase.side, random);
    default:
      return pick(random, [...listActions(view)]);
  }
};

/** Any waiting unit to any place it may take; now and then all of them at once. */
const samplePlacement = (state: State, side: Side, random: Random): Action | undefined => {
  const waiting = waitingIn(state);
  if (waiting.length > 0 && random.below(100) === 0) return { type: 'deploy-rest' };
  for (let tries = 0; tries < 8; tries += 1) {
    const unit = pick(random, waiting);
    const action = unit === undefined ? undefined : samplePlace(state, side, unit, random);
    if (action !== undefined) return action;
  }
  return refuseEnd(state) === undefined ? { type: 'done' } : { type: 'deploy-rest' };
};

const samplePlace = (state: State, side: Side, unit: UnitId, random: Random): Action | undefined => {
  const aboard = random.below(2) === 0 ? listAboard(state, side, unit)[0] : undefined;
  if (aboard !== undefined) return aboard;
  const hex = pickHexFor(state, unit, random);
  return hex === undefined ? undefined : { type: 'deploy', unit, hex };
};

/** Mostly moves; the phase ends when a few tries found nobody to move. */
const sampleMovement = (state: State, phase: Movement, random: Random): Action => {
  if (phase.moved.length === 0 && refuseViolation(state, phase) === undefined && random.below(20) === 0) {
    return { type: 'violate-air-space' };
  }
  for (let tries = 0; tries < 6; tries += 1) {
    const unit = pickUnit(state, phase, random);
    const action = unit === undefined ? undefined : sampleUnit(state, phase, unit, random);
    if (action !== undefined) return action;
  }
  return { type: 'done' };
};

/** A unit of the side on the map, or now and then one in a box. */
const pickUnit = (state: State, phase: Movement, random: Random): UnitId | undefined => {
  const box = random.below(8) === 0 ? pick(random, state.boxes) : undefined;
  const units = box === undefined || specOf(state, box.carrier).side !== phase.side ? undefined : box.units;
  return pick(random, units ?? pick(random, state.stacks[phase.side])?.units ?? []);
};

/** A move, or rarely what else an aircraft can do. */
const sampleUnit = (state: State, phase: Movement, unit: UnitId, random: Random): Action | undefined => {
  const other = random.below(12) === 0 ? sampleFlightDeck(state, phase, unit) : undefined;
  if (other !== undefined) return other;
  if (refuseToMove(state, phase, unit) !== undefined) return undefined;
  const path = pickPath(state, unit, random);
  if (path === undefined) return undefined;
  const grounding = phase.mustLand.includes(unit)
    ? pick(random, [...listGroundings(state, phase, unit)])
    : undefined;
  return grounding ?? { type: 'move', unit, path };
};

const sampleFlightDeck = (state: State, phase: Movement, unit: UnitId): Action | undefined => {
  const spec = specOf(state, unit);
  if (!spec.carrierBased) return undefined;
  const hex = hexOfUnit(state, unit);
  if (hex === undefined) return { type: 'launch', unit };
  const carrier = carrierFor(state, spec, hex);
  const able = carrier !== undefined && refuseEmbark(state, phase.side, unit, carrier) === undefined;
  return able ? { type: 'embark', unit, carrier } : undefined;
};

/** An attack from a hex in contact; else what is owed; else the end of the phase. */
const sampleCombat = (state: State, phase: Combat, random: Random): Action | undefined => {
  const contact = hexesInContact(state, phase.side);
  for (let tries = 0; tries < 4; tries += 1) {
    const hex = pick(random, contact);
    const attack = hex === undefined ? undefined : sampleAttack(state, phase, hex, random);
    if (attack !== undefined) return attack;
  }
  if (refuseEnd(state) === undefined) return { type: 'done' };
  const unit = pick(random, unitsToWithdraw(state, phase));
  if (unit !== undefined) return { type: 'withdraw', unit };
  const owed = contact
    .flatMap(hex => targetsFrom(state, phase, hex))
    .filter(target => target.defenders.length > 0);
  return pick(
    random,
    owed.map(allTogether).filter(attack => differentialOf(state, attack) >= 0),
  );
};

const allTogether = ({ able, hex, defenders }: Target) =>
  ({ type: 'attack', attackers: able, hex, defenders }) as const;

/** Some of those who can, or all of them if some are too weak. */
const sampleAttack = (state: State, phase: Combat, from: HexId, random: Random): Action | undefined => {
  const target = pick(random, targetsFrom(state, phase, from));
  if (target === undefined) return undefined;
  const all = allTogether(target);
  const some = { ...all, attackers: target.able.filter(() => random.below(2) === 0) };
  if (some.attackers.length > 0 && isWorthOffering(state, phase, some)) return some;
  return isWorthOffering(state, phase, all) ? all : undefined;
};
