import { z } from 'zod';
import type { Declaration } from './declaration/declare.ts';
import { kindNamed, type Names } from './declaration/names.ts';
import { kindOf, type Schema } from './declaration/schema-notes.ts';
import { mapBySchema } from './declaration/schema-walk.ts';
import { decoderOf } from './decoder.ts';
import { type Fault, fault, within } from './fault.ts';
import type { Game, GameTypes } from './game.ts';
import { isObject } from './json.ts';
import { type Goal, type GoalRules, goalSchema, isReached } from './lesson-goals.ts';
import {
  type Instead,
  type Lesson,
  type LessonGoal,
  LESSON_PARTS,
  type LessonPoint,
  type LessonStart,
  type LessonStep,
  NOBODY,
  type TableGoal,
} from './lesson.ts';
import { type Opening, openingState } from './match.ts';
import { ok, type Result } from './result.ts';
import { findRule } from './rule-index.ts';

const TEXT = z.string().min(1).max(600);
const NAMES = z.array(z.string().min(1)).max(40);
/** A die may have a 0. */
const FACES = z.array(z.int().min(0).max(100)).max(99);
const ORDERS = z.array(z.string().min(1)).max(60);
/** Whether it is a goal, and of what, is asked later: that takes the position. */
const GOAL = z.looseObject({ type: z.string() });

const START = z.union([
  z.strictObject({ position: z.array(z.string()).min(1) }),
  z.strictObject({
    scenario: z.string(),
    options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  }),
]);

const STEP = z.strictObject({
  text: TEXT,
  point: z
    .strictObject({
      hexes: NAMES.optional(),
      units: NAMES.optional(),
      part: z.enum(LESSON_PARTS).optional(),
    })
    .optional(),
  goal: GOAL,
  hint: TEXT,
  show: ORDERS.optional(),
  done: TEXT,
  instead: z
    .array(z.strictObject({ when: GOAL, text: TEXT, by: ORDERS.min(1) }))
    .max(9)
    .optional(),
  dice: z.strictObject({ yours: FACES.optional(), theirs: FACES.optional() }).optional(),
  replies: ORDERS.optional(),
  start: START.optional(),
});

const FILE = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'An id has small letters, digits and hyphens'),
  title: z.string().min(1).max(60),
  learn: z.string().min(1).max(140),
  minutes: z.int().min(1).max(30),
  rules: z.array(z.string()).min(1).max(12),
  side: z.string(),
  other: z.string().min(1),
  seed: z.int().nonnegative(),
  start: START,
  steps: z.array(STEP).min(1).max(30),
});

type File = z.output<typeof FILE>;
type Step = z.output<typeof STEP>;
type Started = z.output<typeof START>;

const decodeFile = decoderOf(FILE);

/** What is wrong in a lesson. */
const flaw = (at: string, message: string) => fault('ERR_LESSON', at, message);

/** A game, and what it can tell of a step. */
export interface LessonReader<T extends GameTypes, D extends readonly Declaration<Goal>[]> {
  readonly game: Game<T>;
  readonly goals: GoalRules<T, D>;
}

/** Reads the file of a lesson. What is wrong is told with its place: `steps[2].goal.units[0]`. */
export const readLesson = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  reader: LessonReader<T, D>,
  value: unknown,
): Result<Lesson<T>, Fault> => {
  const decoded = decodeFile(value);
  if (!decoded.ok) return decoded;
  const { start: started, steps: written, ...head } = decoded.value;
  const side = reader.game.sides.find(known => known === head.side);
  if (side === undefined) return flaw('side', `There is no side ${head.side} in this game.`);
  const unknown = unknownRule(reader, decoded.value);
  if (unknown !== undefined) return unknown;
  const start = readStart(reader, started, 'start');
  if (!start.ok) return start;
  const steps = readSteps(reader, written, start.value, head.other);
  return steps.ok ? ok({ ...head, side, start: start.value, steps: steps.value }) : steps;
};

/** Cases of the rules as they stand in a sentence: [8.71]. */
const CITED = /\[((?:\d|[A-Z]\.)[\w.]*)\]/g;

export const casesIn = (text: string): readonly string[] =>
  [...text.matchAll(CITED)].map(([, id]) => id as string);

