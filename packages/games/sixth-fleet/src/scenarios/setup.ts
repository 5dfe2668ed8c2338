import {
  either,
  type Fault,
  fault,
  type OptionValue,
  ok,
  type PlayerTable,
  type Result,
  type ScenarioOpening,
} from '@narrow-seas/core';
import {
  COMBAT_RESULTS,
  type CombatTable,
  isOurs,
  parseTable,
  printTable,
  readTableFile,
  TABLE_FILE,
} from '../rules/combat/crt.ts';
import type { State } from '../model/state.ts';
import type { OptionalRuleId } from '../model/vocabulary.ts';
import { HANDICAP_OPTION } from './options.ts';
import type { Scenario } from './scenario.ts';

/** The option that carries the players' own combat results table, as one word. No menu lists it: it comes from a file. */
export const TABLE_OPTION = 'combatTable';

/** [8.8] What a player who owns the printed sheet may put in the place of ours. */
export const TABLES: readonly PlayerTable[] = [
  {
    option: TABLE_OPTION,
    title: 'Combat results table',
    ours: TABLE_FILE,
    read: file => {
      const read = readTableFile(file);
      return read.ok ? ok(printTable(read.value)) : read;
    },
  },
];

/** Opens the scenarios of this list. */
export const setupWith =
  (scenarios: readonly Scenario[]) =>
  (opening: ScenarioOpening): Result<State, Fault> => {
    const scenario = scenarios.find(({ id }) => id === opening.scenario);
    if (scenario !== undefined) return open(scenario, opening.options);
    const ids = either(scenarios.map(({ id }) => id));
    return fault(
      'ERR_SCENARIO',
      'scenario',
      `There is no scenario ${JSON.stringify(opening.scenario)}. Choose ${ids}.`,
    );
  };

const open = (scenario: Scenario, options: ScenarioOpening['options']): Result<State, Fault> => {
  const { [TABLE_OPTION]: word, [HANDICAP_OPTION]: points, ...rules } = options;
  const crt = word === undefined ? ok(COMBAT_RESULTS) : tableOf(word);
  if (!crt.ok) return crt;
  const handicap = handicapOf(scenario, points);
  if (!handicap.ok) return handicap;
  const on = readRules(scenario, rules);
  return on.ok ? ok(emptyTable(scenario, on.value, crt.value, handicap.value)) : on;
};

/** [13.2] One of those that the scenario offers; its usual one when nothing is said. */
const handicapOf = ({ options }: Scenario, points: OptionValue | undefined): Result<number, Fault> => {
  const values = options.find(({ id }) => id === HANDICAP_OPTION)?.values ?? [0];
  const chosen = points ?? values[0];
  return typeof chosen === 'number' && values.includes(chosen)
    ? ok(chosen)
    : fault('ERR_OPTION', `options.${HANDICAP_OPTION}`, `Choose one of ${values.join(', ')}.`);
};

/** A table from a save is checked like any other. If it is equal to ours, it becomes ours. */
const tableOf = (word: OptionValue): Result<CombatTable, Fault> => {
  const at = `options.${TABLE_OPTION}`;
  const read = typeof word === 'string' ? parseTable(word) : fault('ERR_TABLE', '', WORD_WANTED);
  if (!read.ok)
    return fault('ERR_OPTION', [at, read.error.at].filter(Boolean).join(', '), read.error.message);
  return ok(isOurs(read.value) ? COMBAT_RESULTS : read.value);
};

const WORD_WANTED = 'Write the table as seven rows of nine digits each, as in 123445566/123345566/...';

const readRules = (
  { options }: Scenario,
  rules: ScenarioOpening['options'],
): Result<State['options'], Fault> => {
  const offered = options.map(rule => rule.id);
  for (const [id, value] of Object.entries(rules)) {
    if (!offered.includes(id)) {
      return fault(
        'ERR_OPTION',
        `options.${id}`,
        `There is no such option. The options are ${offered.join(', ')} and ${TABLE_OPTION}.`,
      );
    }
    if (typeof value !== 'boolean')
      return fault('ERR_OPTION', `options.${id}`, 'Set this option to true (on) or false (off).');
  }
  const on = (id: OptionalRuleId): boolean => rules[id] === true;
  return ok({
    firstStrike: on('firstStrike'),
    neutralAirSpace: on('neutralAirSpace'),
    middleEast: on('middleEast'),
    delay: on('delay'),
  });
};

/** [11.0] Nothing on the map yet: NATO sets up first. */
export const emptyTable = (
  scenario: Scenario,
  options: State['options'],
  crt: CombatTable,
  handicap: number,
): State => ({
  scenario,
  options,
  handicap,
  crt,
  turn: 1,
  lastTurn: scenario.lastTurn,
  phase: options.middleEast ? { name: 'middle-east' } : { name: 'set-up', side: 'nato', branch: 'naval' },
  extra: [],
  stacks: { nato: [], soviet: [] },
  boxes: [],
  dead: [],
  grounded: [],
  forfeited: [],
  destroyed: [],
  middleEast: 0,
  violated: false,
  gateOpens: 0,
});
