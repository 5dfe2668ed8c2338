import { z, type ZodType } from 'zod';
import { decoderOf } from './decoder.ts';
import { type Fault, fault } from './fault.ts';
import type { JsonNotation } from './game.ts';
import type { Result } from './result.ts';

/** A line of position text, and where its content lies in the JSON. */
export interface JsonLine {
  readonly text: string;
  readonly at: string;
}

interface LinedForm<J, S> {
  readonly schema: ZodType<J>;
  readonly linesOf: (position: J) => readonly JsonLine[];
  readonly parse: (text: string) => Result<S, Fault>;
  readonly print: (state: S) => object;
  /** Where a complaint lies that is not about a line. */
  readonly placeOf?: (lines: readonly JsonLine[], at: string) => string;
}

/** Positions as JSON by way of their text: what a position may be is said once, by the text's parser. */
export const jsonByLines = <J, S>({
  schema,
  linesOf,
  parse,
  print,
  placeOf = (_lines, at) => at,
}: LinedForm<J, S>): JsonNotation<S> => {
  const decode = decoderOf(schema);
  return {
    schema: z.toJSONSchema(schema, { io: 'input' }),
    print,
    parse: value => {
      const decoded = decode(value);
      if (!decoded.ok) return decoded;
      const lines = linesOf(decoded.value);
      const parsed = parse(lines.map(({ text }) => text).join('\n'));
      if (parsed.ok) return parsed;
      const { code, at, message } = parsed.error;
      const line = /^line (\d+)/.exec(at)?.[1];
      return fault(
        code,
        line === undefined ? placeOf(lines, at) : (lines[Number(line) - 1]?.at ?? at),
        message,
      );
    },
  };
};

/** How often a statement stands in a position, and what it says. */
interface StatementForm {
  readonly how: 'once' | 'perhaps' | 'often';
  readonly about: string;
}

export const once = (about: string): StatementForm => ({ how: 'once', about });
export const perhaps = (about: string): StatementForm => ({ how: 'perhaps', about });
export const often = (about: string): StatementForm => ({ how: 'often', about });

type Statements = { readonly [word: string]: string | readonly string[] | undefined };

interface StatementsForm<S> {
  readonly parse: (text: string) => Result<S, Fault>;
  readonly print: (state: S) => string;
  /** Every statement by its first word, in the order in which they are read. */
  readonly words: { readonly [word: string]: StatementForm };
  /** The most characters of a statement, and the most statements of one word. */
  readonly longest: number;
  readonly most: number;
}

/** A position as JSON: each statement of the text under its first word, the rest of the line as text. */
export const jsonByStatements = <S>({
  parse,
  print,
  words,
  longest,
  most,
}: StatementsForm<S>): JsonNotation<S> =>
  jsonByLines({
    schema: z.strictObject(
      Object.fromEntries(Object.entries(words).map(([word, form]) => [word, schemaOf(form, longest, most)])),
    ),
    linesOf: linesOfStatements,
    parse,
    print: state => fieldsOf(print(state), words),
  });

const schemaOf = (
  { how, about }: StatementForm,
  longest: number,
  most: number,
): ZodType<Statements[string]> => {
  const line = z.string().max(longest);
  if (how === 'often') return z.array(line).max(most).default([]).describe(about);
  return (how === 'once' ? line : line.optional()).describe(about);
};

const linesOfStatements = (position: Statements): readonly JsonLine[] =>
  Object.entries(position).flatMap(([word, value]): readonly JsonLine[] => {
    if (value === undefined) return [];
    return typeof value === 'string'
      ? [{ text: `${word} ${value}`, at: word }]
      : value.map((text, place) => ({ text: `${word} ${text}`, at: `${word}[${place}]` }));
  });

const fieldsOf = (text: string, words: StatementsForm<never>['words']): object => {
  const fields: { [word: string]: string | string[] } = {};
  for (const line of text.split('\n')) {
    const split = line.indexOf(' ');
    const [word, rest] = [line.slice(0, split), line.slice(split + 1)];
    const list = fields[word];
    if (words[word]?.how !== 'often') fields[word] = rest;
    else if (Array.isArray(list)) list.push(rest);
    else fields[word] = [rest];
  }
  return fields;
};
