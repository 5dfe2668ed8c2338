import { describe, expect, test } from 'vitest';
import type { Event } from '../model/event.ts';
import { final } from './final.ts';
import { evolve } from '../turn/evolve.ts';
import { hex, port, position, shipNamed } from '../testing/positions.ts';
import { viewFor } from './view.ts';
import type { GroupId } from '../model/vocabulary.ts';
import { witness } from './witness.ts';

const table =
  'in Napoli Scorta-Napoli | group 3 axis @Tripoli Convogli-B | group 4 axis @Benghazi Sommergibili-Ionio | group 5 axis @Tripoli Convogli-A seen=true';
const state = position('naval-step side=axis', table);
const group = (id: number): GroupId => id as GroupId;
const moved = (id: number): Event => ({
  type: 'moved',
  group: group(id),
  place: { at: 'sea', hex: hex(state, 'Tripoli') },
  cost: 1,
  sheltered: false,
});

describe('[F.29] what others are told', () => {
  test('a group that moves is a marker somewhere else, a submarine nothing', () => {
    expect(witness(state, moved(3), 'axis')).toEqual([moved(3)]);
    expect(witness(state, moved(3), 'allied')).toEqual([
      { type: 'marker', side: 'axis', group: 3, place: { at: 'sea', hex: hex(state, 'Tripoli') }, count: 1 },
    ]);
    expect(witness(state, moved(4), 'allied')).toEqual([]);
  });

  test.each([
    ['stocks', { type: 'stocked', side: 'axis', port: port(state, 'Napoli'), sp: 3, srp: 0 }],
    [
      'loading',
      {
        type: 'loaded',
        ship: shipNamed(state, 'Scorta-Napoli'),
        cargo: { kind: 'sp', amount: 1 },
        port: port(state, 'Napoli'),
      },
    ],
    [
      'supplies put ashore',
      {
        type: 'unloaded',
        ship: shipNamed(state, 'Convogli-B'),
        cargo: { kind: 'sp', amount: 1 },
        place: { port: port(state, 'Tripoli') },
      },
    ],
    ['hits on ships nobody has seen', { type: 'hit', ship: shipNamed(state, 'Convogli-B'), hits: 1 }],
    [
      'a search that missed a submarine',
      { type: 'searched', group: group(4), unit: 0 as never, face: 1, found: 'missed' },
    ],
    ['contact that was not made', { type: 'contact', group: group(3), result: 'F', made: false }],
  ] as const)('nothing of %s', (_what, event) => {
    expect(witness(state, event, 'allied')).toEqual([]);
    expect(witness(state, event, 'axis')).toEqual([event]);
  });

  test.each([
    ['hits on ships that are seen', { type: 'hit', ship: shipNamed(state, 'Convogli-A'), hits: 1 }],
    ['ships sunk', { type: 'sunk', ship: shipNamed(state, 'Convogli-B') }],
    ['contact', { type: 'contact', group: group(3), result: 'S', made: true }],
    ['points', { type: 'scored', side: 'axis', cause: 'Test', points: 1 }],
  ] as const)('all of %s', (_what, event) => {
    expect(witness(state, event, 'allied')).toEqual([event]);
  });

  test('night that falls over a marker, not over a submarine', () => {
    const fell = (id: number): Event => ({ type: 'night-fell', group: group(id) });
    expect(witness(state, fell(3), 'allied')).toEqual([fell(3)]);
    expect(witness(state, fell(4), 'allied')).toEqual([]);
    const dark = (id: number) =>
      viewFor(evolve(state, fell(id)), 'allied').sightings.find(sighting => sighting.group === id);
    expect(dark(3)?.nightLeft).toBe(5);
    expect(viewFor(state, 'allied').sightings[0]).not.toHaveProperty('nightLeft');
  });

  test.each([
    ['a marker', 3, 'missed'],
    ['a marker', 3, 'found'],
    ['a submarine', 4, 'found'],
  ] as const)('a search for %s %i by the searcher: %s', (_what, id, found) => {
    const event: Event = { type: 'searched', group: group(id), unit: 0 as never, face: 1, found };
    expect(witness(state, event, 'allied')).toEqual([event]);
  });

  test('troops put ashore, for they stand there in the open', () => {
    const cargo = { kind: 'troops', unit: 0 as never, re: 1, mech: false } as const;
    const event: Event = {
      type: 'unloaded',
      ship: shipNamed(state, 'Convogli-B'),
      cargo,
      place: { port: port(state, 'Tripoli') },
    };
    const { place } = event;
    expect(witness(state, event, 'allied')).toEqual([{ type: 'troops-ashore', side: 'axis', cargo, place }]);
    const seen = { ...event, ship: shipNamed(state, 'Convogli-A') };
    expect(witness(state, seen, 'allied')).toEqual([seen]);
  });

  test('submarines that put to sea are masts that are missing, no marker', () => {
    const formed = (name: string): Event => ({
      type: 'formed',
      side: 'axis',
      group: group(9),
      ships: [shipNamed(state, name)],
      place: { at: 'port', port: port(state, 'Napoli') },
    });
    const moored = position('naval-step side=axis', 'in Napoli Sommergibili-Sardegna Scorta-Napoli');
    expect(witness(moored, formed('Sommergibili-Sardegna'), 'allied')).toEqual([
      { type: 'harbour', side: 'axis', port: port(moored, 'Napoli'), count: 1 },
    ]);
    expect(witness(state, formed('Scorta-Napoli'), 'allied')).toMatchObject([{ type: 'marker', count: 1 }]);
  });

  test('everything, with the open sea', () => {
    const open = position('naval-step side=axis', `options openSea | ${table}`);
    expect(witness(open, moved(4), 'allied')).toEqual([moved(4)]);
  });
});

test('[36.C.1] a belt that has sunk the last of a group shows nobody whom', () => {
  const passage =
    'passage.group=3 passage.stage=contact passage.entered=false passage.start=true passage.night=false passage.resume.name=naval-step passage.resume.side=axis';
  const mined = position(
    `mine-roll ${passage} points=3 ships=[]`,
    'unit N1 axis NT 1 | group 3 axis @Tripoli N1',
  );
  const sunk = evolve(mined, { type: 'sunk', ship: shipNamed(mined, 'N1') });
  expect(viewFor(sunk, 'allied').common.phase).toEqual({ name: 'naval-step', side: 'axis' });
});

test('[NS.2] what may have told something cannot be taken back', () => {
  expect(final(moved(3))).toBe(true);
  expect(final({ type: 'finished', step: 'initial' })).toBe(true);
  expect(
    final({ type: 'began', phase: { name: 'strike-choice', side: 'allied', passage: {} as never } }),
  ).toBe(true);
  expect(final({ type: 'pool', side: 'axis', what: 'nrp', change: -1 })).toBe(false);
  expect(
    final({
      type: 'began',
      phase: { name: 'initial', side: 'axis', mended: [], rebased: [], engineers: [] },
    }),
  ).toBe(false);
});
