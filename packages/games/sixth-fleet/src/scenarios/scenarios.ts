import type { ScenarioHistory } from '@narrow-seas/core';
import { CAMPAIGN } from './campaign.ts';
import { LEVANT } from './levant.ts';
import type { Scenario, ScenarioPage } from './scenario.ts';
import { TEN_TURNS } from './ten-turns.ts';

const OTHERS: readonly ScenarioPage[] = [CAMPAIGN, LEVANT];

/** The scenarios of the game as it is offered. */
export const SCENARIOS: readonly [Scenario, ...Scenario[]] = [
  TEN_TURNS.scenario,
  ...OTHERS.map(({ scenario }) => scenario),
];

/** A page about each. */
export const HISTORIES: readonly ScenarioHistory[] = [TEN_TURNS, ...OTHERS].map(
  ({ scenario: { id, title }, history }) => ({ scenario: id, title, ...history }),
);
