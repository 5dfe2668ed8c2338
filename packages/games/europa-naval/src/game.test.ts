import { examine, examineGame, mustBe, sayFinding } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { europaNaval } from './game.ts';
import { europaNavalKit } from './kit.ts';
import { viewFor } from './secrets/view.ts';
import { position } from './testing/positions.ts';

test('the index is sound, and so is every start: each value of each option by itself, and every pair', () => {
  expect(examine(europaNaval, { ...europaNavalKit, openings: [] }, 1).findings.map(sayFinding)).toEqual([]);
});

const IS_THOROUGH = process.env['THOROUGH'] === '1';

/** The plain scenarios and a few others; `npx narrow-seas fuzz europa-naval` plays all. */
const PLAYED = europaNavalKit.openings.filter(
  (_, place) => place < 5 || place % (IS_THOROUGH ? 9 : 18) === 0,
);

/** Only some moments of each; fuzzing looks at all of them. */
test.each(
  PLAYED.map(opening => [JSON.stringify(opening), europaNavalKit.openings.indexOf(opening)] as const),
)(
  '%s passes the examination',
  (_name, place) => {
    const { findings } = examineGame(europaNaval, europaNavalKit, place, 1, IS_THOROUGH ? 40 : 320);
    expect(findings.map(sayFinding)).toEqual([]);
  },
  120_000,
);

describe('[F.29] what the sides know', () => {
  const state = position(
    'naval-step side=axis',
    'in Napoli Scorta-Napoli Convogli-A | group 3 axis @Tripoli Convogli-B | group 4 axis @Benghazi Sommergibili-Ionio | cargo Convogli-B sp=4 | stock axis Napoli sp=9',
  );
  const seen = (table: string) =>
    viewFor(position('naval-step side=axis', table), 'allied').sightings[0]?.ships?.map(({ cargo }) => cargo);

  test('a marker with the number of units, and no submarines', () => {
    expect(viewFor(state, 'allied').sightings).toEqual([
      { group: 3, side: 'axis', place: expect.anything(), count: 1, moved: false },
    ]);
    expect(viewFor(state, 'axis').own).toEqual(state.fleets.axis);
  });

  test('composition and cargo once seen', () => {
    expect(seen('group 3 axis @Tripoli Convogli-B seen=true | cargo Convogli-B sp=4')).toEqual([
      [{ kind: 'sp', amount: 4 }],
    ]);
    expect(seen('group 3 axis @Tripoli Convogli-B')).toBeUndefined();
  });

  test('submarines once they are found', () => {
    const found = position('naval-step side=axis', 'group 4 axis @Benghazi Sommergibili-Ionio seen=true');
    expect(viewFor(found, 'allied').sightings).toHaveLength(1);
  });

  test('masts in harbours, no stocks', () => {
    const view = viewFor(state, 'allied');
    expect(view.harbours.map(({ count }) => count)).toEqual([2]);
    expect(JSON.stringify(view)).not.toContain('"sp":9');
  });

  test('with the open sea, everything', () => {
    const open = viewFor(
      position('naval-step side=axis', 'options openSea | group 4 axis @Benghazi Sommergibili-Ionio'),
      'allied',
    );
    expect(open.sightings).toHaveLength(1);
    expect(open.open?.axis.groups).toHaveLength(1);
  });

  test('of a hidden submarine’s turn only that the other side considers something', () => {
    const hunting = position(
      'hunt-choice side=allied hunters=[5] prey=[3] passage.group=3 passage.stage=shipping passage.entered=true passage.start=false passage.night=false passage.resume.name=naval-step passage.resume.side=axis passage.resume.moving=3',
      'group 3 axis @Tripoli Convogli-B | group 5 allied @Tripoli 8th-Flotilla',
    );
    expect(viewFor(hunting, 'axis').common.phase).toEqual({ name: 'waiting', side: 'allied' });
    expect(viewFor(hunting, 'allied').common.phase.name).toBe('hunt-choice');
  });
});

test('every scenario opens', () => {
  for (const { id } of europaNaval.scenarios)
    expect(mustBe(europaNaval.setup({ scenario: id, options: {} })).common.phase.name).toBe('sea-roll');
});
