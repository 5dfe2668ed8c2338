import { type Adjustable, adjustChoice, adjustFlag, adjustNumber, type EditChoice } from '@narrow-seas/core';
import { sayPhase } from '../face/say-phase.ts';
import type { Phase, State } from '../model/state.ts';
import { startOfCombat } from '../turn/sequence.ts';
import { aircraftAway } from '../rules/air/air.ts';
import { BONUSES } from '../scenarios/bonuses.ts';
import { OPTIONS } from '../scenarios/options.ts';
import { goalPoints, MOST_POINTS, withGoal } from '../scenarios/own-goals.ts';
import { OPTIONAL_RULES, type Side } from '../model/vocabulary.ts';
import { SAID, type StartName } from './words.ts';

const NOW = 'now';

const movementOf = (state: State, side: Side): Phase => ({
  name: 'movement',
  side,
  moved: [],
  mustLand: aircraftAway(state, side),
});

/** Moments at which a game can begin. */
const STARTS: { readonly [name in StartName]: (state: State) => Phase } = {
  'set-up': () => ({ name: 'set-up', side: 'nato', branch: 'naval' }),
  'soviet-movement': state => movementOf(state, 'soviet'),
  'nato-combat': () => startOfCombat('nato'),
  'nato-movement': state => movementOf(state, 'nato'),
  'soviet-combat': () => startOfCombat('soviet'),
};

const NAMES = Object.keys(STARTS) as StartName[];

const startIn = (state: State): StartName | undefined =>
  NAMES.find(name => JSON.stringify(STARTS[name](state)) === JSON.stringify(state.phase));

const startChoices = (state: State): readonly EditChoice[] => [
  ...(startIn(state) === undefined ? [{ value: NOW, title: SAID.now(sayPhase(state.phase)) }] : []),
  ...NAMES.map(value => ({ value, title: SAID.phases[value] })),
];

export const TIME: readonly Adjustable<State>[] = [
  adjustNumber(
    ({ turn, lastTurn }) => ({ id: 'turn', title: SAID.turn, least: 1, most: lastTurn, value: turn }),
    (state, turn) => ({ ...state, turn }),
  ),
  adjustNumber(
    ({ turn, lastTurn }) => ({
      id: 'lastTurn',
      title: SAID.lastTurn,
      least: turn,
      most: 99,
      value: lastTurn,
    }),
    (state, lastTurn) => ({ ...state, lastTurn }),
  ),
  adjustChoice(
    state => ({ id: 'phase', title: SAID.phase, choices: startChoices(state), value: startIn(state) ?? NOW }),
    (state, value) => {
      const name = NAMES.find(known => known === value);
      return name === undefined ? state : { ...state, phase: STARTS[name](state) };
    },
  ),
];

const RULES: readonly Adjustable<State>[] = OPTIONAL_RULES.map(id => {
  const { title = id, summary = '' } = OPTIONS.find(rule => rule.id === id) ?? {};
  return adjustFlag<State>(
    ({ options }) => ({ id, title, about: summary, value: options[id] }),
    (state, value) => ({ ...state, options: { ...state.options, [id]: value } }),
  );
});

export const OPTIONAL: readonly Adjustable<State>[] = [
  ...RULES,
  adjustNumber(
    ({ middleEast }) => ({
      id: 'die',
      title: SAID.middleEast,
      about: SAID.middleEastAbout,
      least: 0,
      most: 6,
      value: middleEast,
    }),
    (state, middleEast) => ({ ...state, middleEast }),
  ),
  adjustFlag(
    ({ violated }) => ({ id: 'violated', title: SAID.violated, value: violated }),
    (state, violated) => ({ ...state, violated }),
  ),
  adjustNumber(
    ({ gateOpens }) => ({
      id: 'gate',
      title: SAID.gate,
      about: SAID.gateAbout,
      least: 0,
      most: 99,
      value: gateOpens,
    }),
    (state, gateOpens) => ({ ...state, gateOpens }),
  ),
];

export const POINTS: readonly Adjustable<State>[] = [
  adjustNumber(
    ({ handicap }) => ({ id: 'handicap', title: SAID.handicap, least: -99, most: 99, value: handicap }),
    (state, handicap) => ({ ...state, handicap }),
  ),
  ...BONUSES.map(({ rule, title }) =>
    adjustNumber<State>(
      ({ scenario }) => ({
        id: `goal-${rule}`,
        title,
        about: SAID.goalAbout(rule),
        least: 0,
        most: MOST_POINTS,
        value: goalPoints(scenario, rule),
      }),
      (state, points) => ({ ...state, scenario: withGoal(state.scenario, rule, points) }),
    ),
  ),
];
