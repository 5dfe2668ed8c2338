import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

/** The seas of a turn, by the code of their area, when every die shows the same. */
const seasBy = (face: number, heading: string): { readonly [code: string]: string } => {
  const start = position('sea-roll area=0', '', heading, 'phasing=axis part=initial step=0');
  const { areas } = chartOf(start.common);
  const rolled: State = after(start, ...areas.map(() => `roll ${face}`));
  return Object.fromEntries(areas.map(({ code, id }) => [code, rolled.common.seas[id] as string]));
};

describe('[T.6] which climate a sea area has', () => {
  test('[T.6] the North Sea, Skagerrak and Kattegat are rougher than the Baltic', () => {
    expect(seasBy(5, 'baltic-act1 "Jul I 41"')).toEqual({
      NS: 'rough',
      KA: 'rough',
      WB: 'calm',
      CB: 'calm',
      GF: 'calm',
      GB: 'calm',
    });
    expect(seasBy(5, 'baltic-act1 "Sep I 41"')).toMatchObject({ NS: 'stormy', KA: 'stormy', WB: 'rough' });
  });

  test('[T.6] all of the Mediterranean has one', () => {
    expect(new Set(Object.values(seasBy(5, 'malta "Jul I 42"')))).toEqual(new Set(['calm']));
    expect(new Set(Object.values(seasBy(6, 'malta "Jul I 42"')))).toEqual(new Set(['rough']));
    expect(new Set(Object.values(seasBy(6, 'malta "Jan I 43"')))).toEqual(new Set(['stormy']));
  });
});
