import { describe, expect, test } from 'vitest';
import { mustBe } from '@narrow-seas/core';
import { at } from '../testing/account.ts';
import { termsOf, withTerms } from '../model/terms.ts';
import { jsonNotation } from './json.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

const HEAD = 'europa-naval malta "Jun I 42" | phase initial side=axis';

const LINES = [
  'levels -9 0 1 10',
  'goal axis "Front at the end" 200',
  'goal allied "Enemy warships lost" 0',
  'prize allied Napoli 5',
  'plan ship Convogli-A "from=Aug I 42" at=Napoli until=never',
  'plan air JG-53 "until=Sep I 42"',
  'plan ground Superga "from=Jul II 42"',
];

test('what a position says otherwise than its scenario is written as it is read', () => {
  const state = mustBe(parse(`${HEAD} | ${LINES.join(' | ')}`));
  expect(print(state).split('\n').slice(3, 10)).toEqual(LINES);
  expect(parse(print(state))).toEqual({ ok: true, value: state });
  expect(jsonNotation.parse(jsonNotation.print(state))).toEqual({ ok: true, value: state });
  expect(termsOf(state.common)).toMatchObject({
    weights: [{ side: 'axis', cause: 'Front at the end', percent: 200 }, { percent: 0 }],
    prizes: [{ side: 'allied', points: 5 }],
    plans: [{ kind: 'ship', until: 'never' }, { kind: 'air' }, { kind: 'ground' }],
    levels: [-9, 0, 1, 10],
  });
});

test('where nothing is said, a position holds nothing of it', () => {
  const state = at('malta "Jun I 42"', 'prize allied Napoli 5');
  expect(Object.keys(withTerms(state.common, { prizes: [] }))).not.toContain('terms');
});

describe('refused', () => {
  test.each([
    ['plan boat X "from=Aug I 42"', 'Write one of ship, air, ground.'],
    ['plan ship Nobody "from=Aug I 42"', 'There is no ship Nobody here.'],
    ['plan ship Convogli-A', 'a date as "Aug I 42"'],
    ['plan ship Convogli-A from=soon', 'a date as "Aug I 42"'],
    ['plan ship Convogli-A at=Nowhere', 'a date as "Aug I 42"'],
    ['plan ship Convogli-A until=Sep', 'a date as "Aug I 42"'],
    ['plan ship Convogli-A until=never | plan ship Convogli-A at=Napoli', 'already given'],
    ['goal axis "Peace" 100', 'Name a goal of this side: "Front at the end"'],
    ['goal allied "Front at the end" 100', 'Name a goal of this side: "Malta active at the end"'],
    ['goal axis "Front at the end" 1001', '0 to 1000 [F.30].'],
    ['goal axis "Front at the end"', '0 to 1000 [F.30].'],
    ['goal axis "Front at the end" 1 | goal axis "Front at the end" 2', 'already given'],
    ['prize nobody Napoli 5', 'Write one of axis, allied.'],
    ['prize axis Atlantis 5', 'There is no port Atlantis here.'],
    ['prize axis Napoli 0', '1 to 99 [F.30].'],
    ['prize axis Napoli 1 | prize axis Napoli 2', 'already given'],
    ['levels 1 2 3', 'Write 4 whole numbers, each greater than the one before [F.30].'],
    ['levels 1 1 3 4', 'Write 4 whole numbers'],
    ['levels 1 2 3 x', 'Write 4 whole numbers'],
  ])('%s', (line, message) => {
    const read = parse(`${HEAD} | ${line}`);
    expect(read.ok ? '' : read.error.message).toContain(message);
    expect(read.ok ? '' : read.error.at).toMatch(/^line 1, column \d+$/);
  });
});
