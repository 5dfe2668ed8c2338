import { FILE_WORDS } from './words/files.ts';

/** The name that the system gives to what went wrong; empty where it was not the system. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What the system says, in our words; the path is told by who asks. */
export const reasonOf = (error: unknown): string => {
  const code = codeOf(error);
  return FILE_WORDS.reasons[code] ?? FILE_WORDS.system(code || String(error));
};

/** The sentence for a place that could not be written. */
export const notWritten = (place: string, error: unknown): string =>
  FILE_WORDS.notWritten(place, reasonOf(error), FILE_WORDS.advice[codeOf(error)]);
