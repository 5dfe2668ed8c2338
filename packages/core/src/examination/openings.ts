import type { OptionalRule, OptionValue, Scenario, ScenarioOpening } from '../game.ts';

/** One value of one option. */
interface Setting {
  readonly id: string;
  readonly value: OptionValue;
}

type Chosen = ScenarioOpening['options'];

/** What is left out takes its default, so two ways to write one opening are one. */
const trimmed = (rules: readonly OptionalRule[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    rules.flatMap(({ id, values }) => {
      const value = chosen[id];
      return value === undefined || value === values[0] ? [] : [[id, value]];
    }),
  );

const settingsOf = ({ id, values }: OptionalRule): readonly Setting[] => values.map(value => ({ id, value }));

/** Every two values of two options. */
const pairsOf = (rules: readonly OptionalRule[]): readonly (readonly [Setting, Setting])[] =>
  rules.flatMap((rule, place) =>
    rules
      .slice(place + 1)
      .flatMap(other => settingsOf(rule).flatMap(a => settingsOf(other).map(b => [a, b] as const))),
  );

/** The plain opening, every value of every option by itself and every pair of values of two options; each once. */
export const everyOpening = ({ id: scenario, options: rules }: Scenario): readonly ScenarioOpening[] => {
  const choices: readonly Chosen[] = [
    {},
    ...rules.flatMap(settingsOf).map(({ id, value }) => ({ [id]: value })),
    ...pairsOf(rules).map(([a, b]) => ({ [a.id]: a.value, [b.id]: b.value })),
  ];
  const known = new Map(
    choices.map(chosen => trimmed(rules, chosen)).map(chosen => [JSON.stringify(chosen), chosen]),
  );
  return [...known.values()].map(options => ({ scenario, options }));
};

const keyOf = (a: Setting, b: Setting): string => JSON.stringify([a.id, a.value, b.id, b.value]);

/** Pairs that no opening has had yet; `met` asks how many of them a value would meet beside those chosen. */
const uncovered = (rules: readonly OptionalRule[]) => {
  const left = new Map(pairsOf(rules).map(pair => [keyOf(...pair), pair]));
  const keysWith = (setting: Setting, chosen: readonly Setting[]): readonly string[] =>
    chosen.flatMap(other => [keyOf(setting, other), keyOf(other, setting)]).filter(key => left.has(key));
  return {
    first: () => left.values().next().value,
    met: (setting: Setting, chosen: readonly Setting[]): number => keysWith(setting, chosen).length,
    cross: (settings: readonly Setting[]): void => {
      for (const [place, setting] of settings.entries())
        for (const key of keysWith(setting, settings.slice(0, place))) left.delete(key);
    },
  };
};

/** The value that meets most pairs still missing; of equals the first. */
const best = (rule: OptionalRule, meets: (setting: Setting) => number): Setting =>
  settingsOf(rule).reduce((a, b) => (meets(b) > meets(a) ? b : a));

/**
 * A few openings in which every value of every option occurs, and every two values of two options together; the plain
 * one first. Greedy and without dice: equal scenarios give equal lists.
 */
export const coveringOpenings = ({ id: scenario, options: rules }: Scenario): readonly ScenarioOpening[] => {
  const missing = uncovered(rules);
  const rows: Chosen[] = [];
  const add = (row: readonly Setting[]): void => {
    missing.cross(row);
    rows.push(trimmed(rules, Object.fromEntries(row.map(({ id, value }) => [id, value]))));
  };
  add(rules.flatMap(rule => settingsOf(rule).slice(0, 1)));
  if (rules.length === 1) for (const setting of rules.flatMap(settingsOf).slice(1)) add([setting]);
  for (let pair = missing.first(); pair !== undefined; pair = missing.first()) {
    const row: Setting[] = [...pair];
    for (const rule of rules.filter(({ id }) => !row.some(setting => setting.id === id)))
      row.push(best(rule, setting => missing.met(setting, row)));
    add(row);
  }
  return rows.map(options => ({ scenario, options }));
};
