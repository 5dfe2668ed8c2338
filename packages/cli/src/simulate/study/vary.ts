import type { Level } from '@narrow-seas/ai';
import {
  failed,
  type Game,
  type GameTypes,
  ok,
  type OptionValue,
  type OptionalRule,
  type Result,
  sayFault,
  type ScenarioOpening,
} from '@narrow-seas/core';
import { basename } from 'node:path';
import { nearest } from '../../nearest.ts';
import { COMMON_WORDS } from '../../words/common.ts';
import { STUDY_WORDS } from '../../words/study.ts';
import { parseLevel, type Start } from '../plan.ts';

/** What a value of a factor does to a game that is to be played. */
export interface Draft {
  readonly start: Start;
  readonly options: { readonly [id: string]: OptionValue };
  readonly seats: { readonly [side: string]: Level };
}

export interface Choice {
  readonly value: string;
  readonly put: (draft: Draft) => Draft;
}

/** One `--vary`, read. */
export interface Variation {
  readonly name: string;
  /** What people call it, where that is not its name. */
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** What can be varied, and how files are read. */
export interface VaryKit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly levels: readonly Level[];
  /** The optional rules of the scenarios that are played. */
  readonly rules: readonly OptionalRule[];
  /** What a scenario or file named on the command line stands for. */
  readonly startNamed: (name: string) => Result<Start, string>;
  readonly readFile: (name: string) => Result<string, string>;
}

const SCENARIO = 'scenario';
/** The table that the game brings. */
const OURS = 'ours';

/** `delay=true,false`, `delay`, `nato=cadet,captain`, `scenario=short,mine.json`, `combatTable=ours,mine.json`. */
export const parseVary = <T extends GameTypes>(kit: VaryKit<T>, text: string): Result<Variation, string> => {
  const at = text.indexOf('=');
  const name = at < 0 ? text : text.slice(0, at);
  const given = at < 0 ? undefined : text.slice(at + 1).split(',');
  const read = readerOf(kit, name);
  if (read === undefined) return failed(unknownFactor(kit, name));
  const values = given ?? read.all;
  if (values === undefined) return failed(STUDY_WORDS.needsValues(name));
  if (new Set(values).size < values.length) return failed(STUDY_WORDS.valueTwice(name));
  if (values.length < 2) return failed(STUDY_WORDS.needsTwo(name));
  const choices: Choice[] = [];
  for (const value of values) {
    const choice = read.choose(value);
    if (!choice.ok) return choice;
    choices.push(choice.value);
  }
  return ok({ name, title: read.title, choices });
};

interface Reader {
  readonly title: string;
  /** Every value, where there are few. */
  readonly all?: readonly string[];
  readonly choose: (value: string) => Result<Choice, string>;
}

const readerOf = <T extends GameTypes>(kit: VaryKit<T>, name: string): Reader | undefined => {
  if (kit.game.sides.some(side => side === name)) return levelReader(kit, name);
  if (name === SCENARIO) return scenarioReader(kit);
  const rule = kit.rules.find(({ id }) => id === name);
  return rule === undefined ? tableReader(kit, name) : ruleReader(rule);
};

const unknownFactor = <T extends GameTypes>({ game, rules }: VaryKit<T>, name: string): string => {
  const tables = (game.tables ?? []).map(({ option }) => option);
  const known = [...game.sides, ...rules.map(({ id }) => id), SCENARIO, ...tables];
  return STUDY_WORDS.unknownFactor(name, COMMON_WORDS.meantOr(nearest(name, known), known));
};

const levelReader = <T extends GameTypes>({ levels }: VaryKit<T>, side: string): Reader => ({
  title: side,
  all: levels,
  choose: value => {
    const level = parseLevel(levels, `--vary ${side}`, value);
    return level.ok
      ? ok({ value, put: draft => ({ ...draft, seats: { ...draft.seats, [side]: level.value } }) })
      : level;
  },
});

const ruleReader = ({ id, title, values }: OptionalRule): Reader => ({
  title,
  all: values.map(String),
  choose: value => {
    const found = values.find(known => String(known) === value);
    return found === undefined
      ? failed(STUDY_WORDS.noValue(id, value, values.map(String)))
      : ok({ value, put: withOption(id, found) });
  },
});

const withOption =
  (id: string, value: OptionValue) =>
  (draft: Draft): Draft => ({ ...draft, options: { ...draft.options, [id]: value } });

/** Scenarios of the game, and files: a scenario that somebody made, or a set-up as the position that it leads to. */
const scenarioReader = <T extends GameTypes>({ startNamed }: VaryKit<T>): Reader => ({
  title: SCENARIO,
  choose: value => {
    const start = startNamed(value);
    return start.ok
      ? ok({ value: basename(value), put: draft => ({ ...draft, start: start.value }) })
      : start;
  },
});

const tableReader = <T extends GameTypes>(
  { game, readFile }: VaryKit<T>,
  name: string,
): Reader | undefined => {
  const table = (game.tables ?? []).find(({ option }) => option === name);
  if (table === undefined) return undefined;
  return {
    title: table.title,
    choose: value => {
      if (value === OURS) return ok({ value, put: draft => draft });
      const text = readFile(value);
      if (!text.ok) return text;
      const json = parseJson(text.value);
      const read = json === undefined ? undefined : table.read(json);
      if (read === undefined) return failed(STUDY_WORDS.noTable(value));
      return read.ok
        ? ok({ value: basename(value), put: withOption(name, read.value) })
        : failed(COMMON_WORDS.notUsable(value, sayFault(read.error)));
    },
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Every choice of one with every choice of the others: the last changes fastest. */
export const combinationsOf = (variations: readonly Variation[]): readonly (readonly Choice[])[] =>
  variations.reduce<readonly (readonly Choice[])[]>(
    (found, { choices }) => found.flatMap(before => choices.map(choice => [...before, choice])),
    [[]],
  );

/** How the game of a draft opens. A file has its options in its position. */
export const openingOfDraft = ({
  start,
  options,
}: Draft): Result<ScenarioOpening | { readonly position: string }, string> => {
  if ('scenario' in start) return ok({ scenario: start.scenario, options });
  if (Object.keys(options).length > 0) return failed(STUDY_WORDS.fileHasOptions);
  return ok(start.opening);
};
