import { describe, expect, test } from 'vitest';
import { ownerAt } from '../../model/fleet.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { hex, port, position, ship } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { idOf } from '../../text/names.ts';
import type { GroundId } from '../../model/vocabulary.ts';
import type { State } from '../../model/state.ts';
import { holding } from './ground.ts';
import { oddsShore } from '../../turn/shore/odds.ts';
import { gunsFor } from './support.ts';

const HUSKY = 'husky "Jul I 43"';

const combat = (table: string) =>
  position('ground-combat side=allied', table, HUSKY, 'phasing=allied part=combat step=0');

/** Three REs at Gela against two inland. */
const FIELD =
  'port Gela owner=allied garrison=0 | troops 1st-Infantry-Division 3 @Gela | troops Napoli-Division 2 @048072';
const ATTACK = 'allied attack 048072 from.0.unit=1st-Infantry-Division from.0.hex=Gela support=[]';

const shiftOf = (state: State, order = ATTACK): number => {
  const [event] = eventsOf(state, order).filter(({ type }) => type === 'attacked');
  return event?.type === 'attacked' ? event.shift : Number.NaN;
};

describe('[F.15.3] [T.7] the odds', () => {
  test.each([
    ['3 to 2 is +1', FIELD, 1],
    ['3 to 1 is +3', FIELD.replace('Division 2 @048072', 'Division 1 @048072'), 3],
    ['out of supply the attack is halved: 1.5 to 2', `${FIELD} | unsupplied allied @Gela 1`, -2],
    ['and the defence: 3 to 1', `${FIELD} | unsupplied axis @048072 1`, 3],
  ])('[F.15.3] [T.7] %s', (_case, table, shift) => {
    expect(shiftOf(combat(table))).toBe(shift);
  });

  test('[F.14.2] [F.15.1] a port defends with its garrison and half its coast defence', () => {
    const at = (more: string) =>
      combat(`troops 1st-Infantry-Division 3 @047074 | port Catania garrison=1${more}`);
    const order = 'allied attack Catania from.0.unit=1st-Infantry-Division from.0.hex=047074 support=[]';
    // Coast defence 2: 3 to 1 + 1. Silenced: 3 to 1. Lost: the same.
    expect(shiftOf(at(''), order)).toBe(1);
    expect(shiftOf(at(' suppressed=2'), order)).toBe(3);
    expect(shiftOf(at(' cdLost=true'), order)).toBe(3);
  });

  test('[F.23.1] four points of gunfire for each RE count, a point a quarter of an RE', () => {
    const brigade = (share: string, re: number, hexes = 'Gela') =>
      combat(
        `port Gela owner=allied garrison=0 | troops 1st-Infantry-Division ${re} @Gela | troops Napoli-Division 2 @048072 | unit G allied TF 16 | group 3 allied @${hexes} G/support=${hexes}:${share}`,
      );
    const order = ATTACK.replace('support=[]', 'support=[G]');
    // One RE and sixteen points: four of them count, 2 to 2.
    expect(shiftOf(brigade('full', 1), order)).toBe(0);
    // Two REs: eight points count of sixteen, and four of a quarter.
    expect(shiftOf(brigade('full', 2), order)).toBe(2);
    expect(shiftOf(brigade('quarter', 2), order)).toBe(1);
    expect(ruling(brigade('full', 2, '049071'), order)).toBe('F.23.1 not-prepared');
  });

  test('[F.23] gunfire that was fired is spent', () => {
    const table = `${FIELD} | unit G allied TF 16 | group 3 allied @Gela G/support=Gela:half`;
    const state = after(combat(table), ATTACK.replace('support=[]', 'support=[G]'));
    expect(gunsFor(state.fleets.allied, [hex(state, 'Gela')])).toEqual([]);
    expect(ship(state, 'G').support).toMatchObject({ fired: true });
  });

  test('[F.15.3] [T.7] the chances are told before', () => {
    const state = combat(FIELD);
    const view = viewFor(state, 'allied');
    const from = [
      { unit: idOf(state.common, 'ground', '1st-Infantry-Division') as GroundId, hex: hex(state, 'Gela') },
    ];
    const odds = oddsShore(view, { type: 'attack', from, hex: hex(state, '048072'), support: [] });
    expect(odds?.sum).toBe('3 against 2; die +1');
    expect(odds?.results).toEqual([
      { result: 'F*', ways: 1 },
      { result: 'F', ways: 2 },
      { result: 'S', ways: 2 },
      { result: 'S*', ways: 1 },
    ]);
  });
});

