import type { HexId } from '@narrow-seas/hex';
import { amountOf, pointsOf, withAmount } from './cargo.ts';
import { inEnemyZone } from '../danger-zones/danger-zone.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt, portSpecOf } from '../../model/fleet.ts';
import { shiftOf } from '../../model/modifier.ts';
import { isSheltered } from '../movement/sheltered.ts';
import type { Cargo, Common, State } from '../../model/state.ts';
import { GUNNERY, hitsOn, shipping, shippingLoss, success } from '../../model/tables.ts';
import { enemyOf, type DieFace, type PortId } from '../../model/vocabulary.ts';
import type { CarryOrder } from './carry-order.ts';
import { fortsOver, groupsOver } from '../reaction/combat-zone.ts';
import { contactShifts } from '../danger-zones/contact-stage.ts';
import { seaAtPlace } from '../groups/group.ts';
import { enemyMines } from '../mines/mines.ts';
import type { Carriage, CarriageRoll, NavalStep } from '../../model/sea/phase.ts';
import {
  type Convoy,
  maltaReaches,
  maltaStatus,
  nearMalta,
  shippingModifiers,
} from '../danger-zones/shipping.ts';

export const carry = (
  state: State,
  step: NavalStep,
  { from, to, path, cargo }: CarryOrder,
): readonly Event[] => {
  const { side } = step;
  const way = [portSpecOf(state.common, from).hex, ...path];
  const start: Carriage = {
    side,
    from,
    to,
    path: way,
    cargo,
    at: 0,
    stage: 'mines',
    contact: false,
    shipping: 'none',
  };
  return [{ type: 'carriage-left', side, from, to, cargo }, ...travel(state, step, start)];
};

/** [F.5.8] Strength 1 for each cargo point. */
const strengthOfCargo = (cargo: Cargo): number => Math.ceil(pointsOf(cargo));

const hexOf = ({ path, at }: Carriage): HexId => path[at] as HexId;

const isInshore = (common: Common, { side, path, at }: Carriage): boolean => {
  const to = path[at] as HexId;
  const from = path[at - 1];
  const owner = ownerAt(common, to);
  return from === undefined ? owner === side : isSheltered(chartOf(common), side, from, to, owner);
};

const dice = (
  what: CarriageRoll['what'],
  carriage: Carriage,
  resume: NavalStep,
  roll: { readonly shift: number; readonly strength: number; readonly rolls: number },
): readonly Event[] => [{ type: 'began', phase: { name: 'carriage-roll', what, carriage, resume, ...roll } }];

const convoy = (common: Common, { cargo }: Carriage, hex: HexId): Convoy => ({
  cargo: strengthOfCargo(cargo),
  escorts: 0,
  escort: 0,
  sea: seaAtPlace(common, { at: 'sea', hex }),
});

const shippingDie = (
  common: Common,
  carriage: Carriage,
  step: NavalStep,
  hex: HexId,
  far: boolean,
): readonly Event[] =>
  dice('shipping', { ...carriage, shipping: 'checked' }, step, {
    shift: shiftOf(shippingModifiers(convoy(common, carriage, hex), far)),
    strength: 0,
    rolls: 1,
  });

/** [F.5.8] On from where it is, hex after hex, to the next die or to the end. */
const travel = (state: State, step: NavalStep, start: Carriage): readonly Event[] => {
  let carriage = start;
  while (carriage.at < carriage.path.length) {
    const found = lookAround(state, step, carriage);
    if (found !== undefined) return found;
    carriage = stepOn(state.common, carriage);
  }
  return arrive(state.common, step, carriage);
};

const STAGES = ['mines', 'contact', 'shipping', 'zone'] as const;

const stepOn = (common: Common, carriage: Carriage): Carriage => {
  const stage = STAGES[STAGES.indexOf(carriage.stage) + 1];
  if (carriage.stage === 'shipping' && isExposed(common, carriage))
    return {
      ...carriage,
      shipping: carriage.shipping === 'none' ? 'exposed' : carriage.shipping,
      stage: 'zone',
    };
  return stage === undefined ? { ...carriage, at: carriage.at + 1, stage: 'mines' } : { ...carriage, stage };
};

const isExposed = (common: Common, carriage: Carriage): boolean =>
  maltaReaches(common, carriage.side, isInshore(common, carriage), hexOf(carriage));

/** What there is at this stage of this hex; undefined when nothing. */
const lookAround = (state: State, step: NavalStep, carriage: Carriage): readonly Event[] | undefined => {
  const { common } = state;
  const { side, stage } = carriage;
  const hex = hexOf(carriage);
  const next = stepOn(common, carriage);
  if (stage === 'mines') {
    const strength = enemyMines(common, side, hex);
    const rolls = strengthOfCargo(carriage.cargo);
    return strength === 0 ? undefined : dice('mine', next, step, { shift: 0, strength, rolls });
  }
  if (stage === 'contact') {
    if (carriage.contact || !inEnemyZone(chartOf(common), common.danger, side, hex)) return undefined;
    const shifts = contactShifts(common, { side, holds: false, found: 'no', slip: 0 }, hex, false);
    return dice('contact', { ...next, contact: true }, step, {
      shift: shiftOf(shifts),
      strength: 0,
      rolls: 1,
    });
  }
  if (stage === 'shipping')
    return carriage.shipping !== 'checked' && isExposed(common, carriage) && nearMalta(common, hex)
      ? shippingDie(common, next, step, hex, false)
      : undefined;
  return isCaught(state, carriage) ? lost(carriage, step, strengthOfCargo(carriage.cargo)) : undefined;
};

