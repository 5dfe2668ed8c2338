import { sameData, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { hexOf, isBeside, isCoastal, zoneOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { imagine } from '../../secrets/imagine.ts';
import { parse } from '../../text/parse.ts';
import { print } from '../../text/print.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { final, viewFor, witness } from '../../secrets/view.ts';

const AM = 'kola-strike turn 4 of 15';

describe('mining', () => {
  const state = position(
    'mining side=nato',
    'mission Andoya mining BS NO-P3-1 | mission Andoya recon BS NO-P3-2 | soviet @3203 KIEV | mines 3412=4',
    `${AM} | options mines`,
  );
  test.each([
    ['[23.1.1] [C.12.5] a coastal hex of the zone, a port too', 'mine NO-P3-1 3605', 'ok'],
    ['[23.1.1] a fjord', 'mine NO-P3-1 3311', 'ok'],
    ['[23.1.1] not the open sea', 'mine NO-P3-1 3203', '23.1.1 not-coastal'],
    ['[C.12.5] not another zone', 'mine NO-P3-1 3720', 'C.12.5 other-zone'],
    [
      '[7.4.4] [C.12.5] nobody else, a ship or an aircraft on another mission',
      'mine NO-P3-2 3605',
      'C.12.5 not-mining',
    ],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `nato ${order}`)).toBe(result);
  });

  test('[2.2.5.4] [7.4.4.1] [7.8] [23.1.2] [C.12.5] one marker, shown at the end of the segment, and the aircraft returns', () => {
    const laid = after(state, 'nato mine NO-P3-1 3605');
    expect([laid.table.mines.length, whereIs(laid, 'NO-P3-1')]).toEqual([1, 'mission']);
    expect(ruling(laid, 'nato mine NO-P3-1 3605')).toBe('C.12.5 laid');
    const events = eventsOf(laid, 'nato done');
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['returned', 'lots-opened']);
    const opened = fold(laid, events);
    expect(opened.table.mines).toContainEqual({ hex: hexOf('3605'), mines: 1 });
    expect([whereIs(opened, 'NO-P3-1'), opened.secret.nato.lots]).toEqual(['returning', []]);
  });

  test('[7.4.4] RCN are sent to lay mines, no others', () => {
    const sending = position(
      'assignment finished=[]',
      'at Andoya NO-P3-1 | at Bodo NO-F16-1 | at Olenogorsk T26-1 T95F-1',
      `${AM} | options mines`,
    );
    expect(ruling(sending, 'nato assign NO-P3-1 mining BS')).toBe('ok');
    expect(ruling(sending, 'soviet assign T95F-1 mining BS')).toBe('ok');
    expect(ruling(sending, 'nato assign NO-F16-1 mining NS')).toBe('A5 not-eligible');
    expect(ruling(sending, 'soviet assign T26-1 mining BS')).toBe('A5 not-eligible');
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

describe('mines of submarines', () => {
  const OPTIONS = 'options mines logistics';
  const stores = (torpedoes: number): string =>
    `stores soviet unit=MKALN fuel=99 ssm=0 asw=0 antiAir=0 torpedo=${torpedoes} bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0`;

  const layer = (torpedoes: number, options = OPTIONS, more = ''): State =>
    position(
      'mining side=soviet',
      `soviet @3109 MKALN | nato @3308 KYA | ${stores(torpedoes)}${more}`,
      `${AM} | ${options}`,
    );

  test.each([
    ['[23.1] [23.1.3] in the mining step, on a coastal hex next to it', layer(3), 'mine MKALN 3209', 'ok'],
    ['[23.1.3] not with two boxes', layer(2), 'mine MKALN 3209', '23.1.3 no-torpedoes'],
    ['[23.1.3] not without logistics', layer(3, 'options mines'), 'mine MKALN 3209', '23.1.3 not-layer'],
    ['[23.1.3] not farther', layer(3), 'mine MKALN 3310', '23.1.3 not-beside-coast'],
    ['[23.1.3] not in the open sea', layer(3), 'mine MKALN 3108', '23.1.3 not-beside-coast'],
    ['[23.2] not where four lie', layer(3, OPTIONS, ' | mines 3209=4'), 'mine MKALN 3209', '23.2 full'],
    ['[C.12.5] not the enemy’s boats', layer(3), 'mine KYA 3307', 'C.12.5 not-mining'],
  ])('%s', (_name, state, order, result) => {
    expect(ruling(state, `soviet ${order}`)).toBe(result);
  });

  test('[23.1.3] not by NATO submarines', () => {
    const nato = position(
      'mining side=nato',
      'nato @3109 LAJLA | mission Andoya mining BS NO-P3-1',
      `${AM} | ${OPTIONS}`,
    );
    expect(ruling(nato, 'nato mine LAJLA 3209')).toBe('23.1.3 not-layer');
  });

  test('[23.1.3] one mine for three boxes, in secret until the step is over', () => {
    const laid = after(layer(7), 'soviet mine MKALN 3209');
    expect([laid.secret.soviet.stores[0]?.torpedo, laid.secret.soviet.lots.length]).toEqual([4, 1]);
    expect(viewFor(laid, 'nato')).toEqual(viewFor(layer(7), 'nato'));
    expect(ruling(laid, 'soviet mine MKALN 3209')).toBe('23.1.3 boat-laid');
    const opened = after(laid, 'soviet done');
    expect(opened.table.mines).toEqual([{ hex: hexOf('3209'), mines: 1 }]);
    expect([whereIs(opened, 'MKALN'), opened.secret.soviet.lots]).toEqual(['3109', []]);
  });

  const morning = (torpedoes: number, options: string, hex: string, turn = 4): State =>
    after(
      position(
        'assignment finished=[nato]',
        `soviet @${hex} MKALN | ${stores(torpedoes)}`,
        `kola-strike turn ${turn} of 15 | ${options}`,
      ),
      'soviet done',
    );

  test.each([
    ['[2.2.5.4] [23.1] the Soviets are asked when a submarine lies beside a coast', 3, OPTIONS, '3109', true],
    ['[C.1.4] also one without torpedoes: its roster is a secret', 0, OPTIONS, '3109', true],
    ['[23.1.3] not for one in the open sea', 3, OPTIONS, '2909', false],
    ['[23.1.3] not without logistics', 3, 'options mines', '3109', false],
    ['[23] not without mines', 3, 'options logistics', '3109', false],
  ])('%s', (_name, torpedoes, options, hex, asked) => {
    expect(morning(torpedoes, options, hex).table.phase.name === 'mining').toBe(asked);
  });

  test('[C.1.4] what is imagined of them lies beside a submarine', () => {
    const seen = viewFor(
      position(
        'mining side=nato',
        `soviet @3109 MKALN | ${stores(4)} | mission Andoya mining BS NO-P3-1`,
        `${AM} | ${OPTIONS}`,
      ),
      'nato',
    );
    const dreams = Array.from({ length: 60 }, (_, seed) => imagine(seen, seededRandom(seed)));
    const lots = dreams.flatMap(({ secret }) => secret.soviet.lots);
    expect(lots.length).toBeGreaterThan(0);
    for (const { hex } of lots) expect([isCoastal(hex), isBeside(hexOf('3109'), hex)]).toEqual([true, true]);
    for (const dream of dreams) expect(parse(print(dream)).ok).toBe(true);
  });
});
