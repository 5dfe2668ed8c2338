import type { Fault } from '../fault.ts';
import { parseFields } from '../fields.ts';
import { faultAt, pairOf, type Word } from '../notation.ts';
import { ok, type Result } from '../result.ts';
import type { ActionDeclaration, WordsOf } from './define-action.ts';
import { fixedWords, type Pattern, type PatternPart, putAt } from './pattern.ts';
import { unsaidAt } from './pattern-check.ts';
import { readWord, readWords } from './read-word.ts';
import type { Schema } from './schema-notes.ts';
import { elementOf, isOptionalAt, schemaAt } from './schema-walk.ts';
import { namingBy, type Wording } from './wording.ts';

/** The fields that the words after the type stand for; what is missing is left for the schema to refuse. */
export const parseDeclared = <C, A>(
  wording: Wording<C>,
  { words: own, schema, pattern }: ActionDeclaration<A>,
  words: readonly Word[],
): Result<object, Fault> => {
  if (own !== undefined) {
    const texts = words.map(({ text }) => text);
    return ok((own as WordsOf<C, A>).parse(wording.position, texts));
  }
  if (!pattern.pairs) return readPattern(wording, schema, pattern, words);
  const isPair = (word: Word): boolean => pairOf(word) !== undefined;
  const bareWords = words.filter(word => !isPair(word));
  const said = readPattern(wording, schema, pattern, bareWords);
  if (!said.ok) return said;
  const pairs = parseFields(namingBy(wording, schema, 'night=true'), words.filter(isPair));
  return pairs.ok ? ok({ ...said.value, ...pairs.value }) : pairs;
};

interface Reading<C> {
  readonly wording: Wording<C>;
  readonly schema: Schema;
  /** Words that end a list. */
  readonly fixed: ReadonlySet<string>;
  readonly fields: { [key: string]: unknown };
}

const readPattern = <C>(
  wording: Wording<C>,
  schema: Schema,
  pattern: Pattern,
  words: readonly Word[],
): Result<object, Fault> => {
  const reading: Reading<C> = { wording, schema, fixed: fixedWords(pattern), fields: {} };
  let left = words;
  for (const part of pattern.parts) {
    const taken = readPart(reading, part, left);
    if (!taken.ok) return taken;
    left = left.slice(taken.value);
  }
  const [extra] = left;
  return extra === undefined
    ? ok(reading.fields)
    : faultAt(extra, `Nothing like ${extra.text} is written here.`, 'ERR_ACTION');
};

/** Reads one part; answers with how many words it took. */
const readPart = <C>(
  reading: Reading<C>,
  part: PatternPart,
  words: readonly Word[],
): Result<number, Fault> => {
  switch (part.part) {
    case 'word':
      return ok(words[0]?.text === part.text ? 1 : 0);
    case 'flag':
      return ok(readFlag(reading, part, words[0]?.text));
    case 'perhaps':
      return readPerhaps(reading, part, words);
    default:
      return readField(reading, part.path, words);
  }
};

const readFlag = <C>(
  { fields, schema }: Reading<C>,
  { path, yes, no }: Extract<PatternPart, { readonly part: 'flag' }>,
  word: string | undefined,
): number => {
  const isSaid = word !== undefined && (word === yes || word === no);
  // A flag that may be missing is left out: `false` might be no value of it.
  if (isSaid || (no === '' && !isOptionalAt(schema, path))) putAt(fields, path, word === yes);
  return isSaid ? 1 : 0;
};

const readPerhaps = <C>(
  reading: Reading<C>,
  { word, path }: Extract<PatternPart, { readonly part: 'perhaps' }>,
  words: readonly Word[],
): Result<number, Fault> => {
  if (words[0]?.text === word) {
    const taken = readField(reading, path, words.slice(1));
    return taken.ok ? ok(taken.value + 1) : taken;
  }
  const unsaid = unsaidAt(reading.schema, path);
  if (unsaid !== undefined) putAt(reading.fields, path, unsaid);
  return ok(0);
};

const readField = <C>(
  { wording, schema, fixed, fields }: Reading<C>,
  path: readonly string[],
  words: readonly Word[],
): Result<number, Fault> => {
  const field = schemaAt(schema, path);
  const end = words.findIndex(({ text }) => fixed.has(text));
  const [first, ...more] = end < 0 ? words : words.slice(0, end);
  const element = field === undefined ? undefined : elementOf(field);
  if (field === undefined || (element === undefined && first === undefined)) return ok(0);
  const own = first === undefined ? [] : [first, ...more];
  const found =
    element === undefined ? readWord(wording, field, first as Word) : readWords(wording, element, own);
  if (!found.ok) return found;
  putAt(fields, path, found.value);
  return ok(element === undefined ? 1 : own.length);
};
