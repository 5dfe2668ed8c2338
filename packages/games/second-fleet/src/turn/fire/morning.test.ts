import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';

const AM = 'kola-strike turn 4 of 15';
const phaseOf = ({ table }: State): string =>
  `${table.phase.name}${'side' in table.phase ? ` ${table.phase.side}` : ''}${'zone' in table.phase ? ` ${table.phase.zone}` : ''}`;

describe('[C.12.1] orders', () => {
  const at = (forces: string, heading = AM): State => position('assignment', forces, heading);
  const CARRIERS = 'nato @2716 RSVLT | nato @2922 INPDN | at RSVLT F14-1 | at INPDN F14-3';
  test.each([
    [
      '[C.2.11] a carrier that has one away sends no other',
      `${CARRIERS} | mission RSVLT recon NS S3-1`,
      'F14-1',
      'C.2.11 carrier-limit',
    ],
    [
      '[C.2.11] nor while it returns',
      `${CARRIERS} | returning RSVLT recon NS - S3-1`,
      'F14-1',
      'C.2.11 carrier-limit',
    ],
    ['[C.2.11] another carrier does', `${CARRIERS} | mission RSVLT recon NS S3-1`, 'F14-3', 'ok'],
    [
      '[C.2.11] airfields send as many as they like',
      'at Bodo US-F16-1 | mission Bodo recon NS NO-F16-1',
      'US-F16-1',
      'ok',
    ],
    ['[C.13.1] not into a storm', 'at Bodo US-F16-1 | weather NS=storm', 'US-F16-1', 'C.13.1 storm'],
    ['[C.13.1] into a squall', 'at Bodo US-F16-1 | weather NS=squall', 'US-F16-1', 'ok'],
  ])('%s', (_name, forces, aircraft, expected) => {
    expect(ruling(at(`${forces} | at Kilpyavr S27-1`), `nato assign ${aircraft} recon NS`)).toBe(expected);
  });

  test('are given once, and taken back once', () => {
    const state = at('at Bodo US-F16-1 NO-F16-1 | at Kilpyavr S27-1');
    expect(ruling(state, 'nato unassign US-F16-1')).toBe('C.12.1 no-order');
    const sent = after(state, 'nato assign US-F16-1 recon NS');
    expect(ruling(sent, 'nato assign US-F16-1 interception NS')).toBe('C.12.1 ordered');
    expect(ruling(sent, 'nato assign NO-F16-1 interception NS')).toBe('ok');
    expect(ruling(sent, 'nato unassign NO-F16-1')).toBe('C.12.1 no-order');
  });

  test('[C.1.4] are laid open in the order of the roster, whichever was sent first', () => {
    const state = after(
      at('at Bodo US-F16-1 NO-F16-1 | at Kilpyavr S27-1'),
      'soviet done',
      'nato assign NO-F16-1 recon NS',
      'nato assign US-F16-1 recon NS',
    );
    const revealed = eventsOf(state, 'nato done').flatMap(event =>
      event.type === 'revealed' ? event.orders.map(order => order.unit) : [],
    );
    expect(revealed).toEqual([unit(state, 'US-F16-1'), unit(state, 'NO-F16-1')].toSorted((a, b) => a - b));
  });
});

describe('[2.2.5.1] who is asked in the morning', () => {
  const following = (forces: string, heading = 'kola-strike turn 3 of 15'): State =>
    after(
      position(
        'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
        `nato @2922 HAWES | ${forces}`,
        heading,
      ),
      'nato done',
    );
  test.each([
    ['both sides with aircraft', 'at Bodo US-F16-1 | at Kilpyavr S27-1', []],
    ['not a side without any', 'at Kilpyavr S27-1', ['nato']],
    ['nor the other', 'at Bodo US-F16-1', ['soviet']],
  ])('%s', (_name, forces, finished) => {
    expect(following(forces).table.phase).toEqual({ name: 'assignment', finished });
  });

  test('[C.21.3] a secret wing is enough', () => {
    const wing = 'nato @2716 RSVLT | wing F14-1 | wing nato unit=F14-1 carrier=RSVLT | at Kilpyavr S27-1';
    expect(following(`options alternateWings | ${wing}`).table.phase).toEqual({
      name: 'assignment',
      finished: [],
    });
  });

  test('[C.23] in the open form too', () => {
    expect(following('options solitaire | at Kilpyavr S27-1').table.phase).toEqual({
      name: 'open-assignment',
      rolls: 0,
      finished: ['nato'],
    });
  });
});

