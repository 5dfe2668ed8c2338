import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Advice, mustBe, openMatch, someGame, writeSave } from '@narrow-seas/core';
import { type Action, sixthFleet } from '@narrow-seas/sixth-fleet';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../testing/shelf.ts';
import { committedMatch } from '../testing/saves.ts';
import { run } from '../testing/stage.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/sixth-fleet.cases.json', import.meta.url));

const POSITION = [
  'sixth-fleet short turn 4 of 10',
  'phase movement side=nato mustLand=Ita28',
  'nato @0914 US1',
  'nato @1612 Ita28',
  'soviet @0915 So32',
].join('\n');

const paths = { folder: '' };

beforeAll(() => {
  paths.folder = mkdtempSync(join(tmpdir(), 'narrow-seas-advise-'));
  const keep = (name: string, text: string): void => writeFileSync(join(paths.folder, name), text);
  keep('position.txt', POSITION);
  const opening = { scenario: 'short', options: {} };
  keep('match.json', writeSave(sixthFleet, committedMatch(sixthFleet, opening, 30), undefined));
  keep('over.txt', POSITION.replace(/^phase .*$/m, 'phase over'));
  keep('dice.json', writeSave(skerry, mustBe(openMatch(skerry, { position: DICE })), undefined));
  keep('raid.txt', RAID);
  keep('convoy.txt', CONVOY);
  keep('letter.txt', 'Dear Admiral');
});

const RAID =
  'second-fleet kola-strike turn 3 of 15 | phase segment side=soviet arm=surface | soviet @3007 FRNZE OTTUK | nato @3010 HAWES/local ANDRM/local';

const CONVOY =
  'europa-naval malta "Jun I 42" | clock phasing=axis part=movement step=1 | phase naval-step side=axis | in Taranto Convogli-E | stock axis Taranto sp=8 | in Brindisi Convogli-F | stock axis Brindisi sp=4';

const DICE =
  'skerry sortie turn 2 of 6 | stock 0 0 | phase lots | boat north @0101 left=3 | boat south @0606 left=3';

afterAll(() => rmSync(paths.folder, { recursive: true }));

const advise = (...argv: readonly string[]) =>
  run(['advise', ...argv, '--quiet'], { shelf: SHELF, folder: paths.folder });

const asked = async (...argv: readonly string[]): Promise<Advice<Action>> =>
  JSON.parse((await advise(...argv, '--json')).out) as Advice<Action>;

