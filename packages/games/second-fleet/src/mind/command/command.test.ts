import { mustBe, pick, type Random, seededRandom, type Task } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { secondFleet } from '../../game.ts';
import type { Action } from '../../model/action.ts';
import { nameOfHex } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { SCENARIO_SPECS } from '../../scenarios/scenarios.ts';
import { viewFor } from '../../secrets/view.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { optionsFor } from '../../turn/options.ts';
import { secondFleetMind } from '../mind.ts';
import { choicesOf } from './choices.ts';

const admiral = secondFleetMind.at('admiral');
const command = admiral.command as NonNullable<typeof admiral.command>;

const CONVOY = 'norway-convoy turn 3 of 15';
const FORCES =
  'nato @3231 ALTAR/local YORK BTAXE | nato @3332 AUSTN HAWES CARR | nato @3024 SUPRB | ' +
  'soviet @3129 IKNEV | soviet @2815 BAKU KURSK OSMTR';
const START = position('arm side=nato segment=1 first=nato', FORCES, CONVOY);

const aimsOf = (state: State, side: Side, force: string): readonly string[] =>
  choicesOf(state.table, side)
    .filter(([unasked]) => unasked?.force === force)
    .flatMap(tasks => tasks.map(({ aim }) => aim));

describe('what a force could do', () => {
  test('freighters go to the ports where they unload, and begin with what they do unasked', () => {
    expect(aimsOf(START, 'nato', 'ALTAR')).toEqual(
      expect.arrayContaining(['port Bergen', 'shun', 'hunt BAKU', 'hold 3231', 'join AUSTN']),
    );
    expect(aimsOf(START, 'nato', 'ALTAR')[0]).toBe('usual');
  });

  test('landing ships where they land, warships into shelter, boats at the richest near them', () => {
    expect(aimsOf(START, 'nato', 'AUSTN')).toEqual(expect.arrayContaining(['port Trondheim']));
    expect(aimsOf(START, 'nato', 'AUSTN')).not.toContain('port Bergen');
    expect(aimsOf(START, 'soviet', 'BAKU')).toContain('port Pechenga');
    expect(aimsOf(START, 'soviet', 'nuclear boats')).toEqual(expect.arrayContaining(['hunt ALTAR', 'shun']));
  });

  test('aircraft at what has been found, and at bases that the scenario lets them attack', () => {
    expect(aimsOf(START, 'soviet', 'aircraft')).toEqual(expect.arrayContaining(['strike ALTAR', 'spare']));
    expect(aimsOf(START, 'soviet', 'aircraft')).not.toContain('strike AUSTN');
    expect(aimsOf(START, 'nato', 'aircraft')).toEqual(['usual', 'spare']);
    expect(
      aimsOf(
        position('arm side=nato segment=1 first=nato', 'nato @2718 RSVLT | at Olenogorsk T26-1 T26-2'),
        'nato',
        'aircraft',
      ),
    ).toContain('strike Olenogorsk');
  });

  test('without aircraft in play nobody orders them', () => {
    const raid = position(
      'arm side=nato segment=1 first=nato',
      'nato @2916 OGDEN HAWES | soviet @2811 FRNZE OTTUK',
      'standing-force turn 1 of 6',
    );
    expect(aimsOf(raid, 'nato', 'aircraft')).toEqual([]);
    expect(aimsOf(raid, 'soviet', 'FRNZE')).toEqual(expect.arrayContaining(['port Pechenga', 'hunt OGDEN']));
  });
});

test('admirals try orders out in thought, captains only where a game is short', () => {
  const captain = secondFleetMind.at('captain').command as typeof command;
  const raid = position(
    'arm side=nato segment=1 first=nato',
    'nato @2916 OGDEN HAWES | soviet @2811 FRNZE OTTUK',
    'standing-force turn 1 of 6',
  );
  const ofRaid = choicesOf(raid.table, 'nato');
  const ofConvoy = choicesOf(START.table, 'nato');
  expect(ofConvoy.length).toBeGreaterThan(0);
  expect(command.choices(viewFor(raid, 'nato'))).toEqual(ofRaid);
  expect(captain.choices(viewFor(raid, 'nato'))).toEqual(ofRaid);
  expect(command.choices(viewFor(START, 'nato'))).toEqual(ofConvoy);
  expect(captain.choices(viewFor(START, 'nato'))).toEqual([]);
});

