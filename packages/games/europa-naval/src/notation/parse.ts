import {
  type Fault,
  fault,
  faultAt,
  type Fields,
  ok,
  parseLayerBy,
  parsePhases,
  type Result,
  readInto,
  readStatements,
  type Statement,
} from '@narrow-seas/core';
import { parseDate } from '../date.ts';
import { PHASE } from '../phase-decoder.ts';
import { plain } from '../plain.ts';
import type { Phase, State } from '../state.ts';
import { causeNow } from '../war/zones.ts';
import { checkPosition } from './check.ts';
import { emptyState } from './empty.ts';
import { namingOf } from './fields.ts';
import { readUnits } from './unit.ts';
import { READERS } from './readers.ts';

type Read = Result<State, Fault>;

const SCENARIOS = ['malta', 'husky', 'baltic-act1', 'baltic-act2'] as const;

const parseHeading = ([game, scenarioWord, dateWord]: Statement, units: readonly Statement[]): Read => {
  const scenario = SCENARIOS.find(name => name === scenarioWord?.text);
  const date = parseDate(dateWord?.text ?? '');
  if (game.text !== 'europa-naval' || scenario === undefined)
    return faultAt(game, `Begin with "europa-naval malta "Jun I 42""; scenarios: ${SCENARIOS.join(', ')}.`);
  if (date === undefined) return faultAt(dateWord ?? game, 'Write the date as "Jun I 42", in quotes.');
  const extra = readUnits(scenario, units);
  return extra.ok ? ok(emptyState(scenario, date, extra.value)) : extra;
};

/** What a phase holds when it has only just begun, so that a person need not write it. */
const EMPTY: { readonly [name: string]: Fields } = {
  initial: { mended: [], rebased: [], engineers: [] },
  'front-payment': { paid: [] },
  aiming: { aims: [] },
  'fire-roll': { rolls: [] },
  'zone-sweep': { ended: [] },
  'ground-combat': { attacked: [], used: [] },
  'ground-movement': { exploitation: false, railed: 0, exploited: [] },
};

const parsePhase = ({ common }: State, statements: readonly Statement[]): Result<Phase, Fault> =>
  parsePhases(
    statements,
    parseLayerBy({
      empty: EMPTY,
      example: 'phase initial side=axis',
      naming: name => namingOf(common, name),
    }),
    PHASE,
  );

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
  const phase = parsePhase(state.value, rest.filter(isOf('phase')).slice(0, 1));
  if (!phase.ok) return phase;
  const whole = { ...state.value, common: { ...state.value.common, phase: phase.value } };
  return checkPosition(plain(withZones(whole, rest.some(isOf('danger')))));
};
