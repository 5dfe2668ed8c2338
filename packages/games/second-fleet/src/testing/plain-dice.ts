import type { HexId } from '@narrow-seas/hex';
import { isFjord } from '../model/chart.ts';
import type { Activation, Aim, Target } from '../model/fire/phase.ts';
import type { AttackType, Side, UnitId } from '../model/vocabulary.ts';
import { plainMissions } from './plain-cap.ts';
import { armOf, type PlainStrike } from './plain-strike.ts';
import {
  type Afloat,
  apart,
  baseIn,
  boatsIn,
  foeOf,
  isFighting,
  listOf,
  plainOf,
  shipsIn,
  skyOver,
  touches,
  type World,
} from './plain-world.ts';

/** The dice of section 10 with A1, A2, C.7, C.8.4 and C.10: totals, what is added to them, and what they do. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const unitsOf = (aims: readonly Aim[]): readonly UnitId[] =>
  aims.flatMap(({ target }) => (target.kind === 'unit' ? [target.unit] : []));

const isJamming = (world: World, activation: Activation): boolean =>
  activation.name === 'flight' && activation.units.some(unit => plainOf(world, unit).spec.kind === 'EW');

/** [14.1] An airfield or a port; a strip is neither. */
const isFortified = (hex: HexId): boolean => {
  const spec = baseIn(hex)?.spec;
  return spec !== undefined && (spec.airfield || spec.port);
};

/** [10.8.6.1] [12.2.1.2] [14.2] [C.2.39] */
const areaIn = (world: World, side: Side, hex: HexId, jam: boolean): number =>
  isFjord(hex) || isFortified(hex)
    ? 0
    : sum(shipsIn(world, side, hex).map(({ now }) => Math.max(0, now.areaAA - (jam ? 1 : 0))));

/** [10.8.6.3] [C.7.2] Targets, and those next below a target that are not targets themselves. */
const closeOf = (world: World, targets: readonly UnitId[]): number => {
  const counted = new Set(targets);
  for (const unit of targets) {
    const list = listOf(world, unit);
    const below = list[list.indexOf(unit) + 1];
    if (below !== undefined) counted.add(below);
  }
  return sum([...counted].map(unit => plainOf(world, unit).now.closeAA));
};

/** [14.3.1] [14.6.2] [C.2.10] [C.10.4] While one of its parts stands. */
const baseGuns = ({ table }: World, hex: HexId, jam: boolean, cruise: boolean): number => {
  const base = baseIn(hex);
  const state = base === undefined ? undefined : table.bases[base.id];
  if (base === undefined || state === undefined) return 0;
  const stands = (base.spec.airfield && state.airfield < 3) || (base.spec.port && state.port < 3);
  if (!stands) return 0;
  return cruise ? Math.floor(base.spec.closeAA / 2) : Math.max(0, base.spec.closeAA - (jam ? 1 : 0));
};

/** [C.8.4] [C.13.2] [C.21.6] */
const aswOf = (world: World, { unit, spec, now, hex }: Afloat): number => {
  if (spec.arm === 'submarine') return now.asw;
  if (world.table.campaign.hasty.includes(unit)) return 0;
  return skyOver(world, hex) === 'storm' ? Math.floor(now.asw / 2) : now.asw;
};

const bestOf = (numbers: readonly number[], count: number): number =>
  sum(numbers.toSorted((a, b) => b - a).slice(0, count));

/** [C.10.1] [C.10.2] Hexes between, each once: of the missiles, or of the flight on its way out. */
const hexesBetween = (
  activation: Activation,
  { attack, hex, over, cruise }: PlainStrike,
): readonly HexId[] => {
  if (cruise) return [];
  if (attack !== 'bombing' || activation.name !== 'flight') return over;
  return [...new Set(activation.path)].filter(at => at !== hex && at !== activation.path[0]);
};

/** The total on the defence column. */
export const plainDefence = (
  world: World,
  activation: Activation,
  strike: PlainStrike,
  aims: readonly Aim[],
): number => {
  const foe = foeOf(activation.side);
  const { attack, hex } = strike;
  const ships = shipsIn(world, foe, hex);
  if (attack === 'asw') return 0;
  if (attack === 'torpedo')
    return bestOf(
      [...ships, ...boatsIn(world, foe, hex)].map(one => aswOf(world, one)),
      5,
    );
  if (attack === 'close')
    return bestOf(
      ships.map(({ now }) => now.closeCombat),
      6,
    );
  const jam = isJamming(world, activation);
  const onTheWay = sum(hexesBetween(activation, strike).map(at => areaIn(world, foe, at, jam)));
  const there = isFortified(hex)
    ? baseGuns(world, hex, jam, strike.cruise)
    : areaIn(world, foe, hex, jam) + closeOf(world, unitsOf(aims));
  return there + onTheWay;
};

const fightersWith = (world: World, unit: UnitId): number =>
  listOf(world, unit).filter(other => isFighting(plainOf(world, other))).length;

/** [A2] [C.2.15] [C.2.26] [C.8.7] [C.11.8] What is added to the defence die. */
export const plainDefenceShift = (
  world: World,
  activation: Activation,
  { attack, hex }: PlainStrike,
  aims: readonly Aim[],
): number => {
  const targets = unitsOf(aims);
  const foe = foeOf(activation.side);
  if (attack === 'asw' || targets.length === 0) return 0;
  const patrols =
    attack === 'ssm'
      ? plainMissions(world, foe).filter(
          ({ hex: over }) => apart(over, hex) <= 1 && skyOver(world, over) !== 'storm',
        )
      : [];
  const cap = sum(patrols.map(({ units }) => (units.some(({ spec }) => spec.code === 'F14') ? 2 : 1)));
  const sizes = targets.map(unit => fightersWith(world, unit));
  if (sizes.some(size => size >= 4)) return cap + 2;
  if (shipsIn(world, foe, hex).length === 1) return cap - 3;
  return sizes.some(size => size >= 2) ? cap : cap - 1;
};

