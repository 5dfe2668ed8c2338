import { describe, expect, test } from 'vitest';
import { fault } from '../fault.ts';
import type { Game } from '../game.ts';
import { ok } from '../result.ts';
import { type Action, type Event, progressFrom, tally, type Tally } from '../testing/tally.ts';
import { type Moment, reportsOf } from '../testing/tally-kit.ts';
import {
  checkDecidesAlike,
  checkDecoders,
  checkInvariants,
  checkLog,
  checkNonsense,
  checkNotation,
  checkPlainData,
  checkUndo,
} from './records.ts';

const NORTH = '3/12 north 2 1';
const PLAYED: Moment = { position: NORTH, script: 'north add 1, north add 2', tries: ['north add 1'] };

test.each([
  ['checkPlainData', checkPlainData],
  ['checkDecoders', checkDecoders],
  ['checkNonsense', checkNonsense],
  ['checkNotation', checkNotation],
  ['checkDecidesAlike', checkDecidesAlike],
  ['checkUndo', checkUndo],
  ['checkInvariants', checkInvariants],
])('%s has nothing against a sound game', (_name, check) => {
  expect(reportsOf(check, PLAYED)).toEqual([]);
  expect(reportsOf(check, { position: NORTH })).toEqual([]);
  expect(reportsOf(check, { position: '3/12 dice 2 1', script: 'chance roll 2' })).toEqual([]);
});

describe('checkPlainData', () => {
  const showing =
    (more: object): Game<Tally>['view'] =>
    (state, viewer) => ({ ...tally.view(state, viewer), ...more });

  test.each([
    ['undefined', undefined],
    ['a Map', new Map([['a', 1]])],
    ['a Set', new Set([1])],
    ['a function', () => 1],
    ['NaN', Number.NaN],
    ['-0', -0],
    ['a Date', new Date(0)],
  ])('sees %s in a view', (_name, more) => {
    expect(reportsOf(checkPlainData, { position: NORTH, broken: { view: showing({ more }) } })).toEqual([
      'plain-data: JSON changes the view of north at "more"',
      'plain-data: JSON changes the view of south at "more"',
      'plain-data: JSON changes the view of spectator at "more"',
    ]);
  });

  test('looks at the state', () => {
    const spoilt: typeof checkPlainData<Tally> = step =>
      checkPlainData({ ...step, state: { ...step.state, total: Number.NaN } });
    expect(reportsOf(spoilt, { position: NORTH })[0]).toBe('plain-data: JSON changes the state at "total"');
  });

  test('looks at the last entry', () => {
    const entry = { by: 'north', action: { type: 'add', number: Number.NaN }, events: [] } as const;
    const spoilt: typeof checkPlainData<Tally> = step =>
      checkPlainData({ ...step, match: { ...step.match, last: { entry, before: undefined } } });
    expect(reportsOf(spoilt, { position: NORTH })).toEqual([
      'plain-data: JSON changes the last entry at "action.number"',
    ]);
  });
});

describe('checkDecoders', () => {
  const ADDED = '{"type":"add","number":2}';
  const EVENT = '{"type":"add","by":"north","number":2}';

  test.each<[string, Partial<Game<Tally>>, string]>([
    [
      'decodeAction that refuses',
      { decodeAction: () => fault('ERR_X', '', 'Never.') },
      `decodeAction refuses ${ADDED}: Never.`,
    ],
    [
      'decodeAction that changes',
      { decodeAction: value => ok({ ...(value as Action), number: 1 }) },
      `decodeAction changes ${ADDED}`,
    ],
    [
      'decodeEvent that refuses',
      { decodeEvent: () => fault('ERR_X', '', 'Never.') },
      `decodeEvent refuses ${EVENT}: Never.`,
    ],
    [
      'decodeEvent that changes',
      { decodeEvent: value => ok({ ...(value as Event), number: 1 }) },
      `decodeEvent changes ${EVENT}`,
    ],
  ])('sees a %s', (_name, broken, detail) => {
    expect(reportsOf(checkDecoders, { ...PLAYED, broken })).toEqual([`decoders: ${detail}`]);
  });
});

