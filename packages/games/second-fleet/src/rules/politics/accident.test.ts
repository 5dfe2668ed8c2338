import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, unit } from '../../testing/positions.ts';

const CAMPAIGN = 'northern-campaign turn 4 of 36';
const TEN = 'HAWES GARY CARR JAMES DAVIS FORD ELROD SIDES CLARK KNOX';
const isHit = (state: State, name: string): boolean =>
  state.table.pieces[unit(state, name)]?.damaged ?? false;

/** NATO has an accident at sea; the dice that pick the ship are due. */
const accident = (ships: string): State =>
  after(position('politics die=special', ships, CAMPAIGN), 'roll 2', 'roll 0');

describe('[C.14.6] the ship that has an accident', () => {
  test('is picked by one die among ten', () => {
    const hit = after(accident(`nato @2922 ${TEN}`), 'roll 9');
    expect(isHit(hit, 'KNOX')).toBe(true);
  });

  test('by two among eleven', () => {
    const one = after(accident(`nato @2922 ${TEN} TRIPE`), 'roll 0');
    expect(one.table.phase).toMatchObject({ die: 'victim', digits: [0] });
    expect(isHit(after(one, 'roll 3'), 'JAMES')).toBe(true);
    expect(after(accident(`nato @2922 ${TEN} TRIPE`), 'roll 9', 'roll 9').table.phase).toMatchObject({
      digits: [],
    });
  });

  test('is a combat ship of that side', () => {
    const hit = after(accident('nato @2922 OGDEN HAWES | nato @2921 LAJLA | soviet @2807 FRNZE'), 'roll 9');
    expect(['HAWES', 'OGDEN', 'LAJLA', 'FRNZE'].map(name => isHit(hit, name))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('is noted only when it is lost', () => {
    const once = (ship: string) =>
      eventsOf(accident(`nato @2922 ${ship}`), 'roll 0').flatMap(event =>
        event.type === 'once' ? [event.what] : [],
      );
    expect([once('HAWES'), once('HAWES/damaged')]).toEqual([[], ['accident-US-HAWES']]);
  });
});

describe('[C.14] [C.22.1] the armistice marker', () => {
  test('one box on, scored once, and the war goes on', () => {
    const state = position('politics die=armistice', 'base Banak owner=soviet | nato @2922 HAWES', CAMPAIGN);
    const moved = after(state, 'roll 9');
    expect([moved.table.campaign.armistice, moved.table.phase.name === 'over']).toEqual([1, false]);
    expect(moved.table.score.soviet).toEqual([{ cause: 'bases-negotiations-begin', points: 2 }]);
  });
});

describe('[C.15] [C.19.1] declarations', () => {
  const declaring = (side: string, strategy: string, more = ''): State =>
    position(
      `declarations side=${side} raised=false`,
      `${more}secret soviet strategy=${strategy} | nato @2922 HAWES`,
      CAMPAIGN,
    );

  test.each([
    ['the Soviets raise their strategy', declaring('soviet', 'defensive'), 'soviet raise-strategy', 'ok'],
    ['not beyond world war', declaring('soviet', 'world-war'), 'soviet raise-strategy', 'C.15 end-of-track'],
    [
      'NATO has none',
      declaring('nato', 'world-war', 'options nuclear | campaign strategy=world-war | '),
      'nato raise-strategy',
      'C.15 not-soviet',
    ],
  ])('%s', (_name, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });

  test('once in a morning', () => {
    expect(
      ruling(after(declaring('soviet', 'defensive'), 'soviet raise-strategy'), 'soviet raise-strategy'),
    ).toBe('C.15 raised');
  });

  test('NATO is asked only where weapons may be released', () => {
    const quiet = after(declaring('soviet', 'defensive'), 'soviet done');
    expect(quiet.table.phase.name).toBe('politics');
    const war = declaring('soviet', 'world-war', 'options nuclear | campaign strategy=world-war | ');
    expect(after(war, 'soviet done').table.phase).toMatchObject({ name: 'declarations', side: 'nato' });
  });
});