describe('[C.23] the open form', () => {
  const open = (fields: string, more = ''): State =>
    position(
      `open-assignment ${fields}`,
      `at Leuchars TOR-1 | at Olenogorsk T95D-1${more}`,
      `${AM} | options solitaire`,
    );

  test('ends when both have finished', () => {
    const both = after(open(''), 'roll 1', 'nato done', 'roll 0', 'soviet done');
    expect(both.table.phase.name).not.toBe('open-assignment');
  });

  test('[7.3] after the fourth roll only a nine ends it', () => {
    expect(after(open('rolls=4'), 'roll 8').table.phase).toMatchObject({ name: 'open-assignment', rolls: 5 });
  });

  test('[C.21.3] a carrier that sends an aircraft shows her wing', () => {
    const wings = ['F14-1', 'A6-1'].map(name => `wing nato unit=${name} carrier=RSVLT`).join(' | ');
    const state = open(
      'side=nato rolls=1',
      ` | options alternateWings | nato @2716 RSVLT | wing F14-1 A6-1 | ${wings}`,
    );
    const sent = after(state, 'nato assign A6-1 recon NS');
    expect([whereIs(sent, 'A6-1'), whereIs(sent, 'F14-1')]).toEqual(['mission', 'home']);
  });
});

/** Everybody has been sent; the day begins. */
const opened = (forces: string): State =>
  after(position('assignment finished=[nato]', `nato @2922 HAWES | ${forces}`, AM), 'soviet done');
const order = (side: string, base: string, name: string, mission: string, zone: string): string =>
  `at ${base} ${name} | order ${side} unit=${name} mission=${mission} zone=${zone}`;

describe('[C.12.2] [C.12.3] over the zones', () => {
  const NATO_INT = order('nato', 'Bodo', 'US-F16-1', 'interception', 'NS');
  const SOVIET_INT = order('soviet', 'Pechenga', 'M31-1', 'interception', 'NS');
  const SOVIET_RCN = order('soviet', 'Olenogorsk', 'T95D-1', 'recon', 'NS');
  test.each([
    ['interceptors of both sides fight', `${NATO_INT} | ${SOVIET_INT}`, 'interception NS'],
    ['one side alone bounces what it finds', `${NATO_INT} | ${SOVIET_RCN}`, 'bounce nato NS'],
    [
      'not what is over another zone',
      `${NATO_INT} | ${order('soviet', 'Olenogorsk', 'T95D-1', 'recon', 'BS')} | nato @3203 GARY`,
      'recon soviet',
    ],
    ['nobody intercepts: nobody bounces', `${SOVIET_RCN} | at Bodo US-F16-1`, 'recon soviet'],
  ])('%s', (_name, forces, phase) => {
    expect(phaseOf(opened(forces))).toBe(phase);
  });

  test('[C.17.4] alone and with nobody to bounce they return, and the sky was theirs', () => {
    const state = opened(NATO_INT);
    expect(state.table.pieces[unit(state, 'US-F16-1')]?.where).toMatchObject({ at: 'returning', held: 'NS' });
  });

  test('[C.12.2] the Norwegian Sea comes before the Barents Sea', () => {
    const barents = `${order('nato', 'Banak', 'NO-F16-1', 'interception', 'BS')} | ${order('soviet', 'Kilpyavr', 'S27-1', 'interception', 'BS')}`;
    const state = opened(`${NATO_INT} | ${SOVIET_INT} | ${barents}`);
    expect(phaseOf(state)).toBe('interception NS');
    expect(phaseOf(after(state, 'roll 0', 'roll 4'))).toBe('interception BS');
  });

  test('[C.12.4] when nobody is left to bounce, or to be bounced, it is over', () => {
    const one = opened(
      `${NATO_INT} | ${SOVIET_RCN} | ${order('soviet', 'Olenogorsk', 'T95F-1', 'recon', 'NS')}`,
    );
    expect(phaseOf(after(one, 'nato bounce US-F16-1 T95D-1', 'roll 0'))).not.toContain('bounce');
    const two = opened(
      `${NATO_INT} | ${order('nato', 'Bodo', 'NO-F16-1', 'interception', 'NS')} | ${SOVIET_RCN}`,
    );
    expect(phaseOf(after(two, 'nato bounce US-F16-1 T95D-1', 'roll 0'))).not.toContain('bounce');
  });
});

