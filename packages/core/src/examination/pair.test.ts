import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { ok } from '../result.ts';
import { progressFrom, type Tally, tally } from '../testing/tally.ts';
import { type Moment, reportsOf } from '../testing/tally-kit.ts';
import { checkSecrecy } from './secrecy.ts';

/** North hides a number, and could have hidden another; then both play on. */
const HIDING = { position: '0/1000000 north 0 0', tries: ['north hide 1'] };
const LATER = { position: '0/1000000 north 0 2', tries: ['north hide 1'] };

const reports = (moment: Partial<Moment>): readonly string[] =>
  reportsOf(checkSecrecy, { ...LATER, ...moment });

describe('two truths played on', () => {
  test.each([HIDING, LATER])('tell nothing apart in a sound game: $position', moment => {
    expect(reports(moment)).toEqual([]);
  });

  test('a later move that says a number that was hidden before', () => {
    const witness: Game<Tally>['witness'] = (state, event, viewer) =>
      event.type === 'hide'
        ? tally.witness(state, event, viewer)
        : [{ ...event, number: event.number * 10 + state.north.number }];
    expect(reports({ broken: { witness } }).join()).toContain('south can tell two truths apart later');
  });

  test('messages that are longer for one number than for another', () => {
    const witness: Game<Tally>['witness'] = (state, event, viewer) =>
      event.type === 'hide'
        ? tally.witness(state, event, viewer)
        : [{ ...event, padding: 'x'.repeat(state.north.number) }];
    expect(reports({ broken: { witness } }).join()).toMatch(/bytes more or less/);
  });

  test('a view that shows the number once something else has happened', () => {
    const view: Game<Tally>['view'] = (state, viewer) =>
      state.total === 0 ? tally.view(state, viewer) : { ...state, viewer };
    const found = reports({ broken: { view }, kit: { secrets: hideAnother } });
    expect(found.join()).toContain('two truths apart later, by');
  });

  test('a die that only one of them throws, and that is heard', () => {
    const game = loudDice();
    expect(reports({ broken: game }).join()).toContain(
      'log-numbers: south counts 1 or 0 entries, by what it may not know',
    );
  });

  test('a number that is shown on purpose is no leak', () => {
    const reveals: NonNullable<Moment['kit']>['reveals'] = ({ type }) => type !== 'hide';
    const witness: Game<Tally>['witness'] = (state, event, viewer) =>
      event.type === 'hide'
        ? tally.witness(state, event, viewer)
        : [{ ...event, number: event.number * 10 + state.north.number }];
    const found = reports({ broken: { witness }, kit: { reveals } });
    expect(found.filter(each => each.includes('later'))).toEqual([]);
  });

  test('rulings that change from one time to the next are not taken for a leak', () => {
    let times = 0;
    const decide: Game<Tally>['decide'] = (state, by, action) => {
      times += 1;
      const decided = tally.decide(state, by, action);
      return decided.ok && action.type !== 'hide'
        ? ok(
            progressFrom(
              state,
              decided.value.events.map(event => ({ ...event, number: times })),
            ),
          )
        : decided;
    };
    const found = reports({ broken: { decide } });
    expect(found.join()).toContain('deterministic: ');
    expect(found.filter(each => each.includes('later'))).toEqual([]);
  });
});

function hideAnother(
  _state: Tally['state'],
  by: string,
  { type, number }: Tally['action'],
  viewer: string,
): Tally['action'] | undefined {
  return type === 'hide' && by !== viewer ? { type, number: 1 + (number % 3) } : undefined;
}

/** Who hides a 1 has the die thrown for it; the view is silent about whose turn that is. */
function loudDice(): Partial<Game<Tally>> {
  return {
    actor: state => (state.north.number === 1 && state.to === 'north' ? 'chance' : tally.actor(state)),
    decide: (state, by, action) =>
      by === 'chance'
        ? ok(progressFrom(state, [{ type: 'pass', by: 'north', number: 0 }]))
        : tally.decide(state, by, action),
    view: (state, viewer) => ({ ...tally.view(state, viewer), to: 'north' }),
  };
}

describe('who is told nothing', () => {
  test('and sees something change all the same', () => {
    const witness: Game<Tally>['witness'] = (state, event, viewer) =>
      event.type === 'add' ? [] : tally.witness(state, event, viewer);
    expect(
      reports({ position: '3/1000000 north 2 3', tries: ['north add 1'], broken: { witness } }),
    ).toContain('silent-change: south is told nothing of {"type":"add","number":1}, which changes "total"');
  });

  test('and sees nothing change', () => {
    const witness: Game<Tally>['witness'] = (state, event, viewer) =>
      event.type === 'hide' && event.by !== viewer ? [] : tally.witness(state, event, viewer);
    const view: Game<Tally>['view'] = (state, viewer) => {
      const veiled = { number: -1, shown: false };
      const seen = tally.view(state, viewer);
      return viewer === 'south' || viewer === 'spectator' ? { ...seen, north: veiled } : seen;
    };
    const found = reports({ broken: { witness, view } });
    expect(found.filter(each => each.startsWith('silent-change: south'))).toEqual([]);
  });
});
