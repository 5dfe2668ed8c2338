import { describe, expect, test } from 'vitest';
import { accountOf, pointsFor } from './account.ts';
import { position } from '../../testing/positions.ts';
import { outcome } from './victory.ts';

const CAMPAIGN = 'northern-campaign turn 36 of 36';

/** `nato 12 soviet 4`. */
const points = (forces: string, heading: string): string => {
  const { table } = position('over', forces, heading);
  return `nato ${pointsFor(table, 'nato')} soviet ${pointsFor(table, 'soviet')}`;
};

describe('[C.22.3] the Standing Force counts ships', () => {
  test.each([
    ['a destroyer lost', 'lost DERUY', 'nato 0 soviet 6'],
    ['a destroyer damaged', 'nato @2922 DERUY/damaged', 'nato 0 soviet 3'],
    ['no submarines, no aircraft', 'lost LAJLA MKALN TOR-1 M31-1', 'nato 0 soviet 0'],
    ['aircraft have no way home to Pechenga', 'at Olenogorsk T95D-1', 'nato 0 soviet 0'],
    ['the Frunze lost', 'lost FRNZE | away OTTUK', 'nato 10 soviet 0'],
    ['her destroyer lost', 'away FRNZE | lost OTTUK', 'nato 6 soviet 0'],
    ['the Frunze home and damaged', 'soviet @3605 FRNZE/damaged | away OTTUK', 'nato 4 soviet 0'],
    ['a damaged ship that arrived', 'away OGDEN/damaged FRNZE OTTUK', 'nato 0 soviet 5'],
  ])('%s', (_name, forces, expected) => {
    expect(points(forces, 'standing-force turn 6 of 6')).toBe(expected);
  });
});

describe('[C.22.3] Through the Gap counts NATO ships and submarines, and Soviet submarines', () => {
  test.each([
    ['a NATO submarine lost', 'lost LAJLA', 'nato 0 soviet 8'],
    ['no aircraft', 'lost HAR-1 M31-1', 'nato 0 soviet 0'],
    ['no Soviet ships', 'lost FRNZE', 'nato 0 soviet 0'],
    ['a nuclear boat damaged', 'soviet @2822 MKALN/damaged', 'nato 3 soviet 0'],
    ['no other boat damaged', 'soviet @2822 CHSKY/damaged', 'nato 0 soviet 0'],
    ['no Soviet ships through', 'soviet @2733 FRNZE', 'nato 0 soviet 0'],
  ])('%s', (_name, forces, expected) => {
    expect(points(forces, 'iceland-gap turn 12 of 12')).toBe(expected);
  });
});

describe('[C.22.3] Strike on Kola counts a US carrier that is damaged', () => {
  test.each([
    ['not one that is whole', 'nato @2716 RSVLT', 'nato 0 soviet 0'],
    ['not a British one', 'nato @2716 INVCL/damaged', 'nato 0 soviet 0'],
    ['not a US cruiser', 'nato @2716 VNCNS/damaged', 'nato 0 soviet 0'],
  ])('%s', (_name, forces, expected) => {
    expect(points(forces, 'kola-strike turn 15 of 15')).toBe(expected);
  });
});

describe('[C.22.3] Convoy to Norway', () => {
  test.each([
    ['counts late NATO freighters, not Soviet ones', 'soviet @3202 SCR1', 'nato 0 soviet 0'],
    ['Soviet freighters lost have their value', 'lost SCR1', 'nato 4 soviet 0'],
    ['marines still at sea count nothing', 'nato @2922 AUSTN', 'nato 0 soviet 0'],
    ['marines lost have their value', 'lost AUSTN', 'nato 0 soviet 8'],
    ['other ships that left play count nothing', 'away HAWES', 'nato 0 soviet 0'],
  ])('%s', (_name, forces, expected) => {
    expect(points(forces, 'norway-convoy turn 15 of 15')).toBe(expected);
  });
});

describe('[C.22.1] the campaign', () => {
  test.each([
    [
      'a missile boat lost is worth eight to NATO and nothing to its owner',
      'lost DNSKY | campaign strategy=world-war',
      'nato 8 soviet 0',
    ],
    [
      'other submarines afloat count nothing',
      'soviet @3202 MKALN | campaign strategy=world-war',
      'nato 0 soviet 0',
    ],
    ['damaged Soviet airfields count nothing', 'base Kilpyavr airfield=2', 'nato 0 soviet 0'],
  ])('%s', (_name, forces, expected) => {
    expect(points(forces, CAMPAIGN)).toBe(expected);
  });
});

test.each([
  ['standing-force turn 6 of 6', 'nato @2922 OGDEN HAWES LAJLA | away FRNZE'],
  ['iceland-gap turn 12 of 12', 'nato @2922 HAWES | soviet @2822 MKALN | at Olenogorsk T95D-1'],
  ['kola-strike turn 15 of 15', 'nato @2716 RSVLT | soviet @2807 FRNZE'],
  ['norway-convoy turn 15 of 15', 'nato @2922 HAWES AUSTN | away ALTAR'],
  [CAMPAIGN, 'nato @2922 HAWES | soviet @3202 DNSKY'],
])('[C.22] where nothing has happened the account of %s is empty', (heading, forces) => {
  expect(accountOf(position('over', forces, heading).table)).toEqual([]);
});

describe('[C.19.5] general war', () => {
  const ended = (campaign: string) =>
    outcome(position('over', `lost RSVLT | campaign ${campaign}`, CAMPAIGN));

  test.each([
    ['nato', 'soviet', 'general war, NATO used nuclear weapons first'],
    ['soviet', 'nato', 'general war, the Soviets used nuclear weapons first'],
  ])('%s first: %s wins, whatever the points', (first, winner, summary) => {
    expect(ended(`firstNuclear=${first} once=[general-war]`)).toEqual({
      winner,
      summary,
      level: 'general war',
    });
  });

  test('a weapon used does not decide by itself', () => {
    expect(ended('firstNuclear=soviet')).toMatchObject({ winner: 'soviet', net: 25 });
  });
});
