import { describe, expect, test } from 'vitest';
import { viewFor } from '../secrets/view.ts';
import { position } from '../testing/positions.ts';
import { secondFleetDesk as desk } from './desk.ts';

const RAID = position(
  'segment side=soviet arm=surface segment=1 first=soviet',
  'nato @3010 HAWES/local OGDEN/local ANDRM/local MOLDR/local | soviet @3007 FRNZE/local OTTUK | soviet @2807 SILNY',
  'standing-force turn 1 of 6',
);

test('the score is told to each side with its own signs, and in names that people use', () => {
  const { summary, lines, lead } = desk.score(viewFor(RAID, 'soviet'));
  const other = desk.score(viewFor(RAID, 'nato'));
  expect([lead, other.lead]).toEqual([-8, 8]);
  expect([summary, other.summary]).toEqual([
    'You are 8 behind: decisive defeat',
    'You lead by 8: decisive victory',
  ]);
  expect(lines.map(({ text, points, earned }) => [text, points, earned])).toEqual([
    ['Frunze is not home in Pechenga', -4, true],
    ['Ottuk is not home in Pechenga', -4, true],
    ['Silnyy is not home in Pechenga', -4, true],
    ['Head start of the scenario for the Soviets', 4, true],
    ['Ogden safe in Narvik or Tromsø: not yet', -2, false],
  ]);
});

describe('the score says which head start counts', () => {
  const linesOf = (heading: string, forces: string) =>
    desk
      .score(viewFor(position('initiative', forces, heading), 'soviet'))
      .lines.filter(({ text }) => /head start/i.test(text))
      .map(({ text, points, earned }) => [text, points, earned]);

  test.each([
    [
      'norway-convoy turn 2 of 15',
      'handicap 44',
      'Head start for the Soviets, chosen before the game',
      44,
      true,
    ],
    [
      'iceland-gap turn 2 of 12',
      'handicap 12 | soviet @2733 MKALN',
      'Head start for the Soviets, chosen before the game',
      12,
      true,
    ],
    [
      'iceland-gap turn 2 of 12',
      'handicap 12 | soviet @2822 MKALN',
      'Head start for the Soviets, once a boat is through: not yet',
      12,
      false,
    ],
  ])('[C.22.2] %s | %s', (heading, forces, text, points, earned) => {
    expect(linesOf(heading, forces)).toEqual([[text, points, earned]]);
  });

  test('[C.22.2] where there is none, nothing is said', () => {
    expect(linesOf('iceland-gap turn 2 of 12', 'soviet @2733 MKALN')).toEqual([]);
  });
});
