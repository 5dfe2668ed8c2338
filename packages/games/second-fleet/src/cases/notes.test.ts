import { describe, expect, test } from 'vitest';
import { baseOf } from '../rules/stacking/bases.ts';
import { fold } from '../turn/chain.ts';
import { hexOf, nameOfHex } from '../model/chart.ts';
import { hitOf, loseUnit } from '../rules/damage/damage.ts';
import { noneSpent } from '../rules/combat/anti-air.ts';
import { attackDieShift } from '../rules/combat/attack-die.ts';
import { attackPoints } from '../rules/combat/crt.ts';
import { defenceOf } from '../rules/combat/defence.ts';
import { oddsFire } from '../turn/fire/odds.ts';
import type { AimedStrike } from '../model/fire/phase.ts';
import { capMissions } from '../model/position.ts';
import { localRemoval } from '../rules/detection/detection.ts';
import type { State } from '../model/state.ts';
import { after, eventsOf, orderOf, ruling } from '../testing/orders.ts';
import { markOf, position, unit, units, whereIs } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import type { AttackType } from '../model/vocabulary.ts';

/** Bullets of the notes that no chapter’s own tests name. */
const ships = (forces: string, names: string, hex: string): State =>
  position(
    `surface-activation side=nato units=[${names}] hex=${hex} start=${hex} | under segment side=nato arm=surface`,
    forces,
  );

describe('[4.1.3] orders of move and attack', () => {
  const start = ships('nato @2922 HAWES', 'HAWES', '2922');
  const armed = ships(
    'nato @2923 HAWES | soviet @2921 OTTUK/local | soviet @2924 MKALN/local',
    'HAWES',
    '2923',
  );
  const FIRE = ['nato strike ssm HAWES at 2921 over 2922', 'nato aim OTTUK=8', 'roll 0', 'roll 0'];

  test('[4.1.3.1] move and not attack', () => {
    expect(after(start, 'nato sail 2923', 'nato done').table.phase.name).toBe('segment');
  });

  test('[4.1.3.2] move, then attack, and no move after it', () => {
    const moved = after(armed, 'nato sail 2922');
    const fired = after(moved, 'nato strike ssm HAWES at 2921', ...FIRE.slice(1));
    expect(ruling(fired, 'nato sail 2923')).toBe('4.1.3 moved');
  });

  test('[4.1.3.3] [4.1.3.4] attack, then move or stay', () => {
    const fired = after(armed, ...FIRE);
    expect(ruling(fired, 'nato sail 2922')).toBe('ok');
    expect(ruling(fired, 'nato done')).toBe('ok');
  });

  test('[4.1.3.5] attack, move, make the other attack', () => {
    const moved = after(armed, ...FIRE, 'nato sail 2823');
    expect(ruling(moved, 'nato strike asw HAWES at 2924')).toBe('ok');
  });
});

