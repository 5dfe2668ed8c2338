import {
  type Fault,
  fault,
  type OptionalRule,
  type OptionValue,
  ok,
  type PlayerTable,
  type Result,
  type Scenario,
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
} from './crt.ts';
import { HANDICAP_OPTION, handicapRule } from './handicap.ts';
import type { State } from './state.ts';
import { OPTIONAL_RULES, type OptionalRuleId } from './vocabulary.ts';

const optional = (id: OptionalRuleId, title: string, summary: string): OptionalRule => ({
  id,
  title,
  summary,
  values: [false, true],
});

/** [14] Used by mutual consent. */
const OPTIONS: readonly OptionalRule[] = [
  optional(
    'firstStrike',
    'Soviet first strike',
    'Before the first move one American carrier is lost, and the nearest Soviet SN with it [14.1].',
  ),
  optional(
    'neutralAirSpace',
    'Neutral air space',
    'The Soviets may open Yugoslavia and Albania to all aircraft, for ten points [14.2].',
  ),
  optional(
    'middleEast',
    'Middle East air forces',
    'Soviet aircraft fly from Syria and Egypt, the Israeli air force from Israel [14.3].',
  ),
  optional(
    'delay',
    'Delay of the Black Sea Fleet',
    'A die says how long the Bosphorus stays shut to Soviet ships [14.4].',
  ),
];

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'short',
    title: 'Ten turns',
    summary: 'Three days: the Soviet squadron tries to take the Aegean from the Sixth Fleet and its allies.',
    options: [...OPTIONS, handicapRule('short')],
  },
  {
    id: 'campaign',
    title: 'Campaign',
    summary:
      'A week: the Black Sea Fleet breaks out, the French and British come, and the way to Israel is at stake.',
    options: [...OPTIONS, handicapRule('campaign')],
  },
];

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

export const setup = ({ scenario, options }: ScenarioOpening): Result<State, Fault> => {
  if (scenario !== 'short' && scenario !== 'campaign') {
    return fault(
      'ERR_SCENARIO',
      'scenario',
      `There is no scenario ${JSON.stringify(scenario)}; choose short or campaign.`,
    );
  }
  const { [TABLE_OPTION]: word, [HANDICAP_OPTION]: points, ...rules } = options;
  const crt = word === undefined ? ok(COMBAT_RESULTS) : tableOf(word);
  if (!crt.ok) return crt;
  const handicap = handicapOf(scenario, points);
  if (!handicap.ok) return handicap;
  const on = readRules(rules);
  return on.ok ? ok(emptyTable(scenario, on.value, crt.value, handicap.value)) : on;
};

/** [13.2] One of those that the scenario offers; its usual one when nothing is said. */
const handicapOf = (scenario: State['scenario'], points: OptionValue | undefined): Result<number, Fault> => {
  const { values } = handicapRule(scenario);
  const chosen = points ?? values[0];
  return typeof chosen === 'number' && values.includes(chosen)
    ? ok(chosen)
    : fault('ERR_OPTION', `options.${HANDICAP_OPTION}`, `Choose one of ${values.join(', ')}.`);
};

/** A table that a save brings is checked like any other; ours, though it came as a word, is ours. */
const tableOf = (word: OptionValue): Result<CombatTable, Fault> => {
  const at = `options.${TABLE_OPTION}`;
  const read = typeof word === 'string' ? parseTable(word) : fault('ERR_TABLE', '', WORD_WANTED);
  if (!read.ok)
    return fault('ERR_OPTION', [at, read.error.at].filter(Boolean).join(', '), read.error.message);
  return ok(isOurs(read.value) ? COMBAT_RESULTS : read.value);
};

const WORD_WANTED = 'The table is a word of seven rows with nine digits each, as in 123445566/123345566/...';

const readRules = (rules: ScenarioOpening['options']): Result<State['options'], Fault> => {
  for (const [id, value] of Object.entries(rules)) {
    if (!OPTIONAL_RULES.some(rule => rule === id)) {
      return fault(
        'ERR_OPTION',
        `options.${id}`,
        `There is no such option; there are ${OPTIONAL_RULES.join(', ')}, ${HANDICAP_OPTION} and ${TABLE_OPTION}.`,
      );
    }
    if (typeof value !== 'boolean')
      return fault('ERR_OPTION', `options.${id}`, 'The option is on (true) or off (false).');
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
  scenario: State['scenario'],
  options: State['options'],
  crt: CombatTable,
  handicap: number,
): State => ({
  scenario,
  options,
  handicap,
  crt,
  turn: 1,
  lastTurn: scenario === 'short' ? 10 : 21,
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
