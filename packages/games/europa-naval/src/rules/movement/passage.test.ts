import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf } from '../../testing/orders.ts';
import { group, position, whereIs } from '../../testing/positions.ts';

const UNITS =
  'unit N2 axis NT 2 | unit E2 axis TF 2 | unit A8 allied TF 8 | unit A6 allied TF 6 | unit AU allied SUB 2';

/** Everything at once in one hex south of Malta. */
const gauntlet = (more = ''): State =>
  position(
    'naval-step side=axis moving=3',
    [
      UNITS,
      'malta status=15',
      'mines allied @063066 1',
      'air 69-Squadron status=flown mission.kind=patrol mission.hex=063066',
      'group 3 axis @064065 N2 E2',
      'group 4 allied @063067 AU',
      'group 5 allied @062065 A8 reacted=true',
      'group 6 allied @060067 A6',
      ...(more === '' ? [] : [more]),
    ].join(' | '),
  );

const SAIL = 'axis sail 3 063066 062066';
const phases = (start: State, orders: readonly string[]): readonly string[] => {
  const seen: string[] = [start.common.phase.name];
  let state = start;
  for (const order of orders) {
    state = after(state, order);
    seen.push(state.common.phase.name);
  }
  return seen;
};

describe('[F.12] the order of events for one point', () => {
  test('mines, contact and damage, search, submarine, Malta, reaction, combat', () => {
    const met = after(gauntlet(), SAIL);
    const told = phases(met, [
      ...Array<string>(4).fill('roll 1'), // mines: four strength points
      'roll 5', // contact
      'roll 1', // damage: the escort
      'roll 1', // damage: the transports
      'roll 1', // search
      'allied done', // no attack by the submarine
      'roll 1', // Malta
      'allied done', // no reaction
    ]);
    expect([...new Set(told)]).toEqual([
      'mine-roll',
      'contact-roll',
      'contact-damage',
      'search-roll',
      'hunt-choice',
      'shipping-roll',
      'reaction',
      'battle-choice',
    ]);
  });

  test('a piece of the way ends where something happens, and the rest is not sailed', () => {
    const met = after(
      gauntlet(),
      SAIL,
      ...Array<string>(4).fill('roll 1'),
      'roll 4',
      'roll 1',
      'allied done',
      'roll 1',
    );
    expect(whereIs(met, 'N2')).toBe('@063066');
  });

  test('a group that is sunk on the way meets nothing more', () => {
    const weak = position(
      'naval-step side=axis moving=3',
      `${UNITS} | malta status=15 | mines allied @063066 3 | group 3 axis @064065 N2/hits=1 | group 4 allied @063067 AU`,
    );
    const sunk = after(weak, SAIL, 'roll 6');
    expect(group(sunk, 3)).toBeUndefined();
    expect(sunk.common.phase).toEqual({ name: 'naval-step', side: 'axis' });
  });

  test('what is left of it still meets the later points', () => {
    const met = after(gauntlet(), SAIL, 'roll 6', 'roll 6', 'roll 1', 'roll 1');
    expect(group(met, 3)?.ships).toHaveLength(1);
    expect(met.common.phase.name).toBe('contact-roll');
  });

  test('at the start of a step: mines, contact, search and no more', () => {
    const start = position(
      'naval-step side=axis',
      `${UNITS} | malta status=15 | mines allied @063066 1 | air 69-Squadron status=flown mission.kind=patrol mission.hex=063066 | group 3 axis @063066 E2 | group 4 allied @063067 AU | group 6 allied @060067 A6`,
    );
    const told = phases(after(start, 'axis begin 3 night=false hold=false'), [
      'roll 1',
      'roll 1',
      'roll 5', // contact: seen, and yet nobody reacts before it moves
      'roll 1',
      'roll 1',
    ]);
    expect(told).toEqual([
      'mine-roll',
      'mine-roll',
      'contact-roll',
      'contact-damage',
      'search-roll',
      'naval-step',
    ]);
  });

  test('at the end of a step: those who did not move, then far checks', () => {
    const idle = position(
      'naval-step side=axis',
      `${UNITS} | malta status=15 | group 3 axis @068084 N2 shipping=exposed moved=true | group 7 axis @069085 E2`,
    );
    expect(phases(after(idle, 'axis done'), ['roll 4', 'roll 1'])).toEqual([
      'contact-roll',
      'shipping-roll',
      'naval-step',
    ]);
  });

  test('[F.7.2] who only waits for the end of the step is not told that somebody sees it', () => {
    const idle = position(
      'naval-step side=axis',
      `${UNITS} | group 3 axis @063066 E2 contact=clear | group 5 allied @062065 A8 reacted=true`,
    );
    expect(eventsOf(idle, 'axis done').some(({ type }) => type === 'seen')).toBe(false);
    const taken = after(idle, 'axis begin 3 night=false hold=true');
    expect(group(taken, 3)?.seen).toBe(true);
  });

  test('each happens for each point that is spent', () => {
    const clear = after(
      gauntlet(),
      SAIL,
      ...Array<string>(4).fill('roll 1'),
      'roll 4',
      'roll 1',
      'allied done',
      'roll 1',
      'allied done',
      'allied fight false',
      'axis fight false',
    );
    expect(clear.common.phase).toMatchObject({ name: 'naval-step', moving: 3 });
    const next = after(clear, 'axis sail 3 062066');
    expect(next.common.phase.name).toBe('hunt-choice');
  });
});
