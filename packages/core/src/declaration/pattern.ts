/**
 * How an action is written after its type. `{units}` is a field: a list takes all words up to the next fixed word.
 * `{landing.paras}` lies deeper. `{cruise?cruise}` is a flag: the word when it is set; `{deep?deep:up}` has a word for
 * either. Any other word stands for itself. What is in `[over {over}]` is left out when its field is empty or zero.
 * `...` at the end: every other field as `key=value`.
 */
export type PatternPart =
  | { readonly part: 'word'; readonly text: string }
  | { readonly part: 'field'; readonly path: readonly string[] }
  | { readonly part: 'flag'; readonly path: readonly string[]; readonly yes: string; readonly no: string }
  | { readonly part: 'perhaps'; readonly word: string; readonly path: readonly string[] };

export interface Pattern {
  readonly parts: readonly PatternPart[];
  /** Whether fields that no part names are written as pairs. */
  readonly pairs: boolean;
}

const TOKEN = /\[(\S+) \{([\w.]+)\}\]|\{([\w.]+)(?:\?([^:}]+)(?::([^}]+))?)?\}|(\S+)/g;

const partIn = (match: RegExpMatchArray): PatternPart => {
  const [, word, perhaps, path = '', yes, no = '', text = ''] = match;
  if (word !== undefined && perhaps !== undefined) return { part: 'perhaps', word, path: perhaps.split('.') };
  if (path === '') return { part: 'word', text };
  return yes === undefined
    ? { part: 'field', path: path.split('.') }
    : { part: 'flag', path: path.split('.'), yes, no };
};

export const patternOf = (text: string): Pattern => {
  const pairs = text.endsWith('...');
  const words = pairs ? text.slice(0, -'...'.length) : text;
  return { parts: [...words.matchAll(TOKEN)].map(partIn), pairs };
};

/** The words that end a list: those that the pattern itself may write. */
export const fixedWords = ({ parts }: Pattern): ReadonlySet<string> =>
  new Set(
    parts.flatMap(part => {
      switch (part.part) {
        case 'word':
          return [part.text];
        case 'perhaps':
          return [part.word];
        case 'flag':
          return [part.yes, part.no].filter(word => word !== '');
        default:
          return [];
      }
    }),
  );

type Data = { readonly [key: string]: unknown };
type Growing = { [key: string]: unknown };

/** What lies at this path of plain data. */
export const valueAt = (data: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((under, key) => (under as Data | undefined)?.[key], data);

/** Puts a value at this path of data that is being built. */
export const putAt = (data: Growing, [key = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    data[key] = value;
    return;
  }
  const under = (data[key] ?? {}) as Growing;
  data[key] = under;
  putAt(under, rest, value);
};