test('nuclear boats of NATO keep clear over Kola and in the convoy, Soviet ones once nothing is carried any longer', () => {
  const boatsOf = (state: State, side: Side): readonly string[] =>
    (command.proposed?.(viewFor(state, side), []) ?? [])
      .filter(({ force }) => force === 'nuclear boats')
      .map(({ aim }) => aim);
  const ships = 'nato @2718 RSVLT | nato @3024 SUPRB | soviet @3129 IKNEV';
  const kola = position('arm side=nato segment=1 first=nato', ships);
  expect([boatsOf(kola, 'nato'), boatsOf(kola, 'soviet')]).toEqual([['shun'], []]);
  expect([boatsOf(START, 'nato'), boatsOf(START, 'soviet')]).toEqual([['shun'], []]);
  const unladen = position(
    'arm side=nato segment=1 first=nato',
    FORCES.replaceAll(/ALTAR.local |AUSTN /gu, ''),
    CONVOY,
  );
  expect(boatsOf(unladen, 'soviet')).toEqual(['shun']);
});

test('unasked, what is carried goes to port, and a fleet in being keeps to its own', () => {
  const proposed = (side: Side, standing: readonly Task[] = []): readonly string[] | undefined =>
    command.proposed?.(viewFor(START, side), standing).map(({ force, aim }) => `${force} ${aim}`);
  expect(proposed('nato')).toEqual(
    expect.arrayContaining(['ALTAR port Bergen', 'AUSTN port Trondheim', 'nuclear boats shun']),
  );
  expect(proposed('soviet')).toEqual(['BAKU port Pechenga', 'arms lead air']);
  expect(proposed('soviet', [{ force: 'BAKU', aim: 'shun' }])).toEqual(['arms lead air']);
});

test('orders are given once a turn, by the side whose arms are about to act', () => {
  const watchIn = (phase: string, side: Side): number | undefined =>
    command.watch(viewFor(position(phase, FORCES, CONVOY), side));
  expect(watchIn('arm side=nato segment=1 first=nato', 'nato')).toBe(3);
  expect(watchIn('arm side=nato segment=1 first=nato', 'soviet')).toBeUndefined();
  expect(watchIn('assignment', 'nato')).toBeUndefined();
});

describe('how long the reason for a task stands', () => {
  const standsIn = (state: State, side: Side, force: string, aim: string): boolean =>
    command.stands(viewFor(state, side), { force, aim });

  test('until whom it names is gone, or who was to do it', () => {
    expect(standsIn(START, 'soviet', 'BAKU', 'hunt ALTAR')).toBe(true);
    expect(standsIn(START, 'soviet', 'BAKU', 'hunt PLLUX')).toBe(false);
    expect(standsIn(START, 'soviet', 'FRNZE', 'hunt ALTAR')).toBe(false);
    expect(standsIn(START, 'nato', 'ALTAR', 'port Bergen')).toBe(true);
  });

  test('aircraft go on against what is still seen; thrift and who acts first are for one turn', () => {
    expect(standsIn(START, 'soviet', 'aircraft', 'strike ALTAR')).toBe(true);
    expect(standsIn(START, 'soviet', 'aircraft', 'strike AUSTN')).toBe(false);
    expect(standsIn(START, 'soviet', 'aircraft', 'spare')).toBe(false);
    expect(standsIn(START, 'soviet', 'arms', 'lead air')).toBe(false);
  });
});

const QUESTION = { required: true } as const;

