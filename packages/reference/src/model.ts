import type { Sheet } from '@narrow-seas/core';
import type { Figure } from './figure.ts';
import type { Run } from './run.ts';

/** A hole in the rulebook that we closed. */
export interface Note {
  readonly id: string;
  readonly value: readonly Run[];
  readonly reason: readonly Run[];
}

export interface CaseEntry {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Run[];
  /** Cases that this one names or belongs to. */
  readonly see: readonly string[];
  /** Cases that name this one. */
  readonly usedBy: readonly string[];
  readonly notes: readonly Note[];
  readonly figures: readonly Figure[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly cases: readonly CaseEntry[];
}

export interface TermEntry {
  readonly term: string;
  readonly meaning: string;
  readonly also: readonly string[];
  readonly rule: string;
}

/** The rules of one game as somebody reads them. Plain data: a worker makes it and a page shows it. */
export interface Reference {
  readonly game: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly TermEntry[];
  readonly sheet: Sheet | undefined;
}

export const casesOf = ({ chapters }: Pick<Reference, 'chapters'>): readonly CaseEntry[] =>
  chapters.flatMap(({ cases }) => cases);

/** Where a case stands; undefined for a number that no chapter has. */
export const placeOf = (
  { chapters }: Pick<Reference, 'chapters'>,
  id: string,
): { readonly chapter: Chapter; readonly entry: CaseEntry } | undefined => {
  for (const chapter of chapters) {
    const entry = chapter.cases.find(known => known.id === id);
    if (entry !== undefined) return { chapter, entry };
  }
  return undefined;
};