describe('advice', () => {
  test('tells plans with their reasons and what they change', async () => {
    const { code, out, err } = await advise('position.txt', '--level', 'cadet');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^sixth-fleet: cadet advises nato; the position is now worth -\d+\.\d points/);
    expect(out).toMatch(/\n1\. .*\n {3}expected [-+]?\d+\.\d points, a change of \+\d+\.\d\n {3}- /);
    expect(out).toMatch(/\n {3}- Italian G\.91R\/Y no\. 28 \(Ita28\) is home at \d{4}\.\n/);
    expect(out).toMatch(/\n2\. /);
  });

  test('of Second Fleet tells the chances of each target', async () => {
    const { code, out } = await advise('raid.txt', '--level', 'cadet', '--milliseconds', '20000');
    expect(code).toBe(0);
    expect(out).toMatch(/\n1\. Missile attack on 3010: Frunze\n/);
    expect(out).toMatch(/\n {3}- Andromeda: no effect \d+%, damaged \d+%, destroyed \d+%\.\n/);
  });

  test('of Europa Naval tells what arrives, what the way costs and what is uncovered', async () => {
    const { code, out } = await advise('convoy.txt');
    expect(code).toBe(0);
    expect(out).toMatch(/\n1\. Convogli E: to \w+\n/);
    expect(out).toMatch(/\n {3}- Aboard \d SPs; on average \d\.\d arrive\.\n/);
    expect(out).toMatch(/\n {3}- All clear with \d+%, not turned back with \d+%; /);
    expect(out).toMatch(/\n {3}- No warship goes along with Convogli E\.\n/);
    expect(out).toMatch(/\n2\. Convogli F: to \w+\n/);
  });

  test('is data for machines: legal actions, best first, the change told by its parts', async () => {
    const { side, plans, now, complete } = await asked('position.txt', '--level', 'cadet');
    expect({ side, complete }).toEqual({ side: 'nato', complete: true });
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.length).toBeLessThanOrEqual(3);
    const state = mustBe(sixthFleet.notation.parse(POSITION));
    const { refuse } = sixthFleet.options(sixthFleet.view(state, 'nato'));
    for (const { actions, steps, expected, change, changes } of plans) {
      expect(refuse(actions[0]!)).toBeUndefined();
      expect(steps).toHaveLength(actions.length);
      expect(expected - change).toBeCloseTo(now, 9);
      const parts = changes.reduce((sum, part) => sum + part.after - part.before, 0);
      expect(parts).toBeCloseTo(change, 1);
    }
    expect(plans.map(({ expected }) => expected)).toEqual(
      plans.map(({ expected }) => expected).toSorted((a, b) => b - a),
    );
  });

  test('is the same for the same seed', async () => {
    const twice = [await advise('position.txt', '--seed', '7'), await advise('position.txt', '--seed', '7')];
    expect(twice[0]).toEqual(twice[1]);
  });

  test('can be cut short, and says so', async () => {
    const { complete } = await asked('position.txt', '--milliseconds', '1');
    expect(complete).toBe(false);
  });

  test.each([
    ['a scenario', ['sixth-fleet/short', '--level', 'cadet'], /cadet advises nato/],
    ['a scenario where both may act', ['skerry/sortie', '--side', 'south'], /captain advises south/],
    ['a saved match', ['match.json', '--level', 'cadet'], /cadet advises \w+/],
    ['a case', [EXAMPLES, '--case', '2'], /captain advises soviet[^]*1\. Attack /],
  ])('on %s', async (_what, argv, said) => {
    const { code, out, err } = await advise(...argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(said);
  });
});

test.each([
  [['gone.txt'], /gone\.txt cannot be read: there is no such file\.$/],
  [['letter.txt'], /^letter\.txt is not a saved match, a file of cases or a position of a known game\.$/],
  [['sixt-fleet/short'], /^There is no game "sixt-fleet": did you mean sixth-fleet\?$/],
  [['sixth-fleet/long'], /^At scenario: There is no scenario "long". Choose short, campaign or levant\.$/],
  [['position.txt', '--side', 'soviet'], /^It is not the turn of soviet; nato acts next\.$/],
  [['position.txt', '--side', 'red'], /^There is no side "red": choose nato or soviet\.$/],
  [
    ['position.txt', '--level', 'random'],
    /^--level is random, but the computer plays this game only as cadet/,
  ],
  [
    ['position.txt', '--milliseconds', 'x'],
    /^--milliseconds is "x", but it must be a whole number above 0\.$/,
  ],
  [['over.txt'], /^The game is over, so there is nothing to advise on\.$/],
  [['dice.json'], /^The next step is a roll of the dice, so there is nothing to advise on\.$/],
  [[EXAMPLES, '--case', '99'], /has \d+ cases: there is no case 99\.$/],
])('%j is answered in one sentence', async (argv, sentence) => {
  const { code, out, err } = await advise(...argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trimEnd()).toMatch(sentence);
});

test('a game without a mind gives no advice', async () => {
  const mindless = { ...skerry, id: 'mindless' };
  const { code, err } = await run(['advise', 'mindless/sortie'], {
    shelf: [someGame({ game: mindless, kit: gamePackage.kit })],
  });
  expect(code).toBe(2);
  expect(err).toBe('The computer plays this game only at random and gives no advice.\n');
});
