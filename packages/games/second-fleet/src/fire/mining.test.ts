import { sameData, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { fold } from '../chain.ts';
import { hexOf, isCoastal, zoneOf } from '../chart.ts';
import type { Event } from '../event.ts';
import { imagine } from '../imagine.ts';
import type { State } from '../state.ts';
import { after, eventsOf, ruling } from '../testing/orders.ts';
import { position, whereIs } from '../testing/positions.ts';
import { final, viewFor, witness } from '../view.ts';

const AM = 'kola-strike turn 4 of 15';

describe('[7.4.4] [7.4.4.1] [2.2.5.4] [23.1.2] [C.12.5] [7.8] mining', () => {
  const state = position(
    'mining side=nato',
    'mission Andoya mining BS NO-P3-1 | soviet @3203 KIEV | mines 3412=4',
    `${AM} | options mines`,
  );
  test.each([
    ['a coastal hex of the zone', 'mine NO-P3-1 3605', 'ok'],
    ['not the open sea', 'mine NO-P3-1 3203', 'C.12.5 not-coastal'],
    ['not another zone', 'mine NO-P3-1 3720', 'C.12.5 not-coastal'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `nato ${order}`)).toBe(result);
  });

  test('one marker, shown at the end of the segment, and the aircraft returns', () => {
    const laid = after(state, 'nato mine NO-P3-1 3605');
    expect([laid.table.mines.length, whereIs(laid, 'NO-P3-1')]).toEqual([1, 'mission']);
    expect(ruling(laid, 'nato mine NO-P3-1 3605')).toBe('C.12.5 laid');
    const events = eventsOf(laid, 'nato done');
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['returned', 'lots-opened']);
    const opened = fold(laid, events);
    expect(opened.table.mines).toContainEqual({ hex: hexOf('3605'), mines: 1 });
    expect([whereIs(opened, 'NO-P3-1'), opened.secret.nato.lots]).toEqual(['returning', []]);
  });

  test('[23.2] one’s own secret mines count for the limit of a hex', () => {
    const two = position(
      'mining side=nato',
      'mission Andoya mining BS NO-P3-1 NO-P3-2 | mines 3605=3 | lot nato unit=NO-P3-1 hex=3605',
      `${AM} | options mines`,
    );
    expect(ruling(two, 'nato mine NO-P3-2 3605')).toBe('23.2 full');
  });

  describe('[C.1.4] by both sides', () => {
    const both = (hex: string, more = ''): State =>
      position(
        'mining side=nato',
        `mission Andoya mining BS NO-P3-1 | returning Olenogorsk mining BS - T95F-1 | lot soviet unit=T95F-1 hex=${hex} ${more}`,
        `${AM} | options mines`,
      );

    test('neither knows of the other’s mines: same view, same options, same refusals', () => {
      const [here, there] = [both('3605', '| mines 3605=3'), both('3604', '| mines 3605=3')];
      expect(viewFor(there, 'nato')).toEqual(viewFor(here, 'nato'));
      expect(ruling(here, 'nato mine NO-P3-1 3605')).toBe('ok');
      expect(ruling(there, 'nato mine NO-P3-1 3605')).toBe('ok');
      const [event] = eventsOf(here, 'nato mine NO-P3-1 3605');
      expect([witness(here, event as Event, 'nato'), witness(here, event as Event, 'soviet')]).toEqual([
        [event],
        [],
      ]);
    });

    test('[23.2] what finds no room is not laid, the Soviets first', () => {
      const full = both('3605', '| mines 3605=3');
      const opened = after(full, 'nato mine NO-P3-1 3605', 'nato done');
      expect(opened.table.mines).toEqual([{ hex: hexOf('3605'), mines: 4 }]);
      expect([opened.secret.nato.lots, opened.secret.soviet.lots]).toEqual([[], []]);
    });

    test('what is imagined of them lies in the zone they went to, now here, now there', () => {
      const seen = viewFor(both('3605'), 'nato');
      const dreams = Array.from({ length: 12 }, (_, seed) => imagine(seen, seededRandom(seed)));
      const lots = dreams.map(({ secret }) => JSON.stringify(secret.soviet.lots));
      expect(new Set(lots).size).toBeGreaterThan(3);
      for (const { secret } of dreams)
        for (const { hex } of secret.soviet.lots) expect([isCoastal(hex), zoneOf(hex)]).toEqual([true, 'BS']);
      expect(dreams.every(dream => sameData(viewFor(dream, 'nato'), seen))).toBe(true);
      expect(imagine(viewFor(both('3605'), 'soviet'), seededRandom(1)).secret.soviet.lots).toHaveLength(1);
    });

    test('cannot be taken back once it is opened', () => {
      expect([
        final({ type: 'lots-opened', lots: [] }),
        final({ type: 'mine-laid', hex: hexOf('3605') }),
      ]).toEqual([true, false]);
    });
  });
});
