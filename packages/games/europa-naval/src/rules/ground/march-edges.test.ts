import { describe, expect, test } from 'vitest';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { hex, position } from '../../testing/positions.ts';
import { holding } from './ground.ts';

const HUSKY = 'husky "Jul I 43"';
const moving = (side: string, table: string, phase = ''): State =>
  position(
    `ground-movement side=${side}${phase}`,
    table,
    HUSKY,
    `phasing=${side} part=${phase === '' ? 'movement' : 'exploitation'} step=0`,
  );
const GELA = 'port Gela owner=allied garrison=0';

describe('[F.15.2] where troops go', () => {
  test.each([
    ['[F.15.1] not into a port with a garrison', 'port Licata garrison=1', 'F.15.2 closed'],
    ['[F.15.2] into one without', 'port Licata garrison=0', 'ok'],
  ])('%s', (_case, more, expected) => {
    const state = moving('allied', `${GELA} | ${more} | troops 1st-Infantry-Division 3 @Gela`);
    expect(ruling(state, 'allied march 1st-Infantry-Division 3 Gela Licata')).toBe(expected);
  });

  test('[F.15.2] a part that marches leaves the rest behind', () => {
    const state = after(
      moving('allied', `${GELA} | troops 1st-Infantry-Division 3 @Gela`),
      'allied march 1st-Infantry-Division 1 Gela 048072',
    );
    expect(['Gela', '048072'].map(name => holding(state.common, 'allied', hex(state, name)))).toEqual([2, 1]);
  });
});

describe('[F.2.3] [F.15.5] what is taken on the way', () => {
  const taken = (state: State, order: string): readonly string[] =>
    eventsOf(state, order).flatMap(event =>
      event.type === 'taken' ? [nameOfHex(chartOf(state.common), event.hex)] : [],
    );
  const order = 'allied march 1st-Infantry-Division 3 Gela 048072 048073';

  test('[F.2.3] land of the enemy, by a unit in supply', () => {
    const state = moving('allied', `${GELA} | troops 1st-Infantry-Division 3 @Gela`);
    expect(taken(state, order)).toEqual(['048072', '048073']);
  });

  test('[F.15.4] out of supply only the last hex', () => {
    const state = moving(
      'allied',
      `${GELA} | troops 1st-Infantry-Division 3 @Gela | unsupplied allied @Gela 1`,
    );
    expect(taken(state, order)).toEqual(['048073']);
  });

  test('[F.2.3] not land that is ours', () => {
    const state = moving('allied', `${GELA} | taken @048072 allied | troops 1st-Infantry-Division 3 @Gela`);
    expect(taken(state, order)).toEqual(['048073']);
  });

  test('[F.15.5] not a port', () => {
    const state = moving('allied', `${GELA} | port Licata garrison=0 | troops 1st-Infantry-Division 3 @Gela`);
    expect(taken(state, 'allied march 1st-Infantry-Division 3 Gela Licata')).toEqual([]);
    expect(ownerAt(state.common, hex(state, 'Licata'))).toBe('axis');
  });
});

describe('[F.3.2] exploitation', () => {
  test('[F.3.2] each part of a mech unit moves once', () => {
    const state = moving(
      'allied',
      `${GELA} | taken @048074 allied | troops 2nd-Armored-CCA 1 @Gela | troops 2nd-Armored-CCA 1 @048074`,
      ' exploitation=true',
    );
    const once = after(state, 'allied march 2nd-Armored-CCA 1 Gela 048072');
    expect(ruling(once, 'allied march 2nd-Armored-CCA 1 048072 Gela')).toBe('F.15.2 marched');
    expect(ruling(once, 'allied march 2nd-Armored-CCA 1 048074 048073')).toBe('ok');
  });

  test.each([
    ['[F.15.2] no rail', 'rail-troops Naples-and-Rome-command 3 Napoli Genova', 'F.3.2 not-mech'],
    ['[F.9.3] no demolition', 'demolish 16th-Panzer-Division Napoli', 'F.9.3 no-demolition'],
  ])('%s', (_case, action, expected) => {
    const table = 'troops Naples-and-Rome-command 3 @Napoli | troops 16th-Panzer-Division 1 @Napoli';
    expect(ruling(moving('axis', table, ' exploitation=true'), `axis ${action}`)).toBe(expected);
  });
});

describe('[F.15.2] rail', () => {
  const rail = (table: string, words: string): string =>
    ruling(moving('axis', table), `axis rail-troops Naples-and-Rome-command ${words}`);
  const NAPLES = 'troops Naples-and-Rome-command 3 @Napoli';

  test.each([
    ['to an airbase', NAPLES, '3 Napoli Foggia', 'ok'],
    ['whole REs', NAPLES, '0.5 Napoli Bari', 'F.15.1 part'],
    ['to somewhere else', NAPLES, '3 Napoli Napoli', 'F.15.2 no-station'],
    ['from a station', 'troops Naples-and-Rome-command 3 @029076', '3 029076 Napoli', 'F.15.2 no-station'],
    [
      'not to a place of the enemy',
      `${NAPLES} | port Bari owner=allied garrison=0`,
      '3 Napoli Bari',
      'F.15.2 no-rail',
    ],
    [
      'not by troops that are elsewhere',
      'troops Naples-and-Rome-command 3 @Bari',
      '3 Napoli Genova',
      'F.15 not-there',
    ],
  ])('[F.15.2] %s', (_case, table, words, expected) => {
    const name = words.replace('Foggia', nameOfHex(chartOf(moving('axis', '').common), fieldHex('Foggia')));
    expect(rail(table, name)).toBe(expected);
  });

  const fieldHex = (name: string) => {
    const field = chartOf(moving('axis', '').common).fields.find(each => each.name === name);
    if (field === undefined) throw new RangeError(`There is no field ${name}`);
    return field.hex;
  };

  test('[F.15.2] three REs, in parts too', () => {
    const table = `${NAPLES} | troops Roma-garrison 4 @Civitavecchia`;
    const once = after(moving('axis', table), 'axis rail-troops Naples-and-Rome-command 2 Napoli Bari');
    expect(ruling(once, 'axis rail-troops Roma-garrison 1 Civitavecchia Napoli')).toBe('ok');
    expect(ruling(once, 'axis rail-troops Roma-garrison 2 Civitavecchia Napoli')).toBe('F.15.2 trains-full');
  });
});

describe('[F.9.3] demolition', () => {
  test('[F.9.3] not by troops that are elsewhere, nor of a port of the enemy', () => {
    const state = moving('axis', 'troops Napoli-Division 2 @Gela | troops Livorno-Division 1 @Licata');
    expect(ruling(state, 'axis demolish Napoli-Division Licata')).toBe('F.15 not-there');
    const lost = moving('axis', 'port Licata owner=allied garrison=0 | troops Livorno-Division 1 @Licata');
    expect(ruling(lost, 'axis demolish Livorno-Division Licata')).toBe('F.9.3 no-demolition');
  });
});