describe('checkNonsense', () => {
  test('sees decoders that take anything', () => {
    const broken = {
      decodeAction: (value: unknown) => ok(value as Action),
      decodeEvent: (value: unknown) => ok(value as Event),
    };
    const reports = reportsOf(checkNonsense, { position: NORTH, broken });
    expect(reports).toContain('decoders: decodeAction accepts null');
    expect(reports).toContain('decoders: decodeEvent accepts {"type":"no such thing"}');
    expect(reports).toHaveLength(16);
  });

  test('asks once in a game, at its start', () => {
    const broken = { decodeAction: (value: unknown) => ok(value as Action) };
    expect(reportsOf(checkNonsense, { ...PLAYED, broken })).toEqual([]);
  });
});

describe('checkNotation', () => {
  const { print } = tally.notation;

  test('sees what is printed and cannot be read', () => {
    const broken = { notation: { ...tally.notation, print: () => 'nonsense' } };
    expect(reportsOf(checkNotation, { position: NORTH, broken })).toEqual([
      'notation: what was printed is refused at line 1, column 1: Write a position like "3/12 north 2 1!".',
    ]);
  });

  test('sees what gets lost', () => {
    const forgetful = {
      notation: { ...tally.notation, print: (state: Tally['state']) => print(state).replaceAll('!', '') },
    };
    expect(reportsOf(checkNotation, { position: '3/12 north 2 1!', broken: forgetful })).toEqual([
      'notation: printing and parsing changes "south.shown"',
    ]);
  });

  const tries = ['north add 2'];

  test('sees an action that is written so that nobody can read it', () => {
    const broken = { notation: { ...tally.notation, printAction: () => 'two, please' } };
    expect(reportsOf(checkNotation, { position: NORTH, broken, tries })).toEqual([
      'notation: "two, please" is refused at line 1, column 1: Write an action like "call 3".',
    ]);
  });

  test('sees an action that is read as another', () => {
    const broken = { notation: { ...tally.notation, printAction: () => 'add 1' } };
    expect(reportsOf(checkNotation, { position: NORTH, broken, tries })).toEqual([
      'notation: "add 1" is read as {"type":"add","number":1}',
    ]);
  });
});

test('checkDecidesAlike sees two answers to the same question', () => {
  let calls = 0;
  const decide: Game<Tally>['decide'] = state => {
    calls += 1;
    return ok(progressFrom(state, [{ type: 'add', by: 'north', number: calls }]));
  };
  expect(reportsOf(checkDecidesAlike, { ...PLAYED, broken: { decide } })).toEqual([
    'deterministic: deciding {"type":"add","number":1} twice gives two answers',
  ]);
});

describe('checkLog', () => {
  const moved = { position: NORTH, script: 'north add 2' };

  test('has nothing against a sound game', () => {
    expect(reportsOf(checkLog, moved)).toEqual([]);
  });

  test('sees a ruling whose state is not what its events lead to', () => {
    const evolve: Game<Tally>['evolve'] = (state, event) => ({ ...tally.evolve(state, event), total: 0 });
    expect(reportsOf(checkLog, { ...moved, broken: { evolve } })).toEqual([
      'log: the events of {"type":"add","number":2} lead to another "total" than its ruling',
    ]);
  });
});

describe('checkUndo', () => {
  test('sees that a state is not restored', () => {
    const evolve: Game<Tally>['evolve'] = (state, event) => ({ ...tally.evolve(state, event), total: 0 });
    expect(reportsOf(checkUndo, { ...PLAYED, broken: { evolve } })).toEqual([
      'undo: taking back {"type":"add","number":2} does not restore "total"',
    ]);
  });

  test('asks nothing of what cannot be taken back', () => {
    const evolve: Game<Tally>['evolve'] = state => ({ ...state, total: 99 });
    const settled = { position: NORTH, script: 'north add 1, north reveal', broken: { evolve } };
    expect(reportsOf(checkUndo, settled)).toEqual([]);
  });
});

test('checkInvariants reports what an invariant says', () => {
  const kit = { invariants: [() => 'the sea is dry', () => undefined] };
  expect(reportsOf(checkInvariants, { position: NORTH, kit })).toEqual(['invariant: the sea is dry']);
});

test('checkInvariants shows an invariant the state before the last move', () => {
  const grows = ({ total }: Tally['state'], before: Tally['state'] | undefined): string =>
    `${before?.total} to ${total}`;
  const moved = { position: NORTH, script: 'north add 2', kit: { invariants: [grows] } };
  expect(reportsOf(checkInvariants, moved)).toEqual(['invariant: 3 to 5']);
});
