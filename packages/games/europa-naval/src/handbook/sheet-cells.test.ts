import { blocksOf, type SheetList, type SheetTable } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { dateOf } from '../model/date.ts';
import { shiftOf } from '../model/modifier.ts';
import { FRONT, groundShift, searched, seaOf, shippingLoss, success, ZONE_SWEEP } from '../model/tables.ts';
import { FACES, type GroupId, type ShipKind } from '../model/vocabulary.ts';
import { searchModifiers } from '../rules/air/search.ts';
import { type ContactFacts, contactModifiers } from '../rules/danger-zones/contact.ts';
import { atSea } from '../rules/groups/whereabouts.ts';
import { allowanceOf } from '../rules/movement/allowance.ts';
import { PREPARATION } from '../rules/naval-combat/gunfire.ts';
import { atNight, FRESH_NIGHT, refuseBlock, withBlock, withDay } from '../rules/night/night.ts';
import { reactionPoints } from '../rules/movement/allowance.ts';
import { idOf } from '../text/names.ts';
import type { AirId } from '../model/vocabulary.ts';
import { position } from '../testing/positions.ts';
import { SHEET } from './sheet.ts';

const blocks = blocksOf(SHEET);

const tableOf = (rule: string, place = 0): SheetTable => {
  const table = blocks.filter((block): block is SheetTable => 'rows' in block && block.rule === rule)[place];
  if (table === undefined) throw new Error(`The sheet has no table ${rule}.`);
  return table;
};

const linesOf = (rule: string): string => {
  const list = blocks.find((block): block is SheetList => 'lines' in block && block.rule === rule);
  return list?.lines.join(' ') ?? '';
};

describe('[F.5.1] movement', () => {
  const { head, rows } = tableOf('F.5.1');
  const SEAS = ['calm', 'rough', 'stormy'] as const;

  test('every kind of unit has its points in every sea', () => {
    expect(head.slice(1).toSorted()).toEqual(['CG', 'LB', 'LC', 'NT', 'RF', 'SUB', 'TC', 'TF']);
    expect(rows.map(([sea]) => sea)).toEqual([...SEAS]);
    for (const [down, sea] of SEAS.entries())
      for (const [right, kind] of head.slice(1).entries())
        expect([sea, kind, Number(rows[down]?.[right + 1])]).toEqual([
          sea,
          kind,
          allowanceOf([kind as ShipKind], sea),
        ]);
  });
});

describe('[T.3] search from the air', () => {
  const { rows, note = '' } = tableOf('T.3');

  test.each([
    [true, 0],
    [false, 1],
  ])('near: %s, for each modified die', (near, row) => {
    const [found, well] = (rows[row] ?? []).slice(1).map(Number) as [number, number];
    for (let die = -3; die <= 10; die += 1)
      expect([die, searched(near, die)]).toEqual([
        die,
        die >= well ? 'well' : die >= found ? 'found' : 'missed',
      ]);
  });

  const looked = (ships: string, more = '', by = '252-272-Squadrons'): number => {
    const state = position(
      'naval-step side=axis moving=3',
      `air 69-Squadron status=flown mission.kind=patrol mission.hex=Gela | group 3 axis @048070 ${ships} moved=true contact=clear shipping=checked${more}`,
    );
    return shiftOf(
      searchModifiers(state.common, atSea(state, 3 as GroupId), idOf(state.common, 'air', by) as AirId),
    );
  };

  test.each<[words: string, shift: () => number]>([
    ['Patrol aircraft', () => looked('Convogli-A', '', '69-Squadron')],
    ['large group', () => looked('Convogli-A Convogli-B Convogli-C Convogli-D')],
    ['contacted', () => looked('Convogli-A', ' contact=made')],
    ['small group', () => looked('Scorta-Napoli')],
    ['submarines', () => looked('Sommergibili-Sardegna')],
    ['rough', () => looked('Convogli-A', ' | seas rough rough rough rough rough rough')],
    ['stormy', () => looked('Convogli-A', ' | seas stormy stormy stormy stormy stormy stormy')],
  ])('%s', (words, shift) => {
    expect(new RegExp(`(?:^|, )${words} ([+-]\\d)`).exec(note)?.[1]).toBe(
      `${shift() > 0 ? '+' : ''}${shift()}`,
    );
  });
});

describe('[36.D.2] contact', () => {
  const quiet: ContactFacts = {
    sea: 'calm',
    holds: false,
    night: false,
    found: false,
    enemyCoast: false,
    enemyGreatPort: false,
    slip: 0,
  };

  test.each<[words: string, facts: Partial<ContactFacts>]>([
    ['stormy', { sea: 'stormy' }],
    ['rough', { sea: 'rough' }],
    ['stays in its hex', { holds: true }],
    ['by night', { night: true }],
    ['found from the air', { found: true }],
    ['off an enemy coast', { enemyCoast: true }],
    ['off a major or great enemy port', { enemyGreatPort: true }],
    ['contact lost last time', { slip: -1 }],
  ])('%s', (words, facts) => {
    const cell = tableOf('36.D.2').rows.find(([why]) => why === words)?.[1];
    expect(Number(cell)).toBe(shiftOf(contactModifiers({ ...quiet, ...facts })));
  });

  test('has no other line', () => {
    expect(tableOf('36.D.2').rows).toHaveLength(8);
  });
});

