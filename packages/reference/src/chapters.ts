import type { RuleCase } from '@narrow-seas/core';

/** How the numbers of a chapter begin, by their form; the first that fits counts. */
const FORMS = [/^NS/, /^[A-Z](?=\d)/, /^[A-Z]\.\d+/, /^[A-Z](?=$|\.)/, /^\d+\.[A-Z]/, /^\d+/] as const;

/** Letters whose numbers are one chapter each: tables and scenarios. */
const WHOLE = new Set(['S', 'T']);

/** What the numbers of its chapter begin with: "8" of 8.24, "C.5" of C.5.4, "36.D" of 36.D.1.a. */
export const chapterOf = (id: string): string => {
  const [letter = ''] = id;
  if (WHOLE.has(letter)) return letter;
  for (const form of FORMS) {
    const [found] = form.exec(id) ?? [];
    if (found !== undefined) return found;
  }
  return id;
};

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly cases: readonly RuleCase[];
}

/** The case that heads a chapter is called after it, or after it with a zero: 8.0. */
const headOf = (id: string, cases: readonly RuleCase[]): RuleCase | undefined =>
  cases.find(rule => rule.id === id) ?? cases.find(rule => rule.id === `${id}.0`);

/** Chapters in reading order: that of their first cases. */
export const chaptersOf = (
  cases: readonly RuleCase[],
  titles: { readonly [chapter: string]: string } = {},
): readonly Section[] => {
  const found = new Map<string, RuleCase[]>();
  for (const rule of cases) {
    const chapter = chapterOf(rule.id);
    const known = found.get(chapter);
    if (known === undefined) found.set(chapter, [rule]);
    else known.push(rule);
  }
  return [...found].map(([id, own]) => ({
    id,
    title: titles[id] ?? headOf(id, own)?.title ?? own[0]?.title ?? id,
    cases: own,
  }));
};
