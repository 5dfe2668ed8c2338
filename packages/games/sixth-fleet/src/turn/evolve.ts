import { evolveBy, type Handlers } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { inPhase, stateWith } from '../model/copy.ts';
import type { Event } from '../model/event.ts';
import { arranged, boxed, carrierOf, lifted, placed } from '../model/position.ts';
import type { Combat, Movement, Phase, Retreat, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** [8] What the events of a battle change. */
const BATTLE: Handlers<
  State,
  Event,
  | 'attacked'
  | 'rolled'
  | 'routed'
  | 'retreated'
  | 'crowded'
  | 'displaced'
  | 'died'
  | 'destroyed'
  | 'opened'
  | 'advanced'
  | 'resumed'
> = {
  attacked: (state, event) => inPhase(state, afterAttack(combatOf(state.phase), event)),
  rolled: state => state,
  routed: (state, { side, from, units: pending, cause }) =>
    inPhase(state, { name: 'retreat', side, from, pending, cause, resume: combatOf(state.phase) }),
  retreated: (state, { unit, to }) => withRetreat(placed(state, unit, to), unit),
  crowded: (state, { side, hex, units, unit }) =>
    inPhase(state, { name: 'displacement', side, hex, units, unit, resume: retreatOf(state.phase) }),
  displaced: (state, { unit, to }) => withDisplaced(placed(state, unit, to), unit),
  died: (state, { unit }) =>
    withoutPending(stateWith(lifted(state, unit), { dead: [...state.dead, unit] }), unit),
  destroyed: (state, { hex }) =>
    stateWith(state, { destroyed: [...state.destroyed, hex].toSorted((a, b) => a - b) }),
  opened: (state, { side, hex, candidates }) =>
    inPhase(state, { name: 'advance', side, hex, candidates, resume: combatOf(state.phase) }),
  advanced: (state, { unit, hex }) => withAdvanced(placed(state, unit, hex), unit),
  resumed: state => ('resume' in state.phase ? inPhase(state, state.phase.resume) : state),
};

/** What each event changes: the only place where a state comes from another. */
export const evolve = evolveBy<State, Event>({
  ...BATTLE,
  deployed: (state, { unit, hex }) => placed(state, unit, hex),
  launched: (state, { unit, hex }) => withLaunched(placed(state, unit, hex), unit, carrierOf(state, unit)),
  embarked: (state, { unit, carrier }) => boxed(state, unit, carrier),
  moved: (state, { unit, path }) =>
    withMovement(placed(state, unit, path.at(-1) as HexId), phase => ({
      ...phase,
      moved: [...phase.moved, unit],
    })),
  grounded: (state, { unit }) => stateWith(lifted(state, unit), { grounded: [...state.grounded, unit] }),
  arranged: (state, { side, hex, units }) => arranged(state, side, hex, units),
  violated: state => stateWith(state, { violated: true }),
  began: (state, { phase }) => inPhase(state, phase),
  turned: (state, { turn }) => stateWith(state, { turn }),
  mobilised: (state, { face }) => stateWith(state, { middleEast: face }),
  delayed: (state, { until }) => stateWith(state, { gateOpens: until }),
  forfeited: (state, { unit }) => stateWith(state, { forfeited: [...state.forfeited, unit] }),
  answered: (state, { side, yes }) =>
    state.phase.name === 'extension'
      ? inPhase(state, { ...state.phase, answers: { ...state.phase.answers, [side]: yes } })
      : state,
  extended: (state, { lastTurn }) => stateWith(state, { lastTurn }),
});

/** The combat phase under whatever interrupts it. */
export const combatOf = (phase: Phase): Combat => {
  if (phase.name === 'combat') return phase;
  if ('resume' in phase) return combatOf(phase.resume);
  throw new Error(`There is no combat under phase ${phase.name}`);
};

const retreatOf = (phase: Phase): Retreat => {
  if (phase.name === 'retreat') return phase;
  throw new Error(`Nobody retreats in phase ${phase.name}`);
};

const afterAttack = (combat: Combat, event: Extract<Event, { readonly type: 'attacked' }>): Phase => {
  const { attackers, hex, defenders, need, from } = event;
  const resume: Combat = {
    ...combat,
    attacked: [...combat.attacked, ...attackers],
    targets: [...combat.targets, ...attackers.map(() => hex)],
    struck: [...combat.struck, ...defenders.filter(unit => !combat.struck.includes(unit))],
    fulfilled:
      defenders.length === 0 || combat.fulfilled.includes(from)
        ? combat.fulfilled
        : [...combat.fulfilled, from],
  };
  return need === 0 ? resume : { name: 'attack', attack: { attackers, hex, defenders }, need, resume };
};

const withMovement = (state: State, change: (phase: Movement) => Movement): State =>
  state.phase.name === 'movement' ? inPhase(state, change(state.phase)) : state;

/** [9.63] An aircraft launched from a carrier that has moved has moved with her, even where there is another base. */
const withLaunched = (state: State, unit: UnitId, carrier: UnitId | undefined): State =>
  withMovement(state, phase =>
    carrier === undefined || !phase.moved.includes(carrier) || phase.moved.includes(unit)
      ? phase
      : { ...phase, moved: [...phase.moved, unit] },
  );

const without = (units: readonly UnitId[], unit: UnitId): readonly UnitId[] =>
  units.filter(id => id !== unit);

/** [8.75] A unit forced back because it could not attack owes nothing more and attacks no more. */
const withRetreat = (state: State, unit: UnitId): State => {
  const retreat = retreatOf(state.phase);
  const pending = without(retreat.pending, unit);
  const resume = retreat.cause === 'obligation' ? withExempt(retreat.resume, unit) : retreat.resume;
  return inPhase(state, { ...retreat, pending, resume });
};

const withExempt = (combat: Combat, unit: UnitId): Combat => ({
  ...combat,
  exempt: [...combat.exempt, unit],
});

const withDisplaced = (state: State, unit: UnitId): State =>
  state.phase.name === 'displacement'
    ? inPhase(state, { ...state.phase, units: without(state.phase.units, unit) })
    : state;

const withoutPending = (state: State, unit: UnitId): State =>
  state.phase.name === 'retreat'
    ? inPhase(state, { ...state.phase, pending: without(state.phase.pending, unit) })
    : state;

/** [8.5] The phasing side's units that advanced attack no more and owe nothing; the other side's are as before. */
const withAdvanced = (state: State, unit: UnitId): State => {
  const { phase } = state;
  if (phase.name !== 'advance' || phase.side !== phase.resume.side) return state;
  return inPhase(state, { ...phase, resume: withExempt(phase.resume, unit) });
};