describe('[F.15.3] who may attack whom', () => {
  test.each([
    ['a hex where nobody is', FIELD, ATTACK.replace('048072', '048073'), 'F.15.3 undefended'],
    [
      'across the sea',
      'troops 1st-Infantry-Division 3 @Gela | troops Napoli-Division 2 @049072',
      ATTACK.replace('048072', '049072'),
      'F.15.3 not-beside',
    ],
    ['a hex next to them that is held', FIELD, ATTACK, 'ok'],
    ['with nobody', FIELD, 'allied attack 048072 from=[] support=[]', 'F.15.3 no-troops'],
    [
      'with engineers',
      FIELD.replace('1st-Infantry-Division 3', 'Port-engineers 0.5'),
      ATTACK.replace('1st-Infantry-Division', 'Port-engineers'),
      'F.15.1 engineer',
    ],
  ])('[F.15.3] %s', (_case, table, order, expected) => {
    expect(ruling(combat(table), order)).toBe(expected);
  });

  test('[F.15.3] each hex and each unit once a phase', () => {
    const state = after(combat(`${FIELD} | troops 45th-Infantry-Division 3 @Gela`), ATTACK, 'roll 1');
    expect(ruling(state, ATTACK.replace('1st', '45th'))).toBe('F.15.3 attacked');
    const other = after(combat(`${FIELD} | troops Livorno-Division 2 @047072`), ATTACK, 'roll 1');
    expect(ruling(other, ATTACK.replace('048072', '047072'))).toBe('F.15.3 used');
  });
});

describe('[T.7] the results', () => {
  const even = FIELD.replace('Napoli-Division 2', 'Assietta-and-Aosta-Divisions 3');
  const re = (state: State) => [
    holding(state.common, 'allied', hex(state, 'Gela')),
    holding(state.common, 'axis', hex(state, '048072')),
  ];

  test.each([
    [1, 'D: the attacker loses half, rounded up', [1, 3]],
    [2, 'F*: the attacker loses one', [2, 3]],
    [3, 'F: each loses one', [2, 2]],
    [5, 'S: the defender loses one and goes', [3, 0]],
  ])('[T.7] a %d at even odds: %s', (face, _words, expected) => {
    expect(
      re(after(combat(even), ATTACK, `roll ${face}`, ...(face === 5 ? ['axis retreat 048073'] : []))),
    ).toEqual(expected);
  });

  test('[T.7] S*: the defender loses half, rounded up', () => {
    const both =
      'from.0.unit=1st-Infantry-Division from.0.hex=Gela from.1.unit=45th-Infantry-Division from.1.hex=Gela';
    const state = after(
      combat(`${even} | troops 45th-Infantry-Division 3 @Gela`),
      `allied attack 048072 ${both} support=[]`,
      'roll 5',
    );
    expect(re(state)).toEqual([6, 1]);
  });

  test('[F.15.3] nobody retreats into the arms of the enemy', () => {
    const state = after(combat(`${even} | troops 45th-Infantry-Division 1 @048073`), ATTACK, 'roll 5');
    expect(ruling(state, 'axis retreat 048073')).toBe('F.15.3 no-retreat');
    expect(ruling(state, 'axis retreat 047073')).toBe('ok');
  });

  test('[F.15.3] the defender says where his troops go, to land of his own', () => {
    const state = after(combat(even), ATTACK, 'roll 5');
    expect(state.common.phase).toMatchObject({ name: 'ground-retreat', side: 'axis' });
    expect(ruling(state, 'axis retreat Gela')).toBe('F.15.3 no-retreat');
    const gone = after(state, 'axis retreat 048073');
    expect(holding(gone.common, 'axis', hex(gone, '048073'))).toBe(2);
    expect(gone.common.phase).toMatchObject({ name: 'ground-advance', side: 'allied' });
  });

  test('[T.7] the attacker may follow, and owns the hex', () => {
    const won = after(combat(even), ATTACK, 'roll 5', 'axis retreat 048073');
    const advanced = after(won, 'allied advance units.0.unit=1st-Infantry-Division units.0.hex=Gela');
    expect(ownerAt(advanced.common, hex(advanced, '048072'))).toBe('allied');
    expect(holding(advanced.common, 'allied', hex(advanced, '048072'))).toBe(3);
    const stayed = after(won, 'allied done');
    expect(ownerAt(stayed.common, hex(stayed, '048072'))).toBe('axis');
  });

  test('[F.15.1] a garrison cannot retreat', () => {
    const state = combat('troops 1st-Infantry-Division 3 @047074 | port Catania garrison=3 cdLost=true');
    const won = after(
      state,
      'allied attack Catania from.0.unit=1st-Infantry-Division from.0.hex=047074 support=[]',
      'roll 5',
    );
    expect(won.common.ports[port(won, 'Catania')]).toMatchObject({ garrison: 0, collateral: true });
  });

  test('[F.15.3] with nowhere to go troops are lost', () => {
    const state = combat(
      'port Pantelleria owner=axis garrison=0 cdLost=true | troops Assietta-and-Aosta-Divisions 3 @Pantelleria | troops 1st-Infantry-Division 3 @Pantelleria landed',
    );
    const won = after(
      state,
      'allied attack Pantelleria from.0.unit=1st-Infantry-Division from.0.hex=Pantelleria support=[]',
      'roll 6',
    );
    expect(holding(won.common, 'axis', hex(won, 'Pantelleria'))).toBe(0);
  });
});

