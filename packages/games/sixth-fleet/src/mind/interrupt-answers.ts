import type { Action } from '../model/action.ts';
import { ADVANCE_LIMIT } from '../rules/combat/advance.ts';
import { listActions } from '../turn/list.ts';
import { refugesOf } from '../rules/combat/retreat.ts';
import { specOf } from '../model/roster.ts';
import type { Advance, Phase, Retreat, State } from '../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { levelOf, netPoints } from '../rules/victory/victory.ts';
import type { View } from '../secrets/view.ts';
import { stacksBeside } from './contact.ts';

/** [8.5] Nobody, each alone, and the first three who can. */
const advanceAnswers = ({ candidates }: Advance): readonly Action[] =>
  [[], ...candidates.map(unit => [unit]), candidates.slice(0, ADVANCE_LIMIT)].map(
    units => ({ type: 'advance', units }) as const,
  );

/** [11.0] A side that is winning stops, one that is losing goes on; otherwise the scenario decides. */
const voteOf = (state: State, side: Side): boolean => {
  const { winner } = levelOf(state.scenario, netPoints(state));
  return winner === undefined ? state.scenario.extension?.oneVoteIsEnough === true : winner !== side;
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
