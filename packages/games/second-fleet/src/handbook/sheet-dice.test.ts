import { blocksOf, type SheetTable } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { type AttackType, DIE_FACES, type Kind, type Side, WEATHERS } from '../model/vocabulary.ts';
import { hexOf } from '../model/chart.ts';
import type { AimedStrike } from '../model/fire/phase.ts';
import type { State } from '../model/state.ts';
import { baseOf } from '../rules/stacking/bases.ts';
import { noneSpent } from '../rules/combat/anti-air.ts';
import { attackDieShift } from '../rules/combat/attack-die.ts';
import { defenceOf } from '../rules/combat/defence.ts';
import { baseResult } from '../rules/combat/results.ts';
import { isFound, type Quarry } from '../rules/strategic-air/search-table.ts';
import { effectIn, skiesWith } from '../rules/weather/weather.ts';
import { position, unit, units } from '../testing/positions.ts';
import { SHEET } from './sheet.ts';

const tables = blocksOf(SHEET).filter((block): block is SheetTable => 'rows' in block);

const tableOf = (rule: string): SheetTable => {
  const table = tables.find(block => block.rule === rule);
  if (table === undefined) throw new Error(`The sheet has no table ${rule}.`);
  return table;
};

const numberIn = (cell: string | undefined): number => (cell === '·' ? 0 : Number(cell));

interface Shot {
  readonly type: AttackType;
  readonly at: string;
  readonly forces: string;
  readonly target?: string;
  readonly by?: string;
  readonly help?: string;
}

const FIRER = 'FRNZE';

/** An attack by the Soviets on one ship, submarine or base, on a real position. */
const shotIn = (state: State, { type, at, target, by = FIRER, help = '' }: Shot): AimedStrike => ({
  strike: {
    type,
    side: 'soviet',
    units: units(state, by),
    from: hexOf('2805'),
    hex: hexOf(at),
    over: [],
    cruise: false,
    answer: false,
  },
  aims: [
    {
      target:
        target === undefined
          ? { kind: 'base', base: baseOf('Keflavik'), part: 'airfield' }
          : { kind: 'unit', unit: unit(state, target) },
      points: 5,
    },
  ],
  tacCoord: units(state, help),
  nuclear: false,
});

const HEADING = 'northern-campaign turn 2 of 36 | options deepMode';

const placed = ({ forces }: Shot, more = ''): State => position('initiative', `${forces}${more}`, HEADING);

const defenceShift = (shot: Shot): number => {
  const state = placed(shot);
  const guns = { jammed: false, isSpent: noneSpent };
  return defenceOf(state.table, shotIn(state, shot), guns).shift;
};

const attackShift = (shot: Shot, more = ''): number => {
  const state = placed(shot, more);
  const aimed = shotIn(state, shot);
  const [aim] = aimed.aims;
  if (aim === undefined) throw new Error('Nothing is aimed at.');
  return attackDieShift(state.table, aimed, aim.target);
};

const SHIP = 'soviet @2805 FRNZE';
const BESIDE = `${SHIP} | soviet @2808 OTTUK | nato @2809 HAWES`;
const CARRIER = `${SHIP} | nato @2716 RSVLT`;
const GROUP = 'nato @2809 HAWES GARY | nato @2809 CARR';

const ssm = (forces: string, target = 'HAWES', at = '2809'): Shot => ({ type: 'ssm', at, forces, target });

describe('[A2] what the sheet says of a die is what the rules do to it', () => {
  const rows = tableOf('A2').rows;

  test.each<[why: string, does: () => number]>([
    ['a target in a Task Force', () => defenceShift(ssm(`${SHIP} | nato @2809 HAWES GARY CARR MSBGR`))],
    ['no target in a group', () => defenceShift(ssm(`${SHIP} | nato @2809 HAWES | nato @2809 GARY`))],
    ['the only ship in the hex (instead)', () => defenceShift(ssm(`${SHIP} | nato @2809 HAWES`))],
    [
      'SSM: each patrol within a hex',
      () =>
        defenceShift(ssm(`${CARRIER} | nato @2717 HAWES GARY | cap RSVLT F18-1`, 'HAWES', '2717')) -
        defenceShift(ssm(`${CARRIER} | nato @2717 HAWES GARY`, 'HAWES', '2717')),
    ],
    [
      'SSM: with F-14 (instead)',
      () =>
        defenceShift(ssm(`${CARRIER} | nato @2717 HAWES GARY | cap RSVLT F14-1`, 'HAWES', '2717')) -
        defenceShift(ssm(`${CARRIER} | nato @2717 HAWES GARY`, 'HAWES', '2717')),
    ],
    [
      'each Tac-Coord, at most 3',
      () =>
        attackShift({ ...ssm(BESIDE), help: 'T95D-1' }, ' | mission Olenogorsk tac-coord GS T95D-1 T95F-1'),
    ],
    [
      'SSM or torpedo into a fjord',
      () => attackShift({ ...ssm(`${SHIP} | nato @3210 HAWES`, 'HAWES', '3210'), type: 'torpedo' }),
    ],
    ['SSM, no own ship adjacent', () => attackShift(ssm(`${SHIP} | nato @2809 HAWES`))],
    ['SSM on a base', () => attackShift({ type: 'ssm', at: '1831', forces: SHIP })],
    [
      'ASW against a deep submarine',
      () =>
        attackShift({ type: 'asw', at: '2809', forces: `${SHIP} | nato @2809 LAJLA/deep`, target: 'LAJLA' }),
    ],
    [
      'SSM of ships in a storm',
      () => attackShift(ssm(BESIDE), ' | weather GS=storm NS=storm BS=storm') - attackShift(ssm(BESIDE)),
    ],
  ])('%s', (why, does) => {
    expect(numberIn(rows.find(([, said]) => said === why)?.[2])).toBe(does());
  });

  test('no line of the sheet is left out above', () => {
    expect(rows).toHaveLength(11);
  });

  test('a group of two has no shift, so the sheet is silent about it', () => {
    expect(defenceShift(ssm(`${SHIP} | ${GROUP}`))).toBe(0);
  });
});

