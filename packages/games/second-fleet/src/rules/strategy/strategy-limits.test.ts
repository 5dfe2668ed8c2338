import { describe, expect, test } from 'vitest';
import { eventsOf, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

const CAMPAIGN = 'northern-campaign turn 4 of 36';

describe('[C.15] on the defensive', () => {
  const STRATEGY = 'campaign strategy=defensive | secret soviet strategy=defensive';
  const facing = (side: string, arm: string, attacker: string, target: string, hex: string, next: string) =>
    position(
      `${arm}-activation side=${side} units=[${attacker}] hex=${hex} start=${hex} | under segment side=${side} arm=${arm}`,
      `${STRATEGY} | ${side} @${hex} ${attacker} | ${side === 'soviet' ? 'nato' : 'soviet'} @${next} ${target}/local`,
      CAMPAIGN,
    );
  test.each([
    [
      'Soviet ships do not attack off Iceland',
      facing('soviet', 'surface', 'FRNZE', 'HAWES', '2330', '2331'),
      'soviet strike ssm FRNZE at 2331',
      'C.15 defensive',
    ],
    [
      'Soviet ships attack in the Norwegian Sea',
      facing('soviet', 'surface', 'FRNZE', 'HAWES', '3120', '3121'),
      'soviet strike ssm FRNZE at 3121',
      'ok',
    ],
    [
      'Soviet submarines attack anywhere',
      facing('soviet', 'submarine', 'MKALN', 'HAWES', '2330', '2331'),
      'soviet strike torpedo MKALN at 2331',
      'ok',
    ],
    [
      'NATO is not bound by it',
      facing('nato', 'surface', 'HAWES', 'FRNZE', '2330', '2331'),
      'nato strike ssm HAWES at 2331',
      'ok',
    ],
  ])('%s', (_name, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });
});

test.each([
  ['is opened by the first invasion', '', 1],
  ['is not opened twice', 'campaign strategy=unrestricted | ', 0],
])('[C.15] the strategy %s', (_name, known, count) => {
  const state = position(
    'invasion side=soviet',
    `${known}secret soviet strategy=unrestricted | soviet @3307 BELOY`,
    CAMPAIGN,
  );
  const events = eventsOf(state, 'soviet assault Banak marines BELOY');
  expect(events.filter(({ type }) => type === 'strategy-known')).toHaveLength(count);
});
