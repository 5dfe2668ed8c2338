import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { refusal, refused } from '../refusal.ts';
import { progressFrom, type Tally, tally } from '../testing/tally.ts';
import { type Moment, reportsOf } from '../testing/tally-kit.ts';
import { ok } from '../result.ts';
import { checkSecrecy } from './secrecy.ts';

type Decide = Game<Tally>['decide'];
type Witness = Game<Tally>['witness'];

const NORTH = '3/12 north 2 3';
const HIDING = '0/12 north 0 0';

/** Takes every veiled number for 1, so that the second truth is known to differ. */
const imagine: Game<Tally>['imagine'] = view => tally.imagine(view, { below: () => 0 });

const reports = (moment: Moment): readonly string[] =>
  reportsOf(checkSecrecy, { ...moment, broken: { imagine, ...moment.broken } });

describe('a sound game', () => {
  test.each([
    [NORTH, ['north add 1', 'north reveal', 'north pass', 'south add 1', 'chance roll 1']],
    [HIDING, ['north hide 1', 'south hide 2']],
    ['3/12 dice 2 3', ['chance roll 3', 'north add 1']],
    ['12/12 north 2 3!', ['north add 1']],
  ])('has no findings at %s', (position, tries) => {
    expect(reports({ position, tries })).toEqual([]);
  });
});

describe('two truths that look alike', () => {
  test('an imagination that changes what was seen', () => {
    const blind: Game<Tally>['imagine'] = (view, random) => ({ ...tally.imagine(view, random), total: 0 });
    expect(reports({ position: NORTH, broken: { imagine: blind } })).toEqual([
      'secrecy: imagining what north sees changes it at "total"',
      'secrecy: imagining what south sees changes it at "total"',
      'secrecy: imagining what spectator sees changes it at "total"',
    ]);
  });

  test('a move that is refused because of a secret', () => {
    const decide: Decide = (state, by, action) =>
      action.type === 'reveal' && state.south.number === 3
        ? refused(refusal('3', 'mined', 'There is an unseen mine.'))
        : tally.decide(state, by, action);
    expect(reports({ position: NORTH, tries: ['north reveal'], broken: { decide } })).toContain(
      'secrecy: whether north may do {"type":"reveal","number":0} depends on what it may not know',
    );
  });

  test('a refusal that lets a secret slip', () => {
    const decide: Decide = (state, by, action) =>
      action.type === 'hide'
        ? refused(refusal('1', 'no', `South has ${state.south.number}.`))
        : tally.decide(state, by, action);
    expect(reports({ position: NORTH, tries: ['north hide 1'], broken: { decide } })).toContain(
      'secrecy: whether north may do {"type":"hide","number":1} depends on what it may not know',
    );
  });

  test('a move that tells its mover a secret and can be taken back', () => {
    const moment = { position: NORTH, tries: ['north reveal'], broken: { final: () => false } };
    expect(reports(moment)).toEqual([
      'secrecy: {"type":"reveal","number":0} tells north a secret and could be taken back',
    ]);
  });

  test('a viewer who is told more of the move of another than he can see', () => {
    const witness: Witness = (state, event, viewer) =>
      event.type === 'add' ? [{ ...event, number: state.north.number }] : tally.witness(state, event, viewer);
    expect(reports({ position: NORTH, tries: ['north add 1'], broken: { witness } })).toEqual([
      'secrecy: south is told more of {"type":"add","number":1} than it may see',
      'secrecy: spectator is told more of {"type":"add","number":1} than it may see',
    ]);
  });

  test('a way round in the open that depends on a secret is no secret itself', () => {
    const steps = (by: 'north', ...numbers: readonly number[]) =>
      numbers.map(number => ({ type: 'add', by, number }) as const);
    const decide: Decide = (state, by, action) =>
      by === 'north' && action.type === 'add'
        ? ok(progressFrom(state, state.north.number === 2 ? steps(by, 1, 1, -1) : steps(by, 1)))
        : tally.decide(state, by, action);
    const tries = ['north add 1'];
    expect(reports({ position: NORTH, tries, broken: { decide } })).toEqual([]);
    const hidesTotal: Game<Tally>['view'] = (state, viewer) => ({ ...tally.view(state, viewer), total: 3 });
    expect(reports({ position: NORTH, tries, broken: { decide, view: hidesTotal } })).toEqual([
      'secrecy: south is told more of {"type":"add","number":1} than it may see',
      'secrecy: spectator is told more of {"type":"add","number":1} than it may see',
    ]);
  });

  test('a word too many that changes nothing anybody sees', () => {
    const decide: Decide = (state, by, action) => {
      const decided = tally.decide(state, by, action);
      return decided.ok && by === 'north' && state.north.number === 2
        ? ok(progressFrom(state, [{ type: 'add', by, number: 0 }, ...decided.value.events]))
        : decided;
    };
    expect(reports({ position: NORTH, tries: ['north add 1'], broken: { decide } })).toHaveLength(2);
  });

  test('sights are of the state in which each event happens', () => {
    const decide: Decide = (state, by, action) => {
      const decided = tally.decide(state, by, action);
      return decided.ok
        ? ok(progressFrom(state, [...decided.value.events, { type: 'add', by, number: 0 }]))
        : decided;
    };
    const witness: Witness = (state, event) => [{ ...event, number: state.total }];
    const totals: number[] = [];
    const listening: Witness = (state, event, viewer) => {
      totals.push(state.total);
      return witness(state, event, viewer);
    };
    reports({ position: NORTH, tries: ['north add 2'], broken: { decide, witness: listening } });
    expect(new Set(totals.slice(0, 12))).toEqual(new Set([3, 5]));
  });
});

describe('a move and its disguise', () => {
  const TRIES = ['north hide 1'];

  test('a viewer who is told of the secret', () => {
    const witness: Witness = (_state, event) => [event];
    expect(reports({ position: HIDING, tries: TRIES, broken: { witness } })).toEqual([
      'secrecy: south is told "[0].number" of the secret {"type":"hide","number":1}',
      'secrecy: spectator is told "[0].number" of the secret {"type":"hide","number":1}',
    ]);
  });

  test('a viewer who sees the secret afterwards', () => {
    const view: Game<Tally>['view'] = (state, viewer) => ({ ...state, viewer });
    expect(reports({ position: HIDING, tries: TRIES, broken: { view } })).toEqual([
      'secrecy: south sees "north.number" of the secret {"type":"hide","number":1}',
      'secrecy: spectator sees "north.number" of the secret {"type":"hide","number":1}',
    ]);
  });

  test('a disguise that is not allowed shows nothing', () => {
    const witness: Witness = (_state, event) => [event];
    const kit = { secrets: () => ({ type: 'hide', number: 9 }) as const };
    expect(reports({ position: HIDING, tries: TRIES, broken: { witness }, kit })).toEqual([]);
  });
});

describe('a game that promises to have no secrets', () => {
  const kit = { secrets: 'none' } as const;

  test('is held to it', () => {
    expect(reports({ position: HIDING, tries: ['north hide 1'], kit })).toEqual([
      'secrecy: not everybody is told the same of {"type":"hide","number":1}',
    ]);
  });

  test('has no findings where everybody is told the same', () => {
    expect(reports({ position: NORTH, tries: ['north add 1', 'south add 1'], kit })).toEqual([]);
  });
});
