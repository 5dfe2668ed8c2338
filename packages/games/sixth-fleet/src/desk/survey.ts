import type { Survey } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { sayPhase } from '../face/say-phase.ts';
import type { Phase, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { adviceFor } from './advice.ts';
import { bestAttacks } from './best-attacks.ts';
import { commandsOf } from './commands.ts';
import { dutiesOf } from './duties.ts';
import { endingOf } from './ending.ts';
import { formationsIn } from './formations.ts';
import { readyUnits } from './ready.ts';
import { actingSide } from './say.ts';
import { traysOf } from './trays.ts';

/** The state of affairs: the same heading and trays for everybody, the rest for who may act. */
export const surveyFor = (view: View): Survey<Action> => {
  const { table } = view;
  const acts = actingSide(view) !== undefined;
  const plans = acts ? plansIn(table) : NO_PLANS;
  const ready = acts ? readyUnits(table, plans) : [];
  const duties = acts ? dutiesOf(table, plans) : [];
  const heading = {
    title: sayPhase(table.phase),
    advice: adviceFor(view, { ready, duties }),
    trays: traysOf(table),
    ready,
    duties,
  };
  if (!acts) return { ...heading, commands: [] };
  const end = endingOf(table);
  return {
    ...heading,
    ...stepOf(table.phase),
    ...severalIn(table.phase),
    ...formationsOf(table, ready),
    groups: [...plans.values()].map(({ attack }) => attack.attackers).filter(({ length }) => length > 1),
    commands: commandsOf(table),
    ...(end === undefined ? {} : { end }),
  };
};

/** [5] Units that move may be ordered as a whole. */
const formationsOf = (state: State, ready: readonly UnitId[]): Pick<Survey<Action>, 'formations'> =>
  state.phase.name === 'movement' ? { formations: formationsIn(state, state.phase, ready) } : {};

type Plans = ReturnType<typeof bestAttacks>;

const NO_PLANS: Plans = new Map();

const plansIn = (state: State): Plans =>
  state.phase.name === 'combat' ? bestAttacks(state, state.phase) : NO_PLANS;

/** [8.2] [8.5] Several attack together, and several advance. */
const severalIn = ({ name }: Phase): Pick<Survey<Action>, 'several'> =>
  name === 'combat' || name === 'advance' ? { several: true } : {};

/** [4] Combat first, then movement. */
const stepOf = ({ name }: Phase): Pick<Survey<Action>, 'step'> => {
  if (name === 'combat') return { step: [1, 2] };
  return name === 'movement' ? { step: [2, 2] } : {};
};
