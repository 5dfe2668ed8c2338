import type { IncomingHttpHeaders } from 'node:http';

/** A piece of a file: the first byte and the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What to answer with: all of it, a piece, nothing new, or no such piece. */
export type Portion = 'whole' | Span | 'unchanged' | 'outside';

/** [RFC 9110, 13.2.2] What is known already comes before what piece is wanted. */
export const portionOf = (
  headers: IncomingHttpHeaders,
  tag: string,
  size: number,
  isGet: boolean,
): Portion => {
  if (isKnown(headers['if-none-match'], tag)) return 'unchanged';
  // Only GET has ranges, and a piece of an older file must not be put together with one of this.
  if (!isGet || !isStill(headers['if-range']?.toString(), tag)) return 'whole';
  return spanIn(headers.range, size);
};

/** [RFC 9110, 13.1.2] Weak comparison; a proxy that packs or unpacks makes a tag weak. */
const isKnown = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false;
  const tags: readonly string[] = header.match(/"[^"]*"/g) ?? [];
  return header.trim() === '*' || tags.includes(tag);
};

/** [RFC 9110, 13.1.5] Strong comparison; we give no dates, so a date is of something else. */
const isStill = (header: string | undefined, tag: string): boolean =>
  header === undefined || header.trim() === tag;

/** [RFC 9110, 14.2] What is malformed, or asks for several pieces, is passed over: the whole file is a true answer. */
const spanIn = (header: string | undefined, size: number): Portion => {
  const found = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return suffixOf(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= size) return 'outside';
  return { from: Number(first), to: last === '' ? size : Math.min(size, Number(last) + 1) };
};

const suffixOf = (length: number, size: number): Portion =>
  length === 0 || size === 0 ? 'outside' : { from: Math.max(0, size - length), to: size };
