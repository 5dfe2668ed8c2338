import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { outcomes } from './decide.ts';
import type { Event } from '../model/event.ts';
import { setup } from '../scenarios/scenario.ts';
import type { State } from '../model/state.ts';
import { STEP_NAMES } from '../model/step-name.ts';
import { after, eventsOf } from '../testing/orders.ts';
import { position, whereIs } from '../testing/positions.ts';

const phaseOf = ({ table }: State): string =>
  `${table.phase.name}${'side' in table.phase ? ` ${table.phase.side}` : ''}`;

const began = (events: readonly Event[]): readonly string[] =>
  events.flatMap(event => (event.type === 'began' ? [event.phase.name] : []));

test('[2] the steps come in the order of the sequence of play', () => {
  expect(STEP_NAMES.join(' ')).toBe(
    'set-up declarations politics weather reinforcement submarine-mode assignment interception mining recon invasion cap minesweeping replenishment local-detection action local-removal cap-landing fuel repair termination strategic-removal general-war turn-end',
  );
});

describe('what a turn begins with', () => {
  test.each([
    ['[2.2] [2.2.5] the strategic cycle comes in the morning', 'standing-force', {}, 'assignment'],
    ['[C.23] open with one player', 'standing-force', { solitaire: true }, 'open-assignment'],
    [
      '[2.2.4] submarine mode before strategic air',
      'kola-strike',
      { deepMode: true },
      'submarine-mode soviet',
    ],
    ['[2.2.2] weather in the advanced game', 'kola-strike', { level: 'advanced' }, 'weather'],
    ['the campaign with its set-up', 'northern-campaign', {}, 'set-up nato'],
  ])('%s', (_name, scenario, options, phase) => {
    expect(phaseOf(mustBe(setup({ scenario, options })))).toBe(phase);
  });
});

/** The last segment, in which nobody has anything left to do. */
const lastSegment = (heading: string, forces: string): State =>
  position(
    'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
    forces,
    heading,
  );

describe('from turn to turn', () => {
  test('[2.1] [2.3] [2.3.1] after AM comes PM, without a strategic cycle', () => {
    const next = after(
      lastSegment('kola-strike turn 1 of 15', 'nato @2922 HAWES | at Kilpyavr S27-1'),
      'nato done',
    );
    expect([next.table.turn, phaseOf(next)]).toEqual([2, 'cap soviet']);
  });

  test('[2.3.6] [2.4] [2.4.4] local marks come off each turn, strategic ones at night', () => {
    const forces = 'nato @2922 HAWES/local | nato @3022 GARY/strategic';
    const marks = (turn: number): readonly string[] =>
      after(lastSegment(`kola-strike turn ${turn} of 15`, forces), 'nato done')
        .table.pieces.filter(({ where }) => where.at === 'sea')
        .map(({ mark }) => mark);
    expect([marks(2), marks(3)]).toEqual([
      ['none', 'strategic'],
      ['none', 'none'],
    ]);
  });

  const airAfter = (turn: number, forces: string): string => {
    const next = after(
      lastSegment(`kola-strike turn ${turn} of 15`, `nato @2716 RSVLT | ${forces}`),
      'nato done',
    );
    return whereIs(next, 'S3-1') === 'unused' ? whereIs(next, 'F14-1') : whereIs(next, 'S3-1');
  };

  test('[2.3.7] patrols land at the end of every turn', () => {
    expect([1, 2, 3].map(turn => airAfter(turn, 'cap RSVLT F14-1'))).toEqual(['home', 'home', 'home']);
  });

  test('[2.4.3] [7.10] aircraft sent out for the day land at night, not before', () => {
    const sent = 'mission RSVLT tac-coord NS S3-1';
    const back = 'returning RSVLT recon NS - S3-1';
    expect([1, 2, 3].map(turn => airAfter(turn, sent))).toEqual(['mission', 'mission', 'home']);
    expect([1, 2, 3].map(turn => airAfter(turn, back))).toEqual(['returning', 'returning', 'home']);
  });

  test('[2.1] after Night comes the next day', () => {
    const next = after(
      lastSegment('kola-strike turn 3 of 15', 'nato @2922 HAWES | at Kilpyavr S27-1'),
      'nato done',
    );
    expect([next.table.turn, phaseOf(next)]).toEqual([4, 'assignment']);
  });

  test('[2.3.4] local detection comes before the action phase', () => {
    const state = position('cap side=nato', 'nato @2922 HAWES | soviet @2924 FRNZE');
    const events = eventsOf(state, 'nato done');
    const marks = events.findIndex(({ type }) => type === 'marked');
    expect(marks).toBeGreaterThanOrEqual(0);
    expect(began(events)).toEqual(['initiative']);
    expect(events.findIndex(({ type }) => type === 'began')).toBeGreaterThan(marks);
  });

  test('[2.3.2] mines are swept before that', () => {
    const state = position('cap side=nato', 'options mines | mines 3310=1 | nato @2922 HAWES');
    expect(phaseOf(after(state, 'nato done'))).toBe('sweep');
    expect(phaseOf(after(state, 'nato done', 'roll 9'))).toBe('initiative');
  });

  test('after the last turn the game is over', () => {
    const last = after(lastSegment('kola-strike turn 15 of 15', 'nato @2922 HAWES'), 'nato done');
    expect(phaseOf(last)).toBe('over');
  });
});

test('[2.2.1] politics come in the mornings of the campaign, not in turn 1', () => {
  const morning = after(lastSegment('northern-campaign turn 3 of 36', 'nato @2922 HAWES'), 'nato done');
  const declared = morning.table.phase.name === 'declarations' ? after(morning, 'soviet done') : morning;
  expect(phaseOf(declared)).toContain('politics');
});

test('[1.3] one die with the faces 0 to 9', () => {
  const state = position('initiative', 'nato @2922 HAWES');
  const faces = outcomes(state).map(({ action, ways }) => [action.type === 'roll' && action.face, ways]);
  expect(faces).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(face => [face, 1]));
});