describe('in the air', () => {
  test('[5.9] aircraft fly over any country', () => {
    const raid = position(
      'flight side=soviet units=[T26-1] roles.0.unit=T26-1 roles.0.role=atk homes=[Olenogorsk] hex=3507 allowance=90 spent=4 path=[3906,3507] | under segment side=soviet arm=air',
      'flight Olenogorsk T26-1',
    );
    expect(ruling(raid, 'soviet fly 3508 3509')).toBe('ok');
  });

  test('[8.4] the patrol moves with its carrier', () => {
    const state = position(
      'surface-activation side=nato units=[RSVLT] hex=2716 start=2716 | under segment side=nato arm=surface',
      'nato @2716 RSVLT | cap RSVLT F14-1',
    );
    const moved = after(state, 'nato sail 2717');
    expect(capMissions(moved.table, 'nato').map(({ hex }) => nameOfHex(hex))).toEqual(['2717']);
  });

  test('[8.14.2] a carrier takes her patrol down with her', () => {
    const state = position('initiative', 'nato @2716 RSVLT | cap RSVLT F14-1 | at RSVLT A6-1');
    const sunk = fold(state, loseUnit(state, unit(state, 'RSVLT'), 'ssm'));
    expect(['RSVLT', 'F14-1', 'A6-1'].map(name => whereIs(sunk, name))).toEqual(['lost', 'lost', 'lost']);
  });

  test.each([
    ['int', 'patrol 20 against 7'],
    ['atk', 'patrol 20 against 1'],
  ])('[10.5] [10.5.2] an F-18 as %s: %s', (role, sum) => {
    const met = position(
      `reaction side=soviet missions=[Kilpyavr] | under flight side=nato units=[F18-1] roles.0.unit=F18-1 roles.0.role=${role} homes=[RSVLT] hex=3706 allowance=24 spent=4 path=[2716,3706] | under segment side=nato arm=air`,
      'nato @2716 RSVLT | flight RSVLT F18-1 | cap Kilpyavr S27-1 S27-2',
    );
    const { action } = orderOf(met, 'soviet intercept Kilpyavr');
    expect(oddsFire(viewFor(met, 'soviet'), action)?.sum).toContain(sum);
  });

  test('[9.3.1.2.1] no submarine is found in pack ice', () => {
    const state = position(
      'recon side=nato',
      'mission Keflavik recon GS US-P3-1 | soviet @1510 MKALN | soviet @2218 DON',
      'kola-strike turn 4 of 15',
    );
    expect(ruling(state, 'nato search US-P3-1 MKALN')).toBe('9.3.1.2.1 under-ice');
    expect(ruling(state, 'nato search US-P3-1 DON')).toBe('ok');
  });
});

describe('aircraft and submarines', () => {
  const hunt = (hex: string, more = ''): State =>
    position(
      `flight side=nato units=[S3-1,S3-2] homes=[RSVLT,RSVLT] hex=${hex} allowance=40 spent=4 path=[2716,${hex}] | under segment side=nato arm=air acted=[S3-1,S3-2] ${more}`,
      'nato @2716 RSVLT | flight RSVLT S3-1 S3-2 | soviet @2714 MKALN/local | soviet @2713 FRNZE',
    );

  test('[10.10.4] in the hex of the submarine, not beside it', () => {
    expect(ruling(hunt('2714'), 'nato strike asw S3-1 S3-2 at 2714')).toBe('ok');
    expect(ruling(hunt('2715'), 'nato strike asw S3-1 S3-2 at 2714')).toBe('10.10.4 hunt-not-there');
  });

  test('[10.10.2.1] [C.8.7] [C.9.6] once in an air segment', () => {
    expect(ruling(hunt('2714', 'hunted=[FRNZE]'), 'nato strike asw S3-1 S3-2 at 2714')).toBe('ok');
    expect(ruling(hunt('2714', 'hunted=[MKALN]'), 'nato strike asw S3-1 S3-2 at 2714')).toBe(
      '10.10.2.1 hunted-from-air',
    );
  });

  test('[10.10.5] [C.10.3] ASW of all together, without a defence roll', () => {
    const aiming = after(hunt('2714'), 'nato strike asw S3-1 S3-2 at 2714');
    expect(ruling(aiming, 'nato aim MKALN=9')).toBe('C.8.2 wrong-sum');
    expect(after(aiming, 'nato aim MKALN=8').table.phase.name).toBe('attack-roll');
  });
});

/** An attack whose targets are named, for the modifiers alone. */
const aimed = (
  state: State,
  type: AttackType,
  by: string,
  from: string,
  at: string,
  aims: string,
  help = '',
): AimedStrike => ({
  strike: {
    type,
    side: 'soviet',
    units: units(state, by),
    from: hexOf(from),
    hex: hexOf(at),
    over: [],
    cruise: false,
    answer: false,
  },
  aims: units(state, aims).map(target => ({ target: { kind: 'unit', unit: target }, points: 5 })),
  tacCoord: units(state, help),
  nuclear: false,
});

