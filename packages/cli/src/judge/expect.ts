import { type Fault, fault, isObject, type JsonObject, ok, type Result } from '@narrow-seas/core';
import { isPosition, type WrittenPosition } from './position.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

const WRITE = JUDGE_WORDS.write;

/** An event as a person expects it: its type, or the fields that it must have. */
export type ExpectedEvent = string | JsonObject;

/** What the odds should say. */
export interface ExpectedOdds {
  /** By what comes of it, `retreat` or `HAWES: damaged`: `2/6`, `2 of 6` or `33.3%`. */
  readonly chances?: { readonly [result: string]: string };
  /** By the case that puts them there: the sum of all, or each of them in order. */
  readonly modifiers?: { readonly [rule: string]: number | readonly number[] };
  /** How far a percentage may be off, in percentage points. */
  readonly within?: number;
}

/** By the field of an event or the word in the odds: one value that must be there, or all there are. */
export type ExpectedFigures = { readonly [name: string]: number | readonly number[] };

/** How the game should have ended: only what is named is looked at. Null: it goes on. */
export interface ExpectedOutcome {
  readonly winner?: string | null;
  readonly level?: string;
  readonly points?: number;
}

/** All that may be expected of one action. */
export interface ExpectedRuling {
  readonly legal?: true;
  /** True, or the case that refuses. */
  readonly refused?: true | string;
  readonly events?: readonly ExpectedEvent[];
  readonly onlyEvents?: readonly ExpectedEvent[];
  readonly odds?: ExpectedOdds;
  readonly figures?: ExpectedFigures;
  readonly position?: WrittenPosition;
  readonly positionHas?: readonly string[];
  readonly outcome?: ExpectedOutcome | null;
}

/** `legal`, `refused`, the case that refuses it, or all that should come of it. */
export type Expectation = string | ExpectedRuling;

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string';
const isNumber: Check = value => typeof value === 'number' && Number.isFinite(value);
const isTrue: Check = value => value === true;
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);
const either =
  (...checks: readonly Check[]): Check =>
  value =>
    checks.some(check => check(value));
const mapOf =
  (check: Check): Check =>
  value =>
    isObject(value) && Object.values(value).every(check);
const recordOf =
  (fields: { readonly [field: string]: Check }): Check =>
  value =>
    isObject(value) &&
    Object.entries(value).every(([field, item]) => Object.hasOwn(fields, field) && fields[field]?.(item));

/** A share out of all ways, or a percentage. */
export const CHANCE = /^(?:(\d{1,6}) ?(?:\/|of) ?(\d{1,6})|(\d{1,3}(?:\.\d{1,6})?) ?%)$/;

/** In percentage points: people write percentages with a digit or none. */
export const USUAL_TOLERANCE = 0.5;

const isChance: Check = value => typeof value === 'string' && CHANCE.test(value);
const isTyped: Check = value => isObject(value) && isText(value['type']);
const EVENTS = listOf(either(isText, isTyped));
const NUMBERS = mapOf(either(isNumber, listOf(isNumber)));

interface Field {
  readonly is: Check;
  readonly write: string;
  /** Whether it asks for something that only an action that was made can have. */
  readonly legal: boolean;
}

const FIELDS: { readonly [field in keyof ExpectedRuling]-?: Field } = {
  legal: { is: isTrue, write: WRITE.legal, legal: true },
  refused: { is: either(isTrue, isText), write: WRITE.refused, legal: false },
  events: { is: EVENTS, write: WRITE.events, legal: true },
  onlyEvents: {
    is: EVENTS,
    write: WRITE.events,
    legal: true,
  },
  odds: {
    is: recordOf({ chances: mapOf(isChance), modifiers: NUMBERS, within: isNumber }),
    write: WRITE.odds,
    legal: true,
  },
  figures: { is: NUMBERS, write: WRITE.figures, legal: true },
  position: {
    is: isPosition,
    write: WRITE.position,
    legal: false,
  },
  positionHas: { is: listOf(isText), write: WRITE.positionHas, legal: false },
  outcome: {
    is: either(
      value => value === null,
      recordOf({ winner: either(isText, value => value === null), level: isText, points: isNumber }),
    ),
    write: WRITE.outcome,
    legal: true,
  },
};

const EXPECTABLE: readonly string[] = Object.keys(FIELDS);

export const decodeExpectation = (value: unknown, at: string): Result<Expectation, Fault> => {
  if (typeof value === 'string') return ok(value);
  if (!isObject(value)) return fault('ERR_CASES', at, JUDGE_WORDS.fault.expect);
  for (const [field, item] of Object.entries(value)) {
    const known = Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof ExpectedRuling] : undefined;
    if (known === undefined)
      return fault('ERR_CASES', at, JUDGE_WORDS.fault.noExpectation(field, EXPECTABLE));
    if (!known.is(item)) return fault('ERR_CASES', `${at}.${field}`, known.write);
    if (known.legal && value['refused'] !== undefined)
      return fault('ERR_CASES', `${at}.${field}`, JUDGE_WORDS.fault.oneOrTheOther);
  }
  return ok(value as ExpectedRuling);
};

/** The verdict that is expected; undefined where any will do. What else is expected, only a legal action has. */
export const expectedVerdict = (expect: Expectation | undefined): 'legal' | 'refused' | undefined => {
  if (expect === undefined) return undefined;
  if (typeof expect === 'string') return expect === 'legal' ? 'legal' : 'refused';
  if (expect.refused !== undefined) return 'refused';
  return Object.keys(expect).some(field => FIELDS[field as keyof ExpectedRuling].legal) ? 'legal' : undefined;
};

/** The case that should refuse, where one is named. */
export const expectedRule = (expect: Expectation | undefined): string | undefined => {
  if (typeof expect === 'string') return expect === 'legal' || expect === 'refused' ? undefined : expect;
  return typeof expect?.refused === 'string' ? expect.refused : undefined;
};
