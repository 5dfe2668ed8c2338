import { type HexId, hasHex } from '@narrow-seas/hex';
import {
  COAST_OF_BRITAIN,
  COAST_OF_NORWAY,
  COAST_OF_THE_SOVIETS,
  EVERY_HEX,
  isWater,
  SOSUS,
} from '../model/chart.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import type { DetectionLevel, Side } from '../model/vocabulary.ts';
import {
  type Afloat,
  apart,
  around,
  boatsIn,
  foeOf,
  skyOver,
  shipsIn,
  touches,
  type World,
} from './plain-world.ts';

/** Sections 9 and 19 with C.3 to C.6, read off the text hex by hex. */

/** [C.3.1] [C.3.2] */
const isLimited = (from: HexId, to: HexId): boolean => from === to || touches(from, to);

/** [C.3.1] [C.3.2] [C.13.4] Two hexes away over at least one hex that is not all land; not under a storm. */
const isExtended = (world: World, from: HexId, to: HexId): boolean =>
  apart(from, to) === 2 &&
  skyOver(world, from) !== 'storm' &&
  around(from).some(between => apart(between, to) === 1 && isWater(between));

/** [C.3.2] Ships have both zones against ships, submarines the limited one. */
const seesShipsIn = (world: World, { spec, hex }: Afloat, to: HexId): boolean =>
  isLimited(hex, to) || (spec.arm === 'surface' && isExtended(world, hex, to));

export const isPlainlyClose = ({ afloat }: World, watcher: Side, hex: HexId): boolean =>
  afloat.some(one => one.spec.side === watcher && isLimited(one.hex, hex));

export const isPlainlySeen = (world: World, watcher: Side, hex: HexId): boolean =>
  world.afloat.some(one => one.spec.side === watcher && seesShipsIn(world, one, hex));

/** [C.3.3] [C.13.2] [C.21.6] What a unit listens with now. */
const asw = (world: World, { unit, spec, now, hex }: Afloat): number => {
  if (spec.arm === 'submarine') return now.asw;
  if (world.table.campaign.hasty.includes(unit)) return 0;
  return skyOver(world, hex) === 'storm' ? Math.floor(now.asw / 2) : now.asw;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** [C.4.2] All that are adjacent together. */
export const plainHearing = (world: World, watcher: Side, hex: HexId): number =>
  sum(
    world.afloat
      .filter(one => one.spec.side === watcher && isLimited(one.hex, hex))
      .map(one => asw(world, one)),
  );

/** [9.4] [C.4] The mark of a unit after the local detection phase. */
export const markAfterDetection = (world: World, one: Afloat): DetectionLevel => {
  const { piece, spec, hex } = one;
  if (piece.mark === 'strategic') return 'strategic';
  return isHeldDown(world, spec.side, spec.arm === 'surface', hex) ? 'local' : piece.mark;
};

const isHeldDown = (world: World, side: Side, isShip: boolean, hex: HexId): boolean =>
  isShip ? isPlainlySeen(world, foeOf(side), hex) : plainHearing(world, foeOf(side), hex) >= 6;

/** [9.12.2] [C.6.1] */
export const markAfterRemoval = (world: World, { piece, spec, hex }: Afloat): DetectionLevel =>
  piece.mark === 'local' && !isHeldDown(world, spec.side, spec.arm === 'surface', hex) ? 'none' : piece.mark;

/** [9.12.1] [19.3] [C.6.2] SOSUS where the scenario or the level has it [C.24]. */
export const markAfterNight = (world: World, { piece, spec, hex }: Afloat): DetectionLevel => {
  if (piece.mark !== 'strategic') return piece.mark;
  const isKept =
    hasPlainSosus(world) &&
    spec.side === 'soviet' &&
    spec.arm === 'submarine' &&
    EVERY_HEX.some(other => hasHex(SOSUS, other) && apart(other, hex) <= 3);
  return isKept ? 'strategic' : 'none';
};

const hasPlainSosus = ({ table }: World): boolean =>
  table.level === 'advanced' || scenarioNamed(table.scenario)?.rules.sosus === true;

/** [19.2] [C.5.4] Whether a die is rolled for a submarine that enters a hex. */
export const isPlainlyListenedTo = (
  world: World,
  side: Side,
  isShip: boolean,
  mark: DetectionLevel,
  to: HexId,
): boolean =>
  !isShip && side === 'soviet' && mark !== 'strategic' && hasPlainSosus(world) && hasHex(SOSUS, to);

/** [9.5.2] [C.5.1] From one zone hex of a watching hex, or of one submarine, to another of the same. */
export const isPlainlySeenPassing = (world: World, watcher: Side, from: HexId, to: HexId): boolean =>
  world.afloat.some(
    one => one.spec.side === watcher && seesShipsIn(world, one, from) && seesShipsIn(world, one, to),
  );

/** [9.5.3] [C.3.3] [C.5.1] */
export const isPlainlyHeardPassing = (world: World, watcher: Side, from: HexId, to: HexId): boolean =>
  [from, ...around(from)].some(
    hex =>
      isLimited(hex, from) &&
      isLimited(hex, to) &&
      (sum(shipsIn(world, watcher, hex).map(one => asw(world, one))) >= 6 ||
        boatsIn(world, watcher, hex).some(one => asw(world, one) >= 6)),
  );

/** [9.5.4] [C.3.4] */
const isPlainlyReported = (side: Side, hex: HexId): boolean =>
  side === 'soviet'
    ? hasHex(COAST_OF_NORWAY, hex) || hasHex(COAST_OF_BRITAIN, hex)
    : hasHex(COAST_OF_THE_SOVIETS, hex);

/** [9.5] [C.21.6] Whether these ships, or this submarine, are marked by a step. */
export const isPlainlyNoticed = (
  world: World,
  mover: { readonly side: Side; readonly isShip: boolean; readonly isHasty: boolean },
  from: HexId,
  to: HexId,
): boolean => {
  const watcher = foeOf(mover.side);
  if (!mover.isShip) return isPlainlyHeardPassing(world, watcher, from, to);
  return (
    isPlainlySeenPassing(world, watcher, from, to) ||
    isPlainlyReported(mover.side, to) ||
    (mover.isHasty && world.afloat.some(one => one.spec.side === watcher && apart(one.hex, to) <= 3))
  );
};

/** [9.6] [9.7] [9.9] [C.6.0] Ships that end together: the best-known mark of any of them, then the coast watch. */
export const markAtEnd = (world: World, side: Side, hex: HexId): DetectionLevel => {
  const marks = shipsIn(world, side, hex).map(({ piece }) => piece.mark);
  if (marks.includes('strategic')) return 'strategic';
  return marks.includes('local') || isPlainlyReported(side, hex) ? 'local' : 'none';
};
