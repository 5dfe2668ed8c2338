import { eventsIn } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { CHARTS, nameOfHex, portOfName } from '../../model/chart.ts';
import { position } from '../../testing/positions.ts';
import { ownerAt } from '../../model/fleet.ts';
import { fold } from '../../turn/chain.ts';
import { turnEvents } from '../turn-events/turn-events.ts';
import { consequencesOf } from '../surrender/consequence.ts';
import { fieldsFall, fieldsOf } from './overrun.ts';

test('[S.1] Torch opens the fields of Algeria with their ports', () => {
  const before = position('initial side=axis', '', 'malta "Nov I 42"');
  const chart = CHARTS.mediterranean;
  const field = chart.fields.find(({ name }) => name === 'Alger (Maison Blanche)');
  const alger = portOfName(chart, 'Alger').id;
  const given = eventsIn(turnEvents.begin(before)).find(
    event => event.type === 'port-given' && event.port === alger,
  );
  if (given === undefined || field === undefined) throw new Error('Alger is not given');
  const after = fold(before, [given]);
  expect(ownerAt(after.common, field.hex)).toBe('neutral');
  expect(ownerAt(fold(after, consequencesOf(before, given, after)).common, field.hex)).toBe('allied');
});

test('[F.27.2] the field beside a port falls with it, but not while troops hold the field', () => {
  const libau = portOfName(CHARTS.baltic, 'Libau').id;
  const bare = position('initial side=axis', '', 'baltic-act1 "Jul I 41"');
  const [field] = fieldsOf(bare.common, libau);
  if (field === undefined) throw new Error('Libau has no field');
  expect(fieldsFall(bare.common, libau, 'axis')).toEqual([{ type: 'taken', hex: field.hex, owner: 'axis' }]);
  const at = nameOfHex(CHARTS.baltic, field.hex);
  const held = position('initial side=axis', `troops 67th-Rifle-Division 1 @${at}`, 'baltic-act1 "Jul I 41"');
  expect(fieldsFall(held.common, libau, 'axis')).toEqual([]);
});
