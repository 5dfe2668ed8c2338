import { type Actor, exhausted } from '@narrow-seas/core';
import { aircraftAway } from '../rules/air/air.ts';
import type { Event } from '../model/event.ts';
import { NO_COMBAT_YET } from '../model/phase.ts';
import { unlandedIn } from '../rules/air/grounding.ts';
import { overfullHexes } from '../rules/stacking/stacking.ts';
import type { Combat, Movement, Phase, State } from '../model/state.ts';
import { enemyOf, SIDES, type Side } from '../model/vocabulary.ts';

/** Who may act now. */
export const actor = ({ phase }: State): Actor<Side> => {
  switch (phase.name) {
    case 'middle-east':
    case 'first-strike':
    case 'attack':
    case 'delay':
      return 'chance';
    case 'sacrifice':
      return ['soviet'];
    case 'extension':
      return SIDES.filter(side => phase.answers[side] === undefined);
    case 'over':
      return [];
    case 'set-up':
    case 'combat':
    case 'retreat':
    case 'displacement':
    case 'advance':
    case 'movement':
    case 'excess':
    case 'reinforcement':
      return [phase.side];
    default:
      return exhausted(phase);
  }
};

const began = (phase: Phase): Event => ({ type: 'began', phase });

export const startOfCombat = (side: Side): Combat => ({ name: 'combat', side, ...NO_COMBAT_YET });

/** [9.22] Aircraft away from a base are turned over. */
const startOfMovement = (state: State, side: Side): Movement => ({
  name: 'movement',
  side,
  moved: [],
  mustLand: aircraftAway(state, side),
});

/** [4.2] After one's combat comes one's movement. */
export const endCombat = (state: State, side: Side): readonly Event[] => [
  began(startOfMovement(state, side)),
];

/** [9.15] [9.22] What did not land is grounded or lost; [7.0] then the opponent thins out what is too many. */
export const endMovement = (state: State, phase: Movement): readonly Event[] => {
  const { side } = phase;
  const { grounded, lost } = unlandedIn(state, phase);
  const gone: readonly Event[] = [
    ...grounded.map(unit => ({ type: 'grounded', unit, path: [] }) as const),
    ...lost.map(unit => ({ type: 'died', unit, cause: 'no-base' }) as const),
  ];
  const overfull = overfullHexes(withoutUnits(state, side, [...grounded, ...lost]), side);
  if (overfull.length > 0) return [...gone, began({ name: 'excess', side: enemyOf(side), mover: side })];
  return [...gone, ...afterMovement(state, side)];
};

const withoutUnits = (state: State, side: Side, units: readonly number[]): State => {
  const stacks = state.stacks[side].map(stack => ({
    ...stack,
    units: stack.units.filter(unit => !units.includes(unit)),
  }));
  return { ...state, stacks: { ...state.stacks, [side]: stacks } };
};

/** [4.2] [12.1] NATO is followed by the Soviets, the Soviets by the next turn. */
export const afterMovement = (state: State, side: Side): readonly Event[] =>
  side === 'nato' ? [began(startOfCombat('soviet'))] : endTurn(state);

/** [11.0] The scenario says when the players may stop or go on; [12.2] going on brings reinforcements. */
const endTurn = (state: State): readonly Event[] => {
  if (state.turn === state.scenario.extension?.after) return [began({ name: 'extension', answers: {} })];
  return state.turn >= state.lastTurn ? [began({ name: 'over' })] : nextTurn(state);
};

const nextTurn = (state: State): readonly Event[] => [
  { type: 'turned', turn: state.turn + 1 },
  began(startOfCombat('nato')),
];

/** [11.0] The scenario says how many must agree to go on. */
export const answerExtension = (state: State, side: Side, yes: boolean): readonly Event[] => {
  const answered: Event = { type: 'answered', side, yes };
  const other = state.phase.name === 'extension' ? state.phase.answers[enemyOf(side)] : undefined;
  if (other === undefined) return [answered];
  const { oneVoteIsEnough = false, lastTurn = state.lastTurn } = state.scenario.extension ?? {};
  const goesOn = oneVoteIsEnough ? yes || other : yes && other;
  if (!goesOn) return [answered, began({ name: 'over' })];
  return [answered, { type: 'extended', lastTurn }, began({ name: 'reinforcement', side: 'nato' })];
};

/** [12.2] [12.25] NATO places first, then the Soviets; [14.4] then the delay is rolled for. */
export const afterReinforcement = (state: State, side: Side): readonly Event[] => {
  if (side === 'nato') return [began({ name: 'reinforcement', side: 'soviet' })];
  return state.options.delay ? [began({ name: 'delay' })] : nextTurn(state);
};

/** [14.4] The turns that the die shows, after the last in which the Black Sea is closed. */
export const rollDelay = (state: State, face: number): readonly Event[] => [
  { type: 'delayed', until: state.scenario.blackSeaOpens - 1 + face },
  ...nextTurn(state),
];

/** [11] NATO ships, NATO aircraft, Soviet ships, Soviet aircraft; [12.1] then the Soviets move. */
export const afterSetUp = (state: State, side: Side, branch: 'naval' | 'air'): readonly Event[] => {
  if (branch === 'naval') return [began({ name: 'set-up', side, branch: 'air' })];
  if (side === 'nato') return [began({ name: 'set-up', side: 'soviet', branch: 'naval' })];
  return state.options.firstStrike ? [began({ name: 'first-strike' })] : firstTurn(state);
};

/** [12.1] The first turn is a Soviet Movement Phase. */
export const firstTurn = (state: State): readonly Event[] => [began(startOfMovement(state, 'soviet'))];
