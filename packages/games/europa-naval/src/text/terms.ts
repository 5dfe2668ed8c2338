import {
  type Fault,
  faultAt,
  ok,
  pairOf,
  type Result,
  type Word,
  wholeOf,
  writeWord,
} from '@narrow-seas/core';
import { type HalfMonth, parseDate, printDate } from '../model/date.ts';
import type { Common, State } from '../model/state.ts';
import { type Plan, PLANNED_KINDS, type Terms, termsOf, withTerms } from '../model/terms.ts';
import { type PortId, type Side, SIDES } from '../model/vocabulary.ts';
import { goalsIn } from '../scenarios/goals.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { idOf, nameOf } from './names.ts';
import { common as changed, oneOf, type Read, type Reader, readNamed } from './words.ts';

/** The most percent of its usual points that a goal may bring, and the most points for a port. */
export const MOST_PERCENT = 1000;
export const MOST_PRIZE = 99;
/** Victory levels lie between these leads. */
export const MOST_LEAD = 999;

const PLAN_EXAMPLE =
  'Write "plan ship Convogli-A "from=Aug I 42" at=Napoli until=never"; a date as "Aug I 42".';

const withMore = (state: State, more: (terms: Terms) => Partial<Terms>): Read => {
  const { common } = state;
  return changed(state, withTerms(common, more(termsOf(common))));
};

type Told = Pick<Plan, 'from' | 'at' | 'until'>;

const readUntil = (text: string): HalfMonth | 'never' | undefined =>
  text === 'never' ? 'never' : parseDate(text);

/** One part of a plan: `from=Aug I 42`. */
const readPart = (common: Common, word: Word): Told | undefined => {
  const pair = pairOf(word);
  const text = pair?.value.text ?? '';
  const date = parseDate(text);
  const port = idOf(common, 'port', text) as PortId | undefined;
  const until = readUntil(text);
  switch (pair?.key) {
    case 'from':
      return date === undefined ? undefined : { from: date };
    case 'at':
      return port === undefined ? undefined : { at: port };
    case 'until':
      return until === undefined ? undefined : { until };
    default:
      return undefined;
  }
};

const readTold = (common: Common, first: Word, words: readonly Word[]): Result<Told, Fault> => {
  if (words.length === 0) return faultAt(first, PLAN_EXAMPLE);
  let told: Told = {};
  for (const word of words) {
    const part = readPart(common, word);
    if (part === undefined) return faultAt(word, PLAN_EXAMPLE);
    told = { ...told, ...part };
  }
  return ok(told);
};

/** `plan ship Convogli-A "from=Aug I 42" at=Napoli until=never` */
const readPlan: Reader = (state, [first, kindWord, name, ...words]) => {
  const kind = oneOf(PLANNED_KINDS, first, kindWord);
  if (!kind.ok) return kind;
  const unit = readNamed(state, kind.value, first, name);
  if (!unit.ok) return unit;
  const told = readTold(state.common, first, words);
  if (!told.ok) return told;
  const { plans } = termsOf(state.common);
  if (plans.some(plan => plan.kind === kind.value && plan.unit === unit.value))
    return faultAt(first, 'The plan of this unit was already given.');
  return withMore(state, () => ({
    plans: [...plans, { kind: kind.value, unit: unit.value, ...told.value }],
  }));
};

/** `goal axis "Front at the end" 200` */
const readGoal: Reader = (state, [first, sideWord, cause, percentWord]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  if (!side.ok) return side;
  const causes = goalsIn(scenarioOf(state.common.scenario))
    .filter(goal => goal.side === side.value)
    .map(goal => goal.cause);
  if (cause === undefined || !causes.includes(cause.text))
    return faultAt(
      cause ?? first,
      `Name a goal of this side: ${causes.map(each => `"${each}"`).join(', ')}.`,
    );
  const percent = percentWord === undefined ? undefined : wholeOf(percentWord, 0, MOST_PERCENT);
  if (percent === undefined)
    return faultAt(
      percentWord ?? first,
      `Write how many percent of its usual points the goal brings, 0 to ${MOST_PERCENT} [F.30].`,
    );
  const { weights } = termsOf(state.common);
  if (weights.some(weight => weight.side === side.value && weight.cause === cause.text))
    return faultAt(first, 'The points of this goal were already given.');
  return withMore(state, () => ({ weights: [...weights, { side: side.value, cause: cause.text, percent }] }));
};

/** `prize allied Napoli 5` */
const readPrize: Reader = (state, [first, sideWord, name, pointsWord]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  const port = readNamed(state, 'port', first, name);
  const points = pointsWord === undefined ? undefined : wholeOf(pointsWord, 1, MOST_PRIZE);
  if (!side.ok) return side;
  if (!port.ok) return port;
  if (points === undefined)
    return faultAt(pointsWord ?? first, `Write the points for holding the port, 1 to ${MOST_PRIZE} [F.30].`);
  const { prizes } = termsOf(state.common);
  const prize = { side: side.value, port: port.value as PortId, points };
  if (prizes.some(each => each.side === prize.side && each.port === prize.port))
    return faultAt(first, 'The points for this port were already given.');
  return withMore(state, () => ({ prizes: [...prizes, prize] }));
};

/** `levels -42 -13 -12 17` */
const readLevels: Reader = (state, [first, ...words]) => {
  const wanted = scenarioOf(state.common.scenario).data.levels.length - 1;
  const levels = words.flatMap(word => wholeOf(word, -MOST_LEAD, MOST_LEAD) ?? []);
  const rises = levels.every((level, place) => place === 0 || level > (levels[place - 1] ?? 0));
  if (levels.length !== words.length || levels.length !== wanted || !rises)
    return faultAt(first, `Write ${wanted} whole numbers, each greater than the one before [F.30].`);
  return withMore(state, () => ({ levels }));
};

/** What a position says otherwise than its scenario. */
export const TERM_READERS: { readonly [word: string]: Reader } = {
  plan: readPlan,
  goal: readGoal,
  prize: readPrize,
  levels: readLevels,
};

const printUntil = (until: HalfMonth | 'never'): string =>
  writeWord(`until=${until === 'never' ? until : printDate(until)}`);

const printPlan = (common: Common, { kind, unit, from, at, until }: Plan): string =>
  [
    'plan',
    kind,
    nameOf(common, kind, unit),
    ...(from === undefined ? [] : [writeWord(`from=${printDate(from)}`)]),
    ...(at === undefined ? [] : [`at=${nameOf(common, 'port', at)}`]),
    ...(until === undefined ? [] : [printUntil(until)]),
  ].join(' ');

export const printTerms = (common: Common): readonly string[] => {
  const { plans, weights, prizes, levels } = termsOf(common);
  return [
    ...(levels.length === 0 ? [] : [`levels ${levels.join(' ')}`]),
    ...weights.map(({ side, cause, percent }) => `goal ${side} ${writeWord(cause)} ${percent}`),
    ...prizes.map(({ side, port, points }) => `prize ${side} ${nameOf(common, 'port', port)} ${points}`),
    ...plans.map(plan => printPlan(common, plan)),
  ];
};
