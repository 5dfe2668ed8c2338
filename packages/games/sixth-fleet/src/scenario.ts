import {
  type Fault,
  fault,
  type OptionalRule,
  ok,
  type Result,
  type Scenario,
  type ScenarioOpening,
} from '@narrow-seas/core';
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
    options: OPTIONS,
  },
  {
    id: 'campaign',
    title: 'Campaign',
    summary:
      'A week: the Black Sea Fleet breaks out, the French and British come, and the way to Israel is at stake.',
    options: OPTIONS,
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
  for (const [id, value] of Object.entries(options)) {
    if (!OPTIONAL_RULES.some(rule => rule === id)) {
      return fault(
        'ERR_OPTION',
        `options.${id}`,
        `There is no such option; there are ${OPTIONAL_RULES.join(', ')}.`,
      );
    }
    if (typeof value !== 'boolean')
      return fault('ERR_OPTION', `options.${id}`, 'The option is on (true) or off (false).');
  }
  const on = (id: OptionalRuleId): boolean => options[id] === true;
  return ok(
    emptyTable(scenario, {
      firstStrike: on('firstStrike'),
      neutralAirSpace: on('neutralAirSpace'),
      middleEast: on('middleEast'),
      delay: on('delay'),
    }),
  );
};

/** [11.0] Nothing on the map yet: NATO sets up first. */
export const emptyTable = (scenario: State['scenario'], options: State['options']): State => ({
  scenario,
  options,
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
