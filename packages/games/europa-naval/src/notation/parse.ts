import {
  type Fault,
  fault,
  faultAt,
  ok,
  type Result,
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
import { parseFields } from './fields.ts';
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

const parseStatement = (state: State, statement: Statement): Read => {
  const [{ text }] = statement;
  const read = Object.hasOwn(READERS, text) ? READERS[text] : undefined;
  return read === undefined
    ? faultAt(statement[0], `"${text}" begins no statement; there are ${Object.keys(READERS).join(', ')}.`)
    : read(state, statement);
};

const NO_PHASE = 'The position has no phase line.';

const parsePhase = ({ common }: State, statement: Statement | undefined): Result<Phase, Fault> => {
  if (statement === undefined) return fault('ERR_POSITION', '', NO_PHASE);
  const [first, name, ...words] = statement;
  if (name === undefined)
    return faultAt(first, 'Name the phase here, for example "phase initial side=axis".');
  const fields = parseFields(common, name.text, words);
  if (!fields.ok) return fields;
  const parsed = PHASE.safeParse({ ...EMPTY[name.text], ...fields.value, name: name.text });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return faultAt(first, `The phase is not complete: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`);
};

/** What a phase holds when it has only just begun, so that a person need not write it. */
const EMPTY: { readonly [name: string]: object } = {
  initial: { mended: [], rebased: [], engineers: [] },
  'front-payment': { paid: [] },
  aiming: { aims: [] },
  'fire-roll': { rolls: [] },
  'zone-sweep': { ended: [] },
  'ground-combat': { attacked: [], used: [] },
  'ground-movement': { exploitation: false, railed: 0, exploited: [] },
};

const isOf = (word: string) => (statement: Statement) => statement[0].text === word;

/** Zones follow from the ports that the position gives, unless it says otherwise. */
const withZones = (state: State, given: boolean): State =>
  given ? state : { ...state, common: { ...state.common, danger: causeNow(state.common, false) } };

export const parse = (text: string): Read => {
  const [heading, ...rest] = readStatements(text);
  if (heading === undefined) return fault('ERR_POSITION', '', 'The position is empty.');
  let state = parseHeading(heading, rest.filter(isOf('unit')));
  for (const statement of rest.filter(one => !isOf('unit')(one) && !isOf('phase')(one))) {
    if (!state.ok) return state;
    state = parseStatement(state.value, statement);
  }
  if (!state.ok) return state;
  const phase = parsePhase(state.value, rest.find(isOf('phase')));
  if (!phase.ok) return phase;
  const whole = { ...state.value, common: { ...state.value.common, phase: phase.value } };
  return checkPosition(plain(withZones(whole, rest.some(isOf('danger')))));
};
