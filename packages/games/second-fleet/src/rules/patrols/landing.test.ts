import { describe, expect, test } from 'vitest';
import { progressFrom } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { beginLanding } from './landing.ts';

const NIGHT = 'kola-strike turn 3 of 15';
const landed = (forces: string, cause: 'cap' | 'mission'): State => {
  const state = position('cap side=soviet', forces, NIGHT);
  return progressFrom(state, beginLanding(state, 'soviet', cause)).state;
};

describe('patrols land', () => {
  test('[2.3.7] [8.14] [C.11.7] even on a damaged field or deck', () => {
    const down = landed(
      'nato @2716 RSVLT/damaged | cap RSVLT F14-1 | cap Bodo US-F16-1 | base Bodo airfield=2',
      'cap',
    );
    expect([whereIs(down, 'F14-1'), whereIs(down, 'US-F16-1')]).toEqual(['home', 'home']);
  });

  test('[8.14.1] a destroyed field: the owner names another of the zone', () => {
    const choosing = landed('cap Bodo US-F16-1 | base Bodo airfield=3', 'cap');
    expect(choosing.table.phase).toMatchObject({ name: 'landing', side: 'nato' });
    expect(ruling(choosing, 'nato land US-F16-1 Andoya')).toBe('ok');
    expect(ruling(choosing, 'nato land US-F16-1 Banak')).toBe('8.14.1 no-haven');
    expect(ruling(choosing, 'nato land US-F16-1 Bodo')).toBe('8.14.1 no-haven');
    expect(ruling(choosing, 'nato land NO-F16-1 Andoya')).toBe('8.14 not-on-patrol');
    expect(ruling(choosing, 'nato done')).toBe('8.14.1 patrol-homeless');
  });

  test('[8.14.1] none left in the zone: lost', () => {
    const down = landed(
      'cap Bodo US-F16-1 | base Bodo airfield=3 | base Andoya airfield=3 | base Orland airfield=3',
      'cap',
    );
    expect(whereIs(down, 'US-F16-1')).toBe('lost');
  });
});

describe('missions end at night', () => {
  test('[7.10.1] to the same carrier, wherever she is', () => {
    const down = landed(
      'nato @2716 RSVLT | returning RSVLT recon NS - S3-1 | mission RSVLT tac-coord NS S3-2',
      'mission',
    );
    expect([whereIs(down, 'S3-1'), whereIs(down, 'S3-2')]).toEqual(['home', 'home']);
  });

  test('[C.12.7] her carrier gone, it is lost', () => {
    expect(whereIs(landed('lost RSVLT | returning RSVLT recon NS - S3-1', 'mission'), 'S3-1')).toBe('lost');
  });

  test('[7.10.2] land aircraft to any field of the zone with room; the rest go home', () => {
    const choosing = landed('returning Lossiemouth recon NS - NIM-1 NIM-2', 'mission');
    expect(choosing.table.phase).toMatchObject({ name: 'landing', side: 'nato' });
    const down = after(choosing, 'nato land NIM-1 Wick');
    expect(whereIs(down, 'NIM-1')).toBe('home');
    const all = after(down, 'nato done');
    expect(whereIs(all, 'NIM-2')).toBe('home');
  });

  test('[C.2.37] no field left in the zone: the nearest zone', () => {
    const gone = ['Andoya', 'Bodo', 'Orland'].map(base => `base ${base} airfield=3`).join(' | ');
    const choosing = landed(`returning Bodo recon NS - NO-P3-1 | ${gone}`, 'mission');
    expect(ruling(choosing, 'nato land NO-P3-1 Banak')).toBe('ok');
    expect(ruling(choosing, 'nato land NO-P3-1 Keflavik')).toBe('ok');
    expect(ruling(choosing, 'nato land NO-P3-1 Narvik')).toBe('C.2.37 no-refuge');
    expect(ruling(choosing, 'nato done')).toBe('C.2.37 homeless');
    expect(ruling(choosing, 'nato land NIM-1 Banak')).toBe('7.10 not-landing');
  });
});
