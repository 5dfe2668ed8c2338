import type { HexId } from '@narrow-seas/hex';
import { fold } from '../chain.ts';
import type { Action } from '../action.ts';
import { secondFleet } from '../game.ts';
import type { Segment, SubmarineActivation, SurfaceActivation } from '../sea/phase.ts';
import type { Phase, State } from '../state.ts';
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

export const inPhase = (state: State, phase: Phase): State => ({
  ...state,
  table: { ...state.table, phase },
});

/** The position after an action, or undefined where the rules refuse it. */
export const afterAction = (state: State, by: Side | 'chance', action: Action): State | undefined => {
  const events = secondFleet.decide(state, by, action);
  return events.ok ? fold(state, events.value) : undefined;
};
