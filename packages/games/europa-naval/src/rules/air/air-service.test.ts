import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import { idOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';

const initial = (side: Side, table: string): State =>
  position(`initial side=${side}`, table, 'malta "Jul I 42"', `phasing=${side} part=initial step=0`);

const fieldOf = ({ common }: State, name: string): string | undefined => {
  const base = common.air[idOf(common, 'air', name) as number]?.base;
  return base?.at === 'field' ? chartOf(common).fields[base.field]?.name : undefined;
};
const based = (name: string, field: string, words = ''): string =>
  `air ${name} base.at=field base.field=${field}${words}`;

/** Two units hold Pantelleria's field full. */
const FULL = `${based('LG-1', 'Pantelleria-field')} | ${based('9o-Stormo', 'Pantelleria-field')}`;

describe('[F.17] a unit that comes back', () => {
  const home = (table: string): string | undefined =>
    fieldOf(after(initial('axis', `pools axis arp.LW=2 | ${table}`), 'axis return-air JG-53'), 'JG-53');

  test.each([
    ['eliminated: to its own field', based('JG-53', 'Comiso', ' status=eliminated'), 'Comiso'],
    ['aborted: to its own field', based('JG-53', 'Comiso', ' status=aborted'), 'Comiso'],
    [
      'aborted units have kept their place',
      `${based('LG-1', 'Pantelleria-field')} | ${based('JG-53', 'Pantelleria-field', ' status=aborted')}`,
      'Pantelleria field',
    ],
  ])('[F.11.1] %s', (_case, table, expected) => {
    expect(home(table)).toBe(expected);
  });

  test('[F.11.1] eliminated: elsewhere when its own field is full', () => {
    expect(home(`${FULL} | ${based('JG-53', 'Pantelleria-field', ' status=eliminated')}`)).not.toBe(
      'Pantelleria field',
    );
  });

  test.each(['aborted', 'eliminated'])('[F.11.2] %s: elsewhere when its own field is the enemy’s', status => {
    const lost = 'port Pantelleria owner=allied garrison=0';
    expect(home(`${lost} | ${based('JG-53', 'Pantelleria-field', ` status=${status}`)}`)).not.toBe(
      'Pantelleria field',
    );
  });

  test('[F.17] the last points are enough', () => {
    const poor = (arp: number, status: string): string =>
      ruling(
        initial('axis', `pools axis arp.LW=${arp} | ${based('JG-53', 'Comiso', ` status=${status}`)}`),
        'axis return-air JG-53',
      );
    expect([poor(1, 'aborted'), poor(2, 'eliminated'), poor(1, 'eliminated')]).toEqual([
      'ok',
      'ok',
      'F.17 no-arp',
    ]);
  });

  test('[F.1.3] nobody brings back the enemy’s', () => {
    const state = initial('axis', 'pools axis arp.LW=2 | air 69-Squadron status=aborted');
    expect(ruling(state, 'axis return-air 69-Squadron')).toBe('F.1.3 not-ours');
  });
});

describe('[F.11.2] changing base', () => {
  test.each([
    ['not onto a field that is full', `${FULL} | air JG-53`, 'JG-53 Pantelleria-field', 'F.11.1 no-room'],
    [
      'onto one with room',
      `${based('LG-1', 'Pantelleria-field')} | air JG-53`,
      'JG-53 Pantelleria-field',
      'ok',
    ],
    ['not the enemy’s units', 'air 69-Squadron', '69-Squadron Comiso', 'F.1.3 not-ours'],
    ['not after a mission', 'air JG-53 status=flown', 'JG-53 Comiso', 'F.11.2 no-rebase'],
    ['another unit after the first', 'air JG-53 | air KG-54-KGr-606', 'JG-53 Comiso', 'ok'],
  ])('[F.11.2] %s', (_case, table, order, expected) => {
    expect(ruling(initial('axis', table), `axis rebase ${order}`)).toBe(expected);
  });

  test('[F.11.2] each unit once, and each for itself', () => {
    const once = after(initial('axis', 'air JG-53 | air KG-54-KGr-606'), 'axis rebase JG-53 Comiso');
    expect(fieldOf(once, 'JG-53')).toBe('Comiso');
    expect(ruling(once, 'axis rebase KG-54-KGr-606 Trapani-Milo')).toBe('ok');
  });

  test('[F.24] carrier aircraft stay on their carrier', () => {
    const state = initial(
      'allied',
      'air Eagle-fighters base.at=ship base.ship=Force-W | in Gibraltar Force-W',
    );
    expect(ruling(state, 'allied rebase Eagle-fighters Gibraltar-field')).toBe('F.11.2 no-rebase');
  });
});
