import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { besideAtSea } from '../../model/chart.ts';
import { pieceOf, submarineStacks, surfaceStacks } from '../../model/position.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { refuseActivation, refuseUnit } from '../../rules/action/activation.ts';
import { armsFor } from '../../rules/action/arms.ts';
import { refuseDive } from '../../rules/depth/depth.ts';
import { groupingsOf, groupsIn, listSea } from './list.ts';
import {
  allowanceOf,
  costOf,
  refuseEndIn,
  refuseStep,
  type SeaActivation,
} from '../../rules/movement/movement.ts';
import type { SeaPhase, Segment } from '../../model/sea/phase.ts';
import { watersSeen } from '../../rules/movement/sail.ts';

const DONE: Action = { type: 'done' };

/** A walk at random: every hex in reach can come of it, and no flood is run. */
const wander = (view: View, activation: SeaActivation, random: Random): readonly HexId[] => {
  const waters = watersSeen(view);
  const allowance = allowanceOf(waters, activation);
  const path: HexId[] = [];
  let [at, spent, last] = [activation.hex, activation.spent, 0];
  const steps = 1 + random.below(Math.max(1, allowance - spent));
  for (let step = 0; step < steps; step += 1) {
    const to = pick(random, besideAtSea(at));
    if (to === undefined || refuseStep(waters, activation, at, to) !== undefined) continue;
    spent += costOf(waters, activation, allowance, to);
    if (spent > allowance) break;
    path.push(to);
    at = to;
    if (refuseEndIn(view.table, activation.side, activation.units, to) === undefined) last = path.length;
  }
  return path.slice(0, last);
};

const isMoving = (activation: SeaActivation): boolean =>
  activation.name === 'surface-activation' ? activation.moved !== 'over' : activation.attacks.length === 0;

/** One of this number of activations ends although it could go on. */
const WEARY = 4;

const sampleActivation = (view: View, activation: SeaActivation, random: Random): Action => {
  if (!isMoving(activation) || random.below(WEARY) === 0) return DONE;
  const path = wander(view, activation, random);
  return path.length === 0 ? DONE : { type: 'sail', path };
};

const hexesOf = (view: View, { side, arm }: Segment): readonly HexId[] => [
  ...(arm === 'surface' ? surfaceStacks(view.table, side) : submarineStacks(view.table, side)).keys(),
];

const unitsFor = (view: View, segment: Segment, hex: HexId, random: Random): readonly UnitId[] => {
  if (segment.arm === 'surface') return pick(random, groupsIn(view.table, segment, hex)) ?? [];
  const ready = (submarineStacks(view.table, segment.side).get(hex) ?? []).filter(
    unit => refuseUnit(view.table, segment, unit) === undefined,
  );
  const unit = pick(random, ready);
  return unit === undefined ? [] : [unit];
};

/** How often random play looks for somebody who has not acted before it gives up. */
const TRIES = 6;

const sampleSegment = (view: View, segment: Segment, random: Random): Action => {
  if (segment.arm === 'air') return DONE;
  const hexes = hexesOf(view, segment);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const hex = pick(random, hexes);
    if (hex === undefined) return DONE;
    if (segment.arm === 'surface' && random.below(20) === 0) {
      const forces = pick(random, groupingsOf(view.table, segment, hex));
      if (forces !== undefined) return { type: 'reorganise', hex, forces };
    }
    const units = unitsFor(view, segment, hex, random);
    const fast = random.below(6) === 0;
    if (units.length > 0 && refuseActivation(view, segment, units, fast) === undefined)
      return { type: 'activate', units, fast };
  }
  return DONE;
};

/** One submarine at random; the step ends sooner or later. */
const sampleDepth = (
  { table }: View,
  phase: Extract<SeaPhase, { readonly name: 'submarine-mode' }>,
  random: Random,
): Action => {
  const unit = pick(random, [...submarineStacks(table, phase.side).values()].flat());
  if (unit === undefined || random.below(4) === 0) return DONE;
  const deep = !pieceOf(table, unit).deep;
  return refuseDive(table, phase, unit, deep) === undefined ? { type: 'dive', unit, deep } : DONE;
};

/** One offered action of a phase of the sea, each of them possible. */
export const sampleSea = (view: View, phase: SeaPhase, random: Random): Action | undefined => {
  switch (phase.name) {
    case 'segment':
      return random.below(16) === 0 ? DONE : sampleSegment(view, phase, random);
    case 'surface-activation':
    case 'submarine-activation':
      return sampleActivation(view, phase, random);
    case 'arm': {
      const choices = armsFor(view.table, phase);
      const acting = choices.filter(({ pass }) => !pass);
      const choice = pick(random, acting.length > 0 && random.below(8) > 0 ? acting : choices);
      return choice === undefined ? undefined : { type: 'choose-arm', ...choice };
    }
    case 'submarine-mode':
      return sampleDepth(view, phase, random);
    default:
      return pick(random, [...listSea(view, phase)]);
  }
};
