/** A piece of a sentence: plain words, a case that they name, or a term of the glossary. */
export type Run =
  | string
  | { readonly text: string; readonly rule: string }
  | { readonly text: string; readonly term: string };
