import type { Viewer } from '@narrow-seas/core';
import { groupIn, groupOf } from '../model/fleet.ts';
import { groupsNamed, isHidden, isHiddenFrom, isKnown, strangersTo } from './knowledge.ts';
import type { Phase, State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';

const hasHidden = ({ common, fleets }: State, viewer: Viewer<Side>): boolean => {
  for (const side of strangersTo(viewer))
    for (const group of fleets[side].groups) if (isHidden(common, group)) return true;
  return false;
};

/** Somebody is asked; what, the viewer may not know. */
const waiting = (phase: Phase, side: Side): Phase => ({
  name: 'waiting',
  side: 'side' in phase ? phase.side : side,
});

/** What a mover's own passage interrupts: the step or the reaction in which it happens. */
const resumedBy = (phase: Phase): Phase | undefined =>
  'passage' in phase ? phase.passage?.resume : undefined;

/** A submarine that hides on its own way: its step continues. One that others meet: its owner is asked. */
const masksHidden = (state: State, phase: Phase, viewer: Viewer<Side>): Phase => {
  const hidden = groupsNamed(phase).find(id => isHiddenFrom(state, viewer, id));
  if (hidden === undefined) return phase;
  if (phase.name === 'naval-step') return { name: phase.name, side: phase.side };
  const { side } = groupIn(state, hidden);
  const step = resumedBy(phase);
  return step?.name === 'naval-step' && step.side === side ? { name: step.name, side } : waiting(phase, side);
};

/** [F.29 a] Mines strike ships that nobody has seen: which, and how many dice they take, only their owner is told. */
const masksMines = (
  state: State,
  phase: Extract<Phase, { readonly name: 'mine-roll' }>,
  viewer: Viewer<Side>,
): Phase => {
  const { group: id, resume } = phase.passage;
  const { axis, allied } = state.fleets;
  // Between the last hit and the next phase the group may be gone.
  const group = groupOf(axis, id) ?? groupOf(allied, id);
  const isOpen = group !== undefined && (group.side === viewer || isKnown(state.common, group));
  return isOpen ? phase : resume;
};

/** What the phase itself holds of a side's secrets. */
const masksBooks = (state: State, phase: Phase, viewer: Viewer<Side>): Phase => {
  switch (phase.name) {
    case 'mine-roll':
      return masksMines(state, phase, viewer);
    case 'losses':
      return phase.side === viewer ? phase : waiting(phase, phase.side);
    // [F.29 a] Which ships are in the yard, and for how many hits.
    case 'initial':
      return phase.side === viewer || phase.mended.length === 0 ? phase : { ...phase, mended: [] };
    // [F.29 c] From which ports, and how much.
    case 'front-payment':
      return viewer === 'axis' || phase.paid.length === 0 ? phase : { ...phase, paid: [] };
    // [F.29 a] What coasters carry, and how many dice it takes.
    case 'carriage-roll':
      return phase.carriage.side === viewer ? phase : phase.resume;
    default:
      return phase;
  }
};

/** [F.29] The phase as far as the viewer may know it. */
export const maskedPhase = (state: State, phase: Phase, viewer: Viewer<Side>): Phase => {
  if (state.common.options.openSea) return phase;
  const shown = masksBooks(state, phase, viewer);
  return hasHidden(state, viewer) ? masksHidden(state, shown, viewer) : shown;
};