describe('[F.10.5] troops that landed among enemies', () => {
  const BEACH = 'troops 1st-Infantry-Division 3 @Gela landed moved | port Gela garrison=3 cdLost=true';
  const order = 'allied attack Gela from.0.unit=1st-Infantry-Division from.0.hex=Gela support=[]';

  test('are lost if they do not win', () => {
    const lost = after(combat(BEACH), order, 'roll 3', 'allied done');
    expect(holding(lost.common, 'allied', hex(lost, 'Gela'))).toBe(0);
    const idle = after(combat(BEACH), 'allied done');
    expect(holding(idle.common, 'allied', hex(idle, 'Gela'))).toBe(0);
  });

  test('they have the combat phase to win in', () => {
    const landed = position(
      'ground-movement side=allied',
      BEACH,
      HUSKY,
      'phasing=allied part=movement step=0',
    );
    const state = after(landed, 'allied done');
    expect(state.common.phase.name).toBe('ground-combat');
    expect(holding(state.common, 'allied', hex(state, 'Gela'))).toBe(3);
  });

  test('[F.15.5] engineers alone take no port', () => {
    const table = 'troops Port-engineers 0.5 @Gela | port Gela garrison=0';
    const state = after(combat(table), 'allied done');
    expect(state.common.ports[port(state, 'Gela')]?.owner).toBe('axis');
    expect(state.common.troops).toEqual([]);
  });

  test('[F.15.5] who stands on enemy land at the end of the phase holds it', () => {
    const before = combat('troops 1st-Infantry-Division 3 @047074');
    const place = hex(before, '047074');
    expect(ownerAt(before.common, place)).toBe('axis');
    expect(ownerAt(after(before, 'allied done').common, place)).toBe('allied');
  });

  test('[F.15.5] and have the port at the end of the phase if they do', () => {
    const won = after(combat(BEACH), order, 'roll 5');
    expect(won.common.ports[port(won, 'Gela')]?.owner).toBe('axis');
    const over = after(won, 'allied done');
    expect(over.common.ports[port(over, 'Gela')]?.owner).toBe('allied');
  });
});
