import { mustBe } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import { edgeOf, nameOfHex } from '../../model/chart.ts';
import { setup } from '../../scenarios/scenario.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { isMorning, pointsOnDie, REINFORCEMENT } from './reinforcement.ts';
import { waitingSubjects } from './waiting.ts';

const HEADING = 'northern-campaign turn 4 of 36';

const rolling = (side: string, forces: string): State =>
  position(`reinforcement-roll side=${side}`, forces, HEADING);

const arrival = (side: string, forces: string): State => position(`arrival side=${side}`, forces, HEADING);

describe('the roll', () => {
  test.each([
    ['[C.14] [C.16.1] not on the first day', 'northern-campaign turn 1 of 36', false],
    ['from turn 4 on', 'northern-campaign turn 4 of 36', true],
    ['in the morning', 'northern-campaign turn 5 of 36', false],
    ['in the campaign', 'kola-strike turn 4 of 15', false],
  ])('%s', (_rule, heading, comes) => {
    expect(isMorning(position('initiative', 'nato @2922 HAWES', heading).table)).toBe(comes);
  });

  test('[A10] [C.16.1] points by die', () => {
    expect(REINFORCEMENT.nato.join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10 11 12');
    expect(REINFORCEMENT.soviet.join(' ')).toBe('0 1 2 2 3 3 4 4 5 6 6 7 7');
    expect(DIE_FACES.map(face => pointsOnDie('soviet', face, true)).join(' ')).toBe('2 3 3 4 4 5 6 6 7 7');
    expect(DIE_FACES.map(face => pointsOnDie('nato', face, false)).join(' ')).toBe('0 1 2 3 4 5 6 7 8 9');
  });

  test('[C.16] [C.16.1] [2.2.3] the track moves, Soviet first', () => {
    const state = rolling('soviet', 'campaign tracks.nato=15 tracks.soviet=9');
    const after1 = after(state, 'roll 4');
    expect(after1.table.campaign.tracks).toEqual({ nato: 15, soviet: 12 });
    expect(after1.table.phase).toMatchObject({ name: 'reinforcement-roll', side: 'nato' });
    expect(after(after1, 'roll 5').table.campaign.tracks).toEqual({ nato: 20, soviet: 12 });
  });

  test('[C.14.7] three more when enhanced, no roll when delayed', () => {
    const state = rolling('soviet', 'campaign tracks.nato=15 tracks.soviet=9 enhanced=soviet delayed=nato');
    const moved = after(state, 'roll 4');
    expect(moved.table.campaign.tracks).toEqual({ nato: 15, soviet: 13 });
    expect(moved.table.phase.name).not.toBe('reinforcement-roll');
  });

  test('[A10] the track ends', () => {
    const state = rolling('soviet', 'campaign tracks.nato=15 tracks.soviet=22');
    expect(after(state, 'roll 9').table.campaign.tracks.soviet).toBe(23);
  });

  test.each([
    ['Low', 0, 0],
    ['Mod', 15, 9],
    ['High', 30, 17],
  ])('[A10] [C.16.1] preparedness %s starts in box %i and %i', (level, nato, soviet) => {
    const options = { preparednessNato: level, preparednessSoviet: level };
    const state = mustBe(setup({ scenario: 'northern-campaign', options }));
    expect(state.table.campaign.tracks).toEqual({ nato, soviet });
  });

  test('[C.16.2] what is at or below the start box begins on the map', () => {
    const state = mustBe(setup({ scenario: 'northern-campaign', options: {} }));
    expect(whereIs(state, 'KURSK')).toBe('3805');
    expect(whereIs(state, 'TULA')).toBe('due');
  });
});

describe('arrival', () => {
  const boxes = 'campaign tracks.nato=18 tracks.soviet=11';

  test('[C.16.2] boxes reached come, each to its base', () => {
    const state = after(
      rolling('soviet', `campaign tracks.nato=0 tracks.soviet=1 | due S24-1 M25-3 I38-2`),
      'roll 1',
    );
    const placed = after(state, 'roll 0');
    expect(whereIs(placed, 'S24-1')).toBe('home');
  });

  test('[C.16.3] an edge group comes together to the edge of its zone, its carrier with her aircraft', () => {
    const due =
      'due INPDN BHILL BELNP CNOLY RDGRS ELROD FORD MLWKE F14-3 F14-4 F18-3 F18-4 A6-2 E2-2 EA6-2 S3-2';
    const state = arrival('nato', `${boxes} | ${due}`);
    const [subject] = waitingSubjects(state.table, 'nato');
    expect(subject?.kind === 'ships' && subject.units.length).toBe(8);
    const edge = nameOfHex(edgeOf('NA')[3] as HexId);
    const names = 'INPDN BHILL BELNP CNOLY RDGRS ELROD FORD MLWKE';
    expect(ruling(state, `nato place ${names} at ${edge}`)).toBe('ok');
    expect(ruling(state, `nato place INPDN BHILL at ${edge}`)).toBe('C.16.3 not-waiting');
    expect(ruling(state, `nato place ${names} at 2831`)).toBe('C.16.3 no-place');
    const placed = after(state, `nato place ${names} at ${edge}`);
    expect(whereIs(placed, 'INPDN')).toBe(edge);
    expect(placed.table.pieces[unit(placed, 'E2-2')]?.where).toEqual({
      at: 'home',
      home: { kind: 'carrier', carrier: unit(placed, 'INPDN') },
    });
    const enemy = arrival('nato', `${boxes} | ${due} | soviet @${edge} MKALN`);
    expect(ruling(enemy, `nato place ${names} at ${edge}`)).toBe('C.16.3 no-place');
  });

  test.each([
    ['free', 'campaign tracks.soviet=9', '3202', 'ok'],
    ['an enemy within two hexes', 'campaign tracks.soviet=9 | nato @3204 LAJLA', '3202', 'C.16.3 no-place'],
    ['an enemy three hexes away', 'campaign tracks.soviet=9 | nato @3205 LAJLA', '3202', 'ok'],
    ['another zone', 'campaign tracks.soviet=9', '2912', 'C.16.3 no-place'],
  ])('[C.16.3] a submarine of a zone: %s', (_name, forces, hex, expected) => {
    const state = arrival('soviet', `${forces} | due DNSKY KLMYA`);
    expect(ruling(state, `soviet place DNSKY at ${hex}`)).toBe(expected);
  });

  test('[C.16.3] a base that cannot be used is replaced by another of the zone', () => {
    const state = arrival(
      'soviet',
      'campaign tracks.soviet=9 | due KURSK OTCHY SPRNV STRNY CHLKN | base Murmansk port=1',
    );
    expect(ruling(state, 'soviet place KURSK OTCHY SPRNV STRNY CHLKN at 3805')).toBe('C.16.3 no-place');
    expect(ruling(state, 'soviet place KURSK OTCHY SPRNV STRNY CHLKN at 3605')).toBe('ok');
  });

  test('[C.16.3] aircraft go to another field when theirs is full', () => {
    const full = 'at Kildenstroy M25-1 S27-3 T16G-1 M23-1';
    const state = arrival('soviet', `campaign tracks.soviet=13 | due S27-4 | ${full}`);
    expect(ruling(state, 'soviet station S27-4 Kildenstroy')).toBe('C.16.3 no-field');
    expect(ruling(state, 'soviet station S27-4 Pechenga')).toBe('ok');
    const room = arrival('soviet', 'campaign tracks.soviet=13 | due S27-4');
    expect(ruling(room, 'soviet station S27-4 Pechenga')).toBe('C.16.3 no-field');
    expect(baseOf('Kildenstroy')).toBe(31);
  });

  test('[C.16.2] what can be placed must be, and the book can do it', () => {
    const state = arrival('soviet', 'campaign tracks.soviet=9 | due DNSKY KLMYA');
    expect(ruling(state, 'soviet done')).toBe('C.16.2 still-waiting');
    const placed = after(state, 'soviet place-rest');
    expect(waitingSubjects(placed.table, 'soviet')).toEqual([]);
    expect(ruling(placed, 'soviet done')).toBe('ok');
  });

  test('[C.16.4] arrivals are unmarked and may act at once', () => {
    const state = after(
      arrival('soviet', 'campaign tracks.soviet=9 | due DNSKY'),
      'soviet place DNSKY at 3202',
    );
    expect(state.table.pieces[unit(state, 'DNSKY')]?.mark).toBe('none');
  });
});
