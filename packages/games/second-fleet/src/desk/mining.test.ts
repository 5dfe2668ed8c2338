import { expect, test } from 'vitest';
import { hexOf } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { position, units } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { secondFleetDesk as desk } from './desk.ts';

const boat = (torpedoes: number): State =>
  position(
    'mining side=soviet',
    `soviet @3109 MKALN | mission Olenogorsk mining BS T95F-1 | stores soviet unit=MKALN fuel=99 ssm=0 asw=0 antiAir=0 torpedo=${torpedoes} bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0`,
    'kola-strike turn 4 of 15 | options mines logistics',
  );

test('the desk tells what to do, who can, and offers the hexes beside a submarine', () => {
  const state = boat(3);
  const view = viewFor(state, 'soviet');
  const { title, advice, ready, end } = desk.survey(view);
  expect([title, end === undefined]).toEqual(['Soviet mining', false]);
  expect(advice).toMatch(/^Lay a mine with .*: click it, then a tinted hex/u);
  expect(ready.toSorted((a, b) => a - b)).toEqual(units(state, 'MKALN T95F-1').toSorted((a, b) => a - b));
  const choices = desk.choices(view, { pieces: units(state, 'MKALN'), targets: [] });
  expect(choices.flatMap(({ actions }) => actions)).toContainEqual({
    type: 'mine',
    unit: units(state, 'MKALN')[0],
    hex: hexOf('3209'),
  });
});

test('and says why not', () => {
  const state = boat(2);
  const view = viewFor(state, 'soviet');
  const selection = { pieces: units(state, 'MKALN'), hex: hexOf('3209'), targets: [] };
  expect(desk.choices(view, selection)).toEqual([]);
  expect(desk.why(view, selection)).toMatchObject({ rule: '23.1.3', code: 'no-torpedoes' });
});
