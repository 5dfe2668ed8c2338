import { looseLines, mustBe, withNames } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { ACTION } from '../model/action.ts';
import { CHARTS, nameOfHex, terrainAt } from '../model/chart.ts';
import { EVENT } from '../model/event.ts';
import { SCENARIOS, setup } from '../scenarios/setup.ts';
import { SIGHT } from '../secrets/sight.ts';
import { port, position, shipNamed } from '../testing/positions.ts';
import { jsonNotation } from './json.ts';
import { READING_NAMES } from './kinds.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

test.each(SCENARIOS.map(({ id }) => id))('the opening of %s is printed and read as it was', scenario => {
  const state = mustBe(setup({ scenario, options: {} }));
  expect(mustBe(parse(print(state)))).toEqual(state);
  expect(mustBe(jsonNotation.parse(jsonNotation.print(state)))).toEqual(state);
});

const TEXT = [
  'europa-naval malta "Jul II 42"',
  'options openSea',
  'unit X1 axis TF 12 XX sweeper',
  'clock phasing=allied part=movement step=2 playerTurn=7 next=9 "last=Jan II 43"',
  'phase naval-step side=allied moving=4',
  'seas calm rough calm calm calm stormy',
  'port Napoli hits=3 collateral=true',
  'port Tobruk owner=axis cdLost=true quietUntil=8',
  'malta status=9 unfed=1',
  'pools axis nrp=-1.5 sweepingDebt=1.5 arp.LW=2',
  'front libya box=5 paid=8',
  'troops Malta-garrison 8 @025006 moved',
  'air JG-53 status=aborted bombed=true',
  'air StG-3 status=gone base.at=field base.field=Comiso',
  'mines axis @025006 2',
  'brought Superga 1.5',
  'once torch',
  'score axis "Enemy shipping sunk" 3',
  'in Napoli 9a-Divisione/hits=1/half/refit/slipped/work=disembark+port:3 X1',
  'sunk Convogli-B/hits=3',
  'group 4 axis @025006 Convogli-A/night=5/day=3/oiled spent=3 moved=true seen=true',
  'cargo Convogli-A sp=2 sp=2/Tripoli troops=Superga/1',
  'stock axis Napoli sp=2.5 srp=1',
].join('\n');

test('a position is printed as it was written, and read as it was', () => {
  const state = mustBe(parse(TEXT));
  expect(mustBe(parse(print(state)))).toEqual(state);
  expect(looseLines(print(state)).filter(line => !line.includes('danger'))).toEqual(looseLines(TEXT));
});

test('an overrun field that interrupts a fight names the troops that have attacked, not aircraft of their number', () => {
  const phase =
    'overrun field=Comiso units=[JG-53] after=ground resume.name=ground-combat resume.side=allied' +
    ' resume.attacked=[025006] resume.used.0.unit=Malta-garrison resume.used.0.hex=025006';
  const state = position(phase, 'troops Malta-garrison 8 @025006');
  expect(print(state)).toContain(`phase ${phase}`);
});

test('names in the place of numbers: phases, actions and events are told by their schemas', () => {
  const state = position('naval-step side=axis', 'group 3 axis @Napoli Convogli-A');
  const ship = shipNamed(state, 'Convogli-A');
  const told = [
    withNames(READING_NAMES, ACTION, state, {
      type: 'embark',
      group: 3,
      ship,
      cargo: { kind: 'sp', amount: 2 },
    }),
    withNames(READING_NAMES, EVENT, state, { type: 'sea-set', area: 0, sea: 'calm' }),
    withNames(READING_NAMES, EVENT, state, { type: 'began', phase: { name: 'sea-roll', area: 1 } }),
    withNames(READING_NAMES, SIGHT, state, {
      type: 'harbour',
      side: 'axis',
      port: port(state, 'Napoli'),
      count: 1,
    }),
  ];
  const [first, second] = CHARTS.mediterranean.areas.map(({ code }) => code);
  expect(told).toEqual([
    { type: 'embark', group: 3, ship: 'Convogli-A', cargo: { kind: 'sp', amount: 2 } },
    { type: 'sea-set', area: first, sea: 'calm' },
    { type: 'began', phase: { name: 'sea-roll', area: second } },
    { type: 'harbour', side: 'axis', port: 'Napoli', count: 1 },
  ]);
});

const INLAND = nameOfHex(
  CHARTS.mediterranean,
  [...CHARTS.mediterranean.water.keys()].find(
    hex => terrainAt(CHARTS.mediterranean, hex as HexId) === 'land',
  ) as HexId,
);

describe('a fault names its place', () => {
  const head = 'europa-naval malta "Jun I 42" | phase initial side=axis | ';
  test.each([
    ['nothing', '', '', 'empty'],
    ['another game', 'sixth-fleet short turn 1 of 10', 'line 1, column 1', 'baltic-act1'],
    ['no date', 'europa-naval malta 1942', 'line 1, column 20', 'Jun I 42'],
    ['no phase', 'europa-naval malta "Jun I 42"', '', 'no phase'],
    ['an unknown phase', 'europa-naval malta "Jun I 42" | phase fog', 'line 1, column 33', 'no such phase'],
    ['an unknown statement', `${head}fog`, 'line 1, column 59', 'begins no statement'],
    ['a hex off the map', `${head}mines axis @9999 1`, 'line 1, column 70', '@025006'],
    ['an unknown ship', `${head}in Napoli NOBODY`, 'line 1, column 69', 'no ship NOBODY'],
    [
      'a ship twice',
      `${head}in Napoli Convogli-A Convogli-A | in Bari Convogli-A`,
      'line 1, column 101',
      'two places',
    ],
    ['a ship on land', `${head}group 3 axis @${INLAND} Convogli-A`, 'group 3', 'on land'],
    [
      'a ship too full',
      `${head}in Napoli Convogli-A | cargo Convogli-A sp=40`,
      'Convogli-A',
      'more cargo than',
    ],
    [
      'cargo from no port',
      `${head}in Napoli Convogli-A | cargo Convogli-A sp=4/Nowhere`,
      'line 1, column 99',
      'sp=2/Tripoli',
    ],
    ['a mission over nothing', `${head}air JG-53 mission.kind=cap`, 'line 1, column 59', 'mission.over'],
    ['a unit that is nowhere', `${head}air JG-53 status=lost`, 'line 1, column 59', 'status'],
    ['a ship sunk and there', `${head}in Napoli Convogli-A/hits=3`, 'Convogli-A', 'sunk'],
  ])('%s', (_name, text, at, words) => {
    const read = parse(text);
    expect(read.ok).toBe(false);
    if (!read.ok) {
      expect(read.error.message).toContain(words);
      expect(read.error.at).toBe(at);
    }
  });
});
