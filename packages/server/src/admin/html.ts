import { escaped } from '../missing.ts';

/** Markup that is safe to send: what came from people was escaped on the way in. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const markupOf = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** The only way to make markup: whatever is put into the template is text, unless it was made here before. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts
    .map((text, place) => text + (place < parts.length ? markupOf(parts[place] ?? '') : ''))
    .join(''),
});

export const NOTHING: Html = { markup: '' };
