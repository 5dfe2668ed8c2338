import { expect, test } from 'vitest';
import { CHARTS, portOfName } from '../chart.ts';
import { position } from '../testing/positions.ts';
import { ownerAt } from '../fleet.ts';
import { fold } from '../chain.ts';
import { turnEvents } from '../war/turn-events.ts';
import { consequencesOf } from '../war/consequence.ts';

test('[S.1] Torch opens the fields of Algeria with their ports', () => {
  const before = position('initial side=axis', '', 'malta "Nov I 42"');
  const chart = CHARTS.mediterranean;
  const field = chart.fields.find(({ name }) => name === 'Alger (Maison Blanche)');
  const alger = portOfName(chart, 'Alger').id;
  const given = turnEvents.begin(before).find(event => event.type === 'port-given' && event.port === alger);
  if (given === undefined || field === undefined) throw new Error('Alger is not given');
  const after = fold(before, [given]);
  expect(ownerAt(after.common, field.hex)).toBe('neutral');
  expect(ownerAt(fold(after, consequencesOf(before, given, after)).common, field.hex)).toBe('allied');
});