const answersUnder = (state: State, side: Side, ...tasks: readonly Task[]): readonly Action[] =>
  command.under(tasks).answers(viewFor(state, side), QUESTION, seededRandom(1));

const endsOf = (actions: readonly Action[]): readonly string[] =>
  actions.flatMap(action => (action.type === 'sail' ? [nameOfHex(action.path.at(-1) as never)] : []));

describe('under orders', () => {
  const sailing = after(
    position('segment side=soviet arm=surface segment=1 first=soviet', FORCES, CONVOY),
    'soviet activate BAKU KURSK OSMTR',
  );

  test('ships sail where they were sent, and only there', () => {
    const home = endsOf(answersUnder(sailing, 'soviet', { force: 'BAKU', aim: 'port Pechenga' }));
    const out = endsOf(answersUnder(sailing, 'soviet', { force: 'BAKU', aim: 'hunt ALTAR' }));
    expect(home.length).toBeGreaterThan(0);
    expect(home.every(hex => Number(hex.slice(2)) < 15)).toBe(true);
    expect(out.every(hex => Number(hex.slice(2)) > 15)).toBe(true);
    expect(endsOf(answersUnder(sailing, 'soviet', { force: 'BAKU', aim: 'hold 2815' }))).toEqual([]);
  });

  test('the arm that leads is chosen first', () => {
    const armUnder = (...tasks: readonly Task[]): readonly Action[] => answersUnder(START, 'nato', ...tasks);
    expect(armUnder()).toMatchObject([{ arm: 'surface' }]);
    expect(armUnder({ force: 'arms', aim: 'lead air' })).toMatchObject([{ arm: 'air' }]);
    expect(armUnder({ force: 'arms', aim: 'lead submarine' })).toMatchObject([{ arm: 'submarine' }]);
  });

  test('aircraft that were told to strike do not count the cost, those that spare themselves stay', () => {
    const state = position(
      'segment side=soviet arm=air segment=1 first=soviet',
      'nato @3231 ALTAR/local YORK | at Monchegorsk T16C-1 T16C-2',
      CONVOY,
    );
    const first = (...tasks: readonly Task[]) => answersUnder(state, 'soviet', ...tasks)[0]?.type;
    expect(first({ force: 'aircraft', aim: 'strike ALTAR' })).toBe('take-off');
    expect(first({ force: 'aircraft', aim: 'strike AUSTN' })).toBe('done');
  });
});

const anyTasks = (state: State, side: Side, random: Random): readonly Task[] =>
  choicesOf(state.table, side).flatMap(tasks => {
    const task = pick(random, tasks);
    return task === undefined ? [] : [task];
  });

/** Phases in which orders that make sense lead to no answer, or to one that the rules refuse. */
const flawsIn = (start: State, seed: number): readonly string[] => {
  const random = seededRandom(seed);
  const flaws: string[] = [];
  let state = start;
  let mind = command.under([]);
  for (let moves = 0; moves < 400 && secondFleet.outcome(state) === undefined; moves += 1) {
    const actor = secondFleet.actor(state);
    const side = actor === 'chance' ? undefined : actor[0];
    if (side === undefined) {
      const roll = pick(random, secondFleet.outcomes(state))?.action as Action;
      state = mustBe(secondFleet.decide(state, 'chance', roll)).state;
      continue;
    }
    const view = viewFor(state, side);
    if (view.table.phase.name === 'arm') mind = command.under(anyTasks(state, side, random));
    const answers = mind.answers(view, QUESTION, random);
    if (answers.length === 0 || answers.some(action => optionsFor(view).refuse(action) !== undefined))
      flaws.push(view.table.phase.name);
    state = mustBe(secondFleet.decide(state, side, pick(random, answers) as Action)).state;
  }
  return flaws;
};

test.each(SCENARIO_SPECS.map(({ id }) => id))('%s: whatever is ordered, every answer is legal', scenario => {
  expect(flawsIn(mustBe(secondFleet.setup({ scenario, options: {} })), 3)).toEqual([]);
});
