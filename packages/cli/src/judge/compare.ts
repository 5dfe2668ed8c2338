import type { Odds } from '@narrow-seas/core';
import { sayNamed } from '../say-named.ts';
import type { ExpectedFigures, ExpectedOutcome, ExpectedRuling } from './expect.ts';
import { areExactly, firstMissing, sayExpected } from './expected-events.ts';
import { unlikeOdds } from './expected-odds.ts';
import { figuresIn, namesOf, valuesOf } from './figures.ts';
import type { Unlike } from './unlike.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

/** How a game ended. */
export interface Ending {
  readonly winner: string | undefined;
  readonly summary: string;
  readonly level?: string;
  readonly points?: number;
}

/** All that came of a legal action, by name. */
export interface Came {
  readonly named: readonly object[];
  readonly odds: Odds | undefined;
  readonly outcome: Ending | undefined;
}

const sayEvents = (events: readonly string[]): string => events.join('; ') || 'nothing';

const unlikeEvents = (
  { events, onlyEvents }: ExpectedRuling,
  named: readonly object[],
): readonly Unlike[] => {
  const came = sayEvents(named.map(sayNamed));
  const missing = firstMissing(events ?? [], named);
  return [
    ...(missing === undefined ? [] : [{ what: 'events', expected: sayExpected(missing), came }]),
    ...(onlyEvents === undefined || areExactly(onlyEvents, named)
      ? []
      : [{ what: 'onlyEvents', expected: sayEvents(onlyEvents.map(sayExpected)), came }]),
  ];
};

const unlikeFigures = (expected: ExpectedFigures, { named, odds }: Came): readonly Unlike[] => {
  const figures = figuresIn(named, odds);
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const values = valuesOf(figures, name);
    const isSo = typeof wanted === 'number' ? values.includes(wanted) : String(values) === String(wanted);
    const came = values.length > 0 ? values.join(', ') : JUDGE_WORDS.came.noFigure(namesOf(figures));
    return isSo ? [] : [{ what: name, expected: String(wanted), came }];
  });
};

const NOBODY = 'nobody';

const unlikeOutcome = (expected: ExpectedOutcome | null, outcome: Ending | undefined): readonly Unlike[] => {
  if (expected === null)
    return outcome === undefined
      ? []
      : [{ what: 'outcome', expected: JUDGE_WORDS.came.notOver, came: outcome.summary }];
  if (outcome === undefined)
    return [{ what: 'outcome', expected: JSON.stringify(expected), came: JUDGE_WORDS.came.notOver }];
  const came = { winner: outcome.winner ?? NOBODY, level: outcome.level, points: outcome.points };
  return Object.entries({ ...expected, ...(expected.winner === null ? { winner: NOBODY } : {}) }).flatMap(
    ([field, wanted]) => {
      const found = came[field as keyof typeof came];
      return found === wanted
        ? []
        : [{ what: field, expected: String(wanted), came: found === undefined ? 'none' : String(found) }];
    },
  );
};

/** All that a legal action led to otherwise than expected; the position apart. */
export const unlikeLegal = (expected: ExpectedRuling, came: Came): readonly Unlike[] => [
  ...unlikeEvents(expected, came.named),
  ...(expected.odds === undefined ? [] : unlikeOdds(came.odds, expected.odds)),
  ...unlikeFigures(expected.figures ?? {}, came),
  ...(expected.outcome === undefined ? [] : unlikeOutcome(expected.outcome, came.outcome)),
];

const tidy = (line: string): string => line.trim().replaceAll(/\s+/g, ' ');

const isBlank = (line: string): boolean => line.trim() === '';

/** What of these lines the others do not have. */
const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others.map(tidy));
  return lines.filter(line => !isBlank(line) && !known.has(tidy(line)));
};

/** The whole position; both are as the notation prints them, so equal positions are equal lines. */
export const unlikePosition = (wanted: readonly string[], found: readonly string[]): readonly Unlike[] => {
  if (wanted.join('\n') === found.join('\n')) return [];
  const expected = without(wanted, found).join(' | ') || JUDGE_WORDS.came.nothingElse;
  return [
    { what: 'position', expected, came: without(found, wanted).join(' | ') || JUDGE_WORDS.came.nothingElse },
  ];
};

export const unlikeLines = (wanted: readonly string[], found: readonly string[]): readonly Unlike[] =>
  without(wanted, found).map(line => ({ what: 'positionHas', expected: line, came: found.join(' | ') }));
