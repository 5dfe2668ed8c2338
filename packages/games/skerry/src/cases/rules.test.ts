import { failed, type Mover, mustBe } from '@narrow-seas/core';
import { type HexId, rowOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import type { Event } from '../model/event.ts';
import { skerry } from '../game.ts';
import type { State } from '../model/state.ts';
import type { BoatId, Side } from '../model/vocabulary.ts';
import { hexNamed, WATERS } from '../model/waters.ts';

const at = (name: string): HexId => hexNamed(WATERS.sortie, name) as HexId;
const boat = (id: number): BoatId => id as BoatId;

/** A sortie in its second turn; rocks lie in 0306 and 0403 among others. */
const position = (phase: string, pieces: string, stock = '0 0'): State =>
  mustBe(skerry.notation.parse(`skerry sortie turn 2 of 6 | stock ${stock} | phase ${phase} | ${pieces}`));

const north = 'sailing north first';
const sail = (id: number, to: string): Action => ({ type: 'sail', boat: boat(id), to: at(to) });
const fire = (id: number, target: number): Action => ({ type: 'fire', boat: boat(id), target: boat(target) });

const rock = WATERS.sortie.sea.indexOf(0) as HexId;

describe('what is refused, with its case', () => {
  const rows: readonly (readonly [string, State, Side, Action, string])[] = [
    [
      '[NS.1] not your turn',
      position(north, 'boat north @0101 left=3'),
      'south',
      { type: 'done' },
      'not-your-turn',
    ],
    [
      '[NS.1] dice roll themselves',
      position(north, 'boat north @0101 left=3'),
      'north',
      { type: 'roll', face: 6 },
      'dice-only',
    ],
    ['[NS.3] over', position('over', 'boat north @0101 left=3'), 'north', { type: 'done' }, 'over'],
    [
      '[1.3] no mines while sailing',
      position(north, 'boat north @0101 left=3'),
      'north',
      { type: 'lay', hex: at('0101') },
      'not-now',
    ],
    [
      '[2.1] stock is spent',
      position('laying', 'mine north @0101', '0 1'),
      'north',
      { type: 'lay', hex: at('0102') },
      'no-mines-left',
    ],
    [
      '[2.2] the other half',
      position('laying', 'mine north @0101', '1 1'),
      'north',
      { type: 'lay', hex: at('0601') },
      'not-home',
    ],
    [
      '[2.2] rock',
      position('laying', 'mine north @0101', '1 1'),
      'north',
      { type: 'lay', hex: rock },
      'not-sea',
    ],
    [
      '[2.3] two in a hex',
      position('laying', 'mine north @0101', '1 1'),
      'north',
      { type: 'lay', hex: at('0101') },
      'mine-there',
    ],
    [
      '[3.1] sealed is sealed',
      position('signals north=bold', 'boat north @0101 left=3'),
      'north',
      { type: 'signal', signal: 'wary' },
      'sealed',
    ],
    ['[4.1] not yours', position(north, 'boat south @0101 left=3'), 'north', sail(0, '0102'), 'no-boat'],
    ['[4.1] sunk', position(north, 'boat north sunk left=0'), 'north', sail(0, '0102'), 'no-boat'],
    ['[4.1] spent', position(north, 'boat north @0101 left=0'), 'north', sail(0, '0102'), 'no-steps-left'],
    [
      '[4.1] two hexes at once',
      position(north, 'boat north @0101 left=3'),
      'north',
      sail(0, '0103'),
      'not-beside',
    ],
    [
      '[4.3] taken',
      position(north, 'boat north @0101 left=3 | boat south @0102 left=3'),
      'north',
      sail(0, '0102'),
      'taken',
    ],
    [
      '[5.1] has fired',
      position(north, 'boat north @0101 left=3 fired | boat south @0102 left=3'),
      'north',
      fire(0, 1),
      'has-fired',
    ],
    [
      '[5.1] own boat',
      position(north, 'boat north @0101 left=3 | boat north @0102 left=3'),
      'north',
      fire(0, 1),
      'no-target',
    ],
    [
      '[5.1] too far',
      position(north, 'boat north @0101 left=3 | boat south @0103 left=3'),
      'north',
      fire(0, 1),
      'no-target',
    ],
    [
      '[5.3] not beside',
      position(`falling-back 1 ${north}`, 'boat north @0101 left=3 | boat south @0102 left=3'),
      'south',
      { type: 'fall-back', to: at('0601') },
      'not-free',
    ],
  ];
  test.each(rows)('%s', (name, state, side, action, code) => {
    const decided = skerry.decide(state, side, action);
    expect(decided).toEqual(failed(expect.objectContaining({ code, rule: /\[(.*?)\]/.exec(name)?.[1] })));
  });

  test('[4.2] rock', () => {
    const beside = WATERS.sortie.grid.neighbours[rock * 6] as HexId;
    const state = position(north, 'boat north @0101 left=3');
    const moored = { ...state, boats: [{ ...state.boats[0], where: { at: 'sea', hex: beside } }] } as State;
    const decided = skerry.decide(moored, 'north', { type: 'sail', boat: boat(0), to: rock });
    expect(decided).toEqual(
      failed(expect.objectContaining({ rule: '4.2', culprits: [{ kind: 'hex', id: rock }] })),
    );
  });
});

const SAILING = { name: 'sailing', side: 'north', order: 'first' } as const;

describe('what happens', () => {
  const rows: readonly (readonly [string, State, Mover<Side>, Action, readonly Event[]])[] = [
    [
      '[2.4] the last mine begins the turns',
      position('laying', 'mine north @0101', '0 1'),
      'south',
      { type: 'lay', hex: at('0601') },
      [
        { type: 'laid', side: 'south', hex: at('0601') },
        { type: 'began', phase: { name: 'signals', sealed: {} } },
      ],
    ],
    [
      '[3.2] bold beats wary',
      position('signals north=bold', 'boat north @0101 left=3'),
      'south',
      { type: 'signal', signal: 'wary' },
      [
        { type: 'sealed', side: 'south', signal: 'wary' },
        { type: 'opened', north: 'bold', south: 'wary' },
        { type: 'began', phase: SAILING },
      ],
    ],
    [
      '[3.2] feint beats bold',
      position('signals south=feint', 'boat north @0101 left=3'),
      'north',
      { type: 'signal', signal: 'bold' },
      [
        { type: 'sealed', side: 'north', signal: 'bold' },
        { type: 'opened', north: 'bold', south: 'feint' },
        { type: 'began', phase: { name: 'sailing', side: 'south', order: 'first' } },
      ],
    ],
    [
      '[3.3] equal signals: lots',
      position('signals south=feint', 'boat north @0101 left=3'),
      'north',
      { type: 'signal', signal: 'feint' },
      [
        { type: 'sealed', side: 'north', signal: 'feint' },
        { type: 'opened', north: 'feint', south: 'feint' },
        { type: 'began', phase: { name: 'lots' } },
      ],
    ],
    [
      '[4.1] a step costs one',
      position(north, 'boat north @0101 left=3'),
      'north',
      sail(0, '0102'),
      [{ type: 'sailed', boat: boat(0), to: at('0102'), left: 2, probed: false }],
    ],
    [
      '[4.4] beside an enemy it stops',
      position(north, 'boat north @0101 left=3 | boat south @0103 left=3'),
      'north',
      sail(0, '0102'),
      [{ type: 'sailed', boat: boat(0), to: at('0102'), left: 0, probed: false }],
    ],
    [
      '[4.5] a mine is found the hard way',
      position(north, 'boat north @0602 left=3 | mine south @0601'),
      'north',
      sail(0, '0601'),
      [
        { type: 'sailed', boat: boat(0), to: at('0601'), left: 2, probed: true },
        { type: 'struck', boat: boat(0), hex: at('0601') },
        { type: 'began', phase: { name: 'struck', boat: boat(0), resume: SAILING } },
      ],
    ],
    [
      "[4.5] one's own mine is no danger",
      position(north, 'boat north @0102 left=3 | mine north @0101'),
      'north',
      sail(0, '0101'),
      [{ type: 'sailed', boat: boat(0), to: at('0101'), left: 2, probed: false }],
    ],
    [
      '[4.5] 3 sinks',
      position(
        `struck 0 ${north}`,
        'boat north @0101 left=3 | boat north @0102 left=3 | boat south @0601 left=3',
      ),
      'chance',
      { type: 'roll', face: 3 },
      [
        { type: 'rolled', face: 3 },
        { type: 'sank', boat: boat(0) },
        { type: 'began', phase: SAILING },
      ],
    ],
    [
      '[4.5] 4 does not',
      position(`struck 0 ${north}`, 'boat north @0101 left=3 | boat south @0601 left=3'),
      'chance',
      { type: 'roll', face: 4 },
      [
        { type: 'rolled', face: 4 },
        { type: 'began', phase: SAILING },
      ],
    ],
    [
      '[5.2] 2 misses',
      position(`fired 1 ${north}`, 'boat north @0101 left=3 | boat south @0102 left=3'),
      'chance',
      { type: 'roll', face: 2 },
      [
        { type: 'rolled', face: 2 },
        { type: 'began', phase: SAILING },
      ],
    ],
    [
      '[5.2] 5 drives it back',
      position(`fired 1 ${north}`, 'boat north @0101 left=3 | boat south @0102 left=3'),
      'chance',
      { type: 'roll', face: 5 },
      [
        { type: 'rolled', face: 5 },
        { type: 'began', phase: { name: 'falling-back', boat: boat(1), resume: SAILING } },
      ],
    ],
    [
      '[5.2] 6 sinks, [6.1] the last boat ends the game',
      position(`fired 1 ${north}`, 'boat north @0101 left=3 | boat south @0102 left=3'),
      'chance',
      { type: 'roll', face: 6 },
      [
        { type: 'rolled', face: 6 },
        { type: 'sank', boat: boat(1) },
        { type: 'began', phase: { name: 'over' } },
      ],
    ],
    [
      '[5.3] no hex to fall back into',
      position(
        `fired 0 ${north}`,
        'boat south @0101 left=3 | boat north @0102 left=3 | boat north @0201 left=3 | boat south @0601 left=3',
      ),
      'chance',
      { type: 'roll', face: 3 },
      [
        { type: 'rolled', face: 3 },
        { type: 'sank', boat: boat(0) },
        { type: 'began', phase: SAILING },
      ],
    ],
    [
      '[5.3] [4.5] falling back onto a mine',
      position(
        `falling-back 1 ${north}`,
        'boat north @0103 left=3 | boat south @0102 left=3 | mine north @0101',
      ),
      'south',
      { type: 'fall-back', to: at('0101') },
      [
        { type: 'sailed', boat: boat(1), to: at('0101'), left: 3, probed: true },
        { type: 'struck', boat: boat(1), hex: at('0101') },
        { type: 'began', phase: { name: 'struck', boat: boat(1), resume: SAILING } },
      ],
    ],
    [
      '[1.3] the second side ends the turn',
      position('sailing south second', 'boat north @0101 left=0 fired'),
      'south',
      { type: 'done' },
      [
        { type: 'turned', turn: 3 },
        { type: 'began', phase: { name: 'signals', sealed: {} } },
      ],
    ],
  ];
  test.each(rows)('%s', (_name, state, by, action, events) => {
    expect(mustBe(skerry.decide(state, by, action)).events).toEqual(events);
  });

  test('[6.1] the last turn ends the game, [6.2] more boats afloat win', () => {
    const last = {
      ...position('sailing south second', 'boat north @0101 left=0 | boat south sunk left=0'),
      turn: 6,
    };
    const { state } = mustBe(skerry.decide(last as State, 'south', { type: 'done' }));
    expect(skerry.outcome(state)?.winner).toBe('north');
  });
});

describe('positions that are refused, with the place', () => {
  const head = 'skerry sortie turn 2 of 6\nstock 0 0\nphase sailing north first\n';
  test.each([
    ['', '', 'heading'],
    ['skerry nowhere turn 1 of 6\nstock 0 0\nphase over', 'line 1, column 1', 'skerry sortie'],
    ['skerry sortie turn 7 of 6\nstock 0 0\nphase over', 'line 1, column 20', 'outside'],
    ['skerry sortie turn 1 of 6\nstock 0\nphase over', 'line 2, column 1', 'stock'],
    ['skerry sortie turn 1 of 6\nstock 0 0\nphase resting', 'line 3, column 7', 'no phase'],
    [`${head}boat north @9901 left=3`, 'line 4, column 12', 'sea hex'],
    [`${head}boat north @0101 left=9`, 'line 4, column 18', 'left=0'],
    [`${head}boat north @0101 left=3 sleepy`, 'line 4, column 25', 'fired'],
    [`${head}boat north @0101 left=3\nboat south @0101 left=3`, 'line 5, column 12', '[4.3]'],
    [`${head}mine north @0601`, 'line 4, column 12', '[2.2]'],
    [`${head}mine north @0101\nmine north @0101`, 'line 5, column 12', '[2.3]'],
    [
      'skerry sortie turn 1 of 6\nstock 0 0\nphase fired 4 sailing north first',
      'line 3, column 13',
      'no such boat',
    ],
    ['skerry sortie turn 1 of 6\nstock 0 0\nphase signals north=loud', 'line 3, column 15', 'north=bold'],
  ])('%j', (text, place, words) => {
    const parsed = skerry.notation.parse(text);
    expect(parsed).toEqual(
      failed(expect.objectContaining({ at: place, message: expect.stringContaining(words) })),
    );
  });
});

test.each(['sortie', 'armada'] as const)(
  '[1.2] in the %s the boats of each side start along its own edge, at sea',
  scenario => {
    const { grid, sea } = WATERS[scenario];
    const state = mustBe(skerry.setup({ scenario, options: {} }));
    const hexes = (side: Side): readonly HexId[] =>
      state.boats.flatMap(({ side: owner, where }) =>
        owner === side && where.at === 'sea' ? [where.hex] : [],
      );
    for (const hex of [...hexes('north'), ...hexes('south')]) expect(sea[hex]).toBe(1);
    const rows = (side: Side): readonly number[] => hexes(side).map(hex => rowOf(grid, hex));
    expect(Math.max(...rows('north'))).toBeLessThan(2);
    expect(Math.min(...rows('south'))).toBeGreaterThanOrEqual(grid.rows - 2);
  },
);
