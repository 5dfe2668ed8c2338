import { expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

const phaseOf = ({ table }: State): string =>
  `${table.phase.name}${'side' in table.phase ? ` ${table.phase.side}` : ''}`;

test.each([
  ['[2.2.6] in the mornings of the campaign', 'northern-campaign turn 4 of 36', true],
  ['[C.24] in no other scenario', 'kola-strike turn 4 of 15', false],
])('%s', (_name, heading, invades) => {
  const state = position('recon side=nato', 'mission Andoya recon NS NO-P3-1 | soviet @2820 FRNZE', heading);
  expect(phaseOf(after(state, 'nato done')) === 'invasion soviet').toBe(invades);
});

test('[2.2] not in the afternoon', () => {
  const last = position(
    'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
    'nato @2922 HAWES | secret soviet strategy=unrestricted',
    'northern-campaign turn 4 of 36',
  );
  expect(after(last, 'nato done').table.phase.name).not.toBe('invasion');
});
