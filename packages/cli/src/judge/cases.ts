import {
  type Fault,
  type FileKind,
  fault,
  isObject,
  type JsonObject,
  ok,
  type Result,
  readVersioned,
} from '@narrow-seas/core';
import { decodeExpectation, type Expectation } from './expect.ts';
import { isPosition, type WrittenPosition } from './position.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

export const CASES_FILE: FileKind = { format: 'narrow-seas/cases', version: 1, migrations: {} };

/** An action as a person writes it, the mover first, and what the rules should say to it. */
export interface Order {
  readonly text: string;
  readonly expect?: Expectation;
}

export interface Case {
  readonly name: string;
  readonly position: WrittenPosition;
  readonly orders: readonly Order[];
  /** Whether the position after each action is wanted. */
  readonly show: boolean;
}

export interface CasesFile {
  readonly game: string;
  /** One that cannot be read does not stand in the way of the others. */
  readonly cases: readonly Result<Case, Fault>[];
}

export const readCases = (text: string): Result<CasesFile, Fault> => {
  const read = readVersioned(CASES_FILE, text);
  if (!read.ok) return read;
  const stray = strayKey(read.value, ['$schema', 'format', 'version', 'game', 'cases']);
  if (stray !== undefined) return noSuchField(stray);
  const { game, cases } = read.value;
  if (typeof game !== 'string') return fault('ERR_CASES', 'game', JUDGE_WORDS.fault.noGame);
  if (!Array.isArray(cases)) return fault('ERR_CASES', 'cases', JUDGE_WORDS.fault.noCases);
  return ok({ game, cases: cases.map((value, place) => decodeCase(value, `cases[${place}]`)) });
};

const strayKey = (value: JsonObject, known: readonly string[]): string | undefined =>
  Object.keys(value).find(key => !known.includes(key));

const LONGEST_KEY = 40;

const noSuchField = (at: string) => fault('ERR_CASES', at, JUDGE_WORDS.fault.noField);

const decodeCase = (value: unknown, at: string): Result<Case, Fault> => {
  if (!isObject(value)) return fault('ERR_CASES', at, JUDGE_WORDS.fault.notObject);
  const stray = strayKey(value, ['name', 'position', 'actions', 'show']);
  if (stray !== undefined) return noSuchField(`${at}.${stray.slice(0, LONGEST_KEY)}`);
  const { name, position, actions, show } = value;
  if (typeof name !== 'string') return fault('ERR_CASES', `${at}.name`, JUDGE_WORDS.fault.noName);
  if (!isPosition(position)) return fault('ERR_CASES', `${at}.position`, JUDGE_WORDS.fault.position);
  if (show !== undefined && show !== 'position')
    return fault('ERR_CASES', `${at}.show`, JUDGE_WORDS.fault.show);
  const orders = decodeOrders(actions, `${at}.actions`);
  return orders.ok ? ok({ name, position, orders: orders.value, show: show === 'position' }) : orders;
};

const decodeOrders = (value: unknown, at: string): Result<readonly Order[], Fault> => {
  if (!Array.isArray(value)) return fault('ERR_CASES', at, JUDGE_WORDS.fault.noActions);
  const orders: Order[] = [];
  for (const [place, item] of value.entries()) {
    const order = decodeOrder(item, `${at}[${place}]`);
    if (!order.ok) return order;
    orders.push(order.value);
  }
  return ok(orders);
};

const decodeOrder = (value: unknown, at: string): Result<Order, Fault> => {
  if (typeof value === 'string') return ok({ text: value });
  if (!isObject(value) || typeof value['do'] !== 'string')
    return fault('ERR_CASES', at, JUDGE_WORDS.fault.action);
  const stray = strayKey(value, ['do', 'expect']);
  if (stray !== undefined) return noSuchField(`${at}.${stray.slice(0, LONGEST_KEY)}`);
  const { do: text, expect } = value;
  if (expect === undefined) return ok({ text });
  const expected = decodeExpectation(expect, `${at}.expect`);
  return expected.ok ? ok({ text, expect: expected.value }) : expected;
};
