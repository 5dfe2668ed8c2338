import type { Fault } from '../fault.ts';
import { faultAt, type Word } from '../notation.ts';
import { type Failed, ok, type Result } from '../result.ts';
import { kindNamed } from './names.ts';
import { bare, kindOf, partOf, type Schema } from './schema-notes.ts';
import { elementOf } from './schema-walk.ts';
import type { Wording } from './wording.ts';

/** What `wordOf` wrote, read back. What is no number or flag where one is due becomes undefined, for the schema to refuse. */
export const readWord = <C>(
  wording: Wording<C>,
  schema: Schema,
  word: Word,
  code = 'ERR_ACTION',
): Result<unknown, Fault> => {
  const exact = bare(schema);
  const kind = kindNamed(wording.names, kindOf(exact));
  const element = elementOf(exact);
  if (kind === undefined)
    return element === undefined
      ? ok(figureOf(exact, word.text))
      : readWords(wording, element, partsOf(word), code);
  const found = kind.find(wording.position, word.text);
  return found === undefined ? faultAt(word, `There is no ${kind.noun} ${word.text} here.`, code) : ok(found);
};

/** Names joined by commas, as the ships of one force are. */
const partsOf = (word: Word): readonly Word[] =>
  word.text
    .split(',')
    .filter(text => text !== '')
    .map(text => ({ ...word, text }));

/** Each of these words as an item of a list. */
export const readWords = <C>(
  wording: Wording<C>,
  element: Schema,
  words: readonly Word[],
  code = 'ERR_ACTION',
): Result<unknown, Fault> => {
  const found = words.map(word => readWord(wording, element, word, code));
  const lost = found.find((one): one is Failed<Fault> => !one.ok);
  return lost ?? ok(found.map(one => (one.ok ? one.value : undefined)));
};

const figureOf = (schema: Schema, word: string): unknown => {
  const part = partOf(schema);
  if (part.of === 'flag') return word === 'true' || (word === 'false' ? false : undefined);
  if (part.of === 'number') return /^-?\d{1,9}(?:\.\d{1,3})?$/.test(word) ? Number(word) + 0 : undefined;
  return word;
};
