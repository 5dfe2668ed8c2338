import { describe, expect, test } from 'vitest';
import { type Chart, CHARTS, nameOfHex, portOfName } from '../../model/chart.ts';
import { fold } from '../../turn/chain.ts';
import { idOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import { position } from '../../testing/positions.ts';
import type { AirId } from '../../model/vocabulary.ts';
import { fieldsFall, fieldsOf, fieldsOpen, overrunNext, rollOverrun } from '../ground/overrun.ts';

const chart: Chart = CHARTS.baltic;
const at = (table: string): State => position('initial side=axis', table, 'baltic-act1 "Jul I 41"');
const fieldNamed = (name: string) => {
  const field = chart.fields.find(each => each.name === name);
  if (field === undefined) throw new RangeError(`There is no field ${name}`);
  return field;
};

describe('[F.27] fields that fall with a port', () => {
  test('[F.27] are those near it, and nearer to it than to another', () => {
    const { common } = at('');
    for (const { id, hex } of chart.ports)
      for (const field of fieldsOf(common, id))
        expect([field.hex === hex, chart.portAt.has(field.hex)]).toEqual([false, false]);
    const all = chart.ports.flatMap(({ id }) => fieldsOf(common, id).map(({ name }) => name));
    expect(new Set(all).size).toBe(all.length);
  });

  test('[F.27] not those that are the new owner’s already', () => {
    const grobina = `@${nameOfHex(chart, fieldNamed('Libau (Grobina)').hex)}`;
    const libau = portOfName(chart, 'Libau').id;
    expect(fieldsFall(at('').common, libau, 'axis')).toHaveLength(1);
    expect(fieldsFall(at(`taken ${grobina} axis`).common, libau, 'axis')).toEqual([]);
  });

  test('[S.1] an event opens neutral fields only', () => {
    const libau = portOfName(chart, 'Libau').id;
    const grobina = `@${nameOfHex(chart, fieldNamed('Libau (Grobina)').hex)}`;
    expect(fieldsOpen(at('').common, libau, 'axis')).toEqual([]);
    const neutral = at(`taken ${grobina} neutral`).common;
    expect(fieldsOpen(neutral, libau, 'axis')).toHaveLength(1);
    expect(fieldsOpen(neutral, libau, 'neutral')).toEqual([]);
  });
});

describe('[F.11.2] aircraft on a field that was overrun', () => {
  const based = (name: string, field: string, words = ''): string =>
    `air ${name} base.at=field base.field=${field}${words}`;
  const next = (table: string) => {
    const state = at(table);
    const [event] = overrunNext(state, { after: 'ground' });
    const phase = event?.type === 'began' ? event.phase : undefined;
    return phase?.name === 'overrun'
      ? phase.units.map(unit => (unit === idOf(state.common, 'air', 'KGr-806') ? 'KGr-806' : 'other'))
      : [];
  };

  test('[F.11.2] those of the loser, one field after another', () => {
    expect(next(based('KGr-806', 'Koenigsberg'))).toEqual([]);
    expect(next(based('KGr-806', 'Riga-Spilve'))).toEqual(['KGr-806']);
    expect(next(`${based('KGr-806', 'Riga-Spilve')} | ${based('KG-77', 'Riga-Spilve')}`)).toHaveLength(2);
    expect(next(`${based('KGr-806', 'Riga-Spilve')} | ${based('KG-77', 'Koporye')}`)).toEqual(['KGr-806']);
  });

  test.each([
    ['aborted', 1],
    ['flown', 1],
    ['eliminated', 0],
    ['due', 0],
    ['gone', 0],
  ])('[F.11.2] %s', (status, count) => {
    expect(next(based('KGr-806', 'Riga-Spilve', ` status=${status}`))).toHaveLength(count);
  });

  test.each([
    [4, 'flies off', 'ready'],
    [5, 'is lost', 'eliminated'],
    [6, 'is lost', 'eliminated'],
  ] as const)('[F.11.2] on a %d it %s', (face, _words, status) => {
    const state = at(based('KGr-806', 'Riga-Spilve'));
    const unit = idOf(state.common, 'air', 'KGr-806') as AirId;
    const phase = {
      name: 'overrun',
      field: fieldNamed('Riga (Spilve)').id,
      units: [unit],
      after: 'ground',
    } as const;
    const after = fold(state, rollOverrun(state, phase, face));
    expect(after.common.air[unit]?.status).toBe(status);
    if (status === 'ready')
      expect(after.common.air[unit]?.base).not.toMatchObject({ field: fieldNamed('Riga (Spilve)').id });
  });
});
