import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { nameOfHex } from '../../model/chart.ts';
import { optionsFor } from '../../turn/options.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { markOf, namesOf, position, units } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { isShadowed, notedOf } from './tattletale.ts';

const TURN_1 = 'kola-strike turn 1 of 15';
const settingUp = (forces: string): State =>
  position('set-up side=soviet', `options tattletales | ${forces}`, TURN_1);

describe('[C.21.5] who is sent', () => {
  const FORCE = 'nato @2922 HAWES GARY';
  test.each([
    ['a destroyer', `${FORCE} | soviet @3202 OTTUK`, 'OTTUK', 'ok'],
    ['a frigate', `${FORCE} | soviet @3202 NKTMY`, 'NKTMY', 'ok'],
    ['an old cruiser', `${FORCE} | soviet @3202 ORVLT`, 'ORVLT', 'ok'],
    ['no other ship', `${FORCE} | soviet @3202 BELOY`, 'BELOY', 'C.21.5 no-shadow'],
    ['no NATO ship', FORCE, 'GARY', 'C.21.5 no-shadow'],
    ['not one that is lost', `${FORCE} | lost NKTMY`, 'NKTMY', 'C.21.5 not-free'],
    [
      'not one that was sent before',
      `${FORCE} | soviet @3202 NKTMY | campaign once=[tattletale-SO-NKTMY]`,
      'NKTMY',
      'C.21.5 not-free',
    ],
    [
      'a third',
      `${FORCE} | soviet @3202 NKTMY | campaign once=[tattletale-SO-GRMKY,tattletale-SO-BSMNY]`,
      'NKTMY',
      'ok',
    ],
    [
      'not a fourth',
      `${FORCE} | soviet @3202 NKTMY | campaign once=[tattletale-SO-GRMKY,tattletale-SO-BSMNY,tattletale-SO-SILNY]`,
      'NKTMY',
      'C.21.5 enough',
    ],
    [
      'other things that happened do not count',
      `${FORCE} | soviet @3202 NKTMY | campaign once=[shadowed-US-CARR,shadowed-US-FORD,shadowed-US-ELROD]`,
      'NKTMY',
      'ok',
    ],
  ])('%s', (_name, forces, ship, expected) => {
    expect(ruling(settingUp(forces), `soviet shadow ${ship} 2921`)).toBe(expected);
  });
});

describe('[C.21.5] where to', () => {
  const SHIP = 'soviet @3202 NKTMY';
  test.each([
    ['next to a force', 'nato @2922 HAWES', '2921', 'ok'],
    ['not two hexes away', 'nato @2922 HAWES', '2920', 'C.21.5 nobody-there'],
    ['not among NATO ships', 'nato @2922 HAWES | nato @2921 GARY', '2921', 'C.21.5 nobody-there'],
    [
      '[C.2.12] not where a NATO submarine is',
      'nato @2922 HAWES | nato @2921 LAJLA',
      '2921',
      'C.21.5 nobody-there',
    ],
    ['[5.7] not into pack ice', 'nato @1610 HAWES', '1510', 'C.21.5 nobody-there'],
    ['[5.4] not into a base', 'nato @3310 HAWES', '3311', 'C.21.5 nobody-there'],
    ['not to a force in port', 'nato @3311 HAWES', '3310', 'C.21.5 nobody-there'],
    ['not to a submarine', 'nato @2922 LAJLA', '2921', 'C.21.5 nobody-there'],
  ])('%s', (_name, forces, hex, expected) => {
    expect(ruling(settingUp(`${SHIP} | ${forces}`), `soviet shadow NKTMY ${hex}`)).toBe(expected);
  });

  test('each to another force, even in one hex', () => {
    const state = settingUp('soviet @3202 NKTMY BSMNY SILNY | nato @2922 HAWES GARY | nato @2922 CARR FORD');
    const one = after(state, 'soviet shadow NKTMY 2921');
    expect([markOf(one, 'HAWES'), markOf(one, 'CARR')]).toEqual(['strategic', 'strategic']);
    const two = after(one, 'soviet shadow BSMNY 2921');
    expect(ruling(two, 'soviet shadow SILNY 2921')).toBe('C.21.5 nobody-there');
  });

  const offered = (state: State): readonly (readonly [string, string])[] =>
    [...optionsFor(viewFor(state, 'soviet')).list()].flatMap(action =>
      action.type === 'shadow' ? [[namesOf(state, [action.unit]), nameOfHex(action.hex)] as const] : [],
    );

  test('what is offered: every free ship, every hex around every force at sea', () => {
    const state = settingUp(
      'soviet @3202 NKTMY FRNZE BSMNY | campaign once=[tattletale-SO-BSMNY] | nato @2922 HAWES | nato @3311 OGDEN | nato @2923 LAJLA',
    );
    expect(offered(state).map(([ship]) => ship)).toEqual(Array(5).fill('NKTMY'));
    expect(
      offered(state)
        .map(([, hex]) => hex)
        .toSorted(),
    ).toEqual(['2821', '2822', '2921', '3021', '3022']);
  });

  test('nothing once three are out, nor without the option', () => {
    const SHIPS = 'soviet @3202 NKTMY | nato @2922 HAWES';
    const three = 'campaign once=[tattletale-SO-GRMKY,tattletale-SO-BSMNY,tattletale-SO-SILNY]';
    expect(offered(settingUp(`${SHIPS} | ${three}`))).toEqual([]);
    expect(offered(position('set-up side=soviet', SHIPS, 'northern-campaign turn 1 of 36'))).toEqual([]);
  });
});

describe('[C.21.5] what is noted of attacks', () => {
  const state = after(
    settingUp('soviet @3202 NKTMY | nato @2922 HAWES GARY | nato @2716 CARR'),
    'soviet shadow NKTMY 2921',
  );

  test('the first missiles on the force, not those on another', () => {
    const elsewhere = fold(state, notedOf(state.table, 'soviet', true, units(state, 'CARR')));
    expect(isShadowed(elsewhere.table, units(state, 'HAWES GARY'))).toBe(true);
    expect(elsewhere.table.campaign.once).not.toContain('fixed-US-CARR');
  });

  test('attacks of NATO change nothing', () => {
    expect(notedOf(state.table, 'nato', true, units(state, 'HAWES'))).toEqual([]);
  });

  test('[24.5] nothing without the option', () => {
    const plain = position('initiative', 'nato @2922 HAWES', TURN_1);
    expect(notedOf(plain.table, 'soviet', true, units(plain, 'HAWES'))).toEqual([]);
  });

  test('the first Soviet attack is noted once', () => {
    const events = notedOf(state.table, 'soviet', false, units(state, 'CARR'));
    expect(events).toHaveLength(1);
    const noted = fold(state, events);
    expect(notedOf(noted.table, 'soviet', false, units(state, 'CARR'))).toEqual([]);
  });
});
