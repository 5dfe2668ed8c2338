import { describe, expect, test } from 'vitest';
import { accountOf, pointsFor } from './account.ts';
import { basesHeld, scoreMoment, seaDenial } from '../../turn/campaign/moment.ts';
import { valueOf } from './values.ts';
import type { State } from '../../model/state.ts';
import { position, unit } from '../../testing/positions.ts';
import { levelOf, netPoints, outcome } from './victory.ts';

const CAMPAIGN = 'northern-campaign turn 36 of 36';
const over = (forces: string, heading: string): State => position('over', forces, heading);

/** `nato 12 soviet 4`. */
const points = (forces: string, heading: string): string => {
  const { table } = over(forces, heading);
  return `nato ${pointsFor(table, 'nato')} soviet ${pointsFor(table, 'soviet')}`;
};

describe('values', () => {
  const { table } = over('soviet @3202 FRNZE', CAMPAIGN);
  const value = (name: string): number => valueOf(table, unit(over('soviet @3202 FRNZE', CAMPAIGN), name));

  test.each([
    ['RSVLT', 25],
    ['INVCL', 10],
    ['IOWA', 18],
    ['VNCNS', 8],
    ['LAJLA', 8],
    ['OGDEN', 8],
    ['SCOTT', 6],
    ['HAWES', 4],
    ['OTUS', 4],
    ['KISKA', 4],
    ['DIXON', 4],
    ['ALTAR', 4],
    ['F14-1', 4],
    ['A6-1', 4],
    ['P3-1', 0],
    ['PCS1', 1],
  ])('[A11] [C.22.1] %s is worth %i to the Soviets', (name, worth) => {
    expect(value(name === 'P3-1' ? 'US-P3-1' : name)).toBe(worth);
  });

  test.each([
    ['KIEV', 10],
    ['FRNZE', 8],
    ['MKALN', 8],
    ['DNSKY', 8],
    ['BELOY', 8],
    ['OTTUK', 6],
    ['GRMKY', 4],
    ['CHSKY', 4],
    ['SCR1', 4],
    ['M31-1', 4],
    ['T26-1', 4],
    ['T95D-1', 0],
  ])('[A11] [C.22.1] %s is worth %i to NATO', (name, worth) => {
    expect(value(name)).toBe(worth);
  });

  test('[A11] [C.17.3] an amphibious ship without her marines is worth two', () => {
    const state = over('nato @2922 OGDEN/landed', CAMPAIGN);
    expect(valueOf(state.table, unit(state, 'OGDEN'))).toBe(2);
  });
});

describe('the Standing Force', () => {
  const HEADING = 'standing-force turn 6 of 6';
  test.each([
    ['nothing lost, the raiders at sea', 'nato @2922 OGDEN | soviet @2807 FRNZE OTTUK', 'nato 8 soviet 0'],
    ['home again', 'nato @2922 OGDEN | away FRNZE OTTUK', 'nato 0 soviet 0'],
    ['in Pechenga', 'nato @2922 OGDEN | soviet @3605 FRNZE OTTUK', 'nato 0 soviet 0'],
    [
      'losses',
      'lost OGDEN HAWES | nato @2922 ANDRM/damaged SGNAW/damaged | away FRNZE OTTUK',
      'nato 0 soviet 21',
    ],
    ['revenge', 'lost FRNZE OTTUK', 'nato 16 soviet 0'],
    ['damaged raiders at sea', 'soviet @2807 FRNZE/damaged OTTUK/damaged', 'nato 15 soviet 0'],
    ['arrived', 'away OGDEN FRNZE OTTUK', 'nato 2 soviet 0'],
  ])('[C.22.3] %s', (_name, forces, expected) => {
    expect(points(forces, HEADING)).toBe(expected);
  });

  test.each([
    [0, 'NATO marginal'],
    [1, 'Soviet marginal'],
    [8, 'Soviet decisive'],
    [-7, 'NATO marginal'],
    [-8, 'NATO decisive'],
  ])('a difference of %i is %s', (net, level) => {
    expect(levelOf({ scenario: 'standing-force' }, net)).toBe(level);
  });
});

describe('Through the Gap', () => {
  const HEADING = 'iceland-gap turn 12 of 12';
  test.each([
    ['through to the Atlantic', 'soviet @2733 MKALN | soviet @0736 FDZHR', 'nato 0 soviet 7'],
    ['damaged: one', 'soviet @2733 MKALN/damaged', 'nato 3 soviet 1'],
    ['still north', 'soviet @2822 MKALN', 'nato 0 soviet 0'],
    ['hunted down', 'lost MKALN FDZHR', 'nato 16 soviet 0'],
    ['ships lost and damaged', 'lost INVCL | nato @2732 BOXER/damaged', 'nato 0 soviet 12'],
  ])('[C.22.3] %s', (_name, forces, expected) => {
    expect(points(forces, HEADING)).toBe(expected);
  });

  test.each([
    ['boats that stayed away', 'soviet @2822 MKALN', 0],
    ['boats that stayed away and ships sunk', 'lost INVCL | soviet @2822 MKALN', 10],
    ['one boat through', 'soviet @2733 MKALN | soviet @2822 FDZHR', 15],
    ['one boat through, damaged', 'soviet @2733 MKALN/damaged', 10],
    ['one that was through and is sunk', 'lost MKALN | soviet @2822 FDZHR', -8],
  ])('[C.22.2] the handicap counts only with a boat through: %s', (_name, forces, net) => {
    expect(netPoints(over(`handicap 12 | ${forces}`, HEADING).table)).toBe(net);
  });
});

