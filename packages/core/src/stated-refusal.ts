import { citedIn, NUMBERED, wordsOf } from './citation.ts';

/** A refusal as the source of a game states it. */
export interface StatedRefusal {
  readonly file: string;
  readonly code: string;
  /** The sentence, as far as the source has it. */
  readonly reason: string;
  /** The cases it may cite; none where the source works the case out. */
  readonly rules: readonly string[];
  /** The cases that the comments at the refusing predicate cite. */
  readonly cited: readonly string[];
}

/** `refusal(`, `no(`, `noAt(`, `noShip(`: what games call the makers of refusals. */
const MAKER = String.raw`(?<![\w.])(?:refusal|no(?:[A-Z]\w*)?)\(\s*`;
const TEXT = String.raw`'(?:\\.|[^'\\\n])*'|\x60(?:\\.|[^\x60\\])*\x60`;

/** The case or what works it out, the word for programs, the sentence. */
const STATED = new RegExp(
  String.raw`${MAKER}((?:'[^'\n]*'|[^,'])+?),\s*'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)',\s*(${TEXT}|[\w.]+)`,
  'g',
);

/** A whole chapter is also written `22`. */
const RULE = new RegExp(`'(${NUMBERED}|\\d{1,2}|S)'`, 'g');

/** Declarations stand apart by an empty line. */
const declarationsOf = (source: string): readonly string[] => source.split(/\n\n(?=\S)/);

const isComment = (words: string): boolean => words.startsWith('/');

/** Every refusal that a source states, declaration by declaration. */
export const refusalsStated = (file: string, source: string): readonly StatedRefusal[] =>
  declarationsOf(source).flatMap(declaration => {
    const cited = wordsOf(declaration).filter(isComment).flatMap(citedIn);
    return [...declaration.matchAll(STATED)].map(([, rule = '', code = '', reason = '']) => ({
      file,
      code,
      reason: /^['`]/.test(reason) ? reason.slice(1, -1) : '',
      rules: [...rule.matchAll(RULE)].map(([, id = '']) => id),
      cited,
    }));
  });
