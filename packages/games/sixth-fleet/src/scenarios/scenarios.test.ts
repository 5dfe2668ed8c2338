import { readdirSync, readFileSync } from 'node:fs';
import {
  mustBe,
  openMatch,
  playRandomly,
  randomMatch,
  readSave,
  replay,
  seededRandom,
  writeSave,
} from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet, sixthFleetWith } from '../game.ts';
import { sayStep } from '../mind/advice/steps.ts';
import { objectives } from '../mind/objective.ts';
import { interruptAnswers } from '../mind/interrupt-answers.ts';
import { bonusesOf } from '../rules/victory/victory.ts';
import type { Scenario } from './scenario.ts';
import { CAMPAIGN as CAMPAIGN_PAGE } from './campaign.ts';
import { SCENARIOS } from './scenarios.ts';
import { TEN_TURNS } from './ten-turns.ts';

const CAMPAIGN = CAMPAIGN_PAGE.scenario;
const SHORT = TEN_TURNS.scenario;

describe('a copy of the campaign under another name', () => {
  const COPY: Scenario = { ...CAMPAIGN, id: 'black-sea' };
  const withCopy = sixthFleetWith([...SCENARIOS, COPY]);
  const played = (scenario: string) =>
    randomMatch(withCopy, { scenario, options: { delay: true } }, 7, 20_000);

  test('is played move by move as the campaign, to the same end', () => {
    const [ours, copy] = [played('campaign'), played('black-sea')];
    const moves = (match: typeof ours) =>
      [...replay(withCopy, match)].map(({ entry: { by, action, events } }) => ({ by, action, events }));
    expect(moves(copy)).toEqual(moves(ours));
    expect(withCopy.outcome(copy.state)).toEqual(withCopy.outcome(ours.state));
    expect(withCopy.notation.print(copy.state)).toBe(
      withCopy.notation.print(ours.state).replace('sixth-fleet campaign', 'sixth-fleet black-sea'),
    );
  });

  test('is saved, and read by a game that knows it', () => {
    const { state } = played('black-sea');
    const opened = mustBe(openMatch(withCopy, { scenario: 'black-sea', options: {} }));
    const saved = writeSave(withCopy, opened, undefined);
    expect(mustBe(readSave(withCopy, saved)).match.state.scenario).toEqual(COPY);
    expect(readSave(sixthFleet, saved).ok).toBe(false);
    expect(mustBe(withCopy.notation.parse(withCopy.notation.print(state)))).toEqual(state);
    expect(sixthFleet.notation.parse(withCopy.notation.print(state)).ok).toBe(false);
  });
});

describe('a scenario of four turns with one goal is one object', () => {
  const { extension: _extension, ...rest } = SHORT;
  const RAID: Scenario = {
    ...rest,
    id: 'raid',
    title: 'Raid',
    options: [],
    lastTurn: 4,
    blackSeaOpens: 3,
    goals: [{ rule: '13.11', title: 'No NATO unit in the Aegean', points: 40 }],
  };
  const raids = sixthFleetWith([RAID]);
  const read = (text: string) => mustBe(raids.notation.parse(`sixth-fleet raid ${text}`));

  test('its length, its options and its name are its own', () => {
    const end = playRandomly(
      raids,
      mustBe(raids.setup({ scenario: 'raid', options: {} })),
      seededRandom(3),
      20_000,
    );
    expect(end.state).toMatchObject({ turn: 4, lastTurn: 4, phase: { name: 'over' }, handicap: 0 });
    expect(raids.setup({ scenario: 'raid', options: { delay: true } })).toMatchObject({
      ok: false,
      error: { at: 'options.delay' },
    });
    expect(raids.setup({ scenario: 'short', options: {} })).toMatchObject({
      ok: false,
      error: { message: 'There is no scenario "short". Choose raid.' },
    });
    expect(raids.notation.json?.parse({ phase: { name: 'over' } })).toMatchObject({
      ok: true,
      value: { scenario: { id: 'raid' }, lastTurn: 4 },
    });
  });

  test('[13.1] its goal alone counts, for the account and for the computer', () => {
    const over = read('turn 4 of 4 | phase over | nato @1033 US6');
    expect(bonusesOf(over).map(({ rule, points }) => [rule, points])).toEqual([
      ['13.11', 40],
      ['14.2', -10],
    ]);
    expect(raids.outcome(over)).toMatchObject({ net: 40, winner: 'soviet' });
    expect(objectives(over)).toBe(40);
  });

  test('[12.3] the Black Sea opens when it says', () => {
    const verdict = (turn: number) =>
      raids.decide(
        read(`turn ${turn} of 4 | phase movement side=nato | nato @2025 US8`),
        'nato',
        mustBe(raids.notation.parseAction(read('turn 1 of 4 | phase over'), 'move US8 2126')),
      ).ok;
    expect([verdict(2), verdict(3)]).toEqual([false, true]);
  });
});

describe('[11.0] the players are asked when the scenario says, and as many must agree as it says', () => {
  const asking = (oneVoteIsEnough: boolean): Scenario => ({
    ...SHORT,
    id: 'asking',
    lastTurn: 6,
    extension: { after: 5, lastTurn: 8, oneVoteIsEnough },
  });
  test.each([
    [true, 'reinforcement', 8],
    [false, 'over', 6],
  ])('one vote is enough: %s', (oneVoteIsEnough, phase, lastTurn) => {
    const game = sixthFleetWith([asking(oneVoteIsEnough)]);
    const read = (text: string) => mustBe(game.notation.parse(`sixth-fleet asking ${text}`));
    const before = read('turn 5 of 6 | phase movement side=soviet');
    const play = (state: typeof before, by: 'nato' | 'soviet', action: string) =>
      mustBe(game.decide(state, by, mustBe(game.notation.parseAction(state, action)))).state;
    const asked = play(before, 'soviet', 'done');
    expect(asked.phase.name).toBe('extension');
    const view = game.view(asked, 'nato');
    expect(interruptAnswers(view, 'nato', asked.phase)).toEqual([{ type: 'go-on', yes: oneVoteIsEnough }]);
    expect(sayStep(asked, { type: 'go-on', yes: true })).toBe('Play on to turn 8');
    const answered = play(play(asked, 'nato', 'go-on yes'), 'soviet', 'go-on no');
    expect(answered).toMatchObject({ phase: { name: phase }, lastTurn });
  });
});

describe('which scenario it is', () => {
  const IDS = SCENARIOS.map(({ id }) => id).join('|');
  const COMPARES = new RegExp(
    `'(?:${IDS})'|scenario(?:\\?\\.|\\.)id\\s*[!=]=|[!=]==?\\s*[\\w.?]*scenario\\.id|switch \\([\\w.]*scenario\\.id`,
  );

  test.each([
    ["if (state.scenario.id === 'x')", true],
    ['other === state.scenario.id', true],
    ['switch (state.scenario.id) {', true],
    [`const LONG = '${CAMPAIGN.id}';`, true],
    ['`sixth-fleet ${state.scenario.id} turn`', false],
    ['state.scenario.lastTurn === 10', false],
  ])('%s: asks %s', (source, asks) => {
    expect(COMPARES.test(source)).toBe(asks);
  });

  test('is asked nowhere outside this folder: everything else reads its fields', () => {
    const folder = new URL('../', import.meta.url);
    const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      // What one click starts is named, not asked for.
      .filter(name => !/^(?:scenarios|testing)\b|^face\/package\.ts$/.test(name))
      .filter(name => COMPARES.test(readFileSync(new URL(name, folder), 'utf8')));
    expect(asking).toEqual([]);
  });
});
