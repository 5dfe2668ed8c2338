import { describe, expect, test } from 'vitest';
import { fault } from '../fault.ts';
import type { Game, ScenarioOpening } from '../game.ts';
import { ok } from '../result.ts';
import { type Tally, tally } from '../testing/tally.ts';
import { type Broken, KIT } from '../testing/tally-kit.ts';
import { examine, together } from './examine.ts';
import { sayFinding } from './finding.ts';
import type { Invariant } from './kit.ts';

type Setup = Game<Tally>['setup'];

/** What is found before any game is played. */
const flawsOf = (broken: Broken): readonly string[] =>
  examine({ ...tally, ...broken }, { ...KIT, openings: [] }, 1).findings.map(
    ({ check, detail }) => `${check}: ${detail}`,
  );

test('a sound game has no findings', () => {
  const { findings, games, moves, events } = examine(tally, KIT, 40);
  expect(findings.map(sayFinding)).toEqual([]);
  expect(Object.keys(events).sort()).toEqual(['add', 'hide', 'pass', 'reveal', 'roll']);
  expect(games).toBe(80);
  expect(moves).toBeGreaterThan(400);
});

const moved: Invariant<Tally> = (_now, before) => (before === undefined ? undefined : 'always');

test('an examination ends with enough findings', () => {
  const { findings, games } = examine(tally, { ...KIT, invariants: [moved] }, 40);
  expect(findings.map(({ check }) => check)).toEqual(['invariant', 'invariant', 'invariant']);
  expect(games).toBe(3);
  expect(findings.map(({ opening, seed }) => [opening, seed])).toEqual([
    [0, 1],
    [1, 1],
    [0, 2],
  ]);
});

test('two reports are one', () => {
  const finding = { check: 'undo', detail: 'x', opening: 0, seed: 1, move: 2 } as const;
  const a = { findings: [finding], games: 1, moves: 5, events: { add: 2, pass: 1 } };
  const b = { findings: [], games: 2, moves: 7, events: { pass: 3, roll: 1 } };
  expect(together(a, b)).toEqual({
    findings: [finding],
    games: 3,
    moves: 12,
    events: { add: 2, pass: 4, roll: 1 },
  });
  expect(a.events).toEqual({ add: 2, pass: 1 });
});

test('a flaw of the rule index is found', () => {
  const rules = { ...tally.rules, cases: [...tally.rules.cases, { id: '9', title: '', summary: '' }] };
  expect(flawsOf({ rules })).toEqual(['rule-index: Case 9 has no wording.']);
});

describe('the set-up', () => {
  const changing =
    (change: (opening: ScenarioOpening) => ScenarioOpening): Setup =>
    opening =>
      tally.setup(change(opening));

  test('of a sound game has no findings', () => {
    expect(flawsOf({})).toEqual([]);
  });

  test('opens every listed scenario', () => {
    expect(flawsOf({ setup: () => fault('ERR_X', '', 'Not today.') })).toContain(
      'setup: {"scenario":"even","options":{}} does not open: Not today.',
    );
  });

  test('opens with every listed value of every option', () => {
    const setup: Setup = opening =>
      Object.keys(opening.options).length > 0
        ? fault('ERR_X', '', 'Only by the book.')
        : tally.setup(opening);
    expect(flawsOf({ setup })[0]).toMatch(/"target":\d+.*does not open: Only by the book/);
  });

  test('opens alike each time', () => {
    let calls = 0;
    const setup: Setup = opening => {
      const opened = tally.setup(opening);
      calls += 1;
      return opened.ok ? ok({ ...opened.value, total: calls }) : opened;
    };
    expect(flawsOf({ setup })).toContain(
      'deterministic: {"scenario":"even","options":{}} opens differently each time',
    );
  });

  test('refuses options that it does not have', () => {
    const setup = changing(({ scenario, options: { target = 12 } }) => ({ scenario, options: { target } }));
    expect(flawsOf({ setup })).toEqual([
      'setup: {"scenario":"even","options":{"no such rule":true}} opens, though nobody lists it',
    ]);
  });

  test('refuses values that an option does not have', () => {
    const setup = changing(({ scenario, options: { target: _target, ...rest } }) => ({
      scenario,
      options: rest,
    }));
    expect(flawsOf({ setup })).toEqual([
      'setup: {"scenario":"even","options":{"target":"no such value"}} opens, though nobody lists it',
    ]);
  });

  test('refuses scenarios that it does not have', () => {
    const setup = changing(({ options }) => ({ scenario: 'even', options }));
    expect(flawsOf({ setup })).toEqual([
      'setup: {"scenario":"even?","options":{}} opens, though nobody lists it',
    ]);
  });
});
