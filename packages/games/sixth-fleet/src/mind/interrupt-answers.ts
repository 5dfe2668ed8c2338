import type { Action } from '../action.ts';
import { ADVANCE_LIMIT } from '../advance.ts';
import { listActions } from '../list.ts';
import { refugesOf } from '../retreat.ts';
import { specOf } from '../roster.ts';
import type { Advance, Phase, Retreat, State } from '../state.ts';
import { enemyOf, type Side, type UnitId } from '../vocabulary.ts';
import { levelOf, netPoints } from '../victory.ts';
import type { View } from '../view.ts';
import { stacksBeside } from './contact.ts';

/** [8.5] Nobody, each alone, and the first three who can. */
const advanceAnswers = ({ candidates }: Advance): readonly Action[] =>
  [[], ...candidates.map(unit => [unit]), candidates.slice(0, ADVANCE_LIMIT)].map(
    units => ({ type: 'advance', units }) as const,
  );

/** [11.0] Who is winning stops; who is losing goes on; else as the scenario says. */
const voteOf = (state: State, side: Side): boolean => {
  const { winner } = levelOf(netPoints(state));
  return winner === undefined ? state.scenario === 'campaign' : winner !== side;
};

/** Answers to what the other side, or the order of play, asks for. */
export const interruptAnswers = (view: View, side: Side, phase: Phase): readonly Action[] => {
  if (phase.name === 'advance') return advanceAnswers(phase);
  if (phase.name === 'extension') return [{ type: 'go-on', yes: voteOf(view.table, side) }];
  return [...listActions(view)];
};

/** What a side would do at once, without looking further, when it is asked in the middle of a fight. */
export const reflexIn = (state: State, phase: Phase): Action | undefined => {
  if (phase.name === 'advance') return { type: 'advance', units: [] };
  if (phase.name === 'retreat') return retreatOf(state, phase);
  if (phase.name !== 'displacement') return undefined;
  const [first] = listActions({ viewer: phase.side, table: state });
  return first;
};

/** Away from the enemy. */
const retreatOf = (state: State, { pending }: Retreat): Action | undefined => {
  for (const unit of pending) {
    const [to] = refugesOf(state, unit).toSorted(
      (a, b) => enemiesBeside(state, unit, a) - enemiesBeside(state, unit, b),
    );
    if (to !== undefined) return { type: 'retreat', unit, to };
  }
  return undefined;
};

const enemiesBeside = (state: State, unit: UnitId, hex: Parameters<typeof stacksBeside>[2]): number =>
  stacksBeside(state, enemyOf(specOf(state, unit).side), hex).length;
