import type { Odds } from '@narrow-seas/core';
import { mapValues } from '../say-named.ts';

/** A number and all names it goes by. */
export interface Figure {
  readonly names: readonly string[];
  readonly value: number;
}

/** A field of an event, by itself or with the type or the field above it: `points`, `scored.points`, `target.points`. */
const inEvents = (events: readonly object[]): readonly Figure[] => {
  const found: Figure[] = [];
  mapValues(events, (trail, value) => {
    const field = trail.at(-1) ?? '';
    if (typeof value === 'number')
      found.push({ names: [field, ...trail.slice(0, -1).map(above => `${above}.${field}`)], value });
    return value;
  });
  return found;
};

/** `column 10`, `die +2`, `defence 7`, `12 points`: what a line of the odds says in a few words. */
const CLAUSE = /^(?:([a-z][a-z ]*?) ([+-] ?)?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ([a-z][a-z ]*))$/;

const inLine = (line: string): readonly Figure[] =>
  line
    .toLowerCase()
    .split(/[;,:] ?|then /)
    .flatMap(clause => {
      const [, before, sign = '', after, first, name] = CLAUSE.exec(clause.trim()) ?? [];
      if (before !== undefined)
        return [{ names: [before], value: Number(after) * (sign.startsWith('-') ? -1 : 1) + 0 }];
      return name === undefined ? [] : [{ names: [name], value: Number(first) }];
    });

/** The sums that terms add up to, by their names. */
const inTerms = ({ terms }: Odds): readonly Figure[] =>
  [...new Set(terms.map(({ part }) => part))].flatMap(part =>
    part === undefined
      ? []
      : [
          {
            names: [part.toLowerCase()],
            value: terms.reduce((sum, term) => (term.part === part ? sum + term.value : sum), 0),
          },
        ],
  );

/** All numbers of an action, those of its events first, by name: what stands for something has its name there. */
export const figuresIn = (named: readonly object[], odds: Odds | undefined): readonly Figure[] =>
  odds === undefined
    ? inEvents(named)
    : [
        ...inEvents(named),
        ...[odds.sum, ...Object.values(odds.lines ?? {})].flatMap(inLine),
        ...inTerms(odds),
      ];

export const valuesOf = (figures: readonly Figure[], name: string): readonly number[] =>
  figures
    .filter(({ names }) => names.includes(name) || names.includes(name.toLowerCase()))
    .map(({ value }) => value);

/** The names there are, for somebody who wrote another. */
export const namesOf = (figures: readonly Figure[]): readonly string[] => [
  ...new Set(figures.flatMap(({ names }) => names.slice(0, 1))),
];
