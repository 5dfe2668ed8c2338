import type { HexId } from '@narrow-seas/hex';
import { EVERY_HEX, isFjord, nationOfHex, zoneOf } from '../model/chart.ts';
import { BASES } from '../rules/stacking/bases.ts';
import type { Activation, Flight, Target } from '../model/fire/phase.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import type { State } from '../model/state.ts';
import type { Arm, AttackType, BaseId, UnitId } from '../model/vocabulary.ts';
import {
  apart,
  around,
  baseIn,
  boatsIn,
  foeOf,
  isPlainDark,
  isPlainPack,
  type Plain,
  plainOf,
  shipsIn,
  skyOver,
  touches,
  type World,
} from './plain-world.ts';

/** Sections 9.8, 10, 12 and 14 with C.8 to C.10, read off the text: what may be attacked, by whom and with what. */

/** An attack before it is made. */
export interface PlainStrike {
  readonly attack: AttackType;
  readonly units: readonly UnitId[];
  readonly hex: HexId;
  readonly over: readonly HexId[];
  /** [C.21.1] */
  readonly cruise: boolean;
}

export const ATTACKS_OF: { readonly [arm in Arm]: readonly AttackType[] } = {
  surface: ['ssm', 'asw', 'close'],
  submarine: ['torpedo', 'ssm', 'asw'],
  air: ['bombing', 'ssm', 'asw'],
};

export const armOf = ({ resume }: Activation): Arm => resume.arm;

const roleOf = (activation: Activation, unit: UnitId): string | undefined =>
  activation.name === 'flight' ? activation.roles.find(said => said.unit === unit)?.role : undefined;

/** [10.9] [16.2.6] [C.13.1] [C.21.2] Dark and squall halve, once. */
const bombing = (world: World, { hex }: Flight, unit: UnitId): number => {
  const { spec, now } = plainOf(world, unit);
  const isBlind = isPlainDark(world, hex) && !(spec.nation === 'US' && spec.allWeather) && !spec.b1;
  const isTossed = skyOver(world, hex) === 'squall' && !spec.allWeather;
  return isBlind || isTossed ? Math.floor(now.bombing / 2) : now.bombing;
};

/** [10.5] [22.5] [C.13.2] What one unit brings to an attack. */
export const plainPoints = (
  world: World,
  activation: Activation,
  { attack, cruise }: Pick<PlainStrike, 'attack' | 'cruise'>,
  unit: UnitId,
): number => {
  if (cruise) return 20;
  const { now, piece, spec } = plainOf(world, unit);
  if (roleOf(activation, unit) === 'int' && attack !== 'asw') return 0;
  const isStormy = spec.arm === 'surface' && skyOver(world, activation.hex) === 'storm';
  switch (attack) {
    case 'ssm':
      return now.ssm;
    case 'torpedo':
      return piece.deep ? Math.floor(now.torpedo / 2) : now.torpedo;
    case 'asw':
      return isStormy ? Math.floor(now.asw / 2) : now.asw;
    case 'bombing':
      return activation.name === 'flight' ? bombing(world, activation, unit) : 0;
    default:
      return now.closeCombat;
  }
};

/** Ways of that many hexes that cross no all-land hexside, or through the air any. */
const waysOf = (from: HexId, to: HexId, steps: number, inAir: boolean): readonly (readonly HexId[])[] => {
  if (steps === 0) return from === to ? [[]] : [];
  return around(from)
    .filter(next => apart(next, to) <= steps - 1 && (inAir || touches(from, next)))
    .flatMap(next => waysOf(next, to, steps - 1, inAir).map(rest => [next, ...rest]));
};

/** [C.8.1] [C.10.1] The shortest ways of a missile, without the first hex and the last; none when it cannot get there. */
export const plainWays = (
  from: HexId,
  to: HexId,
  range: number,
  inAir: boolean,
): readonly (readonly HexId[])[] => {
  for (let steps = apart(from, to); steps <= range; steps += 1) {
    const ways = waysOf(from, to, steps, inAir);
    if (ways.length > 0) return ways.map(way => way.slice(0, -1));
  }
  return [];
};

/** [A14] [C.21.1] One salvo a game, Iowa's two. */
const CRUISERS = 'VRGNA SCLNA BHILL CNOLY RDGRS SPNCE BURKE IOWA GROTN OLYPA NPNWS VOLGA DON OKA'.split(' ');

