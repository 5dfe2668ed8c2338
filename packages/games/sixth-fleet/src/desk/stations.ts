import { choiceOf, seededRandom } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type MovementSketch, movementSketch } from '../mind/movement-sketch.ts';
import { movementOrder } from '../mind/movement-answers.ts';
import type { Action } from '../model/action.ts';
import { placeOf } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { decide } from '../turn/decide.ts';
import type { DeskChoice } from './say.ts';
import { DESK_WORDS } from './words.ts';

/** The same position gives the same proposal. */
const SEED = 1;

/** Takes the best choice of one unit, while all the others do what they are to do. */
const settle = (sketch: MovementSketch, slot: number): void => {
  let best = { choice: sketch.chosen(slot), value: sketch.value() };
  for (let choice = 0; choice < (sketch.counts[slot] as number); choice += 1) {
    if (!sketch.take(slot, choice)) continue;
    const value = sketch.value();
    if (value > best.value) best = { choice, value };
  }
  sketch.take(slot, best.choice);
};

type Gambit = MovementSketch['gambits'][number];

/** Takes a few choices that are good only together, where they are better than what was chosen before. */
const venture = (sketch: MovementSketch, gambit: Gambit, before: number): number => {
  const held = gambit.map(({ slot }) => ({ slot, choice: sketch.chosen(slot) }));
  const isTaken = gambit.every(({ slot, choice }) => sketch.take(slot, choice));
  const value = isTaken ? sketch.value() : Number.NEGATIVE_INFINITY;
  if (value > before) return value;
  for (const { slot, choice } of held) sketch.take(slot, choice);
  return before;
};

type Passage = Extract<Action, { readonly type: 'move' }>;

/** Where the staff would send these: several to one enemy, then each by itself; who is best where it is stays. */
const passagesOf = (state: State, phase: Movement, units: readonly UnitId[]): readonly Passage[] => {
  const sketch = movementSketch(state, phase, seededRandom(SEED));
  const order = movementOrder(state, phase);
  const isTheirs = ({ slot }: { readonly slot: number }): boolean => units.includes(order[slot] as UnitId);
  sketch.gambits
    .filter(gambit => gambit.every(isTheirs))
    .reduce((value, gambit) => venture(sketch, gambit, value), sketch.value());
  for (const slot of order.keys()) if (isTheirs({ slot })) settle(sketch, slot);
  return sketch
    .actions()
    .filter((action): action is Passage => action.type === 'move' && units.includes(action.unit));
};

/** Those that the rules allow, in their order. */
const allowed = (state: State, { side }: Movement, passages: readonly Passage[]): readonly Passage[] => {
  let now = state;
  return passages.filter(passage => {
    const decided = decide(now, side, passage);
    if (decided.ok) now = decided.value.state;
    return decided.ok;
  });
};

const kindOf = (state: State, [first]: readonly UnitId[]): 'air' | 'submarine' =>
  first !== undefined && specOf(state, first).domain === 'submarine' ? 'submarine' : 'air';

/** [5.1] [9.2] One order for aircraft or submarines of several hexes: the stations that the staff proposes for them. */
export const stationChoices = (
  state: State,
  phase: Movement,
  units: readonly UnitId[],
): readonly DeskChoice[] => {
  const passages = allowed(state, phase, passagesOf(state, phase, units));
  if (passages.length === 0) return [];
  return [
    choiceOf({
      key: 'stations',
      kind: 'command',
      label: DESK_WORDS.formation.stations(kindOf(state, units), passages.length),
      actions: passages,
      ways: passages.map(({ unit, path }) => [placeOf(state, unit) as HexId, ...path]),
    }),
  ];
};
