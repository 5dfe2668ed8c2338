import { describe, expect, test } from 'vitest';
import { type Account, scoreFor, type VictoryLevel } from './score.ts';

type Side = 'north' | 'south';

const LEVELS: readonly VictoryLevel<Side>[] = [
  { winner: 'south', grade: 'decisive' },
  { from: -10, winner: 'south', grade: '' },
  { from: 0, winner: undefined, grade: '' },
  { from: 5, winner: 'north', grade: 'decisive' },
];

const at = (viewer: Account<Side>['viewer'], lead: number) =>
  scoreFor<Side>({
    viewer,
    sides: ['north', 'south'],
    nameOf: side => (side === 'north' ? 'North' : 'South'),
    counts: 'north',
    lead,
    levels: LEVELS,
    lines: [{ key: 'sunk', text: 'One boat sunk', points: lead, rule: '1', earned: true }],
  });

describe('a score says how it stands for the viewer', () => {
  test.each([
    ['north', 7, 'You lead by 7: decisive victory'],
    ['north', 3, 'You lead by 3: draw'],
    ['north', -3, 'You are 3 behind: defeat'],
    ['south', 7, 'You are 7 behind: decisive defeat'],
    ['south', -10, 'You lead by 10: victory'],
    ['south', -11, 'You lead by 11: decisive victory'],
    ['south', 0, 'The score is level: draw'],
    ['spectator', -3, 'South leads by 3: South victory'],
    ['spectator', 5, 'North leads by 5: North decisive victory'],
  ] as const)('%s at %i: %s', (viewer, lead, summary) => {
    expect(at(viewer, lead).summary).toBe(summary);
  });

  test('both sides read the same levels, each from its own worst to its own best', () => {
    expect(at('north', 0).scale.map(({ title, from }) => [title, from])).toEqual([
      ['decisive defeat', undefined],
      ['defeat', -10],
      ['draw', 0],
      ['decisive victory', 5],
    ]);
    expect(at('south', 0).scale.map(({ title, from }) => [title, from])).toEqual([
      ['decisive defeat', undefined],
      ['draw', -4],
      ['victory', 1],
      ['decisive victory', 11],
    ]);
  });

  test('every lead is on the same level for both sides', () => {
    for (let lead = -20; lead <= 20; lead += 1)
      expect(at('south', lead).level).toBe(LEVELS.length - 1 - at('north', lead).level);
  });

  test('what is missing for the next level; above the best there is none', () => {
    expect(at('south', 2).next).toEqual({ title: 'victory', missing: 3 });
    expect(at('north', 9).next).toBeUndefined();
  });

  test('points have the sign of the side', () => {
    expect(at('south', 7).lines[0]?.points).toBe(-7);
    expect(at('spectator', 7).lines[0]?.points).toBe(7);
  });
});

test('levels that do not begin at zero are said without a contradiction', () => {
  const levels = [
    { winner: 'south', grade: '' },
    { from: -12, winner: 'north', grade: '' },
  ] as const;
  const say = (viewer: Side, lead: number): string =>
    scoreFor<Side>({
      viewer,
      sides: ['north', 'south'],
      nameOf: side => side,
      counts: 'north',
      lead,
      levels,
      lines: [],
    }).summary;
  expect(say('north', -5)).toBe('You are 5 behind, enough for a victory');
  expect(say('south', -5)).toBe('You lead by 5, not enough: defeat');
});
