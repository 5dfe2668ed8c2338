import { describe, expect, test } from 'vitest';
import { ownerAt } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { hex, port, position } from '../../testing/positions.ts';
import { holding } from './ground.ts';

const HUSKY = 'husky "Jul I 43"';
const combat = (table: string): State =>
  position('ground-combat side=allied', table, HUSKY, 'phasing=allied part=combat step=0');

const GELA = 'port Gela owner=allied garrison=0';
const from = (...names: readonly (readonly [unit: string, place: string])[]): string =>
  names.map(([unit, place], at) => `from.${at}.unit=${unit} from.${at}.hex=${place}`).join(' ');
const ATTACK = `allied attack 048072 ${from(['1st-Infantry-Division', 'Gela'])}`;
const FIELD = `${GELA} | troops 1st-Infantry-Division 3 @Gela | troops Napoli-Division 2 @048072`;

const shiftOf = (state: State, order: string): number => {
  const [event] = eventsOf(state, order).filter(({ type }) => type === 'attacked');
  return event?.type === 'attacked' ? event.shift : Number.NaN;
};

describe('[F.15.3] who attacks', () => {
  test.each([
    [
      'not troops of the enemy',
      FIELD,
      `allied attack 048072 ${from(['Napoli-Division', '048072'])}`,
      'F.15 not-there',
    ],
    [
      'not troops that are elsewhere',
      FIELD,
      `allied attack 048072 ${from(['1st-Infantry-Division', '047072'])}`,
      'F.15 not-there',
    ],
    [
      'two parts of one unit from two hexes',
      `${GELA} | troops 1st-Infantry-Division 1 @Gela | troops 1st-Infantry-Division 2 @047072 | troops Napoli-Division 2 @048072`,
      `allied attack 048072 ${from(['1st-Infantry-Division', 'Gela'], ['1st-Infantry-Division', '047072'])}`,
      'ok',
    ],
  ])('[F.15.3] %s', (_case, table, order, expected) => {
    expect(ruling(combat(table), order)).toBe(expected);
  });

  test('[F.15.3] the other part of a unit that has attacked may still attack', () => {
    const table = `${GELA} | troops 1st-Infantry-Division 1 @Gela | troops 1st-Infantry-Division 2 @047071 | troops Napoli-Division 1 @048072 | troops Livorno-Division 1 @047072`;
    const once = after(combat(table), ATTACK, 'roll 2');
    expect(ruling(once, `allied attack 047072 ${from(['1st-Infantry-Division', '047071'])}`)).toBe('ok');
  });

  test('[F.23.1] guns of the defence count too', () => {
    const guns = (more: string) =>
      combat(
        `troops 1st-Infantry-Division 2 @047074 | port Catania garrison=1 cdLost=true | unit X8 axis TF 16 | group 4 axis @Catania X8${more}`,
      );
    const order = `allied attack Catania ${from(['1st-Infantry-Division', '047074'])}`;
    expect(shiftOf(guns(''), order)).toBe(2);
    // Four points for the one RE of the garrison: 2 to 2.
    expect(shiftOf(guns('/support=Catania:full'), order)).toBe(0);
    expect(shiftOf(guns('/support=Catania:full:fired'), order)).toBe(2);
  });
});

describe('[T.7] losses', () => {
  test('[T.7] of two attackers together, not of each', () => {
    const state = combat(
      `${GELA} | troops 1st-Infantry-Division 3 @Gela | troops 45th-Infantry-Division 1 @Gela | troops Assietta-and-Aosta-Divisions 3 @048072 | unsupplied allied @Gela 1`,
    );
    const order = `allied attack 048072 ${from(['1st-Infantry-Division', 'Gela'], ['45th-Infantry-Division', 'Gela'])}`;
    // 2 to 3 is below even: a 1 is a disaster, half of four.
    expect(holding(after(state, order, 'roll 1').common, 'allied', hex(state, 'Gela'))).toBe(2);
  });

  test('[F.15.1] of the defenders the garrison falls first, and only the number that is due', () => {
    const state = combat(
      'troops 1st-Infantry-Division 3 @047074 | port Catania garrison=1 cdLost=true | troops Napoli-Division 2 @Catania',
    );
    const order = `allied attack Catania ${from(['1st-Infantry-Division', '047074'])}`;
    // 3 to 3: a 3 costs each side one.
    const fought = after(state, order, 'roll 3');
    expect(fought.common.ports[port(fought, 'Catania')]?.garrison).toBe(0);
    expect(fought.common.troops.find(({ hex: at }) => at === hex(fought, 'Catania'))?.re).toBe(2);
    expect(fought.common.troops.find(({ hex: at }) => at === hex(fought, '047074'))?.re).toBe(2);
  });
});

describe('[T.7] the ground that was won', () => {
  test('[F.10.5] those who landed and won hold the hex at once', () => {
    const state = combat(
      'troops 1st-Infantry-Division 3 @048074 landed moved | troops Napoli-Division 1 @048074',
    );
    const order = `allied attack 048074 ${from(['1st-Infantry-Division', '048074'])}`;
    const settled = after(state, order, 'roll 6');
    expect(ownerAt(settled.common, hex(settled, '048074'))).toBe('allied');
    expect(settled.common.phase.name).toBe('ground-combat');
  });

  test('[T.7] those who did not attack do not advance', () => {
    const table = `${GELA} | troops 1st-Infantry-Division 3 @Gela | troops 45th-Infantry-Division 3 @Gela | troops Napoli-Division 1 @048072`;
    const won = after(combat(table), ATTACK, 'roll 6');
    expect(ruling(won, 'allied advance units.0.unit=45th-Infantry-Division units.0.hex=Gela')).toBe(
      'T.7 not-attacker',
    );
    expect(ruling(won, 'allied advance units.0.unit=1st-Infantry-Division units.0.hex=Gela')).toBe('ok');
  });

  test('[F.15.3] who advances has attacked, where it now stands', () => {
    const table = `${FIELD} | troops Livorno-Division 1 @047073`;
    const won = after(combat(table), ATTACK, 'roll 6', 'axis retreat 048073');
    const stands = after(won, 'allied advance units.0.unit=1st-Infantry-Division units.0.hex=Gela');
    expect(ruling(stands, `allied attack 047073 ${from(['1st-Infantry-Division', '048072'])}`)).toBe(
      'F.15.3 used',
    );
  });

  test('[F.15.5] a port that was won changes hands at the end of the phase', () => {
    const state = combat('troops 1st-Infantry-Division 3 @047074 | port Catania garrison=1 cdLost=true');
    const won = after(
      state,
      `allied attack Catania ${from(['1st-Infantry-Division', '047074'])}`,
      'roll 6',
      'allied advance units.0.unit=1st-Infantry-Division units.0.hex=047074',
    );
    expect(won.common.ports[port(won, 'Catania')]?.owner).toBe('axis');
    expect(won.common.taken).toEqual([]);
    expect(after(won, 'allied done').common.ports[port(won, 'Catania')]?.owner).toBe('allied');
  });
});
