import type { HexId } from '@narrow-seas/hex';
import { fold } from '../chain.ts';
import type { Action } from '../action.ts';
import { secondFleet } from '../game.ts';
import { specOf } from '../roster.ts';
import type { Flight, Role } from '../fire/phase.ts';
import type { Segment, SubmarineActivation, SurfaceActivation } from '../sea/phase.ts';
import type { Home, Phase, State } from '../state.ts';
import type { Arm, Side, UnitId } from '../vocabulary.ts';

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
  return events.ok ? fold(state, events.value) : undefined;
};
