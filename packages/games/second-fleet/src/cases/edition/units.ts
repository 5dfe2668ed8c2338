import type { Fill } from '@narrow-seas/core';
import { columnsOf, ROSTER, type Ratings, type UnitSpec } from '../../model/roster.ts';
import { fill } from './fill.ts';

/** Which sides of a counter are ours, and why they are what they are. */
const REASONS: { readonly [source: string]: string } = {
  'ours given':
    'The damaged side is given; the front follows from it by the printed damage flip, read backwards.',
  'given ours': 'The front is given; the damaged side follows by the printed damage flip.',
  'given none': '',
  'ours ours':
    'By class, with the ratings of ships and aircraft of the same kind; checked on a blurred scan.',
  'ours none': 'By class, with the ratings of aircraft and ships of the same kind; the unit has one step.',
};

const figures = (spec: UnitSpec, ratings: Ratings | undefined): string =>
  ratings === undefined
    ? 'one step'
    : columnsOf(spec.arm)
        .map(column => ratings[column as keyof Ratings])
        .join('-');

/** `FRNZE 4-7-14-6-18-3-7-8-0 / 3-7-9-6-12-2-4-4-0`: read from the roster, so that it cannot differ from it. */
const written = (spec: UnitSpec): string =>
  `${spec.name} ${figures(spec, spec.front)} / ${figures(spec, spec.damaged)}`;

const groupOf = ({ nation, arm, source }: UnitSpec): string => `${nation} ${arm} ${source.join(' ')}`;

const OURS: readonly UnitSpec[] = ROSTER.filter(({ source }) => source.includes('ours'));

/** [C.26] Every figure of the order of battle that is ours, nation by nation. */
export const UNIT_FIGURES: readonly Fill[] = [...new Set(OURS.map(groupOf))].map(group => {
  const units = OURS.filter(spec => groupOf(spec) === group);
  const reason = REASONS[units[0]?.source.join(' ') ?? ''] ?? '';
  return fill(`figures ${group}`, 'A15', units.map(written).join('; '), reason);
});