export const isCruiser = ({ spec }: Plain): boolean => CRUISERS.includes(spec.id.slice(3));

const salvosLeft = ({ table }: World, one: Plain): number => {
  const { spec } = one;
  const fired = table.campaign.once.filter(what => what.startsWith(`cruise-${spec.id}-`)).length;
  return isCruiser(one) ? (spec.id === 'US-IOWA' ? 2 : 1) - fired : 0;
};

/** [C.21.1] Counted from hex to hex on the map, which is not a rectangle. */
const isOnSheetWithin = (from: HexId, to: HexId, most: number): boolean => {
  const reached = new Set([from]);
  let edge = [from];
  for (let steps = 0; steps < most && !reached.has(to); steps += 1) {
    edge = [...new Set(edge.flatMap(hex => around(hex)))].filter(hex => !reached.has(hex));
    for (const hex of edge) reached.add(hex);
  }
  return reached.has(to);
};

const mayCruise = (
  world: World,
  activation: Activation,
  { attack, units, hex, over }: PlainStrike,
): boolean =>
  world.table.options.cruiseMissiles &&
  attack === 'ssm' &&
  over.length === 0 &&
  units.length <= 6 &&
  units.every(unit => salvosLeft(world, plainOf(world, unit)) > 0) &&
  isOnSheetWithin(activation.hex, hex, 18);

const mayReach = (world: World, activation: Activation, strike: PlainStrike): boolean => {
  const { attack, units, hex, over, cruise } = strike;
  if (cruise) return mayCruise(world, activation, strike);
  const from = activation.hex;
  const inAir = armOf(activation) === 'air';
  if (attack === 'ssm') {
    const range = Math.min(...units.map(unit => plainOf(world, unit).now.ssmRange));
    return plainWays(from, hex, range, inAir).some(way => way.join() === over.join());
  }
  return over.length === 0 && (inAir ? from === hex : touches(from, hex));
};

/** [4.1.3] [4.2] [4.3.2] [C.8.5] What has been fired before in this activation. */
const mayAttackAgain = (activation: Activation, { attack, units }: PlainStrike): boolean => {
  if (activation.name === 'flight')
    return activation.attacked === undefined && activation.turnedBack === 'no';
  const { attacks, fired } = activation;
  if (activation.name === 'submarine-activation') return attacks.length === 0;
  if (attack === 'asw' && attacks.at(-1) === 'asw') return !units.some(unit => fired.includes(unit));
  return attacks.length < 2 && !attacks.includes(attack);
};

/** [10.4] [10.7.1.1] [10.8.2] [10.10.3] [C.13] [C.21.9] [22.7] Waters and weather. */
const mayFireFrom = (world: World, activation: Activation, { attack, units, hex }: PlainStrike): boolean => {
  const isStormy = [activation.hex, hex].some(at => skyOver(world, at) === 'storm');
  if (armOf(activation) === 'air') return !isStormy;
  if (attack === 'close') return !isStormy;
  if (isFjord(activation.hex) || (attack !== 'asw' && isPlainPack(world, activation.hex))) return false;
  if (attack === 'torpedo') return baseIn(hex) === undefined;
  return attack !== 'ssm' || !units.some(unit => plainOf(world, unit).piece.deep);
};

const MOST: { readonly [attack in AttackType]?: number } = { asw: 5, close: 6 };

/** [10.6] [C.8.8] Two foreign INT or ATK from each Norwegian airfield in a segment. */
const keepsToGuestLimit = (world: World, activation: Activation, { attack, units }: PlainStrike): boolean => {
  if (activation.name !== 'flight' || activation.side === 'soviet' || attack === 'asw') return true;
  const fieldOf = (unit: UnitId): string | undefined => {
    const { spec } = plainOf(world, unit);
    const home = activation.resume.launched.find(one => one.unit === unit)?.home;
    const isGuest = spec.nation !== 'NO' && ['INT', 'ATK'].includes(spec.kind);
    return isGuest && home?.kind === 'base' && BASES[home.base]?.nation === 'NO'
      ? String(home.base)
      : undefined;
  };
  const fields = [...activation.resume.guests, ...units].map(fieldOf).filter(field => field !== undefined);
  return fields.every(field => fields.filter(other => other === field).length <= 2);
};

