import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

interface Setting {
  readonly flyer?: string;
  readonly field?: string;
  /** Aircraft that have attacked already, and where they came from. */
  readonly others?: readonly (readonly [name: string, field: string])[];
  readonly more?: string;
}

/** An aircraft over an enemy destroyer at 3315. */
const over = ({ flyer = 'US-F16-1', field = 'Bodo', others = [], more = '' }: Setting): State => {
  const launched = [[flyer, field] as const, ...others]
    .map(([name, home], place) => `launched.${place}.unit=${name} launched.${place}.home=${home}`)
    .join(' ');
  const guests = others.map(([name]) => name).join(',');
  const back = others.map(([name, home]) => `at ${home} ${name} | `).join('');
  return position(
    `flight side=nato units=[${flyer}] roles.0.unit=${flyer} roles.0.role=atk homes=[${field}] hex=3315 allowance=40 spent=2 path=[3516,3315] | under segment side=nato arm=air guests=[${guests}] ${launched}`,
    `${back}${more}flight ${field} ${flyer} | soviet @3315 OTTUK/local`,
  );
};
const ruled = (setting: Setting): string =>
  ruling(over(setting), `nato strike bombing ${setting.flyer ?? 'US-F16-1'} at 3315`);

describe('[C.8.8] [10.6] foreign attackers of a Norwegian airfield', () => {
  const TWO = [
    ['F15-1', 'Bodo'],
    ['F15-2', 'Bodo'],
  ] as const;
  test.each<[string, Setting, string]>([
    ['not a third', { others: TWO }, 'C.8.8 guests'],
    ['Norwegians are at home', { flyer: 'NO-F16-1', others: TWO }, 'ok'],
    [
      'those of another field do not count',
      {
        others: [
          ['F15-1', 'Andoya'],
          ['F15-2', 'Andoya'],
        ],
      },
      'ok',
    ],
    [
      'nor do Norwegians that attacked',
      {
        others: [
          ['NO-F16-1', 'Bodo'],
          ['NO-F16-2', 'Bodo'],
        ],
      },
      'ok',
    ],
    [
      'nor patrol aircraft',
      {
        others: [
          ['US-P3-1', 'Bodo'],
          ['US-P3-2', 'Bodo'],
        ],
      },
      'ok',
    ],
    [
      'British fields know no such limit',
      {
        field: 'Leuchars',
        others: [
          ['F15-1', 'Leuchars'],
          ['F15-2', 'Leuchars'],
        ],
      },
      'ok',
    ],
  ])('%s', (_name, setting, expected) => {
    expect(ruled(setting)).toBe(expected);
  });
});

describe('[C.14.4] fields of a nation that has left', () => {
  test.each<[string, Setting, RegExp]>([
    ['launch no foreign attacks', { more: 'campaign broken=NO | ' }, /closed-field/],
    ['those of others do', { field: 'Leuchars', more: 'campaign broken=NO | ' }, /^ok$/],
  ])('%s', (_name, setting, expected) => {
    expect(ruled(setting)).toMatch(expected);
  });
});
