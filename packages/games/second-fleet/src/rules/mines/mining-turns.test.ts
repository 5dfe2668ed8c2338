import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';

const AM = 'kola-strike turn 4 of 15 | options mines';
const NATO = 'at Andoya NO-P3-1 | order nato unit=NO-P3-1 mission=mining zone=BS';
const SOVIET = 'at Olenogorsk T95F-1 | order soviet unit=T95F-1 mission=mining zone=BS';

/** Both sides have sealed their orders. */
const opened = (forces: string): State =>
  after(position('assignment', `nato @2922 HAWES | ${forces}`, AM), 'nato done', 'soviet done');

const phaseOf = ({ table }: State): string =>
  `${table.phase.name}${'side' in table.phase ? ` ${table.phase.side}` : ''}`;

describe('[2.2.5.4] [C.12.5] who lays mines, and when', () => {
  test('Soviet aircraft first, then NATO’s', () => {
    const both = opened(`${NATO} | ${SOVIET}`);
    const second = after(both, 'soviet done');
    expect([phaseOf(both), phaseOf(second)]).toEqual(['mining soviet', 'mining nato']);
    expect(after(second, 'nato done').table.phase.name).not.toBe('mining');
  });

  test('a side without such aircraft is passed over', () => {
    expect(phaseOf(opened(NATO))).toBe('mining nato');
    const soviet = opened(SOVIET);
    expect(phaseOf(soviet)).toBe('mining soviet');
    expect(after(soviet, 'soviet done').table.phase.name).not.toBe('mining');
  });

  test('[23.1.4] with all ten markers out nobody is asked, and the aircraft return', () => {
    const full = opened(`${NATO} | mines 3310=4 | mines 3311=4 | mines 3312=2`);
    expect([full.table.phase.name === 'mining', whereIs(full, 'NO-P3-1')]).toEqual([false, 'returning']);
  });

  test('[23.1] only aircraft on that mission', () => {
    const state = position(
      'mining side=nato',
      'mission Andoya mining BS NO-P3-1 | mission Andoya recon BS NO-P3-2',
      AM,
    );
    expect(ruling(state, 'nato mine NO-P3-2 3605')).toBe('C.12.5 not-mining');
  });

  test('[C.1.4] where nothing was laid nothing is shown', () => {
    const state = position('mining side=nato', 'mission Andoya mining BS NO-P3-1', AM);
    expect(eventsOf(state, 'nato done').map(({ type }) => type)).not.toContain('lots-opened');
  });

  test('[C.1.4] Soviet mines stay secret until NATO has done', () => {
    const laid = after(opened(`${NATO} | ${SOVIET}`), 'soviet mine T95F-1 3310', 'soviet done');
    expect(laid.table.mines).toEqual([]);
    expect(after(laid, 'nato done').table.mines).toHaveLength(1);
  });
});
