import {
  type Fault,
  fault,
  faultAt,
  ok,
  type Result,
  readInto,
  readStatements,
  type Statement,
} from '@narrow-seas/core';
import { parseDate } from '../model/date.ts';
import { plainData } from '../model/plain-data.ts';
import type { State } from '../model/state.ts';
import { causeNow } from '../rules/danger-zones/zones.ts';
import { allScenarios } from '../scenarios/shelf.ts';
import { checkPosition } from './check.ts';
import { emptyState } from './empty.ts';
import { parsePhase } from './phase.ts';
import { readUnits } from './unit.ts';
import { READERS } from './readers.ts';

type Read = Result<State, Fault>;

/** A game of two acts is always in one of them. */
const scenarioIds = (): readonly string[] =>
  allScenarios()
    .filter(({ opensAs }) => opensAs === undefined)
    .map(({ id }) => id);

const parseHeading = ([game, scenarioWord, dateWord]: Statement, units: readonly Statement[]): Read => {
  const scenario = scenarioIds().find(id => id === scenarioWord?.text);
  const date = parseDate(dateWord?.text ?? '');
  if (game.text !== 'europa-naval' || scenario === undefined)
    return faultAt(
      game,
      `Begin with "europa-naval malta "Jun I 42""; scenarios: ${scenarioIds().join(', ')}.`,
    );
  if (date === undefined) return faultAt(dateWord ?? game, 'Write the date as "Jun I 42", in quotes.');
  const extra = readUnits(scenario, units);
  return extra.ok ? ok(emptyState(scenario, date, extra.value)) : extra;
};

const isOf = (word: string) => (statement: Statement) => statement[0].text === word;

/** Zones follow from the ports that the position gives, unless it says otherwise. */
const withZones = (state: State, given: boolean): State =>
  given ? state : { ...state, common: { ...state.common, danger: causeNow(state.common, false) } };

export const parse = (text: string): Read => {
  const [heading, ...rest] = readStatements(text);
  if (heading === undefined) return fault('ERR_POSITION', '', 'The position is empty.');
  const begun = parseHeading(heading, rest.filter(isOf('unit')));
  if (!begun.ok) return begun;
  const others = rest.filter(one => !isOf('unit')(one) && !isOf('phase')(one));
  const state = readInto(begun.value, others, READERS);
  if (!state.ok) return state;
  const phase = parsePhase(state.value.common, rest.filter(isOf('phase')).slice(0, 1));
  if (!phase.ok) return phase;
  const whole = { ...state.value, common: { ...state.value.common, phase: phase.value } };
  return checkPosition(plainData(withZones(whole, rest.some(isOf('danger')))));
};
