import {
  type Fault,
  fault,
  type Game,
  type GameTypes,
  isObject,
  type JsonObject,
  type Result,
} from '@narrow-seas/core';
import { besides, within } from './place.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

/** A position as the file has it: text, lines of text, or an object of the game's own form. */
export type WrittenPosition = string | readonly string[] | JsonObject;

/** A line end within a line would make all places after it wrong. */
export const isPosition = (value: unknown): value is WrittenPosition =>
  typeof value === 'string' ||
  isObject(value) ||
  (Array.isArray(value) && value.every(line => typeof line === 'string' && !line.includes('\n')));

/** The state that a case begins with; `at` is the place of the position in the file. */
export const readPosition = <T extends GameTypes>(
  game: Game<T>,
  position: WrittenPosition,
  at: string,
): Result<T['state'], Fault> => {
  if (typeof position === 'string') return readLines(game, position, at);
  return isObject(position) ? readObject(game, position, at) : readList(game, position, at);
};

const readLines = <T extends GameTypes>(
  game: Game<T>,
  text: string,
  at: string,
): Result<T['state'], Fault> => {
  const read = game.notation.parse(text);
  return read.ok ? read : besides(at, read.error);
};

/** `line 3, column 8` is the eighth letter of the third item. */
const readList = <T extends GameTypes>(
  game: Game<T>,
  lines: readonly string[],
  at: string,
): Result<T['state'], Fault> => {
  const read = game.notation.parse(lines.join('\n'));
  if (read.ok) return read;
  const line = /^line (\d+), /.exec(read.error.at);
  if (line === null) return besides(at, read.error);
  const rest = read.error.at.slice(line[0].length);
  return besides(`${at}[${Number(line[1]) - 1}]`, { ...read.error, at: rest });
};

const readObject = <T extends GameTypes>(
  { id, notation }: Game<T>,
  position: object,
  at: string,
): Result<T['state'], Fault> => {
  if (notation.json === undefined) return fault('ERR_CASES', at, JUDGE_WORDS.fault.asText(id));
  const read = notation.json.parse(position);
  if (read.ok) return read;
  const isField = Object.hasOwn(fieldsOf(notation.json.schema), fieldIn(read.error.at));
  return isField ? within(at, read.error) : besides(at, read.error);
};

const fieldsOf = (schema: object): object =>
  'properties' in schema && isObject(schema.properties) ? schema.properties : {};

/** `nato` of `nato.1423`. */
const fieldIn = (at: string): string => /^[^.[]*/.exec(at)?.[0] ?? '';
