import { withNames } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { EVENT } from '../model/event.ts';
import { unitNamed } from '../model/roster.ts';
import { position } from '../testing/positions.ts';
import { baseNamed } from '../rules/stacking/bases.ts';
import { hexOf } from '../model/chart.ts';
import { NAMES } from './names.ts';

const STATE = position('cap side=nato', 'nato @2922 RSVLT | at RSVLT F14-1 | at Bodo US-F16-1');
const unit = (name: string) => unitNamed(STATE.table, name);

test('an event can be told with names instead of numbers, whatever they stand for', () => {
  const tookOff = {
    type: 'took-off',
    units: [unit('F14-1'), unit('US-F16-1')],
    roles: [{ unit: unit('F14-1'), role: 'int' }],
    homes: [
      { kind: 'carrier', carrier: unit('RSVLT') },
      { kind: 'base', base: baseNamed('Bodo') },
    ],
    hex: hexOf('2922'),
    allowance: 24,
  };
  expect(withNames(NAMES, EVENT, STATE, tookOff)).toEqual({
    type: 'took-off',
    units: ['F14-1', 'US-F16-1'],
    roles: [{ unit: 'F14-1', role: 'int' }],
    homes: ['RSVLT', 'Bodo'],
    hex: '2922',
    allowance: 24,
  });
});

test('the attacker in the air is a unit in a bounce and a side in an interception', () => {
  const nameIn = (fight: object) =>
    withNames(NAMES, EVENT, STATE, {
      type: 'began',
      phase: { name: 'air-roll', fight, resume: { name: 'interception-over', zone: 'NS' } },
    });
  const attacker = unit('F14-1');
  expect(nameIn({ kind: 'bounce', zone: 'NS', attacker, target: attacker })).toMatchObject({
    phase: { fight: { attacker: 'F14-1' } },
  });
  expect(nameIn({ kind: 'interception', zone: 'NS', attacker: 'soviet' })).toMatchObject({
    phase: { fight: { attacker: 'soviet' } },
  });
});
