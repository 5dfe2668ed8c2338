import {
  failed,
  type OptionalRule,
  type OptionValue,
  ok,
  type PlayerTable,
  type Result,
  type Scenario,
  type ScenarioOpening,
} from '@narrow-seas/core';
import { nearest } from '../nearest.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';

type Choice = ScenarioOpening['options'];

/** What was asked for: `--option id=value`, any number of times, and `--options all`. */
export interface AskedRules {
  readonly given: readonly string[];
  readonly all: string | undefined;
}

/** An option that may be given several times. */
export const gather = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** The openings to play: one, or with `all` one for each combination of the rules that were not given. */
export const openingsOf = (
  { id, options }: Scenario,
  { given, all }: AskedRules,
  tables: readonly PlayerTable[] = [],
): Result<readonly ScenarioOpening[], string> => {
  if (all !== undefined && all !== 'all') return failed(SIMULATE_WORDS.optionsMustBeAll(all));
  const chosen: { [id: string]: OptionValue } = {};
  for (const text of given) {
    const choice = parseTable(tables, text) ?? parseChoice(options, text);
    if (!choice.ok) return choice;
    chosen[choice.value.id] = choice.value.value;
  }
  const open = all === undefined ? [] : options.filter(rule => !Object.hasOwn(chosen, rule.id));
  const count = open.reduce((product, { values }) => product * values.length, 1);
  if (count > MOST_OPENINGS) return failed(SIMULATE_WORDS.tooManyOpenings(count, MOST_OPENINGS));
  return ok(combinations(open, chosen).map(choice => ({ scenario: id, options: choice })));
};

/** Each opening is set up once before the first is played; a dozen switches would keep a machine busy with that alone. */
const MOST_OPENINGS = 10_000;

/** A table of the players' own, as `narrow-seas games GAME --table FILE` prints it; the game checks it. */
const parseTable = (
  tables: readonly PlayerTable[],
  text: string,
): Result<{ readonly id: string; readonly value: OptionValue }, string> | undefined => {
  const table = tables.find(({ option }) => text.startsWith(`${option}=`));
  return table && ok({ id: table.option, value: text.slice(table.option.length + 1) });
};

const parseChoice = (
  rules: readonly OptionalRule[],
  text: string,
): Result<{ readonly id: string; readonly value: OptionValue }, string> => {
  const [id = '', word] = text.split('=');
  const rule = rules.find(known => known.id === id);
  if (rule === undefined) return failed(SIMULATE_WORDS.noOptionalRule(id, adviceFor(rules, id)));
  const value = rule.values.find(known => String(known) === word);
  const values = rule.values.map(known => `${id}=${String(known)}`);
  return value === undefined ? failed(SIMULATE_WORDS.optionNeedsValue(id, values)) : ok({ id, value });
};

const adviceFor = (rules: readonly OptionalRule[], id: string): string => {
  const ids = rules.map(rule => rule.id);
  const meant = nearest(id, ids);
  return ids.length === 0 ? SIMULATE_WORDS.noneInScenario : COMMON_WORDS.meantOr(meant, ids);
};

/** Every value of every open rule with every value of the others. */
const combinations = (open: readonly OptionalRule[], chosen: Choice): readonly Choice[] => {
  let found: readonly Choice[] = [chosen];
  for (const { id, values } of open)
    found = found.flatMap(choice => values.map(value => ({ ...choice, [id]: value })));
  return found;
};
