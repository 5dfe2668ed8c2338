import { seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { optionsFor } from '../options.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { printAction } from '../../text/action.ts';
import { position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';

const listed = (state: State, side: Side): readonly string[] =>
  [...optionsFor(viewFor(state, side)).list()].map(action => printAction(state, action));

const sampled = (state: State, side: Side, draws: number): ReadonlySet<string> => {
  const random = seededRandom(7);
  const options = optionsFor(viewFor(state, side));
  return new Set(Array.from({ length: draws }, () => options.sample(random)?.type ?? 'nothing'));
};

const UNITS = 'unit N3 axis NT 3 | unit T4 axis TF 4 | unit A8 allied TF 8';

describe('what is offered', () => {
  test('in port: load, and put to sea in each way that the oil allows', () => {
    const state = position(
      'naval-step side=axis moving=3',
      `${UNITS} | pools axis mines=0 | stock axis Napoli sp=6 srp=0 | group 3 axis in:Napoli T4 N3`,
    );
    const offers = listed(state, 'axis');
    expect(offers).toContain('put-to-sea 3 sp');
    expect(offers).toContain('put-to-sea 3 as-you-go');
    expect(offers).not.toContain('put-to-sea 3 srp');
    expect(offers.filter(offer => offer.startsWith('embark'))).toHaveLength(2);
  });

  test('at sea: one way to each hex within the points, all accepted', () => {
    const state = position(
      'naval-step side=allied moving=3',
      `${UNITS} | group 3 allied @055078 A8 spent=17`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    const ways = listed(state, 'allied').filter(offer => offer.startsWith('sail'));
    expect(ways).toHaveLength(6 + 12 + 18);
    for (const way of ways) expect(ruling(state, `allied ${way}`)).toBe('ok');
  });

  test('[F.5.4] turned back: the way home and nothing else', () => {
    const state = position(
      'naval-step side=axis moving=3',
      `${UNITS} | group 3 axis @041065 N3 turnedBack=true moved=true contact=clear`,
    );
    expect(listed(state, 'axis').filter(offer => !offer.startsWith('night'))).toEqual([
      'sail 3 041066 041067',
    ]);
    expect(sampled(state, 'axis', 20).has('done')).toBe(false);
  });

  test('[F.8.6] withdrawals end far enough off, or in a port', () => {
    const aim = (side: string, firer: string, target: string): string =>
      `${side} aim firer.kind=ship firer.ship=${firer} target.kind=ship target.ship=${target}`;
    const state = after(
      position(
        'naval-step side=allied moving=3',
        `${UNITS} | group 3 allied @055078 A8 | group 4 axis @055080 T4 reacted=true`,
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 055079',
      'axis fight true',
      aim('axis', 'T4', 'A8'),
      aim('allied', 'A8', 'T4'),
      'roll 1',
      'roll 1',
      'axis stay false',
      'allied stay false',
    );
    const offers = listed(state, 'axis');
    expect(offers.length).toBeGreaterThan(5);
    for (const offer of offers) expect(ruling(state, `axis ${offer}`)).toBe('ok');
  });

  test('nothing to the other side', () => {
    const state = position('naval-step side=axis moving=3', `${UNITS} | group 3 axis in:Napoli T4 N3`);
    expect(listed(state, 'allied')).toEqual([]);
  });

  test('random play finds its way about', () => {
    const state = position(
      'naval-step side=axis',
      `${UNITS} | stock axis Napoli sp=9 srp=0 | in Napoli T4 | group 3 axis @055078 N3`,
    );
    expect([...sampled(state, 'axis', 200)]).toEqual(expect.arrayContaining(['begin', 'done', 'form']));
  });
});
