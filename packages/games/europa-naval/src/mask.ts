import type { Viewer } from '@narrow-seas/core';
import { groupIn, groupOf } from './fleet.ts';
import { groupsNamed, isHidden, isHiddenFrom, isKnown, strangersTo } from './knowledge.ts';
import type { Phase, State } from './state.ts';
import type { Side } from './vocabulary.ts';

const hasHidden = ({ common, fleets }: State, viewer: Viewer<Side>): boolean => {
  for (const side of strangersTo(viewer))
    for (const group of fleets[side].groups) if (isHidden(common, group)) return true;
  return false;
};

/** Back to the step in which it happens, as far as the viewer may know. */
const waiting = (phase: Phase, side: Side): Phase => ({
  name: 'waiting',
  side: 'side' in phase ? phase.side : side,
});

const masksHidden = (state: State, phase: Phase, viewer: Viewer<Side>): Phase => {
  const hidden = groupsNamed(phase).find(id => isHiddenFrom(state, viewer, id));
  if (hidden === undefined) return phase;
  if (phase.name === 'naval-step') return { name: phase.name, side: phase.side };
  return waiting(phase, groupIn(state, hidden).side);
};

/** [F.29 a] Mines strike ships that nobody has seen: which, only their owner is told. */
const masksShips = (state: State, phase: Phase, viewer: Viewer<Side>): Phase => {
  if (phase.name === 'mine-roll') {
    const { axis, allied } = state.fleets;
    // Between the last hit and the next phase the group may be gone.
    const group = groupOf(axis, phase.passage.group) ?? groupOf(allied, phase.passage.group);
    const isOpen = group !== undefined && (group.side === viewer || isKnown(state.common, group));
    return isOpen ? phase : { ...phase, ships: [] };
  }
  return phase.name === 'losses' && phase.side !== viewer && !state.common.options.openSea
    ? waiting(phase, phase.side)
    : phase;
};

/** [F.29] The phase as far as the viewer may know it. */
export const maskedPhase = (state: State, phase: Phase, viewer: Viewer<Side>): Phase =>
  masksShips(state, hasHidden(state, viewer) ? masksHidden(state, phase, viewer) : phase, viewer);
