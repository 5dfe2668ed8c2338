import { hexsideBetween } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import { after, ruling } from '../../testing/orders.ts';
import { hex, port, position, ship } from '../../testing/positions.ts';
import { nameOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import { holding } from './ground.ts';
import { groundFor, marchesFrom } from './march.ts';

const HUSKY = 'husky "Jul I 43"';
const clock = (side: string, part = 'movement') => `phasing=${side} part=${part} step=0`;

const allied = (table: string, phase = 'ground-movement side=allied') =>
  position(phase, table, HUSKY, clock('allied'));

/** A division at Gela, which is ours already. */
const GELA = 'port Gela owner=allied garrison=0 | troops 1st-Infantry-Division 3 @Gela';
const TANKS = 'port Gela owner=allied garrison=0 | troops 2nd-Armored-CCA 2 @Gela';

describe('[F.15.2] marches', () => {
  test.each([
    ['a hex a point', GELA, '1st-Infantry-Division 3 Gela 048072 048073', 'ok'],
    ['parts of whole REs', GELA, '1st-Infantry-Division 1 Gela 048072', 'ok'],
    ['[F.15.1] never half of one', GELA, '1st-Infantry-Division 0.5 Gela 048072', 'F.15.1 part'],
    ['[F.15.1] nor more than there is', GELA, '1st-Infantry-Division 4 Gela 048072', 'F.15.1 part'],
    ['all sea is closed', GELA, '1st-Infantry-Division 3 Gela 048070', 'F.15.2 no-way'],
    ['also between two coasts', GELA, '1st-Infantry-Division 3 Gela 049072', 'F.15.2 no-way'],
    [
      'but not along one shore',
      `${GELA} | port Licata garrison=0`,
      '1st-Infantry-Division 3 Gela Licata',
      'ok',
    ],
    [
      '[F.15.5] engineers not into a port of the enemy',
      'port Gela owner=allied garrison=0 | port Licata garrison=0 | troops Port-engineers 0.5 @Gela',
      'Port-engineers 0.5 Gela Licata',
      'F.15.5 engineers',
    ],
    ['not from where nobody is', GELA, '1st-Infantry-Division 3 Licata 047072', 'F.15 not-there'],
    [
      'not the enemy’s',
      `${GELA} | troops Napoli-Division 2 @048073`,
      'Napoli-Division 2 048073 048074',
      'F.15 not-there',
    ],
    [
      'not into a hex the enemy holds',
      `${GELA} | troops Napoli-Division 2 @048072`,
      '1st-Infantry-Division 3 Gela 048072',
      'F.15.2 closed',
    ],
    [
      'to a hex next to him',
      `${GELA} | troops Napoli-Division 2 @047073`,
      '1st-Infantry-Division 3 Gela 048072',
      'ok',
    ],
    [
      'but no further',
      `${GELA} | troops Napoli-Division 2 @047073`,
      '1st-Infantry-Division 3 Gela 048072 048073',
      'F.15.2 must-stop',
    ],
    [
      'not twice',
      GELA.replace('@Gela', '@Gela moved'),
      '1st-Infantry-Division 3 Gela 048072',
      'F.15.2 marched',
    ],
    [
      '[F.10.5] not after a landing',
      GELA.replace('@Gela', '@Gela landed'),
      '1st-Infantry-Division 3 Gela 048072',
      'F.10.5 landed',
    ],
  ])('[F.15.2] %s', (_case, table, order, expected) => {
    expect(ruling(allied(table), `allied march ${order}`)).toBe(expected);
  });

  test('[F.15.2] infantry has six points, mech ten', () => {
    const farthest = (table: string, points: number) => {
      const state = allied(table);
      const paths = marchesFrom(
        groundFor(state.common, state.fleets.allied, 'allied'),
        hex(state, 'Gela'),
        points,
      );
      return Math.max(...paths.map(path => path.length - 1));
    };
    expect(farthest(GELA, 6)).toBe(6);
    const far = allied(TANKS);
    const [path = []] = marchesFrom(
      groundFor(far.common, far.fleets.allied, 'allied'),
      hex(far, 'Gela'),
      7,
    ).filter(each => each.length === 8);
    const names = path.map(each => nameOf(far.common, 'hex', each)).join(' ');
    expect(ruling(far, `allied march 2nd-Armored-CCA 2 ${names}`)).toBe('ok');
    expect(ruling(allied(GELA), `allied march 1st-Infantry-Division 3 ${names}`)).toBe(
      'F.15.2 march-too-long',
    );
  });

  test('[F.3.2] in the exploitation phase only mech moves, half as far, once', () => {
    const phase = 'ground-movement side=allied exploitation=true';
    const state = allied(`${TANKS} | troops 1st-Infantry-Division 3 @Gela`, phase);
    expect(ruling(state, 'allied march 1st-Infantry-Division 3 Gela 048072')).toBe('F.3.2 not-mech');
    const ground = groundFor(state.common, state.fleets.allied, 'allied');
    const along = (strides: number): string =>
      marchesFrom(ground, hex(state, 'Gela'), strides)
        .find(path => path.length === strides + 1)
        ?.map(each => nameOf(state.common, 'hex', each))
        .join(' ') ?? '';
    expect(ruling(state, `allied march 2nd-Armored-CCA 2 ${along(5)}`)).toBe('ok');
    expect(ruling(state, `allied march 2nd-Armored-CCA 2 ${along(6)}`)).toBe('F.15.2 march-too-long');
    const moved = after(state, 'allied march 2nd-Armored-CCA 2 Gela 048072');
    expect(ruling(moved, 'allied march 2nd-Armored-CCA 2 048072 Gela')).toBe('F.15.2 marched');
  });

  test('[F.2.3] every hex on the way of a supported unit is ours; of engineers only the last', () => {
    const owners = (state: State) =>
      ['048072', '048073'].map(name => ownerAt(state.common, hex(state, name)));
    const infantry = after(allied(GELA), 'allied march 1st-Infantry-Division 3 Gela 048072 048073');
    expect(owners(infantry)).toEqual(['allied', 'allied']);
    const engineers = after(
      allied('port Gela owner=allied garrison=0 | troops Port-engineers 0.5 @Gela'),
      'allied march Port-engineers 0.5 Gela 048072 048073',
    );
    expect(owners(engineers)).toEqual(['axis', 'allied']);
  });
});

describe('[36.G] [F.26] ferries', () => {
  const straits = (state: State): number =>
    hexsideBetween(chartOf(state.common).grid, hex(state, 'Messina'), hex(state, 'Reggio')) as number;
  const side = straits(allied(''));
  const TROOPS = 'troops Napoli-Division 2 @Messina';
  const over = 'axis march Napoli-Division 2 Messina Reggio';
  const axis = (craft: string) =>
    position('ground-movement side=axis', `${TROOPS}${craft}`, HUSKY, clock('axis'));
  const NAME = 'MFP-and-Siebel-ferries-Messina-A';

  test.each([
    ['without a ferry there is no way over the straits', '', 'F.15.2 no-way'],
    ['with one there is', ` | in Messina ${NAME}/ferry=${side}`, 'ok'],
    ['a craft at the other bank serves as well', ` | in Reggio ${NAME}/ferry=${side}`, 'ok'],
    ['a damaged one does not', ` | in Messina ${NAME}/ferry=${side}/hits=1`, 'F.15.2 no-way'],
    ['nor one that has gone elsewhere', ` | in Napoli ${NAME}/ferry=${side}`, 'F.15.2 no-way'],
  ])('%s', (_case, craft, expected) => {
    expect(ruling(axis(craft), over)).toBe(expected);
  });

  test('[F.26] a craft that moves serves no more', () => {
    const still = position(
      'naval-step side=axis',
      `in Messina ${NAME}/ferry=${side}`,
      HUSKY,
      'phasing=axis part=movement step=1',
    );
    const sailed = after(still, `axis form ${NAME}`, 'axis put-to-sea 1 sp');
    expect(ship(still, NAME).ferry).toBe(side);
    expect(ship(sailed, NAME).ferry).toBeUndefined();
    const loaded = after(
      position(
        'naval-step side=axis',
        `in Messina ${NAME}/ferry=${side} | stock axis Messina sp=4`,
        HUSKY,
        'phasing=axis part=movement step=1',
      ),
      `axis form ${NAME}`,
      `axis embark 1 ${NAME} cargo.kind=sp cargo.amount=2`,
    );
    expect(ship(loaded, NAME).ferry).toBeUndefined();
  });

  test('it costs what a major river costs: three points of six', () => {
    const state = axis(` | in Messina ${NAME}/ferry=${side}`);
    const ground = groundFor(state.common, state.fleets.axis, 'axis');
    const reaches = (points: number) =>
      marchesFrom(ground, hex(state, 'Messina'), points).some(path => path.at(-1) === hex(state, 'Reggio'));
    expect([2, 3].map(reaches)).toEqual([false, true]);
  });
});

describe('[F.15.2] rail', () => {
  const axis = (table: string, phase = 'ground-movement side=axis') =>
    position(phase, table, HUSKY, clock('axis'));
  const NAPLES = 'troops Naples-and-Rome-command 3 @Napoli';

  test.each([
    ['any distance through owned land', NAPLES, 'Naples-and-Rome-command 3 Napoli Genova', 'ok'],
    [
      'three REs a player-turn',
      `${NAPLES} | troops Roma-garrison 4 @Civitavecchia`,
      'Roma-garrison 4 Civitavecchia Napoli',
      'F.15.2 trains-full',
    ],
    ['not over the straits', NAPLES, 'Naples-and-Rome-command 3 Napoli Messina', 'F.15.2 no-rail'],
    ['not to open country', NAPLES, 'Naples-and-Rome-command 3 Napoli 029076', 'F.15.2 no-station'],
    [
      'infantry only',
      'troops 16th-Panzer-Division 3 @Salerno',
      '16th-Panzer-Division 3 Salerno Napoli',
      'F.15.2 no-rail',
    ],
  ])('[F.15.2] %s', (_case, table, order, expected) => {
    expect(ruling(axis(table), `axis rail-troops ${order}`)).toBe(expected);
  });

  test('[F.15.2] what has gone is counted', () => {
    const state = after(axis(NAPLES), 'axis rail-troops Naples-and-Rome-command 2 Napoli Bari');
    expect(holding(state.common, 'axis', hex(state, 'Bari'))).toBe(2 + 2);
    expect(state.common.phase).toMatchObject({ railed: 2 });
  });
});

describe('[F.9.3] demolition', () => {
  const axis = (table: string) => position('ground-movement side=axis', table, HUSKY, clock('axis'));

  test.each([
    ['infantry spends six points for two hits', 'Napoli-Division 2 @Catania', 'Napoli-Division', 2],
    ['mech ten for three', '16th-Panzer-Division 3 @Catania', '16th-Panzer-Division', 3],
  ])('[F.9.3] %s', (_case, troops, name, hits) => {
    const state = after(axis(`troops ${troops}`), `axis demolish ${name} Catania`);
    expect(state.common.ports[port(state, 'Catania')]).toMatchObject({ hits, collateral: true });
    expect(ruling(state, `axis demolish ${name} Catania`)).toBe('F.15.2 marched');
  });

  test('[F.9.3] never beyond its rating, and nothing once it is wrecked', () => {
    const state = after(
      axis('port Gela hits=4 | troops Napoli-Division 2 @Gela'),
      'axis demolish Napoli-Division Gela',
    );
    expect(state.common.ports[port(state, 'Gela')]?.hits).toBe(5);
    const wrecked = axis('port Gela hits=5 | troops Napoli-Division 2 @Gela');
    expect(ruling(wrecked, 'axis demolish Napoli-Division Gela')).toBe('F.9.3 wrecked');
  });
});

describe('[S.3] the army before Leningrad', () => {
  const table = 'troops Leningrad-front 20 @Leningrad | troops Kronshtadt-fortress 6 @Leningrad';
  const stands = (phase: string, more = '', part = 'movement', step = 0) =>
    position(phase, `${table}${more}`, 'baltic-act1 "Aug I 41"', `phasing=allied part=${part} step=${step}`);

  test.each([
    ['marches nowhere', 'march Leningrad-front 20 Leningrad 035060', 'S.3 stays'],
    ['goes nowhere by rail', 'rail-troops Leningrad-front 3 Leningrad Narva-Joesuu', 'S.3 stays'],
    ['others go by rail', 'rail-troops Kronshtadt-fortress 3 Leningrad Narva-Joesuu', 'ok'],
  ])('%s', (_case, action, expected) => {
    expect(ruling(stands('ground-movement side=allied'), `allied ${action}`)).toBe(expected);
  });

  test('nor does it go aboard', () => {
    const state = stands(
      'naval-step side=allied moving=3',
      ' | group 3 allied in:Leningrad Transports-Kronshtadt',
      'movement',
      1,
    );
    const embark = (unit: string) =>
      ruling(
        state,
        `allied embark 3 Transports-Kronshtadt cargo.kind=troops cargo.unit=${unit} cargo.re=2 cargo.mech=false`,
      );
    expect([embark('Leningrad-front'), embark('Kronshtadt-fortress')]).toEqual(['S.3 stays', 'ok']);
  });

  test('nor attack', () => {
    const state = stands(
      'ground-combat side=allied',
      ' | taken @035060 axis | troops 61st-Division 1 @035060',
      'combat',
    );
    expect(
      ruling(state, 'allied attack 035060 from.0.unit=Leningrad-front from.0.hex=Leningrad support=[]'),
    ).toBe('S.3 stays');
  });
});