/** A case that the rules do not have: the list first, then what is said. */
const unknownRule = <T extends GameTypes>({ game }: { readonly game: Game<T> }, { rules, steps }: File) => {
  const isKnown = (id: string): boolean => findRule(game.rules, id) !== undefined;
  const listed = rules.findIndex(id => !isKnown(id));
  if (listed >= 0) return flaw(`rules[${listed}]`, `The rules have no case ${rules[listed]}.`);
  for (const [place, { text, hint, done, instead = [] }] of steps.entries()) {
    const said = {
      text,
      hint,
      done,
      ...Object.fromEntries(instead.map((one, at) => [`instead[${at}].text`, one.text])),
    };
    for (const [field, sentence] of Object.entries(said)) {
      const missing = casesIn(sentence).find(id => !isKnown(id));
      if (missing !== undefined)
        return flaw(`steps[${place}].${field}`, `The rules have no case ${missing}.`);
    }
  }
  return undefined;
};

const readStart = <T extends GameTypes>(
  { game }: { readonly game: Game<T> },
  started: Started,
  at: string,
): Result<LessonStart<T>, Fault> => {
  const opening: Opening = 'position' in started ? { position: started.position.join('\n') } : started;
  const state = openingState(game, opening);
  return state.ok ? ok({ opening, state: state.value }) : within(at, state.error);
};

const readSteps = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  reader: LessonReader<T, D>,
  written: readonly Step[],
  first: LessonStart<T>,
  other: string,
): Result<readonly LessonStep<T>[], Fault> => {
  const steps: LessonStep<T>[] = [];
  let from = first;
  for (const [place, step] of written.entries()) {
    const read = readStep(reader, step, from, other);
    if (!read.ok) return within(`steps[${place}]`, read.error);
    steps.push(read.value);
    from = read.value.start ?? from;
  }
  return ok(steps);
};

const readStep = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  reader: LessonReader<T, D>,
  step: Step,
  before: LessonStart<T>,
  other: string,
): Result<LessonStep<T>, Fault> => {
  const start = step.start === undefined ? undefined : readStart(reader, step.start, 'start');
  if (start?.ok === false) return start;
  const { state } = start?.value ?? before;
  const point = readPoint(reader, step, state);
  if (!point.ok) return point;
  const goal = readGoal(reader, step.goal, state);
  if (!goal.ok) return within('goal', goal.error);
  const instead = readInstead(reader, step, state);
  if (!instead.ok) return instead;
  return (
    flawOfOrders(step, goal.value, other) ??
    ok({
      ...wordsOf(step),
      point: point.value,
      goal: goal.value,
      instead: instead.value,
      ...(start === undefined ? {} : { start: start.value }),
    })
  );
};

/** What a step says, and what is ready for it. */
const wordsOf = ({
  text,
  hint,
  done,
  show = [],
  replies = [],
  dice: { yours = [], theirs = [] } = {},
}: Step) => ({
  text,
  hint,
  done,
  show,
  replies,
  dice: { yours, theirs },
});

const flawOfOrders = <T extends GameTypes>(
  { show = [], replies = [] }: Step,
  goal: LessonGoal<T>,
  other: string,
) => {
  if (goal.at === 'table' && show.length === 0) return flaw('show', 'Write the orders that reach the goal.');
  return replies.length > 0 && other !== NOBODY
    ? flaw('replies', `Only with "other": "${NOBODY}" can a step have replies.`)
    : undefined;
};

/** The numbers of these names; the first that names nothing is the fault. */
const numbersOf = (
  names: readonly string[],
  find: (name: string) => number | undefined,
  at: string,
  noun: string,
): Result<readonly number[], Fault> => {
  const numbers = names.map(find);
  const lost = numbers.indexOf(undefined);
  return lost < 0
    ? ok(numbers as readonly number[])
    : flaw(`${at}[${lost}]`, `There is no ${noun} ${names[lost]} here.`);
};

type Finders<T extends GameTypes> = Pick<GoalRules<T, readonly []>, 'hex' | 'piece'>;

const hexesOf = <T extends GameTypes>(
  { hex }: Finders<T>,
  state: T['state'],
  names: readonly string[],
  at: string,
) => numbersOf(names, name => hex(state, name), at, 'hex');

const piecesOf = <T extends GameTypes>(
  { piece }: Finders<T>,
  state: T['state'],
  names: readonly string[],
  at: string,
) => numbersOf(names, name => piece(state, name), at, 'unit');

const readPoint = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  { goals }: LessonReader<T, D>,
  { point = {} }: Step,
  state: T['state'],
): Result<LessonPoint, Fault> => {
  const hexes = hexesOf<T>(goals, state, point.hexes ?? [], 'point.hexes');
  if (!hexes.ok) return hexes;
  const pieces = piecesOf<T>(goals, state, point.units ?? [], 'point.units');
  if (!pieces.ok) return pieces;
  const { part } = point;
  return ok({ hexes: hexes.value, pieces: pieces.value, ...(part === undefined ? {} : { part }) });
};

