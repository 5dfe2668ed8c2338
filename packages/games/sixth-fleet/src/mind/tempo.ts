import { combatOf } from '../turn/evolve.ts';
import { startOfCombat } from '../turn/sequence.ts';
import type { Combat, Phase, State } from '../model/state.ts';
import { type BySide, enemyOf, type Side } from '../model/vocabulary.ts';

/** When a side fights: now, after the enemy has moved, after he has fought and moved, or not again. */
export type When = 'Now' | 'Soon' | 'Later' | 'Never';

/** A side's Combat Phase that is on or comes next. */
export interface Prospect {
  readonly phase: Combat;
  readonly when: When;
}

/** [4.2] NATO fights and moves, the Soviets fight and move. */
export const tempoOf = (state: State): BySide<Prospect> => {
  const { phase } = state;
  const mover = moverOf(phase);
  const fighting = isFighting(phase);
  const first = fighting ? mover : enemyOf(mover);
  const current = fighting ? combatOf(phase) : startOfCombat(first);
  const prospect = (side: Side): Prospect => ({
    phase: side === first ? current : startOfCombat(side),
    when: whenOf(state, side, first, fighting),
  });
  return { nato: prospect('nato'), soviet: prospect('soviet') };
};

/** On the last turn only the Soviets still fight after NATO has, and nobody after them. */
const whenOf = ({ turn, lastTurn }: State, side: Side, first: Side, fighting: boolean): When => {
  const last = turn >= lastTurn;
  if (side === first) return last && side === 'nato' && !fighting ? 'Never' : 'Now';
  if (last && (side === 'nato' || !fighting)) return 'Never';
  return fighting ? 'Soon' : 'Later';
};

const isFighting = (phase: Phase): boolean => phase.name === 'combat' || 'resume' in phase;

/** Whose half of the turn it is; before play and between the parts of a campaign NATO fights next. */
const moverOf = (phase: Phase): Side => {
  if (isFighting(phase)) return combatOf(phase).side;
  if (phase.name === 'excess') return phase.mover;
  return phase.name === 'movement' ? phase.side : 'soviet';
};

/** Half-phases since the beginning: a plan is good for one of them. */
export const stageOf = ({ turn, phase }: State): number =>
  turn * 4 + (moverOf(phase) === 'nato' ? 0 : 2) + (isFighting(phase) ? 0 : 1);
