import type { Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { secondFleet } from '../game.ts';
import { specOf } from '../model/roster.ts';
import type { Flight, Role } from '../model/fire/phase.ts';
import type { Segment, SubmarineActivation, SurfaceActivation } from '../model/sea/phase.ts';
import type { Home, Phase, State } from '../model/state.ts';
import type { Arm, Side, UnitId } from '../model/vocabulary.ts';
import { oneOf } from './plain-box.ts';
import { apart, around, isAtHome, plainOf, type World } from './plain-world.ts';

export const segmentOf = (side: Side, arm: Arm): Segment => ({
  name: 'segment',
  segment: 1,
  first: side,
  chosen: { nato: side === 'nato' ? [arm] : [], soviet: side === 'soviet' ? [arm] : [] },
  side,
  arm,
  acted: [],
  hunted: [],
  launched: [],
  guests: [],
});

export const shipsActing = (side: Side, units: readonly UnitId[], hex: HexId): SurfaceActivation => ({
  name: 'surface-activation',
  side,
  units,
  start: hex,
  hex,
  spent: 0,
  moved: 'not',
  highSpeed: false,
  attacks: [],
  fired: [],
  dared: [],
  resume: segmentOf(side, 'surface'),
});

export const boatActing = (side: Side, unit: UnitId, hex: HexId): SubmarineActivation => ({
  name: 'submarine-activation',
  side,
  units: [unit],
  start: hex,
  hex,
  spent: 0,
  fullSpeed: false,
  attacks: [],
  fired: [],
  resume: segmentOf(side, 'submarine'),
});

/** Aircraft of one home that are in the air over a hex, having flown so far. */
export const airborne = (
  state: State,
  units: readonly UnitId[],
  home: Home,
  roles: readonly Role[],
  path: readonly HexId[],
): State => {
  const { table } = state;
  const pieces = table.pieces.map((piece, unit) =>
    units.includes(unit as UnitId) ? { ...piece, where: { at: 'flight', home } as const } : piece,
  );
  const { side } = specOf(table, units[0] as UnitId);
  const phase: Flight = {
    name: 'flight',
    side,
    units,
    roles,
    homes: units.map(() => home),
    hex: path.at(-1) as HexId,
    allowance: Math.min(...units.map(unit => specOf(table, unit).front.move)),
    spent: path.length - 1,
    path,
    stretched: false,
    turnedBack: 'no',
    engaged: [],
    passed: [],
    resume: { ...segmentOf(side, 'air'), launched: units.map(unit => ({ unit, home })) },
  };
  return { ...state, table: { ...table, pieces, phase } };
};

export const inPhase = (state: State, phase: Phase): State => ({
  ...state,
  table: { ...state.table, phase },
});

/** The position after an action, or undefined where the rules refuse it. */
export const afterAction = (state: State, by: Side | 'chance', action: Action): State | undefined => {
  const events = secondFleet.decide(state, by, action);
  return events.ok ? events.value.state : undefined;
};

/** Where aircraft of a side stand ready, and who. */
export const nestsOf = (world: World, side: Side): readonly { home: Home; units: readonly UnitId[] }[] => {
  const homes = new Map<string, Home>();
  for (const { piece, spec } of world.all)
    if (piece.where.at === 'home' && spec.side === side)
      homes.set(JSON.stringify(piece.where.home), piece.where.home);
  return [...homes.values()].map(home => ({
    home,
    units: world.all.filter(({ piece }) => isAtHome(piece.where, 'home', home)).map(({ unit }) => unit),
  }));
};

/** The same in any order. */
export const mixed = <T>(random: Random, items: readonly T[]): readonly T[] => {
  const left = items.slice();
  return items.map(() => left.splice(random.below(left.length), 1)[0] as T);
};

/** At least one of them, and not more than the most. */
export const someOf = <T>(random: Random, items: readonly T[], most: number): readonly T[] =>
  items.length === 0 ? [] : mixed(random, items).slice(0, 1 + random.below(Math.min(most, items.length)));

/** A way that comes nearer with every hex. */
export const straight = (from: HexId, to: HexId): readonly HexId[] => {
  const path = [from];
  for (let at = from; at !== to; path.push(at)) {
    const next = around(at).find(hex => apart(hex, to) < apart(at, to));
    if (next === undefined) break;
    at = next;
  }
  return path;
};

/** [C.9.1] Any role for each INT and ATK. */
export const rolesOf = (random: Random, world: World, units: readonly UnitId[]): readonly Role[] =>
  units
    .filter(unit => ['INT', 'ATK'].includes(plainOf(world, unit).spec.kind))
    .map(unit => ({ unit, role: oneOf(random, ['atk', 'atk', 'int'] as const) }));