const CONTINUE = decoderOf(z.strictObject({ type: z.literal('continue') }));
const PICK = decoderOf(z.strictObject({ type: z.literal('pick'), units: NAMES.min(1) }));
const LOOK = decoderOf(z.strictObject({ type: z.literal('look'), hexes: NAMES.min(1) }));
const LAYER = decoderOf(z.strictObject({ type: z.literal('layer'), layer: z.string() }));

/** What the page decides, or else the game. */
const readGoal = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  reader: LessonReader<T, D>,
  goal: Goal,
  state: T['state'],
): Result<LessonGoal<T>, Fault> => {
  const { goals } = reader;
  const onPage = readPageGoal<T>(goals, goal, state);
  if (onPage !== undefined) return onPage;
  const isMet = readTableGoal(reader, goal, state);
  return isMet.ok ? ok({ at: 'table', isMet: isMet.value }) : isMet;
};

const readPageGoal = <T extends GameTypes>(
  goals: Finders<T>,
  goal: Goal,
  state: T['state'],
): Result<LessonGoal<T>, Fault> | undefined => {
  switch (goal.type) {
    case 'continue': {
      const read = CONTINUE(goal);
      return read.ok ? ok({ at: 'page', goal: read.value }) : read;
    }
    case 'pick': {
      const read = PICK(goal);
      if (!read.ok) return read;
      const pieces = piecesOf<T>(goals, state, read.value.units, 'units');
      return pieces.ok ? ok({ at: 'page', goal: { type: 'pick', pieces: pieces.value } }) : pieces;
    }
    case 'look': {
      const read = LOOK(goal);
      if (!read.ok) return read;
      const hexes = hexesOf<T>(goals, state, read.value.hexes, 'hexes');
      return hexes.ok ? ok({ at: 'page', goal: { type: 'look', hexes: hexes.value } }) : hexes;
    }
    case 'layer': {
      const read = LAYER(goal);
      return read.ok ? ok({ at: 'page', goal: read.value }) : read;
    }
    default:
      return undefined;
  }
};

const readTableGoal = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  { game, goals }: LessonReader<T, D>,
  goal: Goal,
  state: T['state'],
): Result<TableGoal<T>, Fault> => {
  const schema = goalSchema(goals.declarations);
  const named = withNumbers(game.wording?.names ?? {}, schema, state, goal);
  if (!named.ok) return named;
  const read = decoderOf(schema)(named.value);
  return read.ok ? ok(moment => isReached(goals, read.value, moment)) : read;
};

/** The goal with numbers in the place of names. A word that names nothing is the fault. */
const withNumbers = <C>(names: Names<C>, schema: Schema, position: C, goal: Goal): Result<unknown, Fault> => {
  const lost: { noun: string; word: string }[] = [];
  const value = mapBySchema(schema, goal, (part, item) => {
    const kind = kindNamed(names, kindOf(part));
    if (kind === undefined || typeof item !== 'string') return undefined;
    const found = kind.find(position, item);
    if (found === undefined) lost.push({ noun: kind.noun, word: item });
    return { value: found ?? item };
  });
  const [first] = lost;
  if (first === undefined) return ok(value);
  return flaw(placeOf(goal, first.word) ?? '', `There is no ${first.noun} ${first.word} here.`);
};

/** Where in the data this word stands. */
const placeOf = (value: unknown, word: string, at = ''): string | undefined => {
  if (value === word) return at;
  if (Array.isArray(value))
    return firstOf(value.map((item, place) => placeOf(item, word, `${at}[${place}]`)));
  if (!isObject(value)) return undefined;
  return firstOf(
    Object.entries(value).map(([key, item]) => placeOf(item, word, at === '' ? key : `${at}.${key}`)),
  );
};

const firstOf = (found: readonly (string | undefined)[]): string | undefined =>
  found.find(place => place !== undefined);

const readInstead = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  reader: LessonReader<T, D>,
  { instead = [] }: Step,
  state: T['state'],
): Result<readonly Instead<T>[], Fault> => {
  const read: Instead<T>[] = [];
  for (const [place, { when, text, by }] of instead.entries()) {
    const goal = readTableGoal(reader, when, state);
    if (!goal.ok) return within(`instead[${place}].when`, goal.error);
    read.push({ when: goal.value, text, by });
  }
  return ok(read);
};