test('[C.2.9] the note says from how many points a base is damaged or destroyed', () => {
  const figures = /Damage 1 from (\d+) points on, Damage 2 from (\d+), and is destroyed from (\d+)/.exec(
    tableOf('A1').note ?? '',
  );
  expect(figures?.slice(1).map(Number).map(baseResult)).toEqual([1, 2, 3]);
  expect(figures?.slice(1).map(points => baseResult(Number(points) - 1))).toEqual([0, 1, 2]);
});

describe('[A4] the search for submarines', () => {
  const { head, rows, note = '' } = tableOf('A4');

  const QUARRIES: readonly (readonly [side: Side, kind: Kind, noisy: boolean])[] = [
    ['nato', 'SS', false],
    ['nato', 'SN', false],
    ['soviet', 'SS', false],
    ['soviet', 'SN', false],
    ['soviet', 'SB', false],
    ['soviet', 'SN', true],
  ];

  const plain = ([side, kind, noisy]: (typeof QUARRIES)[number]): Quarry => ({
    side,
    kind,
    noisy,
    deep: false,
    overMountain: false,
    inSosus: false,
    weatherDie: 0,
  });

  test('each face of the die finds a type exactly up to the number on the sheet', () => {
    expect(head).toHaveLength(QUARRIES.length);
    for (const [place, quarry] of QUARRIES.entries())
      expect(DIE_FACES.filter(face => isFound(plain(quarry), face))).toEqual(
        DIE_FACES.filter(face => face <= numberIn(rows[0]?.[place])),
      );
  });

  test.each<[words: string, facts: Partial<Quarry>]>([
    ['deep', { deep: true }],
    ['deep among mountains', { deep: true, overMountain: true }],
    ['Soviet in a SOSUS hex', { inSosus: true }],
    ['squall', { weatherDie: effectIn({ weather: skiesWith('squall', ['NS']) }, 'NS').searchDie }],
    ['storm', { weatherDie: effectIn({ weather: skiesWith('storm', ['NS']) }, 'NS').searchDie }],
  ])('%s', (words, facts) => {
    const shift = Number(new RegExp(`(?:^|[:,] )${words} ([+-]\\d)`).exec(note)?.[1]);
    const noisy = plain(['soviet', 'SN', true]);
    for (const face of DIE_FACES)
      expect(isFound({ ...noisy, ...facts }, face)).toBe(isFound(noisy, face + shift));
  });
});

describe('[C.13] what weather does', () => {
  const { head, rows } = tableOf('C.13');

  test('every effect that the rules read has a line, for each kind of weather', () => {
    const [effect] = WEATHERS.map(weather => effectIn({ weather: skiesWith(weather, ['NS']) }, 'NS'));
    expect(rows).toHaveLength(Object.keys(effect ?? {}).length);
    expect(head.slice(1)).toEqual([...WEATHERS]);
  });

  test.each(WEATHERS.map((weather, place) => [weather, place + 1] as const))('%s', (weather, column) => {
    const effect = effectIn({ weather: skiesWith(weather, ['NS']) }, 'NS');
    const cell = (what: string): string | undefined => rows.find(([said]) => said === what)?.[column];
    const yes = (value: boolean): string => (value ? 'yes' : 'no');
    expect({
      carriers: cell('carriers fly all-weather only'),
      bombs: cell('other aircraft bomb at half'),
      grounded: cell('aircraft grounded'),
      craft: cell('points of PC'),
      speed: cell('high speed'),
      asw: cell('ASW of ships halved'),
      zones: cell('extended zones'),
      supply: cell('supply at sea'),
      paras: cell('parachutists'),
      landings: cell('landings'),
      sweeping: cell('minesweeping'),
      points: -numberIn(cell('points of ships')) + 0,
      ssm: numberIn(cell('SSM die of ships')),
      search: numberIn(cell('submarine search die')),
      assault: numberIn(cell('assault die')),
    }).toEqual({
      carriers: yes(effect.carriersNeedAllWeather),
      bombs: yes(effect.halvesBombing),
      grounded: yes(effect.grounds),
      craft: effect.patrolCraft.replace('-', ' '),
      speed: yes(effect.highSpeed),
      asw: yes(effect.halvesAsw),
      zones: yes(effect.extendedZones),
      supply: effect.supplyAtSea,
      paras: effect.paras,
      landings: yes(effect.landings),
      sweeping: yes(effect.sweeping),
      points: effect.movementLoss,
      ssm: effect.ssmDie,
      search: effect.searchDie,
      assault: effect.assaultDie,
    });
  });
});