test('[T.1] each die has its result, its way of a front and its sweep', () => {
  const { head, rows } = tableOf('T.1');
  const [results, fronts, sweeps] = rows;
  const words = {
    D: 'disaster',
    'F*': 'complete failure',
    F: 'failure',
    S: 'success',
    'S*': 'great success',
  };
  for (let die = 1; die <= 7; die += 1) {
    const column = head.findIndex(said => said.split(', ').includes(String(die)));
    const result = success(die);
    expect([die, results?.[column], Number(fronts?.[column])]).toEqual([die, words[result], FRONT[result]]);
    expect(sweeps?.[column]).toBe(
      `${ZONE_SWEEP[result].swept ? 'swept' : 'no'}, ${ZONE_SWEEP[result].nrp} NRP`,
    );
  }
});

test('[T.4] what each cargo loses stands under its strength', () => {
  const { head, rows } = tableOf('T.4', 1);
  for (const [result = '', ...cells] of rows)
    for (let cargo = 1; cargo <= 15; cargo += 1) {
      const column = head.slice(1).findIndex(label => {
        const [least = 0, most = Number.POSITIVE_INFINITY] = label.split('-').map(Number.parseFloat);
        return cargo >= least && cargo <= most;
      });
      // A cargo of one cannot lose two.
      expect([result, cargo, Math.min(cargo, Number(cells[column]))]).toEqual([
        result,
        cargo,
        shippingLoss(result as 'A' | 'B' | 'C', cargo).sunk,
      ]);
    }
});

test('[T.6] each month has its column, and in it the sea of each die in each climate', () => {
  const { head, rows } = tableOf('T.6');
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const climates = {
    Mediterranean: 'mediterranean',
    Atlantic: 'atlantic',
    Baltic: 'baltic',
    'North Sea': 'northSea',
  } as const;
  expect(rows.map(([name]) => name)).toEqual(Object.keys(climates));
  for (const [place, month] of months.entries()) {
    const columns = head.flatMap((names, column) => (names.split(' ').includes(month) ? [column] : []));
    expect([month, columns.length]).toEqual([month, 1]);
    for (const [name, climate] of Object.entries(climates))
      expect(rows.find(([said]) => said === name)?.[columns[0] ?? 0]).toBe(
        FACES.map(face =>
          seaOf(climate, place + 1, face)
            .charAt(0)
            .toUpperCase(),
        ).join(' '),
      );
  }
});

test('[T.7] every ratio is shifted as the column says that it reaches', () => {
  const { head, rows } = tableOf('T.7');
  const least = head.slice(1).map(label => {
    const [attack = 0, defence = 1] = label.replace('under ', '').split('-').map(Number);
    return label.startsWith('under') ? 0 : attack / defence;
  });
  for (let attack = 1; attack <= 40; attack += 1)
    for (let defence = 1; defence <= 12; defence += 1) {
      const column = least.findLastIndex(ratio => attack / defence >= ratio);
      expect([attack, defence, Number(rows[0]?.[column + 1])]).toEqual([
        attack,
        defence,
        groundShift(attack, defence),
      ]);
    }
});

describe('the lists', () => {
  test('[36.A.2] night', () => {
    const [block = 0, budget = 0, between = 0] = [...linesOf('36.A.2').matchAll(/\d+/g)].map(Number);
    expect(withBlock(FRESH_NIGHT).night).toBe(block);
    expect(refuseBlock({ night: budget - block, day: between })).toBeUndefined();
    expect(refuseBlock({ night: budget - block + 1, day: between })).toBe('budget');
    expect(refuseBlock(withDay(withBlock(FRESH_NIGHT), between))).toBeUndefined();
    expect(refuseBlock(withDay(withBlock(FRESH_NIGHT), between - 1))).toBe('too-soon');
    expect(atNight(4, 'fort', 'allied', dateOf('Jul I 44'))).toBe(2);
    expect(atNight(4, 'ship', 'axis', dateOf('Jul I 44'))).toBe(1);
    expect(atNight(4, 'ship', 'allied', dateOf('Jun II 44'))).toBe(1);
    expect(atNight(4, 'ship', 'allied', dateOf('Jul I 44'))).toBe(2);
    expect(linesOf('36.A.2')).toContain(
      'Coast defences at half; ships at a quarter, Allied at half from Jul I 44.',
    );
  });

  test('[F.7] reaction and gunfire support', () => {
    const words = linesOf('F.7');
    expect(words).toContain(
      `once a step; ${reactionPoints(false)} points, ${reactionPoints(true)} with cargo`,
    );
    expect(words).toContain(
      `quarter ${PREPARATION.quarter}, half ${PREPARATION.half}, whole ${PREPARATION.full} points`,
    );
  });
});
