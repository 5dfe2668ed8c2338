import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { forcesAt, submarineStacks, surfaceStacks } from '../../model/position.ts';
import type { Force, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { refuseActivation } from '../../rules/action/activation.ts';
import { armsFor } from '../../rules/action/arms.ts';
import { divers } from '../../rules/depth/depth.ts';
import { nextToHit } from '../../rules/mines/mines.ts';
import type { SeaActivation } from '../../rules/movement/movement.ts';
import type { SeaPhase, Segment } from '../../model/sea/phase.ts';
import { destinationsOf } from '../../rules/movement/reach.ts';
import { regroupable, refuseReorganisation } from '../../rules/movement/reorganise.ts';
import { watersSeen } from '../../rules/movement/sail.ts';
import { aerialHexes, refuseAerialSweep } from '../../rules/mines/sweep.ts';

/** Each force, each ship of it alone, and all ships of the hex that have not acted. */
export const groupsIn = (
  table: PublicState,
  segment: Segment,
  hex: HexId,
): readonly (readonly UnitId[])[] => {
  const ready = regroupable(table, segment, hex);
  const forces = forcesAt(table, segment.side, hex)
    .map(force => force.filter(unit => ready.includes(unit)))
    .filter(force => force.length > 1);
  return [
    ...(ready.length > 1 && forces.length !== 1 ? [ready] : []),
    ...(forces.length === 1 && forces[0]?.length !== ready.length ? [ready] : []),
    ...forces,
    ...ready.map(unit => [unit]),
  ];
};

/** Ways of grouping the ships of a hex: all as one, each alone. */
export const groupingsOf = (
  table: PublicState,
  segment: Segment,
  hex: HexId,
): readonly (readonly Force[])[] => {
  const ready = regroupable(table, segment, hex);
  return [[ready], ready.map(unit => [unit])].filter(
    forces => refuseReorganisation(table, segment, hex, forces) === undefined,
  );
};

function* listSegment(view: View, segment: Segment): Generator<Action> {
  const { table } = view;
  const groups =
    segment.arm === 'surface'
      ? [...surfaceStacks(table, segment.side).keys()].flatMap(hex => groupsIn(table, segment, hex))
      : [...submarineStacks(table, segment.side).values()].flat().map(unit => [unit]);
  for (const units of segment.arm === 'air' ? [] : groups) {
    for (const fast of [false, true])
      if (refuseActivation(view, segment, units, fast) === undefined) yield { type: 'activate', units, fast };
  }
  if (segment.arm === 'surface')
    for (const hex of surfaceStacks(table, segment.side).keys())
      for (const forces of groupingsOf(table, segment, hex)) yield { type: 'reorganise', hex, forces };
  yield { type: 'done' };
}

function* listActivation(view: View, activation: SeaActivation): Generator<Action> {
  yield { type: 'done' };
  for (const { path } of destinationsOf(watersSeen(view), activation)) yield { type: 'sail', path };
}

/** Every kind of action that is offered in a phase of the sea: one path to each hex, forces and single ships. */
export function* listSea(view: View, phase: SeaPhase): Generator<Action> {
  const { table } = view;
  switch (phase.name) {
    case 'arm':
      for (const choice of armsFor(table, phase)) yield { type: 'choose-arm', ...choice };
      break;
    case 'segment':
      yield* listSegment(view, phase);
      break;
    case 'surface-activation':
    case 'submarine-activation':
      yield* listActivation(view, phase);
      break;
    case 'mine-losses':
      for (const unit of nextToHit(table, phase.among)) yield { type: 'take-mine', unit };
      break;
    case 'submarine-mode':
      for (const dive of divers(table, phase)) yield { type: 'dive', ...dive };
      yield { type: 'done' };
      break;
    case 'sweep-choice':
      for (const hex of aerialHexes(table))
        if (refuseAerialSweep(table, phase, hex) === undefined) yield { type: 'sweep-from-air', hex };
      yield { type: 'done' };
      break;
    default:
  }
}
