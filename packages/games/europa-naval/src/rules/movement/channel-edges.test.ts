import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, position, whereIs } from '../../testing/positions.ts';

const on = (place: string, words = '', more = ''): State =>
  position(
    'naval-step side=axis moving=3',
    `unit N3 axis NT 3 | unit R2 axis RF 2 | unit T4 axis TF 4 | unit N2 axis NT 2${more} | group 3 axis ${place} ${words === '' ? 'N3' : words}`,
    'baltic-act1 "Sep I 41"',
  );
const TO_KIEL = 'axis pass-channel 3 Kiel';
const TO_SEA = 'axis pass-channel 3 Brunsbuettel';

describe('[36.A.5] [F.5.1] points on the canal', () => {
  test.each([
    ['ten are enough for all of it', 5, 'in Kiel'],
    ['nine leave it before the lock', 6, { at: 'channel', channel: 0, along: 3 }],
    ['five bring it one hexside on', 10, { at: 'channel', channel: 0, along: 1 }],
  ])('[36.A.5] %s', (_case, spent, place) => {
    const state = after(on('in:Brunsbuettel', `N3 spent=${spent}`), TO_KIEL);
    if (typeof place === 'string') expect(whereIs(state, 'N3')).toBe(place);
    else expect(group(state, 3)?.place).toEqual(place);
  });

  test.each([
    ['three for a hexside', 'in:Brunsbuettel', 12, TO_KIEL, 'ok'],
    ['two are too few', 'in:Brunsbuettel', 13, TO_KIEL, 'F.5.1 no-points'],
    ['one into the port at the end', 'channel:0:3', 14, TO_KIEL, 'ok'],
    ['none is too few', 'channel:0:3', 15, TO_KIEL, 'F.5.1 no-points'],
  ])('[F.5.1] %s', (_case, place, spent, order, expected) => {
    expect(ruling(on(place, `N3 spent=${spent}`), order)).toBe(expected);
  });

  test('[F.5.7] from where it lies it goes on, or back', () => {
    const up = after(on('channel:0:2'), TO_KIEL);
    expect([whereIs(up, 'N3'), group(up, 3)?.spent]).toEqual(['in Kiel', 3 + 1]);
    const back = after(on('channel:0:2'), TO_SEA);
    expect([whereIs(back, 'N3'), group(back, 3)?.spent]).toEqual(['in Brunsbuettel', 3 + 1]);
  });
});

describe('[F.5.7] where a way leads', () => {
  test.each([
    ['not from another river', 'channel:2:1', TO_KIEL, 'F.5.7 no-channel'],
    ['not from the sea', '@Brunsbuettel', TO_KIEL, 'F.5.7 no-channel'],
    ['not from a port that is not on it', 'in:Danzig', TO_KIEL, 'F.5.7 no-channel'],
    ['not to the port where it lies', 'in:Kiel', TO_KIEL, 'F.5.7 no-channel'],
    ['up the Elbe from the sea', 'in:Brunsbuettel', 'axis pass-channel 3 Hamburg', 'ok'],
  ])('[F.5.7] %s', (_case, place, order, expected) => {
    expect(ruling(on(place), order)).toBe(expected);
  });

  test('[F.5.7] flotillas with task forces do not go up a river', () => {
    expect(ruling(on('in:Brunsbuettel', 'R2 T4'), 'axis pass-channel 3 Hamburg')).toBe('F.5.7 river');
    expect(ruling(on('in:Brunsbuettel', 'R2'), 'axis pass-channel 3 Hamburg')).toBe('ok');
  });

  test('[F.5.4] one that was turned back does not go either', () => {
    expect(ruling(on('in:Brunsbuettel', 'N3 turnedBack=true'), TO_KIEL)).toBe('F.5.4 turned-back');
  });
});
