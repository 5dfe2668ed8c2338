import { describe, expect, test } from 'vitest';
import { hexOf, nameOfHex } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import { after, orderOf, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { airColumn, airResult, CAP_RATIOS } from './air-table.ts';
import { oddsFire } from '../../turn/fire/odds.ts';
import { straightFlight } from '../combat/trajectory.ts';

const CARRIER = 'nato @2716 RSVLT VNCNS SCOTT HAWES';

describe('[8] [12.1] flying patrols', () => {
  const state = position(
    'cap side=nato',
    `${CARRIER} | at RSVLT F14-1 F14-2 F18-1 A6-1 E2-1 E2-2 EA6-1 | at Bodo US-F16-1 NO-F16-1 NO-F16-2 NO-F16-3 | at Andoya NO-P3-1`,
  );
  test.each([
    ['[12.1.1] [12.1.1.1] [C.2.2] two INT and an AEW of a carrier', 'fly-cap RSVLT F14-1 F14-2 E2-1', 'ok'],
    ['[C.2.2] not three INT', 'fly-cap RSVLT F14-1 F14-2 F18-1', 'C.2.2 too-many-over-carrier'],
    ['[C.2.3] not two AEW', 'fly-cap RSVLT F14-1 E2-1 E2-2', 'C.2.2 too-many-over-carrier'],
    ['[8.1] no attack aircraft', 'fly-cap RSVLT F14-1 A6-1', '8.1 not-for-cap'],
    ['[C.11.1] one INT at least', 'fly-cap RSVLT E2-1', 'C.11.1 no-interceptor'],
    ['[8.2] three of an airfield', 'fly-cap Bodo US-F16-1 NO-F16-1 NO-F16-2', 'ok'],
    ['[8.2] not four', 'fly-cap Bodo US-F16-1 NO-F16-1 NO-F16-2 NO-F16-3', '8.2 too-many-over-field'],
    ['[C.11.1] somebody', 'fly-cap RSVLT', 'C.11.1 no-units'],
    ['[C.11.1] each once', 'fly-cap RSVLT F14-1 F14-1', 'C.11.1 no-units'],
    ['[C.11.1] of one base', 'fly-cap Bodo US-F16-1 F14-1', 'C.11.1 elsewhere'],
    ['[4] not the enemy', 'fly-cap Bodo S27-1', 'NS.1 not-yours'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `nato ${order}`)).toBe(result);
  });

  test('[C.11.1] one mission a base', () => {
    expect(ruling(after(state, 'nato fly-cap RSVLT F14-1'), 'nato fly-cap RSVLT F14-2')).toBe(
      'C.11.1 patrolled',
    );
  });

  test.each([
    ['[14.5.1] a damaged airfield', 'base Bodo airfield=1', 'Bodo US-F16-1', '14.5.1 damaged-airfield'],
    ['[C.17.8] a lodgement', 'base Bodo lodgement=3', 'Bodo US-F16-1', 'C.17.8 beset-airfield'],
  ])('%s flies none', (_rule, more, who, result) => {
    const broken = position('cap side=nato', `at Bodo US-F16-1 | at Andoya US-F15-1 | ${more}`);
    expect(ruling(broken, `nato fly-cap ${who}`)).toBe(result);
  });

  test('[C.9.5] nor does a damaged carrier', () => {
    const broken = position('cap side=nato', 'nato @2716 RSVLT/damaged | at RSVLT F14-1 | at Bodo US-F16-1');
    expect(ruling(broken, 'nato fly-cap RSVLT F14-1')).toBe('C.9.5 damaged-carrier');
  });

  test('[C.2.30] in the dark only US all-weather aircraft leave carriers', () => {
    const dark = position(
      'cap side=nato',
      'nato @2716 INVCL | nato @2717 RSVLT | at INVCL HAR-1 | at RSVLT F14-1 | at Bodo US-F16-1',
      'kola-strike turn 3 of 15 | period 3',
    );
    expect(ruling(dark, 'nato fly-cap INVCL HAR-1')).toBe('C.2.30 dark');
    expect(ruling(dark, 'nato fly-cap RSVLT F14-1')).toBe('ok');
    expect(ruling(dark, 'nato fly-cap Bodo US-F16-1')).toBe('ok');
  });

  test('[8.5] a carrier in a fjord may fly patrol', () => {
    const fjord = position('cap side=nato', 'nato @3311 RSVLT | at RSVLT F14-1');
    expect(ruling(fjord, 'nato fly-cap RSVLT F14-1')).toBe('ok');
  });

  test('[8.3] Soviet first; a side without fighters is not asked', () => {
    const both = position('cap side=soviet', 'at Kilpyavr S27-1 | at Bodo US-F16-1');
    expect(after(both, 'soviet done').table.phase).toEqual({ name: 'cap', side: 'nato' });
  });
});

