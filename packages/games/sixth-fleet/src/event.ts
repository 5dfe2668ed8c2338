import { exhausted } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { arranged, boxed, lifted, placed } from './position.ts';
import type { Combat, Movement, Phase, Retreat, State } from './state.ts';
import type { Face, Side, UnitId } from './vocabulary.ts';

/** Why a unit was lost. */
export const CAUSES = [
  'combat',
  'no-retreat',
  'aircraft-hit',
  'with-carrier',
  'no-base',
  'overstacked',
  'first-strike',
  'sacrifice',
] as const;
export type Cause = (typeof CAUSES)[number];

export type Event =
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'embarked'; readonly unit: UnitId; readonly carrier: UnitId }
  | { readonly type: 'launched'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'moved'; readonly unit: UnitId; readonly path: readonly HexId[] }
  | { readonly type: 'grounded'; readonly unit: UnitId; readonly path: readonly HexId[] }
  | { readonly type: 'arranged'; readonly side: Side; readonly hex: HexId; readonly units: readonly UnitId[] }
  | { readonly type: 'violated' }
  | {
      readonly type: 'attacked';
      readonly attackers: readonly UnitId[];
      readonly from: HexId;
      readonly hex: HexId;
      readonly defenders: readonly UnitId[];
      readonly differential: number;
      readonly ecm: number;
      readonly need: number;
    }
  | { readonly type: 'rolled'; readonly face: Face }
  /** These must retreat. */
  | {
      readonly type: 'routed';
      readonly side: Side;
      readonly from: HexId;
      readonly units: readonly UnitId[];
      readonly cause: Retreat['cause'];
    }
  | { readonly type: 'retreated'; readonly unit: UnitId; readonly to: HexId }
  /** These must make room for `unit`. */
  | {
      readonly type: 'crowded';
      readonly side: Side;
      readonly hex: HexId;
      readonly units: readonly UnitId[];
      readonly unit: UnitId;
    }
  | { readonly type: 'displaced'; readonly unit: UnitId; readonly to: HexId }
  | { readonly type: 'died'; readonly unit: UnitId; readonly cause: Cause }
  | { readonly type: 'destroyed'; readonly hex: HexId }
  | {
      readonly type: 'opened';
      readonly side: Side;
      readonly hex: HexId;
      readonly candidates: readonly UnitId[];
    }
  | { readonly type: 'advanced'; readonly unit: UnitId; readonly hex: HexId }
  /** Back to the phase that was interrupted. */
  | { readonly type: 'resumed' }
  | { readonly type: 'began'; readonly phase: Phase }
  | { readonly type: 'turned'; readonly turn: number }
  | { readonly type: 'mobilised'; readonly face: Face }
  | { readonly type: 'delayed'; readonly until: number }
  | { readonly type: 'forfeited'; readonly unit: UnitId }
  | { readonly type: 'answered'; readonly side: Side; readonly yes: boolean }
  | { readonly type: 'extended'; readonly lastTurn: number };

/** Nothing is hidden, so only the dice are final, and those core sees for itself. */
export const final = (_event: Event): boolean => false;

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'deployed':
    case 'launched':
      return placed(state, event.unit, event.hex);
    case 'embarked':
      return boxed(state, event.unit, event.carrier);
    case 'moved':
      return withMovement(placed(state, event.unit, event.path.at(-1) as HexId), phase => ({
        ...phase,
        moved: [...phase.moved, event.unit],
      }));
    case 'grounded':
      return { ...lifted(state, event.unit), grounded: [...state.grounded, event.unit] };
    case 'arranged':
      return arranged(state, event.side, event.hex, event.units);
    case 'violated':
      return { ...state, violated: true };
    case 'attacked':
    case 'routed':
    case 'retreated':
    case 'crowded':
    case 'displaced':
    case 'died':
    case 'destroyed':
    case 'opened':
    case 'advanced':
    case 'resumed':
      return evolveCombat(state, event);
    case 'began':
      return { ...state, phase: event.phase };
    case 'turned':
      return { ...state, turn: event.turn };
    case 'mobilised':
      return { ...state, middleEast: event.face };
    case 'delayed':
      return { ...state, gateOpens: event.until };
    case 'forfeited':
      return { ...state, forfeited: [...state.forfeited, event.unit] };
    case 'answered':
      return state.phase.name === 'extension'
        ? {
            ...state,
            phase: { ...state.phase, answers: { ...state.phase.answers, [event.side]: event.yes } },
          }
        : state;
    case 'extended':
      return { ...state, lastTurn: event.lastTurn };
    case 'rolled':
      return state;
    default:
      return exhausted(event);
  }
};