describe('modifiers', () => {
  const guns = { jammed: false, isSpent: noneSpent };

  test.each([
    ['[A2] [10.8.6.6] a Task Force, missiles', 'ssm', 'nato @2809 HAWES GARY CARR MSBGR', 2],
    ['[10.9.5.5] a Task Force, bombs', 'bombing', 'nato @2809 HAWES GARY CARR MSBGR', 2],
    ['[A2] a Task Group', 'bombing', 'nato @2809 HAWES GARY', 0],
    ['[A2] [10.9.5.6] in no group', 'bombing', 'nato @2809 HAWES | nato @2809 GARY', -1],
    ['[A2] [10.9.5.7] alone', 'bombing', 'nato @2809 HAWES', -3],
  ] as const)('defence die: %s', (_name, type, forces, shift) => {
    const state = position('initiative', `${forces} | at Olenogorsk T26-1`);
    const { table } = state;
    expect(defenceOf(table, aimed(state, type, 'T26-1', '2809', '2809', 'HAWES'), guns).shift).toBe(shift);
  });

  test('[10.9.5.3] the ship beneath covers against bombs too, if it is no target', () => {
    const state = position('initiative', 'nato @2809 OGDEN HAWES GARY | at Olenogorsk T26-1');
    const value = (targets: string): number =>
      defenceOf(state.table, aimed(state, 'bombing', 'T26-1', '2809', '2809', targets), guns).value;
    // Hawes, close AA 4, lies beneath Ogden and above Gary, close AA 4.
    expect(value('OGDEN HAWES') - value('OGDEN')).toBe(4);
    expect(value('GARY OGDEN') - value('OGDEN')).toBe(4);
  });

  test.each([
    ['[10.7.5.1] Tac-Coord', 'torpedo', '2809', 'T95D-1 T95F-1', 2],
    ['[A2] [10.7.5.2] fjord', 'torpedo', '3210', '', -3],
    ['[A2] [10.8.7.1] Tac-Coord, nobody near', 'ssm', '2809', 'T95D-1', -1],
    ['[A2] [C.2.8] bombs do not mind a fjord', 'bombing', '3210', '', 0],
  ] as const)('attack die: %s', (_name, type, hex, help, shift) => {
    const state = position(
      'initiative',
      `nato @${hex} HAWES | soviet @2812 MKALN | mission Olenogorsk tac-coord GS T95D-1 T95F-1`,
    );
    const strike = aimed(state, type, 'MKALN', '2812', hex, 'HAWES', help);
    const target = { kind: 'unit', unit: unit(state, 'HAWES') } as const;
    expect(attackDieShift(state.table, strike, target)).toBe(shift);
  });

  test('[10.9.2] bombs fall on one hex', () => {
    const state = position(
      'flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=2714 allowance=24 spent=2 path=[2716,2714] | under segment side=nato arm=air acted=[A6-1]',
      'nato @2716 RSVLT | flight RSVLT A6-1 | soviet @2714 OTTUK/local | soviet @2713 FRNZE/local',
    );
    const aiming = after(state, 'nato strike bombing A6-1 at 2714');
    expect(ruling(aiming, 'nato aim OTTUK=40 FRNZE=35')).toBe('C.8.1 not-a-target');
    expect(ruling(aiming, 'nato aim OTTUK=75')).toBe('ok');
  });
});

describe('[11] damage', () => {
  const state = position('initiative', 'nato @2809 HAWES GARY/damaged RSVLT');
  test.each([
    ['[11.1] [C.1.6] points of the defence value destroy', 'HAWES', 3, 'destroyed'],
    ['[11.2] [C.1.6] half of it damages', 'HAWES', 2, 'damaged'],
    ['[11.2] less does nothing', 'HAWES', 1, 'none'],
    ['[11.2] damage on damage destroys', 'GARY', 2, 'destroyed'],
    ['[11.2] half of nine is five', 'RSVLT', 4, 'none'],
    ['[11.2] half of nine is five', 'RSVLT', 5, 'damaged'],
  ])('%s', (_name, name, points, result) => {
    expect(hitOf(state.table, unit(state, name), points)).toBe(result);
  });
});

