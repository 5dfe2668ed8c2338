import { describe, expect, test } from 'vitest';
import type { Targeting } from '../../model/fire/phase.ts';
import { optionsFor } from '../../turn/options.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { aimAction, planAims } from './aim-plan.ts';
import { ADMIRAL } from './doctrine.ts';

const flight = (units: string): string => {
  const names = units.split(',');
  const roles = names.map((name, place) => `roles.${place}.unit=${name} roles.${place}.role=atk`).join(' ');
  const homes = names.map(() => 'Olenogorsk').join(',');
  return `flight side=soviet units=[${units}] ${roles} homes=[${homes}] hex=3030 allowance=90 spent=30 path=[3906,3030] | under segment side=soviet arm=air`;
};

const struck = (nato: string, units = 'T26-1,T26-2,T26-3'): State => {
  const declared = after(
    position(
      flight(units),
      `nato @3032 ${nato} | flight Olenogorsk ${units.replaceAll(',', ' ')}`,
      'norway-convoy turn 2 of 15',
    ),
    `soviet strike ssm ${units.replaceAll(',', ' ')} at 3032 over 3031`,
  );
  // Who has nothing to rearrange is not asked.
  if (declared.table.phase.name !== 'formation') return declared;
  return after(declared, `nato form ${nato.replaceAll('/local', '').replaceAll(' ', ',')}`);
};

const aimsIn = (state: State): Readonly<Record<string, number>> => {
  const { phase } = state.table;
  const { resume, strike } = phase as Targeting;
  const view = viewFor(state, 'soviet');
  const plan = planAims(view, resume, strike, ADMIRAL.targets);
  if (plan === undefined) throw new Error('There is nothing to aim at');
  expect(optionsFor(view).refuse(aimAction(plan))).toBeUndefined();
  return Object.fromEntries(
    plan.aims.map(({ target, points }) => [
      target.kind === 'unit' ? specOf(state.table, target.unit).name : target.part,
      points,
    ]),
  );
};

describe('points of an attack are shared out where they count', () => {
  test('a great salvo goes on several freighters, not on one warship', () => {
    const aims = aimsIn(struck('ALTAR/local PLLUX/local MTEOR/local KRTNR/local'));
    expect(Object.keys(aims).length).toBeGreaterThan(1);
    expect(aims).not.toHaveProperty('KRTNR');
  });

  test('a carrier among small ships gets her share', () => {
    expect(aimsIn(struck('ILTRS/local ANDRM/local'))).toHaveProperty('ILTRS');
  });

  test('a weak salvo is not scattered', () => {
    const aims = aimsIn(struck('ILTRS/local YORK/local BRSTL/local GLSGW/local', 'T16G-1'));
    expect(Object.keys(aims)).toHaveLength(1);
  });
});