/** Backfires on their way from 2712 to the carrier at 2716, eight hexes flown. */
const raid = (flying: string, roles: string, more: string, spent = 8): State =>
  position(
    `flight side=soviet units=[${flying}] ${roles} homes=[${flying
      .split(',')
      .map(() => 'Olenogorsk')
      .join(',')}] hex=2710 allowance=20 spent=${spent} path=[3906,2710] | under segment side=soviet arm=air`,
    `${CARRIER} | flight Olenogorsk ${flying.replaceAll(',', ' ')} | ${more}`,
  );

const BACKFIRE = 'roles.0.unit=T26-1 roles.0.role=atk';

describe('reactions', () => {
  const state = raid('T26-1', BACKFIRE, 'cap RSVLT F14-1 F14-2 E2-1');

  test('[C.11.2] [10.11] the patrol is asked four hexes away, not five', () => {
    expect(after(state, 'soviet fly 2711').table.phase.name).toBe('flight');
    const met = after(state, 'soviet fly 2711 2712 2713');
    expect(met.table.phase).toMatchObject({ name: 'reaction', side: 'nato', resume: { spent: 10 } });
    expect(after(met, 'nato let-pass').table.phase).toMatchObject({
      name: 'reaction',
      resume: { spent: 11 },
      ahead: [],
    });
  });

  test('[8.7] a mission attacks a stack once', () => {
    const met = after(state, 'soviet fly 2711 2712', 'nato intercept RSVLT', 'roll 0');
    // Even a lost round leaves the bomber flying, and the patrol has had its attack.
    expect(met.table.phase).toMatchObject({ name: 'flight', engaged: [expect.anything()] });
    expect(after(met, 'soviet fly 2713').table.phase.name).toBe('flight');
  });

  describe('the next stack of a segment', () => {
    const cap = 'cap RSVLT F14-1 F14-2 E2-1 | at Olenogorsk T26-2';
    const WAY = straightFlight(hexOf('3906'), hexOf('2712')).map(nameOfHex).join(' ');
    const next = (fought: State): State => after(fought, 'soviet take-off T26-2:atk', `soviet fly ${WAY}`);

    test('[8.7.1] a patrol that has fought one meets another', () => {
      const fought = after(
        raid('T26-1', BACKFIRE, cap),
        'soviet fly 2711 2712',
        'nato intercept RSVLT',
        'roll 9',
      );
      expect([fought.table.phase.name, whereIs(fought, 'F14-1')]).toEqual(['segment', 'cap']);
      expect(next(fought).table.phase).toMatchObject({ name: 'reaction', side: 'nato' });
    });

    test('[8.7.1] one that a result r has sent home meets nobody', () => {
      const escort = `${BACKFIRE} roles.1.unit=S27-1 roles.1.role=int`;
      const beaten = after(
        raid('T26-1,S27-1', escort, cap),
        'soviet fly 2711 2712',
        'nato intercept RSVLT',
        'roll 0',
        'nato take-hit E2-1',
        'nato take-hit F14-2',
        'soviet done',
      );
      expect([beaten.table.phase.name, whereIs(beaten, 'F14-1')]).toEqual(['segment', 'home']);
      expect(next(beaten).table.phase.name).toBe('flight');
    });
  });

  test('[8.6] [C.2.31] it must attack what enters its own hex', () => {
    const near = after(
      state,
      'soviet fly 2711 2712 2713 2714 2715 2716',
      'nato let-pass',
      'nato let-pass',
      'nato let-pass',
      'nato let-pass',
    );
    expect(near.table.phase).toMatchObject({ name: 'reaction' });
    expect(ruling(near, 'nato let-pass')).toBe('C.2.31 must-attack');
    expect(ruling(near, 'nato intercept RSVLT')).toBe('ok');
  });

  test('[C.11.9] [8.8] overlapping missions attack one after another', () => {
    const two = raid('T26-1', BACKFIRE, 'nato @2715 INPDN | cap RSVLT F14-1 | cap INPDN F14-3');
    const first = after(two, 'soviet fly 2711 2712', 'nato intercept INPDN', 'roll 3');
    expect(first.table.phase).toMatchObject({ name: 'reaction', missions: [{ kind: 'carrier' }] });
    expect(ruling(first, 'nato intercept INPDN')).toBe('C.11.2 no-patrol');
  });

  test('[C.13.1] no patrol attacks in a storm', () => {
    const stormy = position(
      `flight side=soviet units=[T26-1] ${BACKFIRE} homes=[Olenogorsk] hex=2710 allowance=20 spent=8 path=[3906,2710] | under segment side=soviet arm=air`,
      `${CARRIER} | flight Olenogorsk T26-1 | cap RSVLT F14-1 E2-1 | weather GS=storm`,
      'northern-campaign turn 2 of 36',
    );
    expect(after(stormy, 'soviet fly 2711 2712').table.phase.name).toBe('flight');
  });

  test('[C.13.1] a carrier that has come under a storm has no patrol up, wherever the stack flies', () => {
    const sheltered = position(
      `flight side=soviet units=[T26-1] ${BACKFIRE} homes=[Olenogorsk] hex=2710 allowance=20 spent=8 path=[3906,2710] | under segment side=soviet arm=air`,
      `${CARRIER} | flight Olenogorsk T26-1 | cap RSVLT F14-1 E2-1 | weather NS=storm`,
      'northern-campaign turn 2 of 36',
    );
    expect(after(sheltered, 'soviet fly 2711 2712').table.phase.name).toBe('flight');
  });

  test('[8.10] own patrols are no hindrance', () => {
    const own = raid('T26-1', BACKFIRE, 'cap Olenogorsk S27-1');
    expect(after(own, 'soviet fly 2711 2712').table.phase.name).toBe('flight');
  });

  test('[8.13] a stack without INT ignores r; [C.11.6] losses are shared by the owner', () => {
    const met = after(state, 'soviet fly 2711 2712', 'nato intercept RSVLT');
    // 18 + 1 of the patrol at four hexes with E-2: 5 against 1: the last column.
    const hit = after(met, 'roll 9');
    expect(whereIs(hit, 'T26-1')).toBe('lost');
    expect(hit.table.phase.name).toBe('segment');
    const grazed = after(met, 'roll 1');
    expect(grazed.table.phase).toMatchObject({ name: 'flight', turnedBack: 'no' });
    expect(grazed.table.pieces.filter(piece => piece.damaged).length).toBe(1);
  });

  test.each(DIE_FACES)('[10.2.2] a patrol fights by the air-to-air table: die %i', face => {
    const met = after(state, 'soviet fly 2711 2712', 'nato intercept RSVLT');
    // 5 against 1.
    const { attacker, defender } = airResult(airColumn(CAP_RATIOS, 5, 1), face);
    const fought = after(met, `roll ${face}`);
    const isDamaged = fought.table.pieces.some(piece => piece.damaged);
    const fate = whereIs(fought, 'T26-1') === 'lost' ? 2 : isDamaged ? 1 : 0;
    expect(fate).toBe(Math.min(2, defender.steps));
    expect(whereIs(fought, 'F14-1')).toBe(attacker.home ? 'home' : 'cap');
  });

  const escorted = (spent: number): State =>
    after(
      raid(
        'T26-1,S27-1',
        'roles.0.unit=T26-1 roles.0.role=atk roles.1.unit=S27-1 roles.1.role=int',
        'cap RSVLT F14-1 F14-2 E2-1',
        spent,
      ),
      'soviet fly 2711 2712',
      'nato intercept RSVLT',
    );

  test.each([
    ['[8.12] [8.12.1] half its movement or less: to its start', 8, 'to-start'],
    ['[8.12.2] more: anywhere', 9, 'anywhere'],
  ])('%s', (_rule, spent, how) => {
    // 5 against 11 is 1-3: a nine costs the strike two steps and sends it home.
    const turned = after(escorted(spent), 'roll 9');
    expect(turned.table.phase).toMatchObject({ name: 'flight', turnedBack: how });
  });

  test('[C.11.6] one step each before a second', () => {
    const turned = after(escorted(8), 'roll 9');
    expect(turned.table.pieces.filter(piece => piece.damaged).length).toBe(2);
  });

  test('[C.11.6] a stack that was turned back does not attack', () => {
    const turned = after(escorted(8), 'roll 9');
    expect(ruling(turned, 'soviet strike ssm T26-1 at 2716')).toBe('C.11.6 strike-turned-back');
    expect(ruling(turned, 'soviet fly 2711')).toBe('8.12.1 turned-back');
  });

  test('r on the patrol: its units land at once', () => {
    const beaten = after(escorted(8), 'roll 0');
    expect(whereIs(beaten, 'E2-1')).toBe('home');
    expect(beaten.table.phase).toMatchObject({ name: 'air-losses', side: 'nato', steps: 2 });
    const settled = after(beaten, 'nato take-hit E2-1', 'nato take-hit F14-2');
    expect(settled.table.phase).toMatchObject({ name: 'flight', turnedBack: 'no' });
    expect(settled.table.pieces.filter(piece => piece.damaged).length).toBe(2);
  });

  test('[C.11.6] nobody takes a second step before all have one', () => {
    const one = after(escorted(8), 'roll 0', 'nato take-hit E2-1');
    expect(ruling(one, 'nato take-hit E2-1')).toBe('C.11.6 not-its-turn');
  });

  const matchup = (met: State, order: string): string | undefined => {
    const { by, action } = orderOf(met, order);
    return by === 'chance' ? undefined : oddsFire(viewFor(met, by), action)?.sum;
  };

  test.each([
    [
      '[8.9] [C.11.3] full at one hex',
      'T26-1',
      'soviet fly 2711 2712 2713 2714 2715',
      3,
      'patrol 19 against 1; column 3-1',
    ],
    [
      '[8.11] [C.2.5] half at three',
      'T26-1',
      'soviet fly 2711 2712 2713',
      1,
      'patrol 10 against 1; column 3-1',
    ],
    ['[C.2.5] a quarter at four', 'T26-1', 'soviet fly 2711 2712', 0, 'patrol 5 against 1; column 3-1'],
    [
      '[12.2.1.1] [10.11.1] [C.11.4] [C.2.40] EW takes two before the chart',
      'T26-1,T16E-1',
      'soviet fly 2711 2712 2713 2714 2715',
      3,
      'patrol 17 against 2; column 3-1',
    ],
  ])('%s', (_rule, flying, order, waits, sum) => {
    const met = after(
      raid(flying, BACKFIRE, 'cap RSVLT F14-1 F14-2 E2-1'),
      order,
      ...Array.from({ length: waits }, () => 'nato let-pass'),
    );
    expect(matchup(met, 'nato intercept RSVLT')).toBe(sum);
  });

  test('[16.2.7] Soviet fighters are worth one less in the dark, at least one', () => {
    const night = position(
      'reaction side=soviet missions=[Kilpyavr] | under flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=3706 allowance=24 spent=4 path=[2716,3706] | under segment side=nato arm=air',
      `${CARRIER} | flight RSVLT A6-1 | cap Kilpyavr S27-1 S27-2`,
      'kola-strike turn 3 of 15 | period 3',
    );
    expect(matchup(night, 'soviet intercept Kilpyavr')).toBe('patrol 18 against 1; column 3-1');
  });

  test.each([
    ['light over the British Isles', '3325', 'patrol 5 against 1; column 3-1'],
    ['dark over the Norwegian Sea', '3324', 'patrol 4 against 1; column 3-1'],
  ])(
    '[16.2.7] [C.11.2] the dark of a winter morning is that of the hex where they fight: %s',
    (_where, hex, sum) => {
      const morning = position(
        `reaction side=soviet missions=[KIEV] | under flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=${hex} allowance=24 spent=4 path=[2716,${hex}] | under segment side=nato arm=air`,
        `${CARRIER} | flight RSVLT A6-1 | soviet @3424 KIEV | cap KIEV Y38-1`,
        'kola-strike turn 1 of 15 | period 1',
      );
      expect(matchup(morning, 'soviet intercept KIEV')).toBe(sum);
    },
  );

  test('[C.2.40] EW leaves a patrol its last point', () => {
    const night = position(
      'reaction side=soviet missions=[Kilpyavr] | under flight side=nato units=[A6-1,EA6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT,RSVLT] hex=3706 allowance=24 spent=4 path=[2716,3706] | under segment side=nato arm=air',
      `${CARRIER} | flight RSVLT A6-1 EA6-1 | cap Kilpyavr S24-1/damaged`,
      'kola-strike turn 3 of 15 | period 3',
    );
    // A damaged Fencer has 3, in the dark 2: jamming takes one of them, not both.
    expect(matchup(night, 'soviet intercept Kilpyavr')).toBe('patrol 1 against 2; column 1-2');
  });
});
