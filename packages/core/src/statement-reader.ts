import type { Fault } from './fault.ts';
import { faultAt, type Statement } from './notation.ts';
import { ok, type Result } from './result.ts';

/** What a statement adds to a position. */
export type StatementReader<S> = (state: S, statement: Statement) => Result<S, Fault>;

/** Readers by the first word of their statements. */
export type StatementReaders<S> = { readonly [word: string]: StatementReader<S> };

/** The position after these statements, one after another; the first that cannot be is the fault. */
export const readInto = <S>(
  start: S,
  statements: readonly Statement[],
  readers: StatementReaders<S>,
): Result<S, Fault> => {
  let state = start;
  for (const statement of statements) {
    const next = readOne(state, statement, readers);
    if (!next.ok) return next;
    state = next.value;
  }
  return ok(state);
};

const readOne = <S>(state: S, statement: Statement, readers: StatementReaders<S>): Result<S, Fault> => {
  const [word] = statement;
  const read = Object.hasOwn(readers, word.text) ? readers[word.text] : undefined;
  return read === undefined
    ? faultAt(word, `"${word.text}" begins no statement; there are ${Object.keys(readers).join(', ')}.`)
    : read(state, statement);
};
