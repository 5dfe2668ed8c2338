import { mustBe, randomMatch, replay } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { after, offered, phaseOf, ruling, table, whereIs } from '../testing/table.ts';
import { OPTIONAL_RULES } from '../model/vocabulary.ts';

/** The phase in two words. */
const short = (state: ReturnType<typeof after>): string =>
  `${state.turn} ${phaseOf(state).split(' ').slice(0, 3).join(' ').replace('side=', '').replace('branch=', '')}`;

const openings = (options: { readonly [id: string]: boolean }) =>
  mustBe(sixthFleet.setup({ scenario: 'short', options }));

describe('the order of things', () => {
  test('[11.1] [11.2] [12.1] set-up, then one Soviet Movement Phase', () => {
    const steps = ['nato', 'nato', 'soviet', 'soviet'];
    let state = openings({});
    const seen = [short(state)];
    for (const side of steps) {
      state = after(state, `${side} deploy-rest`, `${side} done`);
      seen.push(short(state));
    }
    expect(seen).toEqual([
      '1 set-up nato naval',
      '1 set-up nato air',
      '1 set-up soviet naval',
      '1 set-up soviet air',
      '1 movement soviet moved=',
    ]);
  });

  test('[4.2] [12.1] from turn 2: NATO combat, NATO movement, Soviet combat, Soviet movement', () => {
    let state = table('movement side=soviet', 'nato @0914 US6 | soviet @0920 So5', 'short turn 1 of 10');
    const seen: string[] = [];
    for (const side of ['soviet', 'nato', 'nato', 'soviet', 'soviet', 'nato']) {
      state = after(state, `${side} done`);
      seen.push(short(state).split(' ').slice(0, 3).join(' '));
    }
    expect(seen).toEqual([
      '2 combat nato',
      '2 movement nato',
      '2 combat soviet',
      '2 movement soviet',
      '3 combat nato',
      '3 movement nato',
    ]);
  });

  test('[14.1] a first strike comes between set-up and movement', () => {
    const set = ['nato', 'nato', 'soviet', 'soviet'].flatMap(side => [`${side} deploy-rest`, `${side} done`]);
    expect(after(openings({ firstStrike: true }), ...set).phase.name).toBe('first-strike');
  });

  test.each([
    ['[4.1] no movement in a Combat Phase', 'combat side=nato', 'nato move US6 0913', '4.1 not-now'],
    ['[4.1] no withdrawal in a Movement Phase', 'movement side=nato', 'nato withdraw US6', '4.1 not-now'],
    ['[4.1] no deployment once play has begun', 'movement side=nato', 'nato deploy US7 1602', '4.1 not-now'],
    ['[4.1] nor the rest by the book', 'combat side=nato', 'nato deploy-rest', '4.1 not-now'],
    ['[4.1] no removal of one’s choice', 'movement side=nato', 'nato remove So5', '4.1 not-now'],
    ['[4.1] no answer that was not asked for', 'movement side=nato', 'nato go-on yes', '4.1 not-now'],
    ['[4.1] no advance that was not won', 'combat side=nato', 'nato advance US6', '4.1 not-now'],
    ['[NS.1] the other side waits', 'combat side=nato', 'soviet done', 'NS.1 not-your-turn'],
    ['[NS.1] no player rolls', 'combat side=nato', 'nato roll 3', 'NS.1 dice-only'],
    ['[NS.1] no die is due', 'combat side=nato', 'roll 3', 'NS.1 not-your-turn'],
    ['[NS.3] after the end nothing is done', 'over', 'nato done', 'NS.3 over'],
  ])('%s', (_name, phase, order, verdict) => {
    expect(ruling(table(phase, 'nato @0914 US6 | soviet @0920 So5'), order)).toBe(verdict);
  });
});