/** [C.15] [C.24] Whether the scenario, the level and the Soviet box let a side attack a base. */
const mayAttackBase = (world: World, state: State, activation: Activation, base: BaseId): boolean => {
  const { table } = world;
  const spec = BASES[base];
  const { side } = activation;
  const may = scenarioNamed(table.scenario)?.rules.attackBases[side] ?? [];
  if (table.level === 'basic' || spec === undefined || !may.includes(spec.nation)) return false;
  const box = table.campaign.strategy ?? state.secret.soviet.strategy;
  if (side === 'nato' || box === undefined || box === 'world-war') return true;
  if (nationOfHex(spec.hex) === 'UK') return false;
  const isMainland = spec.nation === 'NO' && !['JanMayen', 'Longyearbyen'].includes(spec.name);
  return box === 'unrestricted' || !isMainland;
};

/** [14.4] [C.20.3] Its parts, as long as they stand. */
const partsOf = (world: World, state: State, activation: Activation, hex: HexId): readonly Target[] => {
  const base = baseIn(hex);
  if (base === undefined || world.table.bases[base.id]?.owner === activation.side) return [];
  if (!mayAttackBase(world, state, activation, base.id)) return [];
  return (['airfield', 'port'] as const)
    .filter(part => base.spec[part] && (world.table.bases[base.id]?.[part] ?? 3) < 3)
    .map(part => ({ kind: 'base', base: base.id, part }));
};

/** [9.8] [C.5.5] [C.5.6] [10.3] [10.4] [C.8.7] What in the hex may be named as a target. */
export const plainTargets = (
  world: World,
  state: State,
  activation: Activation,
  { attack, units, hex, cruise }: PlainStrike,
): readonly Target[] => {
  const foe = foeOf(activation.side);
  if (cruise) return partsOf(world, state, activation, hex);
  const aimAt = (unit: UnitId): Target => ({ kind: 'unit', unit });
  if (attack === 'asw') {
    const hunters = units.map(unit => plainOf(world, unit).spec.kind);
    if (isPlainPack(world, hex) && !hunters.every(kind => kind === 'SN' || kind === 'SB')) return [];
    const isOnce = armOf(activation) !== 'submarine';
    return boatsIn(world, foe, hex)
      .filter(
        ({ unit, piece }) => piece.mark !== 'none' && !(isOnce && activation.resume.hunted.includes(unit)),
      )
      .map(({ unit }) => aimAt(unit));
  }
  const ships = shipsIn(world, foe, hex);
  const known = ships.some(({ piece }) => piece.mark !== 'none') ? ships.map(({ unit }) => aimAt(unit)) : [];
  return attack === 'ssm' || attack === 'bombing'
    ? [...known, ...partsOf(world, state, activation, hex)]
    : known;
};

/** [C.15] Soviet ships on the defensive fight in four zones. */
const keepsToWaters = ({ table }: World, state: State, activation: Activation): boolean => {
  const box = table.campaign.strategy ?? state.secret.soviet.strategy;
  const isHeld =
    activation.name === 'surface-activation' && activation.side === 'soviet' && box === 'defensive';
  return !isHeld || ['BS', 'GS', 'SV', 'NS'].includes(zoneOf(activation.hex));
};

/** [10] Whether the attack may be declared. */
export const mayPlainlyStrike = (
  world: World,
  state: State,
  activation: Activation,
  strike: PlainStrike,
): boolean => {
  const { attack, units, hex } = strike;
  return (
    EVERY_HEX.includes(hex) &&
    ATTACKS_OF[armOf(activation)].includes(attack) &&
    (attack !== 'close' || world.table.options.closeCombat) &&
    units.length > 0 &&
    units.length <= (MOST[attack] ?? 99) &&
    units.every(unit => plainPoints(world, activation, strike, unit) > 0) &&
    mayAttackAgain(activation, strike) &&
    mayReach(world, activation, strike) &&
    mayFireFrom(world, activation, strike) &&
    keepsToGuestLimit(world, activation, strike) &&
    keepsToWaters(world, state, activation) &&
    plainTargets(world, state, activation, strike).length > 0
  );
};
