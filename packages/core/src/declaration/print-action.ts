import { printFields } from '../fields.ts';
import { sameData } from '../json.ts';
import { writeWord } from '../notation.ts';
import type { ActionDeclaration, WordsOf } from './define-action.ts';
import { type PatternPart, valueAt } from './pattern.ts';
import { unsaidAt } from './pattern-check.ts';
import type { Schema } from './schema-notes.ts';
import { schemaAt } from './schema-walk.ts';
import { namingBy, type Wording, wordsOf } from './wording.ts';

/** An action as a person writes it, by its declaration. */
export const printDeclared = <C, A extends { readonly type: string }>(
  wording: Wording<C>,
  declared: ActionDeclaration<A>,
  action: A,
): string => {
  const { pattern, schema, words } = declared;
  const said =
    words === undefined
      ? pattern.parts.flatMap(part => printPart(wording, schema, action, part))
      : (words as WordsOf<C, A>).print(wording.position, action);
  const pairs = pattern.pairs ? printPairs(wording, declared, action) : [];
  return [action.type, ...said, ...pairs].join(' ');
};

const printPart = <C>(
  wording: Wording<C>,
  schema: Schema,
  action: object,
  part: PatternPart,
): readonly string[] => {
  if (part.part === 'word') return [part.text];
  const value = valueAt(action, part.path);
  if (part.part === 'flag') return [value === true ? part.yes : part.no].filter(word => word !== '');
  const field = schemaAt(schema, part.path);
  if (field === undefined || value === undefined) return [];
  const words = wordsOf(wording, field, value).map(writeWord);
  if (part.part === 'field') return words;
  return sameData(value, unsaidAt(schema, part.path)) ? [] : [part.word, ...words];
};

/** Every field that the pattern does not name. */
const printPairs = <C, A extends object>(
  wording: Wording<C>,
  { pattern, schema }: ActionDeclaration<A>,
  action: A,
): readonly string[] => {
  const said = new Set(pattern.parts.flatMap(part => (part.part === 'word' ? [] : [part.path[0]])));
  const rest = Object.entries(action).filter(([key]) => key !== 'type' && !said.has(key));
  return printFields(namingBy(wording, schema, ''), Object.fromEntries(rest));
};