/** [A2] [C.2.8] [C.2.27] [C.21.1] What speaks against hitting this target. */
const penaltiesOf = (world: World, side: Side, strike: PlainStrike, target: Target): number => {
  const { attack, hex, cruise } = strike;
  const fjord = (attack === 'ssm' || attack === 'torpedo') && isFjord(hex) ? -3 : 0;
  if (target.kind === 'base') return fjord + (attack === 'ssm' && !cruise ? -4 : 0);
  const hasNeighbour = world.afloat.some(
    one => one.spec.side === side && one.spec.arm === 'surface' && touches(one.hex, hex),
  );
  if (attack === 'ssm' && !hasNeighbour) return fjord - 2;
  return attack === 'asw' && plainOf(world, target.unit).piece.deep ? -1 : fjord;
};

/** [C.8.6] [C.13.2] [C.19.3] What is added to the attack die for one target. */
export const plainAttackShift = (
  world: World,
  activation: Activation,
  strike: PlainStrike,
  target: Target,
  { helpers, nuclear }: { readonly helpers: number; readonly nuclear: boolean },
): number => {
  const { attack, hex } = strike;
  const isStormy = [activation.hex, hex].some(at => skyOver(world, at) === 'storm');
  const storm = attack === 'ssm' && armOf(activation) === 'surface' && isStormy ? -2 : 0;
  if (nuclear && attack !== 'asw') return helpers + storm + 3;
  return helpers + storm + penaltiesOf(world, activation.side, strike, target);
};

const COLUMNS = [1, 3, 6, 9, 15, 21, 28, 36, 46, 58, 72, 90];

/** [A1] By the formula of the chart, with its one exception; rows from -7 to 12. */
const cell = (value: number, die: number): number => {
  const column = COLUMNS.filter(least => value >= least).length;
  if (column === 0) return 0;
  const row = Math.min(12, Math.max(-7, die));
  return row === 12 && column === 12 ? 11 : Math.max(0, Math.floor((row + column - 3) / 2));
};

export const plainAttackPoints = (points: number, die: number): number => cell(points, die);

/** [A1] Defence rows run from -3 to 11, and read the attack row after them. */
export const plainDefencePoints = (value: number, die: number): number =>
  cell(value, Math.min(11, Math.max(-3, die)) + 1);

/** [11] [14] [C.1.5] [C.1.6] [C.20.4] What the points do: none, damaged, destroyed, or the new grade of a base. */
export const plainEffect = (world: World, target: Target, points: number): string => {
  if (target.kind === 'base') {
    const before = world.table.bases[target.base]?.[target.part] ?? 0;
    const hit = points >= 10 ? 3 : points >= 7 ? 2 : points >= 5 ? 1 : 0;
    return `grade ${Math.min(3, before + hit)}`;
  }
  const { now, piece, spec } = plainOf(world, target.unit);
  if (points >= now.defence) return 'destroyed';
  if (2 * points < now.defence) return 'whole';
  return piece.damaged || spec.damaged === undefined ? 'destroyed' : 'damaged';
};

/** [10.9.5.8] [C.2.28] Steps that bombers lose to a defence result. */
export const plainFlak = (attack: AttackType, result: number): number =>
  attack !== 'bombing' || result < 5 ? 0 : result < 9 ? 1 : 2;

/** [C.21.8] 7 and 8: the unit directly beneath, if there is one; 9: decoyed. Salvos on one target are one. */
export const plainDrift = (world: World, aims: readonly Aim[], faces: readonly number[]): readonly Aim[] => {
  const found: Aim[] = [];
  for (const [place, { target, points }] of aims.entries()) {
    const face = faces[place] ?? 0;
    if (face === 9) continue;
    const list = target.kind === 'unit' ? listOf(world, target.unit) : [];
    const below = target.kind === 'unit' ? list[list.indexOf(target.unit) + 1] : undefined;
    const goal: Target = face >= 7 && below !== undefined ? { kind: 'unit', unit: below } : target;
    const known = found.findIndex(one => JSON.stringify(one.target) === JSON.stringify(goal));
    if (known < 0) found.push({ target: goal, points });
    else found[known] = { target: goal, points: points + (found[known]?.points ?? 0) };
  }
  return found;
};

/** [C.19.3] [C.19.4] A nuclear weapon has columns of its own, and hits whatever else of its kind is in the hex. */
export const plainBlast = (
  world: World,
  { side }: Activation,
  { attack, hex }: PlainStrike,
  aims: readonly Aim[],
): readonly Aim[] => {
  const foe = foeOf(side);
  const others = attack === 'asw' ? boatsIn(world, foe, hex) : shipsIn(world, foe, hex);
  const [own, rest] = attack === 'asw' ? [58, 21] : [90, 28];
  return [
    ...aims.map(aim => ({ ...aim, points: own })),
    ...others
      .filter(({ unit }) => !unitsOf(aims).includes(unit))
      .map(({ unit }) => ({ target: { kind: 'unit', unit } as const, points: rest })),
  ];
};