describe('after the tenth turn', () => {
  const end = (scenario: string) =>
    after(
      table(
        'movement side=soviet',
        '',
        scenario === 'short' ? 'short turn 10 of 10' : 'campaign turn 10 of 21',
      ),
      'soviet done',
    );
  test.each([
    ['short', 'yes', 'yes', 'reinforcement', 21],
    ['short', 'yes', 'no', 'over', 10],
    ['short', 'no', 'yes', 'over', 10],
    ['short', 'no', 'no', 'over', 10],
    ['campaign', 'yes', 'yes', 'reinforcement', 21],
    ['campaign', 'yes', 'no', 'reinforcement', 21],
    ['campaign', 'no', 'yes', 'reinforcement', 21],
    ['campaign', 'no', 'no', 'over', 21],
  ])('[11.0] %s: NATO says %s, the Soviets %s: %s', (scenario, nato, soviet, phase, lastTurn) => {
    const asked = end(scenario);
    expect(asked.phase.name).toBe('extension');
    for (const answers of [
      [`nato go-on ${nato}`, `soviet go-on ${soviet}`],
      [`soviet go-on ${soviet}`, `nato go-on ${nato}`],
    ])
      expect(after(asked, ...answers)).toMatchObject({ phase: { name: phase }, lastTurn, turn: 10 });
  });

  test('[11.0] each side is asked, and answers once', () => {
    const asked = end('short');
    expect(sixthFleet.actor(asked)).toEqual(['nato', 'soviet']);
    const one = after(asked, 'soviet go-on yes');
    expect(sixthFleet.actor(one)).toEqual(['nato']);
    expect(ruling(one, 'soviet go-on no')).toBe('NS.1 not-your-turn');
    expect(offered(one, 'nato', 'go-on')).toHaveLength(2);
  });

  test('[12.2] NATO places its reinforcements, then the Soviets, then turn 11 begins', () => {
    const goes = after(end('short'), 'nato go-on yes', 'soviet go-on yes');
    expect(phaseOf(goes)).toBe('reinforcement side=nato');
    const soviet = after(goes, 'nato deploy-rest', 'nato done');
    expect(phaseOf(soviet)).toBe('reinforcement side=soviet');
    expect(short(after(soviet, 'soviet deploy-rest', 'soviet done'))).toBe('11 combat nato attacked=');
  });

  test('[11.0] nobody is asked after another turn', () => {
    const state = table('movement side=soviet', '', 'campaign turn 11 of 21');
    expect(short(after(state, 'soviet done'))).toBe('12 combat nato attacked=');
  });

  test('[11.0] the campaign ends after turn 21', () => {
    const last = table('movement side=soviet', '', 'campaign turn 21 of 21');
    const over = after(last, 'soviet done');
    expect([over.phase.name, sixthFleet.actor(over)]).toEqual(['over', []]);
  });
});

describe('opening a game', () => {
  test.each([
    [{ scenario: 'long', options: {} }, 'scenario'],
    [{ scenario: 'short', options: { fog: true } }, 'options.fog'],
    [{ scenario: 'short', options: { delay: 3 } }, 'options.delay'],
  ])('%j is refused at %s', (opening, place) => {
    expect(sixthFleet.setup(opening)).toMatchObject({ ok: false, error: { at: place } });
  });

  const SET_UP = ['nato', 'nato', 'soviet', 'soviet'].flatMap(side => [
    `${side} deploy-rest`,
    `${side} done`,
  ]);

  /** Which of the optional rules show in a campaign that was opened with these. */
  const inForce = (options: { readonly [id: string]: boolean }): readonly string[] => {
    const opened = mustBe(sixthFleet.setup({ scenario: 'campaign', options }));
    const rolled = opened.phase.name === 'middle-east' ? after(opened, 'roll 1') : opened;
    const ready = after(rolled, ...SET_UP);
    const moving = ready.phase.name === 'first-strike' ? after(ready, 'roll 1') : ready;
    const placing: State = { ...moving, turn: 10, phase: { name: 'reinforcement', side: 'soviet' } };
    const shown = {
      firstStrike: ready.phase.name === 'first-strike',
      neutralAirSpace: ruling(moving, 'soviet violate-air-space') === 'ok',
      middleEast: whereIs(moving, 'Isa47') !== 'waiting',
      delay: after(placing, 'soviet deploy-rest', 'soviet done').phase.name === 'delay',
    };
    return Object.entries(shown).flatMap(([rule, isShown]) => (isShown ? [rule] : []));
  };

  test('[14.0] without an agreement no optional rule is in force', () => {
    expect(inForce({})).toEqual([]);
    expect(inForce({ firstStrike: false, neutralAirSpace: false, middleEast: false, delay: false })).toEqual(
      [],
    );
  });

  test.each(OPTIONAL_RULES)('[14.0] to agree on %s brings that one and no other', rule => {
    expect(inForce({ [rule]: true })).toEqual([rule]);
  });

  test('[14.0] they are agreed on at the start: no move of a game changes them', () => {
    const match = randomMatch(sixthFleet, { scenario: 'campaign', options: { delay: true } }, 5, 20_000);
    for (const { before } of replay(sixthFleet, match)) expect(before.options).toEqual(match.state.options);
    expect(match.state.options).toMatchObject({ delay: true, firstStrike: false });
  });

  test('[11.0] ten turns or twenty-one', () => {
    expect(openings({}).lastTurn).toBe(10);
    expect(mustBe(sixthFleet.setup({ scenario: 'campaign', options: {} })).lastTurn).toBe(21);
  });
});