type CombatEvent = Extract<
  Event,
  {
    readonly type:
      | 'attacked'
      | 'routed'
      | 'retreated'
      | 'crowded'
      | 'displaced'
      | 'died'
      | 'destroyed'
      | 'opened'
      | 'advanced'
      | 'resumed';
  }
>;

const evolveCombat = (state: State, event: CombatEvent): State => {
  switch (event.type) {
    case 'attacked':
      return { ...state, phase: afterAttack(combatOf(state.phase), event) };
    case 'routed': {
      const { side, from, units: pending, cause } = event;
      return {
        ...state,
        phase: { name: 'retreat', side, from, pending, cause, resume: combatOf(state.phase) },
      };
    }
    case 'retreated':
      return withRetreat(placed(state, event.unit, event.to), event.unit);
    case 'crowded': {
      const { side, hex, units, unit } = event;
      return {
        ...state,
        phase: { name: 'displacement', side, hex, units, unit, resume: retreatOf(state.phase) },
      };
    }
    case 'displaced':
      return withDisplaced(placed(state, event.unit, event.to), event.unit);
    case 'died':
      return withoutPending({ ...lifted(state, event.unit), dead: [...state.dead, event.unit] }, event.unit);
    case 'destroyed':
      return { ...state, destroyed: [...state.destroyed, event.hex].toSorted((a, b) => a - b) };
    case 'opened': {
      const { side, hex, candidates } = event;
      return { ...state, phase: { name: 'advance', side, hex, candidates, resume: combatOf(state.phase) } };
    }
    case 'advanced':
      return withAdvanced(placed(state, event.unit, event.hex), event.unit);
    case 'resumed':
      return 'resume' in state.phase ? { ...state, phase: state.phase.resume } : state;
    default:
      return exhausted(event);
  }
};

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
  state.phase.name === 'movement' ? { ...state, phase: change(state.phase) } : state;

const without = (units: readonly UnitId[], unit: UnitId): readonly UnitId[] =>
  units.filter(id => id !== unit);

/** [8.75] A unit forced back for want of an attack owes nothing more and attacks no more. */
const withRetreat = (state: State, unit: UnitId): State => {
  const retreat = retreatOf(state.phase);
  const pending = without(retreat.pending, unit);
  const resume = retreat.cause === 'obligation' ? withExempt(retreat.resume, unit) : retreat.resume;
  return { ...state, phase: { ...retreat, pending, resume } };
};

const withExempt = (combat: Combat, unit: UnitId): Combat => ({
  ...combat,
  exempt: [...combat.exempt, unit],
});

const withDisplaced = (state: State, unit: UnitId): State =>
  state.phase.name === 'displacement'
    ? { ...state, phase: { ...state.phase, units: without(state.phase.units, unit) } }
    : state;

const withoutPending = (state: State, unit: UnitId): State =>
  state.phase.name === 'retreat'
    ? { ...state, phase: { ...state.phase, pending: without(state.phase.pending, unit) } }
    : state;

/** [8.5] The phasing side's units that advanced attack no more and owe nothing; the other side's are as before. */
const withAdvanced = (state: State, unit: UnitId): State => {
  const { phase } = state;
  if (phase.name !== 'advance' || phase.side !== phase.resume.side) return state;
  return { ...state, phase: { ...phase, resume: withExempt(phase.resume, unit) } };
};
