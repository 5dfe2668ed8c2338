import { readdirSync, readFileSync } from 'node:fs';
import { faultsOfIndex, silentCases, sourcesAmong, strayCitations } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { RULES } from './rules.ts';

/** Clauses of Rule 36, and the parents of the frame with the number of cases under each. */
const CLAUSES =
  '36 36.A 36.A.1 36.A.2 36.A.3 36.A.4 36.A.4.a 36.A.4.b 36.A.5 36.B 36.C 36.C.1 36.C.2 36.C.3 36.D 36.D.1 36.D.1.a 36.D.1.b 36.D.1.c 36.D.2 36.D.3 36.D.4 36.E 36.F 36.F.1 36.F.2 36.F.3 36.G 36.H 36.I';
const FRAME =
  '1 4,2 8,3 3,4 4,5 8,6 4,7 5,8 8,9 5,10 5,11 9,12 0,13 3,14 2,15 5,16 3,17 2,18 3,19 8,20 7,21 4,22 0,23 3,24 0,25 0,26 0,27 2,28 4,29 0,30 0,31 0';

const upTo = (parent: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${parent}.${place + 1}`);

const EXPECTED: readonly string[] = [
  ...CLAUSES.split(' '),
  ...FRAME.split(',').flatMap(text => {
    const [parent = '', count = ''] = text.split(' ');
    return [`F.${parent}`, ...upTo(`F.${parent}`, Number(count))];
  }),
  ...upTo('T', 9),
  'S',
  ...upTo('S', 5),
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

  test('lists every clause of Rule 36, of the frame, and every table and scenario', () => {
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