/** [F.5.8] In a combat zone by day; inshore only where the enemy is in the very hex. */
const isCaught = (state: State, carriage: Carriage): boolean => {
  const { common, fleets } = state;
  const enemy = enemyOf(carriage.side);
  const hex = hexOf(carriage);
  const inshore = isInshore(common, carriage);
  return (
    groupsOver(common, fleets[enemy], hex, inshore).length > 0 ||
    fortsOver(common, enemy, hex, inshore).length > 0
  );
};

/** [F.19.2] The far check is the last thing; then it is ashore. */
const arrive = (common: Common, step: NavalStep, carriage: Carriage): readonly Event[] => {
  if (carriage.shipping === 'exposed')
    return shippingDie(common, carriage, step, carriage.path.at(-1) as HexId, true);
  return [ended(carriage, carriage.to), { type: 'began', phase: step }];
};

const ended = ({ side, from, cargo }: Carriage, port: PortId): Event => ({
  type: 'carriage-ended',
  side,
  from,
  port,
  cargo,
});

/** These strength points go down with what they carry; the rest goes on. */
const without = (carriage: Carriage, points: number): Carriage & { readonly sunk: Cargo } => {
  const amount = amountOf(carriage.cargo);
  const each = amount / strengthOfCargo(carriage.cargo);
  const gone = Math.min(amount, cargoUnits(carriage.cargo, each * points));
  return {
    ...carriage,
    cargo: withAmount(carriage.cargo, amount - gone),
    sunk: withAmount(carriage.cargo, gone),
  };
};

/** Half an SP is a whole one gone. */
const cargoUnits = (cargo: Cargo, amount: number): number =>
  cargo.kind === 'sp' ? Math.ceil(amount) : amount;

/** Ends with the phase when nothing is left; otherwise only tells of the loss. */
const lost = (carriage: Carriage, step: NavalStep, points: number): readonly Event[] => {
  if (points === 0) return [];
  const { sunk, cargo } = without(carriage, points);
  const gone: Event = { type: 'carriage-lost', side: carriage.side, cargo: sunk };
  return amountOf(cargo) > 0 ? [gone] : [gone, { type: 'began', phase: step }];
};

const left = (carriage: Carriage, points: number): Carriage => {
  const { sunk: _sunk, ...rest } = without(carriage, points);
  return rest;
};

/** What becomes of it after these hits: gone, or further dice, or further on. */
const afterHits = (state: State, phase: CarriageRoll, hits: number, rolls: number): readonly Event[] => {
  const { carriage, resume } = phase;
  const told = lost(carriage, resume, hits);
  if (told.at(-1)?.type === 'began') return told;
  const rest = hits === 0 ? carriage : left(carriage, hits);
  return rolls > 0
    ? [...told, { type: 'began', phase: { ...phase, carriage: rest, rolls } }]
    : [...told, ...travel(state, resume, rest)];
};

/** [36.D.2] [F.20.7] Contact, then one roll on half the strength of it all. */
const rollContact = (state: State, phase: CarriageRoll, face: DieFace): readonly Event[] => {
  const result = success(face + phase.shift);
  if (result !== 'S' && result !== 'S*') return travel(state, phase.resume, phase.carriage);
  const strength = strengthOfCargo(phase.carriage.cargo) / 2;
  return dice('damage', phase.carriage, phase.resume, { shift: result === 'S*' ? 1 : 0, strength, rolls: 1 });
};

/** [F.19.4] Turned back, it is at home again. */
const rollShipping = (state: State, phase: CarriageRoll, face: DieFace): readonly Event[] => {
  const { carriage, resume } = phase;
  const result = shipping(maltaStatus(state.common), face + phase.shift);
  const { sunk, turnsBack } = shippingLoss(result, strengthOfCargo(carriage.cargo));
  const told = lost(carriage, resume, sunk);
  if (told.at(-1)?.type === 'began') return told;
  const rest = sunk === 0 ? carriage : left(carriage, sunk);
  if (!turnsBack) return [...told, ...travel(state, resume, rest)];
  return [...told, ended(rest, rest.from), { type: 'began', phase: resume }];
};

export const rollCarriage = (state: State, phase: CarriageRoll, face: DieFace): readonly Event[] => {
  switch (phase.what) {
    case 'contact':
      return rollContact(state, phase, face);
    case 'shipping':
      return rollShipping(state, phase, face);
    default:
      return afterHits(
        state,
        phase,
        Math.min(strengthOfCargo(phase.carriage.cargo), hitsOn(GUNNERY, phase.strength, face + phase.shift)),
        phase.rolls - 1,
      );
  }
};
