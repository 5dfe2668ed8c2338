import { choiceOf } from '@narrow-seas/core';
import { distance, type HexId, hexAtAxial } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';
import { boxOf, hexOfUnit, unitsAt } from '../model/position.ts';
import { isCarrier, isNaval, specOf } from '../model/roster.ts';
import type { Movement, State } from '../model/state.ts';
import type { Action } from '../model/action.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { BOX_LIMIT, carrierFor } from '../rules/air/air.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { destinations, pathWithin, type Reach, reachOf } from '../rules/movement/reach.ts';
import { NAVAL_LIMIT } from '../rules/stacking/stacking.ts';
import { at, type DeskChoice, sayAll } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { formation: SAY } = DESK_WORDS;

/** A ship of the formation, where it begins, and where it could go; the nearest hexes first. */
interface Member {
  readonly unit: UnitId;
  readonly start: HexId;
  readonly reach: Reach;
  readonly open: readonly HexId[];
}

interface Sailing {
  readonly unit: UnitId;
  readonly start: HexId;
  readonly path: readonly HexId[];
}

const memberOf = (state: State, unit: UnitId): Member => {
  const start = hexOfUnit(state, unit) as HexId;
  const reach = reachOf(state, unit);
  return { unit, start, reach, open: [start, ...destinations(reach).map(({ hex }) => hex)] };
};

/** [7.0] How many of the formation still fit into a hex, when its ships have left theirs. */
const seatsFor = (state: State, units: readonly UnitId[]): ((hex: HexId) => boolean) => {
  const { side } = specOf(state, units[0] as UnitId);
  const taken = new Map<HexId, number>();
  const others = (hex: HexId): number =>
    unitsAt(state, side, hex).filter(unit => isNaval(specOf(state, unit)) && !units.includes(unit)).length;
  return hex => {
    const count = taken.get(hex) ?? others(hex);
    if (count >= NAVAL_LIMIT) return false;
    taken.set(hex, count + 1);
    return true;
  };
};

/** The same step from one hex to another, made from a third; off the map it leads nowhere. */
const shifted = (from: HexId, to: HexId, start: HexId): HexId | undefined => {
  const { q, r } = GRID;
  const step = (axis: ArrayLike<number>): number =>
    (axis[start] as number) + (axis[to] as number) - (axis[from] as number);
  return hexAtAxial(GRID, step(q), step(r));
};

/** Its place in the formation, or the nearest to it that it can reach and where there is room. */
const placeFor = (
  { open }: Member,
  wanted: HexId | undefined,
  goal: HexId,
  take: (hex: HexId) => boolean,
): HexId | undefined => {
  if (wanted !== undefined && open.includes(wanted) && take(wanted)) return wanted;
  const aim = wanted ?? goal;
  const far = (hex: HexId): number => distance(GRID, hex, aim);
  return open.toSorted((one, other) => far(one) - far(other)).find(take);
};

/** Each ship's way when the leader goes to that hex; nothing where one of them would have no room. */
const sailingsTo = (
  state: State,
  members: readonly Member[],
  goal: HexId,
): readonly Sailing[] | undefined => {
  const [leader] = members;
  const take = seatsFor(
    state,
    members.map(({ unit }) => unit),
  );
  const places = members.map(member =>
    placeFor(member, shifted((leader as Member).start, goal, member.start), goal, take),
  );
  if (places[0] !== goal || places.includes(undefined)) return undefined;
  return members.flatMap(({ unit, start, reach }, place) => {
    const hex = places[place] as HexId;
    return hex === start ? [] : [{ unit, start, path: pathWithin(reach, hex) }];
  });
};

/** The aircraft over the carrier, and how many of them her box still takes [9.62]. */
const airGroup = (state: State, { unit, start }: Sailing): { over: readonly UnitId[]; free: number } => {
  const spec = specOf(state, unit);
  const isHers = (id: UnitId): boolean => carrierFor(state, specOf(state, id), start) === unit;
  return {
    over: isCarrier(spec) ? unitsAt(state, spec.side, start).filter(isHers) : [],
    free: BOX_LIMIT - boxOf(state, unit).length,
  };
};

/** [9.62] [9.63] Aircraft over a carrier go aboard, sail with her, and take off again where she arrives. */
const withAirGroup = (state: State, sailing: Sailing): readonly Action[] => {
  const { unit, path } = sailing;
  const { over, free } = airGroup(state, sailing);
  const riding = over.slice(0, free);
  return [
    ...riding.map(id => ({ type: 'embark', unit: id, carrier: unit }) as const),
    { type: 'move', unit, path },
    ...riding.map(id => ({ type: 'launch', unit: id }) as const),
  ];
};

/** [9.63] Aircraft that have no room aboard stay behind. */
const warningOf = (state: State, sailings: readonly Sailing[]): string | undefined => {
  const left = sailings.reduce((sum, sailing) => {
    const { over, free } = airGroup(state, sailing);
    return sum + Math.max(0, over.length - free);
  }, 0);
  return left === 0 ? undefined : DESK_WORDS.warning.leavesAircraft(left);
};

/** [5.1] One order for ships of several hexes: the first leads, the others keep their places around it. */
export const formationMoves = (
  state: State,
  phase: Movement,
  units: readonly UnitId[],
): readonly DeskChoice[] => {
  if (units.some(unit => refuseToMove(state, phase, unit) !== undefined)) return [];
  const members = units.map(unit => memberOf(state, unit));
  const [leader] = members;
  return (leader?.open.slice(1) ?? []).flatMap(hex => {
    const sailings = sailingsTo(state, members, hex);
    return sailings === undefined || sailings.length === 0 ? [] : choiceTo(state, hex, sailings);
  });
};

const choiceTo = (state: State, hex: HexId, sailings: readonly Sailing[]): DeskChoice => {
  const ships = sailings.map(({ unit }) => unit);
  return choiceOf({
    key: `sail:${hex}`,
    kind: 'move',
    label: SAY.sail(sayAll(state, ships), at(hex)),
    actions: sailings.flatMap(sailing => withAirGroup(state, sailing)),
    hex,
    ways: sailings.map(({ start, path }) => [start, ...path]),
    warning: warningOf(state, sailings),
  });
};