describe('Strike on Kola', () => {
  const HEADING = 'kola-strike turn 15 of 15';
  test.each([
    [
      'airfields',
      'base Kilpyavr airfield=1 | base Olenogorsk airfield=2 | base Kildenstroy airfield=3',
      'nato 22 soviet 0',
    ],
    ['ports count half', 'base Murmansk airfield=1 port=2', 'nato 6 soviet 0'],
    ['not the White Sea', 'base Arkhangelsk port=3', 'nato 0 soviet 0'],
    ['a carrier damaged', 'nato @2716 RSVLT/damaged', 'nato 0 soviet 10'],
    ['a carrier lost', 'lost RSVLT F14-1', 'nato 0 soviet 29'],
    ['bombers', 'lost T26-1 T95D-1', 'nato 4 soviet 0'],
  ])('[C.22.3] %s', (_name, forces, expected) => {
    expect(points(forces, HEADING)).toBe(expected);
  });
});

describe('Convoy to Norway', () => {
  const HEADING = 'norway-convoy turn 15 of 15';
  test.each([
    ['unloaded', 'away ALTAR | score nato unloaded-Narvik 12', 'nato 12 soviet 0'],
    ['late', 'nato @2922 ALTAR', 'nato 0 soviet 3'],
    ['sunk', 'lost ALTAR', 'nato 0 soviet 8'],
    ['marines landed', 'away AUSTN', 'nato 4 soviet 0'],
    ['escorts', 'lost ILTRS BRSTL', 'nato 0 soviet 16'],
  ])('[C.22.3] %s', (_name, forces, expected) => {
    expect(points(forces, HEADING)).toBe(expected);
  });

  test('[C.22.2] the handicap counts for the Soviets', () => {
    expect(netPoints(over('campaign talks=0', HEADING).table)).toBe(15);
  });

  test('[C.22.2] the one that was chosen counts, and may decide', () => {
    const winnerWith = (handicap: number) =>
      outcome(over(`handicap ${handicap} | score nato unloaded-Narvik 36`, HEADING));
    expect([winnerWith(0), winnerWith(44)]).toMatchObject([
      { winner: 'nato', net: -36 },
      { winner: 'soviet', net: 8 },
    ]);
  });
});

describe('the campaign', () => {
  test.each([
    [90, 'Soviet decisive'],
    [50, 'Soviet substantial'],
    [20, 'Soviet marginal'],
    [19, 'draw'],
    [-19, 'draw'],
    [-20, 'NATO marginal'],
    [-50, 'NATO substantial'],
    [-90, 'NATO decisive'],
  ])('[C.22.2] %i is %s', (net, level) => {
    expect(levelOf({ scenario: 'northern-campaign' }, net)).toBe(level);
  });

  test.each([
    ['[A11] SN in the Atlantic', 'soviet @2733 MKALN', 3],
    ['[A11] off Labrador', 'soviet @0736 MKALN/damaged', 4],
    ['[A11] in the Norwegian Sea', 'soviet @3120 MKALN', 2],
    ['[A11] off Britain', 'soviet @3230 MKALN', 3],
    ['[A11] not at home', 'soviet @3202 MKALN', 0],
    ['[C.22.1] no missile boats', 'soviet @3120 DNSKY', 0],
    ['[C.22.1] a Task Force once', 'soviet @3120 FRNZE OTTUK OSMTR UDLOY', 2],
    ['[C.22.1] no smaller group', 'soviet @3120 FRNZE OTTUK OSMTR', 0],
  ])('%s', (_name, forces, expected) => {
    expect(seaDenial(over(forces, CAMPAIGN).table)).toBe(expected);
  });

  test('[A11] bases count once, twice, three times', () => {
    const state = over('base Banak owner=soviet | base Keflavik owner=soviet', CAMPAIGN);
    expect(basesHeld(state.table)).toBe(7);
    expect([1, 2, 3].map(box => scoreMoment(state, box)[0])).toMatchObject([
      { cause: 'bases-negotiations-begin', points: 7 },
      { cause: 'bases-negotiations-progress', points: 14 },
      { cause: 'bases-armistice', points: 21 },
    ]);
  });

  test.each([
    ['defensive', 0],
    ['restricted', 1],
    ['unrestricted', 3],
    ['world-war', 6],
  ])('[A11] [C.22.1] a missile boat afloat is worth this at %s: %i', (strategy, worth) => {
    const forces = `soviet @3202 DNSKY | campaign strategy=${strategy}`;
    expect(pointsFor(over(forces, CAMPAIGN).table, 'soviet')).toBe(worth);
  });

  test('[C.14.6] what is lost by accident scores for nobody', () => {
    expect(points('lost HAWES | campaign once=[accident-US-HAWES]', CAMPAIGN)).toBe('nato 0 soviet 0');
  });

  test('the account says where every point came from', () => {
    const { table } = over('lost HAWES | score nato strategy-raised 5', CAMPAIGN);
    expect(accountOf(table)).toEqual([
      { side: 'nato', cause: 'strategy-raised', points: 5 },
      { side: 'soviet', cause: 'destroyed HAWES', points: 4, deed: 'destroyed', name: 'Hawes' },
    ]);
  });

  test('the outcome names level and difference', () => {
    expect(outcome(over('lost RSVLT', CAMPAIGN))).toEqual({
      winner: 'soviet',
      summary: 'Soviet marginal victory, +25',
      level: 'Soviet marginal victory',
      net: 25,
    });
    expect(outcome(over('campaign talks=0', CAMPAIGN))).toEqual({
      winner: undefined,
      summary: 'draw, 0',
      level: 'draw',
      net: 0,
    });
    expect(outcome(position('initiative', 'campaign talks=0', CAMPAIGN))).toBeUndefined();
  });
});
