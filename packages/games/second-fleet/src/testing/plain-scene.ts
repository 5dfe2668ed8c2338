import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { BASES } from '../rules/stacking/bases.ts';
import { EVERY_HEX } from '../model/chart.ts';
import type { Activation, Flight } from '../model/fire/phase.ts';
import type { State } from '../model/state.ts';
import { ATTACKS, type AttackType, SIDES, type Side, type UnitId } from '../model/vocabulary.ts';
import {
  airborne,
  boatActing,
  inPhase,
  nestsOf,
  rolesOf,
  shipsActing,
  someOf,
  straight,
} from './plain-acting.ts';
import type { Scene } from './plain-compare.ts';
import { oneOf, rarely } from './plain-box.ts';
import { ATTACKS_OF, isCruiser, type PlainStrike, plainPoints, plainWays } from './plain-strike.ts';
import {
  apart,
  baseIn,
  foeOf,
  hexOfPlainHome,
  plainOf,
  shipsIn,
  type World,
  worldOf,
} from './plain-world.ts';

/** A position in which somebody acts, with attacks that he may or may not make. */
export interface Attacking {
  readonly state: State;
  readonly world: World;
  readonly activation: Activation;
}

const BEFORE: readonly (readonly AttackType[])[] = [
  [],
  [],
  [],
  [],
  ['ssm'],
  ['asw'],
  ['asw'],
  ['ssm', 'asw'],
];

const shipsAttacking = ({ random, state, world }: Scene): State | undefined => {
  const ship = pick(
    random,
    world.afloat.filter(({ spec }) => spec.arm === 'surface'),
  );
  if (ship === undefined) return undefined;
  const { side } = ship.spec;
  const units = someOf(random, shipsIn(world, side, ship.hex), 12).map(({ unit }) => unit);
  const attacks = oneOf(random, BEFORE);
  const fired = attacks.at(-1) === 'asw' ? someOf(random, units, 5) : [];
  return inPhase(state, { ...shipsActing(side, units, ship.hex), attacks, fired });
};

const boatAttacking = ({ random, state, world }: Scene): State | undefined => {
  const boat = pick(
    random,
    world.afloat.filter(({ spec }) => spec.arm === 'submarine'),
  );
  if (boat === undefined) return undefined;
  const acting = boatActing(boat.spec.side, boat.unit, boat.hex);
  return inPhase(state, { ...acting, attacks: rarely(random, 8) ? ['asw'] : [] });
};

/** Hexes with something of that side in it. */
const hexesWith = (world: World, side: Side): readonly HexId[] => [
  ...new Set(world.afloat.filter(({ spec }) => spec.side === side).map(({ hex }) => hex)),
  ...BASES.filter((_, base) => world.table.bases[base]?.owner === side).map(({ hex }) => hex),
];

const flightAttacking = ({ random, state, world }: Scene): State | undefined => {
  const side = oneOf(random, SIDES);
  const nest = pick(random, nestsOf(world, side));
  const start = nest === undefined ? undefined : hexOfPlainHome(world, nest.home);
  const near = hexesWith(world, foeOf(side)).filter(hex => apart(hex, start ?? hex) <= 12);
  const atSea = near.filter(hex => world.afloat.some(one => one.hex === hex));
  const goal = pick(random, atSea.length === 0 || rarely(random, 3) ? near : atSea);
  if (nest === undefined || start === undefined || goal === undefined) return undefined;
  const units = someOf(random, nest.units, 4);
  const far = oneOf(random, [0, 0, 0, 1, 2, 3]);
  const at = rarely(random, 2)
    ? goal
    : oneOf(
        random,
        EVERY_HEX.filter(hex => apart(hex, goal) <= far),
      );
  const flown = airborne(state, units, nest.home, rolesOf(random, world, units), straight(start, at));
  const flight = flown.table.phase as Flight;
  const guests = nest.units.filter(unit => !units.includes(unit) && rarely(random, 2));
  const launched = [...flight.resume.launched, ...guests.map(unit => ({ unit, home: nest.home }))];
  return inPhase(flown, { ...flight, resume: { ...flight.resume, launched, guests } });
};

const MAKERS = [shipsAttacking, boatAttacking, flightAttacking];

/** Submarines that this segment has attacked before [C.8.7]. */
const withHunted = (random: Random, state: State): State => {
  const activation = state.table.phase as Activation;
  const hunted = worldOf(state)
    .afloat.filter(({ spec }) => spec.arm === 'submarine' && rarely(random, 4))
    .map(({ unit }) => unit);
  return inPhase(state, { ...activation, resume: { ...activation.resume, hunted } });
};

export const attackingIn = (scene: Scene): Attacking | undefined => {
  const made = oneOf(scene.random, MAKERS)(scene);
  if (made === undefined) return undefined;
  const state = withHunted(scene.random, made);
  return { state, world: worldOf(state), activation: state.table.phase as Activation };
};

/** [C.21.1] Cruise missiles on any base, by any who act. */
function* anySalvos(
  random: Random,
  world: World,
  { side, units, hex: from }: Activation,
): Iterable<PlainStrike> {
  const near = BASES.filter(({ hex }) => apart(hex, from) <= 20);
  const bases = near.filter(
    ({ hex }) => world.table.bases[baseIn(hex)?.id ?? 0]?.owner !== side || rarely(random, 8),
  );
  const armed = units.filter(unit => isCruiser(plainOf(world, unit)));
  for (const { hex } of someOf(random, bases, 4)) {
    const salvo = rarely(random, 4) || armed.length === 0 ? units : armed;
    yield { attack: 'ssm', units: someOf(random, salvo, 7), hex, over: [], cruise: true };
  }
}

/** Mostly those who have something to attack with. */
const attackersIn = (
  random: Random,
  { world, activation }: Attacking,
  attack: AttackType,
): readonly UnitId[] => {
  const { units } = activation;
  const armed = units.filter(unit => plainPoints(world, activation, { attack, cruise: false }, unit) > 0);
  return someOf(random, armed.length === 0 || rarely(random, 4) ? units : armed, 7);
};

/** Any attacks on any hexes around, allowed or not; ways of missiles are mostly right ones. */
export function* anyStrikes(random: Random, attacking: Attacking): Iterable<PlainStrike> {
  const { world, activation } = attacking;
  const near = hexesWith(world, foeOf(activation.side)).filter(hex => apart(hex, activation.hex) <= 4);
  const types = rarely(random, 5) ? ATTACKS : ATTACKS_OF[activation.resume.arm];
  for (const hex of someOf(random, near, 5))
    for (const attack of types) {
      const units = attackersIn(random, attacking, attack);
      const range = Math.min(...units.map(unit => plainOf(world, unit).now.ssmRange));
      const ways =
        attack === 'ssm' ? plainWays(activation.hex, hex, range, activation.name === 'flight') : [];
      const detour = rarely(random, 20) ? [oneOf(random, EVERY_HEX)] : undefined;
      yield { attack, units, hex, over: detour ?? pick(random, ways) ?? [], cruise: false };
    }
  if (world.table.options.cruiseMissiles) yield* anySalvos(random, world, activation);
}
