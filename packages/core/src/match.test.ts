import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  entriesSince,
  type Match,
  openingState,
  openMatch,
  play,
  throwDice,
  undo,
} from './match.ts';
import { randomMove } from './playout.ts';
import { seededRandom } from './random.ts';
import type { Refusal } from './refusal.ts';
import { mustBe, type Result } from './result.ts';
import { type Tally, tally } from './testing/tally.ts';
import { EVEN, openTally, playScript } from './testing/tally-match.ts';
import type { Side } from './testing/tally-state.ts';

const ADD = { type: 'add', number: 1 } as const;

describe('opening', () => {
  test('from a scenario', () => {
    const match = mustBe(openMatch(tally, EVEN));
    expect(tally.notation.print(match.state)).toBe('0/12 north 0 0');
    expect(match).toMatchObject({ opening: EVEN, length: 0, throws: 0, last: undefined });
    expect(match.start).toBe(match.state);
  });

  test('from a position', () => {
    expect(mustBe(openingState(tally, { position: '3/12 south 2 1!' }))).toMatchObject({
      total: 3,
      to: 'south',
    });
  });

  test('that fails tells why', () => {
    expect(openMatch(tally, { scenario: 'odd', options: {} })).toMatchObject({
      ok: false,
      error: { code: 'ERR_SCENARIO' },
    });
    expect(openMatch(tally, { position: 'nonsense' })).toMatchObject({
      ok: false,
      error: { code: 'ERR_POSITION' },
    });
  });
});

describe('playing', () => {
  test('records the action and what came of it, and leaves the match before as it was', () => {
    const before = openTally('0/12 north 2 3');
    const after = mustBe(play(tally, before, 'north', ADD));
    expect(entriesOf(after)).toEqual([
      { by: 'north', action: ADD, events: [{ type: 'add', by: 'north', number: 1 }] },
    ]);
    expect(after).toMatchObject({ length: 1, throws: 0, state: { total: 1 } });
    expect(before).toEqual(openTally('0/12 north 2 3'));
  });

  test('a refused action gives the refusal', () => {
    const { error } = play(tally, openTally(), 'south', ADD) as { readonly error: Refusal };
    expect(error).toMatchObject({ rule: 'NS.1', code: 'not-yours' });
  });

  test('dice are thrown when they are due, and counted', () => {
    const due = playScript(openTally(), 'north pass, south pass');
    const thrown = mustBe(throwDice(tally, due, { below: () => 3 }));
    expect(thrown).toMatchObject({ throws: 1, length: 3, state: { total: 4 } });
    expect(thrown.last?.entry).toMatchObject({ by: 'chance', action: { type: 'roll', number: 4 } });
    expect(thrown.anchor).toEqual({ state: thrown.state, length: 3 });
  });

  test('dice are not thrown when they are not due', () => {
    expect(throwDice(tally, openTally(), { below: () => 3 })).toMatchObject({
      ok: false,
      error: { rule: 'NS.1' },
    });
  });
});

const codeOf = (result: Result<unknown, Refusal>): string => {
  if (result.ok) return 'done';
  expect(result.error.rule).toBe('NS.2');
  return result.error.code;
};

/** What each side hears that asks in turn to take back; a move taken back stays so for the next. */
const undoAll = (script: string, sides: readonly Side[]): readonly string[] => {
  let match = script === '' ? openTally() : playScript(openTally(), script);
  return sides.map(side => {
    const undone = undo(tally, match, side);
    if (undone.ok) match = undone.value;
    return codeOf(undone);
  });
};

describe('[NS.2] undo', () => {
  const ROLLED = 'north pass, south pass, chance roll 3';
  test.each<[name: string, script: string, sides: readonly Side[], answers: readonly string[]]>([
    ['nothing was done', '', ['north'], ['nothing-to-undo']],
    [
      'back to the start',
      'north add 1, north add 2',
      ['north', 'north', 'north'],
      ['done', 'done', 'nothing-to-undo'],
    ],
    ['not the move of another', 'north add 1', ['south'], ['not-yours']],
    ['not a roll', ROLLED, ['south', 'north'], ['not-yours', 'not-yours']],
    ['up to a roll', `${ROLLED}, north add 1`, ['north', 'north'], ['done', 'not-yours']],
    ['not a revealed secret', 'north reveal', ['north'], ['settled']],
    ['up to a revealed secret', 'north reveal, north add 1', ['north', 'north'], ['done', 'settled']],
    ['not past a revealed secret', 'north add 1, north reveal', ['north'], ['settled']],
    [
      'not past the move of the other side, though it is taken back',
      'north add 1, north pass, south add 1, south pass',
      ['north', 'south', 'south', 'south', 'north'],
      ['not-yours', 'done', 'done', 'not-yours', 'settled'],
    ],
  ])('%s', (_name, script, sides, answers) => {
    expect(undoAll(script, sides)).toEqual(answers);
  });

  test('restores exactly, and what is played next goes on from there', () => {
    const before = playScript(openTally(), 'north pass, south pass, chance roll 3, north add 1');
    const undone = mustBe(undo(tally, playScript(before, 'north add 3'), 'north'));
    expect(undone).toEqual(before);
    expect(undone.last).toBe(before.last);
    expect(playScript(undone, 'north add 2, north pass')).toEqual(
      playScript(before, 'north add 2, north pass'),
    );
  });

  test('of any random game restores what was there, or says why not', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = seededRandom(seed);
      let before = openTally(EVEN);
      for (;;) {
        const move = randomMove(tally, before.state, random);
        if (move === undefined) break;
        const after = mustBe(play(tally, before, move.by, move.action));
        for (const side of tally.sides) expectUndo(before, after, side);
        before = after;
      }
    }
  });
});

const expectUndo = (before: Match<Tally>, after: Match<Tally>, side: Side): void => {
  const undone = undo(tally, after, side);
  expect(undone.ok).toBe(after.last?.entry.by === side && after.last.entry.action.type !== 'reveal');
  if (!undone.ok) return;
  expect({ ...undone.value, anchor: before.anchor }).toEqual(before);
  expect(undone.value.last).toBe(before.last);
};

describe('the log', () => {
  test('shares its past: ten thousand moves add ten thousand links', () => {
    let match = openTally();
    for (let count = 0; count < 10_000; count += 1) {
      const next = mustBe(play(tally, match, 'north', ADD));
      if (next.last?.before !== match.last) expect.fail(`the log was copied at move ${count}`);
      match = next;
    }
    expect(match.length).toBe(10_000);
    expect(entriesOf(match)).toHaveLength(10_000);
    expect(match.state.total).toBe(10_000);
  });

  test('is told oldest first, from any point', () => {
    const match = playScript(openTally(), 'north add 1, north add 2, north add 3');
    const numbers = (length: number): readonly number[] =>
      entriesSince(match, length).map(({ action }) => action.number);
    expect([0, 1, 2, 3, 4, -1].map(numbers)).toEqual([[1, 2, 3], [2, 3], [3], [], [], [1, 2, 3]]);
    expect(entriesOf(match).map(({ action }) => action.number)).toEqual([1, 2, 3]);
  });
});
