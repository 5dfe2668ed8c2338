import type { Survey } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { sayPhase } from '../face/say-phase.ts';
import { forcesAttacked } from '../rules/strategic-air/formation.ts';
import type { Formation, Targeting } from '../model/fire/phase.ts';
import { targetsOf } from '../rules/combat/targets.ts';
import type { Phase, PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { adviceFor } from './advice.ts';
import { attacksProposed } from './attacks-proposed.ts';
import { dutiesOf } from './duties.ts';
import { endingOf } from './ending.ts';
import { groupsToAct } from './groups-to-act.ts';
import { missionsProposed } from './missions-proposed.ts';
import { patrolsTogether } from './many-units.ts';
import type { Offer } from './offer.ts';
import { offersOf } from './offers.ts';
import { pickedTogether } from './picked-together.ts';
import { actingSide } from './say.ts';
import { searchesProposed } from './searches-proposed.ts';
import { choiceFrom } from './to-choice.ts';
import { traysOf } from './trays.ts';
import { DESK_WORDS } from './words.ts';

/** The state of affairs: the same heading for everybody, the rest for who may act. */
export const surveyFor = (view: View): Survey<Action> => {
  const { phase } = view.table;
  const side = actingSide(view);
  const offers = side === undefined ? [] : offersOf(view);
  const ready =
    side === undefined ? [] : phase.name === 'formation' ? movable(view.table, phase) : readyIn(offers);
  const groups = side === undefined ? [] : pickedTogether(view, side, ready as readonly UnitId[]);
  const heading = {
    title: sayPhase(phase),
    advice: adviceFor(view, { ready: ready.filter(unit => !isSettled(view, unit)), groups }),
    trays: traysOf(view),
    ready,
  };
  if (side === undefined) return { ...heading, duties: [], commands: [] };
  const end = endingOf(view);
  return {
    ...heading,
    groups,
    idle: idleIn(phase, ready),
    ...settledIn(view),
    ...focusOf(view),
    ...formationsOf(view),
    // [C.7.1] The order in which ships are picked is the order in which they are set out.
    ...(phase.name === 'formation' ? { several: true } : {}),
    duties: dutiesOf(view.table),
    commands: [
      ...missionsProposed(view),
      ...searchesProposed(view),
      ...attacksProposed(view),
      ...patrolsTogether(view),
      ...offers
        .filter(({ pieces, isButton }) => pieces.length === 0 || isButton === true)
        .map(offer => choiceFrom(view, offer)),
    ],
    ...(end === undefined ? {} : { end }),
  };
};

/** Ships that have not acted, and the few aircraft that wait for secret orders; most of what else is ready may well stay. */
const FEW = 3;

const idleIn = (phase: Phase, ready: readonly number[]): readonly number[] => {
  if (phase.name === 'segment' && phase.arm !== 'air') return ready;
  return phase.name === 'assignment' && ready.length <= FEW ? ready : [];
};

/** [7] Aircraft with sealed orders: they can be taken back, and nobody waits for them. */
const settledUnits = ({ table, own }: View): readonly number[] =>
  table.phase.name === 'assignment' && own !== undefined ? own.orders.map(({ unit }) => unit) : [];

const isSettled = (view: View, unit: number): boolean => settledUnits(view).includes(unit);

const settledIn = (view: View): Pick<Survey<Action>, 'settled'> => {
  const settled = settledUnits(view);
  return settled.length > 0 ? { settled } : {};
};

/** [4] All forces or all submarines that have not acted, where one order can send several. */
const formationsOf = (view: View): Pick<Survey<Action>, 'formations'> => {
  const { phase } = view.table;
  if (phase.name !== 'segment') return {};
  const groups = groupsToAct(view, phase);
  return groups.length < 2
    ? {}
    : { formations: [{ name: DESK_WORDS.formation.all(phase.arm, groups.length), pieces: groups.flat() }] };
};

/** [4] Who has begun goes on; [C.8.2] who has declared an attack is asked for its targets at once. */
const focusOf = (view: View): Pick<Survey<Action>, 'focus'> => {
  const { phase } = view.table;
  switch (phase.name) {
    case 'targeting': {
      const { units, hex } = phase.strike;
      return { focus: { pieces: units, hex, targets: unitsToAimAt(view, phase) } };
    }
    case 'surface-activation':
    case 'submarine-activation':
    case 'flight':
      return { focus: { pieces: phase.units } };
    default:
      return {};
  }
};

/** [10.7.1.1] Aircraft lie in the hex too, and a base is no piece. */
const unitsToAimAt = (view: View, { strike, resume }: Targeting): readonly number[] =>
  targetsOf(view, resume, strike).flatMap(target => (target.kind === 'unit' ? [target.unit] : []));

/** [C.7.1] Every ship of a force that can be set out, the one on top too. */
const movable = (table: PublicState, phase: Formation): readonly number[] =>
  forcesAttacked(table, phase)
    .filter(({ length }) => length > 1)
    .flat();

const readyIn = (offers: readonly Offer[]): readonly number[] => [
  ...new Set(offers.flatMap(({ pieces }) => pieces)),
];
