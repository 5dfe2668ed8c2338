import { readdirSync, readFileSync } from 'node:fs';
import { citedInCode, faultsOfIndex, sourcesAmong, unknownCases } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../../game.ts';
import { RULES } from './rules.ts';

/** The numbers of the rulebook, chapter by chapter; 10.5, 16.0 and 17.0 are in its contents only. */
const PRINTED: readonly string[] = [
  '1.0',
  '2.0',
  '3.0 3.1 3.2 3.21 3.22 3.23 3.24 3.25 3.3 3.4 3.5 3.6',
  '4.0 4.1 4.2',
  '5.0 5.1 5.11 5.12 5.2 5.21 5.22 5.23 5.24 5.25 5.26 5.3',
  '6.0 6.1 6.11 6.12 6.13 6.14 6.15 6.16 6.2 6.21 6.3 6.31 6.32 6.4 6.41 6.42 6.43 6.44 6.5 6.6',
  '7.0 7.1 7.11 7.2 7.21 7.22 7.3 7.31 7.32 7.4 7.41 7.42 7.43 7.44 7.45 7.46 7.47',
  '8.0 8.1 8.11 8.12 8.13 8.2 8.21 8.22 8.23 8.24 8.3 8.31 8.32 8.33 8.34 8.35 8.36',
  '8.4 8.41 8.42 8.43 8.44 8.45 8.5 8.6 8.7 8.71 8.72 8.73 8.74 8.75 8.8 8.9',
  '9.0 9.1 9.11 9.12 9.13 9.14 9.15 9.16 9.17 9.2 9.21 9.22 9.3 9.31 9.32',
  '9.4 9.41 9.42 9.43 9.5 9.51 9.52 9.6 9.61 9.62 9.63',
  '10.0 10.1 10.11 10.12 10.13 10.14 10.15 10.2 10.21 10.22 10.3 10.31',
  '10.4 10.41 10.42 10.43 10.44 10.45 10.46 10.47 10.48 10.5',
  '11.0 11.1 11.2',
  '12.0 12.1 12.2 12.21 12.22 12.23 12.24 12.25 12.3',
  '13.0 13.1 13.11 13.12 13.13 13.2',
  '14.0 14.1 14.2 14.3 14.4',
  '15.0',
  '16.0',
  '17.0',
].flatMap(chapter => chapter.split(' '));

const FOLDER = new URL('../../', import.meta.url);

/** This file is left out: its samples are no citations. */
const sources = sourcesAmong(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
  'rules/rules.test.ts',
  name => readFileSync(new URL(name, FOLDER), 'utf8'),
);

describe('the index', () => {
  test('has no faults, and says each case in one to three sentences', () => {
    expect(faultsOfIndex(RULES, 3)).toEqual([]);
  });

  test('lists the cases of the rulebook, all of them and in its order', () => {
    expect(RULES.cases.map(({ id }) => id)).toEqual(PRINTED);
  });
});

describe('the sources', () => {
  test.each(sources)('%s cites and carries only cases that exist', (_name, text) => {
    expect(unknownCases(RULES, citedInCode(text))).toEqual([]);
  });

  test('are read: the cases that everything rests on are found in them', () => {
    const cited = sources
      .filter(([name]) => !name.startsWith('cases'))
      .flatMap(([, text]) => citedInCode(text));
    const CORE = ['5.25', '8.21', '8.0', '10.44', '14.2', '5.21', '8.24', '9.63', '12.3', 'NS.1'];
    expect(cited).toEqual(expect.arrayContaining(CORE));
  });

  test('are named in the README where they exist, and its position can be read', () => {
    const readme = readFileSync(new URL('../README.md', FOLDER), 'utf8');
    const named = [...readme.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name = '']) => name);
    expect(named.filter(name => !sources.some(([source]) => source === name))).toEqual([]);
    expect(named).toContain('rules/combat/obligation.ts');
    const position = /```\n(.*?)```/s.exec(readme)?.[1] ?? '';
    expect(sixthFleet.notation.parse(position)).toMatchObject({ ok: true });
  });
});
