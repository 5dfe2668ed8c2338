import { expect, test } from 'vitest';
import { BASES } from '../rules/stacking/bases.ts';
import { optionsFor } from '../turn/options.ts';
import { unitCount } from './roster.ts';
import { ruling } from '../testing/orders.ts';
import { position } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import type { BaseId, UnitId } from './vocabulary.ts';

const SET_UP = position('set-up side=nato', 'nato @2922 HAWES', 'northern-campaign turn 1 of 36');

test('[1.2] a base that is not in the game cannot be named', () => {
  const { refuse } = optionsFor(viewFor(SET_UP, 'nato'));
  const unit = 0 as UnitId;
  expect(refuse({ type: 'station', unit, base: BASES.length as BaseId })).toMatchObject({
    rule: '1.2',
    code: 'no-base',
  });
  expect(refuse({ type: 'station', unit, base: 0 as BaseId })).toMatchObject({ code: 'not-waiting' });
});

test('[NS.1] nor a unit, and none of the enemy acts', () => {
  const segment = position('segment side=nato arm=surface', 'nato @2922 HAWES | soviet @2926 FRNZE');
  const { refuse } = optionsFor(viewFor(segment, 'nato'));
  const none = unitCount(segment.table) as UnitId;
  expect(refuse({ type: 'activate', units: [none], fast: false })).toMatchObject({ code: 'not-yours' });
  expect(ruling(segment, 'nato activate FRNZE')).toBe('NS.1 not-yours');
  expect(ruling(segment, 'nato activate HAWES')).toBe('ok');
});

test.each([
  ['segment side=nato arm=surface', 'nato fly 2921', '2 not-now'],
  ['segment side=nato arm=surface', 'nato activate HAWES', 'ok'],
  ['cap side=nato', 'nato activate HAWES', '2 not-now'],
  ['recon side=nato', 'nato activate HAWES', '2 not-now'],
])('[2] everything has its step: in %s, %s: %s', (phase, order, result) => {
  expect(ruling(position(phase, 'nato @2922 HAWES', 'kola-strike turn 4 of 15'), order)).toBe(result);
});
