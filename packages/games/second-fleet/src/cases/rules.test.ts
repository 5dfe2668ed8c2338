import { readdirSync, readFileSync } from 'node:fs';
import { faultsOfIndex, silentCases, sourcesAmong, strayCitations } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { RULES } from './rules.ts';

/** The headings and bullets of the notes: how many bullets stand under each, in reading order; nested ones in brackets. */
const NOTES: { readonly [section: string]: string } = {
  1: '3',
  2: '4 2(6) 2.5(5) 2.6(3) 3(7) 3.5(4) 3.5.2(1) 4(4)',
  4: '3 1(3) 1.1(1) 1.2(1) 1.3(6) 2(2) 3(4) 3.1(1)',
  5: '10',
  6: '3 3(2)',
  7: '10 4(4) 4.1(1) 4.2(1) 4.3(1) 4.4(1) 6(1) 10(2)',
  8: '14 7(1) 12(2) 14(2)',
  9: '12 3(1) 3.1(3) 3.1.2(4) 4(5) 5(4) 5.1(2) 12(2) 12.2(2)',
  10: '11 1(1) 2(2) 5(2) 7(5) 7.1(1) 7.4(3) 7.5(2) 8(7) 8.6(8) 8.7(4) 9(6) 9.5(8) 9.6(1) 10(6) 10.1(1) 10.2(3) 11(2)',
  11: '3',
  12: '2 1(3) 1.1(1) 2(1) 2.1(3)',
  14: '7 3(1) 5(2) 6(2) 7(2)',
  16: '3 2(7) 3(4)',
  17: '0',
  18: '4',
  19: '3',
  20: '0',
  21: '0',
  22: '9',
  23: '4 1(4) 3(4) 4(2) 4.1(3) 4.2(1)',
  24: '9',
};

/** Parents of the completion, with the number of cases under each. */
const COMPLETION =
  'C.1 7,C.2 40,C.3 4,C.4 3,C.5 6,C.6 3,C.7 3,C.8 8,C.9 6,C.10 4,C.11 9,C.12 7,C.13 7,C.14 7,C.15 0,C.16 6,C.17 10,C.18 6,C.19 5,C.20 7,C.21 9,C.22 3,C.23 0,C.24 0,C.25 0,C.26 0';

const upTo = (parent: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${parent}.${place + 1}`);

const idsOf = (section: string, shape: string): readonly string[] => {
  const [count = '', ...nested] = shape.split(' ');
  return [
    section,
    ...upTo(section, Number(count)),
    ...nested.flatMap(text => {
      const [, parent = '', size = ''] = /^([\d.]+)\((\d+)\)$/.exec(text) ?? [];
      return upTo(`${section}.${parent}`, Number(size));
    }),
  ];
};

const EXPECTED: readonly string[] = [
  ...Object.entries(NOTES).flatMap(([section, shape]) => idsOf(section, shape)),
  ...upTo('A', 17).map(id => id.replace('.', '')),
  ...COMPLETION.split(',').flatMap(text => {
    const [parent = '', count = ''] = text.split(' ');
    return [parent, ...upTo(parent, Number(count))];
  }),
  'C.6.0',
];

const FOLDER = new URL('../', import.meta.url);

/** This file is left out: its samples are no citations. */
const sources = sourcesAmong(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
  'rules.test.ts',
  name => readFileSync(new URL(name, FOLDER), 'utf8'),
);

describe('the index', () => {
  test('has no faults, and says each case in one to four sentences', () => {
    expect(faultsOfIndex(RULES, 4)).toEqual([]);
  });

  test('lists every heading and bullet of the notes, the charts and the completion', () => {
    expect(RULES.cases.map(({ id }) => id).toSorted()).toEqual(EXPECTED.toSorted());
  });
});

describe('the sources', () => {
  test('cite and carry only cases that exist', () => {
    expect(strayCitations(RULES, sources)).toEqual([]);
  });

  test('cite every case that acts', () => {
    expect(silentCases(RULES, sources)).toEqual([]);
  });
});
