import { type Mission, mustBe, withField } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { viewFor } from '../../secrets/view.ts';
import { hex, position, shipNamed, whereIs } from '../../testing/positions.ts';
import { followMissions, typesOf } from '../../testing/voyages.ts';
import { europaNavalMissions as missions } from '../missions.ts';

/** A convoy and its escort in Napoli, supplies at hand, in some naval step of the Axis; nothing lies in the way. */
const start = (table = 'in Napoli Convogli-A Scorta-Napoli | stock axis Napoli sp=20', step = 1): State =>
  position('naval-step side=axis', table, 'malta "Jun I 42"', `phasing=axis part=movement step=${step}`);

const viewOf = (state: State) => viewFor(state, 'axis');

const proposed = (state: State, ship: string, to?: string): Mission =>
  missions.propose(viewOf(state), {
    pieces: [shipNamed(state, ship)],
    targets: [],
    ...(to === undefined ? {} : { hex: hex(state, to) }),
  }) as Mission;

const voyageTo = (state: State, port: string): Mission => proposed(state, 'Convogli-A', port);

const followed = (begun: State, orders: readonly Mission[]) => followMissions('axis', begun, orders);

const groupOf = (state: State, name: string) =>
  state.fleets.axis.groups.find(({ ships }) => ships.includes(shipNamed(state, name)));

describe('[F.4.2] an escort', () => {
  test('is proposed for warships that are picked while nothing is pointed at, with the nearest convoy', () => {
    const mission = proposed(start(), 'Scorta-Napoli');
    expect(mission).toMatchObject({ type: 'escort', fields: { convoy: shipNamed(start(), 'Convogli-A') } });
    expect(mustBe(missions.decode(JSON.parse(JSON.stringify(mission))))).toEqual(mission);
    expect(proposed(start(), 'Scorta-Napoli', 'Palermo').type).toBe('voyage');
    expect(proposed(start('in Napoli Scorta-Napoli'), 'Scorta-Napoli')).toBeUndefined();
  });

  test('forms one group with the convoy and sails with it', () => {
    const orders = [voyageTo(start(), 'Tripoli'), proposed(start(), 'Scorta-Napoli')];
    const { made, state } = followed(start(), orders);
    expect(made[0]).toMatchObject({ type: 'form' });
    expect(groupOf(state, 'Convogli-A')?.place.at).toBe('sea');
    expect(groupOf(state, 'Scorta-Napoli')).toBe(groupOf(state, 'Convogli-A'));
    const alone = followed(start(), orders.slice(0, 1)).state;
    expect(whereIs(alone, 'Scorta-Napoli')).toBe('in Napoli');
  });

  test('stays with it when it has unloaded, and turns home with it', () => {
    const off = start('group 3 axis @Palermo Convogli-A Scorta-Napoli | cargo Convogli-A sp=6', 2);
    const orders = [voyageTo(start(), 'Palermo'), proposed(start(), 'Scorta-Napoli')];
    const { made, state } = followed(off, orders);
    expect(typesOf(made).slice(0, 3)).toEqual(['begin', 'enter-port', 'disembark']);
    expect(typesOf(made)).toContain('put-to-sea');
    expect(groupOf(state, 'Scorta-Napoli')).toBe(groupOf(state, 'Convogli-A'));
  });

  test('in another port it sails to the convoy first; while the convoy is at sea it waits', () => {
    const apart = start('in Napoli Convogli-A | in Messina Scorta-Napoli | stock axis Messina sp=6');
    const mission = proposed(apart, 'Scorta-Napoli');
    expect(missions.state(viewOf(apart), mission).text).toBe('It sails to Napoli to join Convogli A.');
    expect(missions.sheet(viewOf(apart), mission)?.ways?.rows[0]?.pieces.at(-1)?.hexes.at(-1)).toBe(
      hex(apart, 'Napoli'),
    );
    expect(whereIs(followed(apart, [mission]).state, 'Scorta-Napoli')).not.toBe('in Messina');
    const gone = start('in Messina Scorta-Napoli | group 3 axis @056072 Convogli-A', 2);
    expect(followed(gone, [mission]).made).toEqual([]);
    expect(missions.state(viewOf(gone), mission).text).toMatch(/joins when the convoy is in port again/);
  });

  test('hit at sea it stops the whole group and asks; resumed, or told not to ask, it sails on', () => {
    const orders = [voyageTo(start(), 'Tripoli'), proposed(start(), 'Scorta-Napoli')];
    const hit = start('group 3 axis @056072 Convogli-A Scorta-Napoli/hits=1 | cargo Convogli-A sp=6', 2);
    const [voyage, escort] = orders as [Mission, Mission];
    expect(missions.state(viewOf(hit), escort)).toMatchObject({ stage: 'stopped' });
    expect(followed(hit, orders).made).toEqual([]);
    const { resume } = missions.sheet(viewOf(hit), escort) ?? {};
    expect(typesOf(followed(hit, [voyage, resume as Mission]).made)[0]).toBe('begin');
    expect(typesOf(followed(hit, [voyage, withField(escort, 'stopHit', false)]).made)[0]).toBe('begin');
  });

  test('is over when the convoy is, or when it is lost itself', () => {
    const mission = proposed(start(), 'Scorta-Napoli');
    const alone = start('in Napoli Scorta-Napoli | sunk Convogli-A/hits=3');
    expect(missions.state(viewOf(alone), mission)).toMatchObject({
      stage: 'done',
      text: 'The convoy is gone.',
    });
    expect(followed(alone, [mission]).made).toEqual([]);
  });

  test('says in a sentence with whom it sails, and lets the player choose another convoy', () => {
    const two = start('in Napoli Convogli-A Scorta-Napoli | in Palermo Convogli-B');
    const sheet = missions.sheet(viewOf(two), proposed(two, 'Scorta-Napoli'));
    const words = sheet?.sentence.map(part => (typeof part === 'string' ? part : part.text)).join('');
    expect(words).toBe('Sail with Convogli A, and come home with it every time.');
    const slot = sheet?.sentence.find(part => typeof part !== 'string');
    expect(typeof slot === 'object' ? slot.options.map(({ label }) => label) : []).toEqual([
      'Convogli A',
      'Convogli B',
    ]);
  });
});

test('a voyage takes along the warships of its group, but no other cargo', () => {
  const mission = voyageTo(start(), 'Tripoli');
  const mixed = start('group 3 axis @056072 Convogli-A Convogli-B | cargo Convogli-A sp=6', 2);
  expect(followed(mixed, [mission]).made).toEqual([]);
  const guarded = start('group 3 axis @056072 Convogli-A Scorta-Napoli | cargo Convogli-A sp=6', 2);
  expect(typesOf(followed(guarded, [mission]).made)[0]).toBe('begin');
});