describe('[C.12.6] detection', () => {
  const recon = (forces: string): State =>
    position('recon side=nato', `mission Andoya recon NS NO-P3-1 | ${forces}`, AM);
  test.each([
    [
      '[9.3.1.1] no ships in an empty hex',
      'soviet @2820 FRNZE',
      'spot NO-P3-1 2821',
      '9.3.1.1 nothing-there',
    ],
    [
      '[9.3.1.1] not where all are marked',
      'soviet @2820 FRNZE/strategic | soviet @2822 OTTUK',
      'spot NO-P3-1 2820',
      '9.3.1.1 marked',
    ],
    ['[9.3.1.1] where one is not', 'soviet @2820 FRNZE/strategic OTTUK', 'spot NO-P3-1 2820', 'ok'],
    [
      '[9.3.1.2] ships are not searched for',
      'soviet @2820 FRNZE',
      'search NO-P3-1 FRNZE',
      '9.3.1.2 no-such-boat',
    ],
    [
      '[9.3.1.2] nor are one’s own submarines',
      'nato @2821 LAJLA | soviet @2820 FRNZE',
      'search NO-P3-1 LAJLA',
      '9.3.1.2 no-such-boat',
    ],
    [
      '[9.3.1.2] nor those that are lost',
      'lost MKALN | soviet @2820 FRNZE',
      'search NO-P3-1 MKALN',
      '9.3.1.2 no-such-boat',
    ],
    [
      '[9.3.1.2] nor those of another zone',
      'soviet @3203 MKALN | soviet @2820 FRNZE',
      'search NO-P3-1 MKALN',
      '9.3.1.2 no-such-boat',
    ],
    [
      '[9.3.1] nor by aircraft on other missions',
      'mission Bodo tac-coord NS NO-P3-2 | soviet @3024 MKALN',
      'search NO-P3-2 MKALN',
      '9.3.1 not-on-recon',
    ],
  ])('%s', (_name, forces, order_, expected) => {
    expect(ruling(recon(forces), `nato ${order_}`)).toBe(expected);
  });

  test('[9.3.1.2.1] not under pack ice', () => {
    const state = position(
      'recon side=nato',
      'mission Keflavik recon GS US-P3-1 | soviet @1510 MKALN | soviet @2218 FRNZE',
      AM,
    );
    expect(ruling(state, 'nato search US-P3-1 MKALN')).toBe('9.3.1.2.1 under-ice');
  });

  const RCN = order('nato', 'Andoya', 'NO-P3-1', 'recon', 'NS');
  const INT = order('nato', 'Bodo', 'US-F16-1', 'recon', 'NS');
  const BEAR = order('soviet', 'Olenogorsk', 'T95D-1', 'recon', 'NS');
  test.each([
    ['the Soviets look first', `${RCN} | ${BEAR} | soviet @3024 MKALN`, 'recon soviet'],
    ['NATO alone', `${RCN} | soviet @3024 MKALN`, 'recon nato'],
    ['INT with nothing but submarines there are not asked', `${INT} | soviet @3024 MKALN`, 'cap soviet'],
    ['INT with ships there are', `${INT} | soviet @3024 FRNZE`, 'recon nato'],
    ['RCN with nothing there are not', `${RCN} | soviet @3203 FRNZE`, 'cap soviet'],
  ])('%s', (_name, forces, phase) => {
    const state = opened(`${forces} | at Kilpyavr S27-1`);
    expect(phaseOf(state)).toBe(phase);
  });

  test('NATO follows the Soviets', () => {
    const state = opened(`${RCN} | ${BEAR} | soviet @3024 MKALN | at Kilpyavr S27-1`);
    const nato = after(state, 'soviet done');
    expect([phaseOf(nato), whereIs(nato, 'T95D-1')]).toEqual(['recon nato', 'returning']);
    expect(phaseOf(after(nato, 'nato search NO-P3-1 MKALN', 'roll 9'))).toBe('cap soviet');
  });

  test('[7.4.2.1] those who are not asked return', () => {
    expect(whereIs(opened(`${RCN} | soviet @3203 FRNZE | at Kilpyavr S27-1`), 'NO-P3-1')).toBe('returning');
  });
});