describe('[14] bases', () => {
  const bomber = (forces: string): State =>
    position(
      'flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=3605 allowance=24 spent=2 path=[2716,3605] | under segment side=nato arm=air acted=[A6-1]',
      `nato @2716 RSVLT | flight RSVLT A6-1 | ${forces}`,
    );

  test('[9.11] [C.5.6] ships in base must be marked, the base need not', () => {
    const aiming = after(bomber('soviet @3605 FRNZE'), 'nato strike bombing A6-1 at 3605');
    expect(ruling(aiming, 'nato aim FRNZE=75')).toBe('10.3 not-found');
    expect(ruling(aiming, 'nato aim airfield=75')).toBe('ok');
  });

  test('[14.1] a base that was hit may be hit again', () => {
    expect(ruling(bomber('base Pechenga airfield=2'), 'nato strike bombing A6-1 at 3605')).toBe('ok');
  });

  test('[14.6.2] a destroyed base defends nobody', () => {
    const value = (forces: string): unknown => {
      const { phase } = after(bomber(forces), 'nato strike bombing A6-1 at 3605', 'nato aim FRNZE=75').table;
      return phase.name === 'defence-roll' ? phase.value : 0;
    };
    expect(value('soviet @3605 FRNZE/local')).toBe(21);
    expect(value('soviet @3605 FRNZE/local | base Pechenga airfield=3 port=3')).toBe(0);
  });

  test('[14.6.2] and replenishes nobody', () => {
    const state = position(
      'replenishment side=soviet',
      'options logistics | soviet @3605 OTTUK | base Pechenga port=3 | stores soviet unit=OTTUK fuel=0 ssm=0 asw=0 antiAir=0 torpedo=0 bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0',
    );
    expect(ruling(state, 'soviet replenish OTTUK')).toBe('C.18.5 not-in-port');
    expect(baseOf('Pechenga')).toBe(28);
  });
});

describe('marks', () => {
  test('[C.6.3] removal looks at all at once: two that watch each other keep theirs', () => {
    const state = position('initiative', 'nato @2922 HAWES/local | soviet @2924 FRNZE/local');
    const later = fold(state, localRemoval(state.table));
    expect(['HAWES', 'FRNZE'].map(name => markOf(later, name))).toEqual(['local', 'local']);
  });

  test('[C.6.0] at the end of an action the mark for firing is shared with those it ends with', () => {
    const state = position(
      'surface-activation side=nato units=[HAWES] hex=2922 start=2922 | under segment side=nato arm=surface',
      'nato @2922 HAWES | nato @2922 GARY | soviet @2921 OTTUK/local',
    );
    const done = after(
      state,
      'nato strike ssm HAWES at 2921',
      'nato aim OTTUK=8',
      'roll 0',
      'roll 0',
      'nato done',
    );
    expect(['HAWES', 'GARY'].map(name => markOf(done, name))).toEqual(['local', 'local']);
  });
});

test('[23.4.1] one die for each mined hex', () => {
  const sweep = position('sweep hexes=[3310,3412] aerial=[]', 'options mines | mines 3310=1 3412=2');
  const second = after(sweep, 'roll 9');
  expect(second.table.phase).toMatchObject({ name: 'sweep', hexes: [hexOf('3412')] });
  expect(after(second, 'roll 0').table.mines.map(({ hex }) => nameOfHex(hex))).toEqual(['3310']);
});

test('[C.19.4] a nuclear depth charge is read on column 58 to 71', () => {
  const state = position(
    'submarine-activation side=nato units=[LAJLA] hex=2809 start=2809 | under segment side=nato arm=submarine',
    'nato @2809 LAJLA | soviet @2808 MKALN/local FDZHR/local | campaign strategy=world-war released=true',
    'northern-campaign turn 4 of 36 | options nuclear',
  );
  const aimedAt = after(state, 'nato strike asw LAJLA at 2808', 'nato aim MKALN=9 nuclear');
  expect(eventsOf(aimedAt, 'roll 3')).toContainEqual(
    expect.objectContaining({ type: 'fired-on', points: attackPoints(10, 3) }),
  );
});
