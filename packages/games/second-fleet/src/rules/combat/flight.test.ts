import { describe, expect, test } from 'vitest';
import { type HexId, range } from '@narrow-seas/hex';
import { besideAtSea, EVERY_HEX, GRID, isOnMap, isWater, nameOfHex } from '../../model/chart.ts';
import { secondFleet } from '../../game.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { namesOf, position, units, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';

const CARRIER = 'nato @2716 RSVLT VNCNS SCOTT HAWES | at RSVLT F14-1 F14-2 F18-1 F18-2 A6-1 E2-1 EA6-1 S3-1';

const segment = (forces: string, more = '', heading?: string): State =>
  position(`segment side=nato arm=air ${more}`, forces, heading);

describe('[4.3] taking off', () => {
  const state = segment(
    `${CARRIER} | nato @2716 INPDN | at INPDN F14-3 F14-4 EA6-2 | at Lossiemouth BUC-1 BUC-2 BUC-3 TOR-1 NIM-1 NIM-2 | cap Bodo NO-F16-1`,
  );
  test.each([
    ['[12.1.3] [C.2.4] two of a carrier', 'take-off F18-1:atk A6-1:atk', 'ok'],
    ['[C.2.4] not three', 'take-off F18-1:atk A6-1:atk EA6-1', 'C.2.4 launched'],
    ['[4.3.1.1] four of two carriers in a hex', 'take-off F18-1:atk A6-1:atk F14-3:int F14-4:int', 'ok'],
    ['[4.3.1] four of an airfield', 'take-off BUC-1:atk BUC-2:atk BUC-3:atk TOR-1:int', 'ok'],
    ['[4.3.1] not five', 'take-off BUC-1:atk BUC-2:atk BUC-3:atk TOR-1:int NIM-1', '4.3.1 stack-size'],
    ['[C.9.1] one hex', 'take-off BUC-1:atk F14-1:int', 'C.9.1 different-fields'],
    ['[C.9.1] roles for fighters', 'take-off BUC-1', 'C.9.1 roles'],
    ['[C.9.1] and for nobody else', 'take-off NIM-1:atk', 'C.9.1 roles'],
    ['[12.2.1] one jammer', 'take-off EA6-1 EA6-2', '12.2.1 two-jammers'],
    ['[C.9.5] not from a patrol', 'take-off NO-F16-1:int', 'C.9.5 not-ready'],
    ['[4.3.1] somebody', 'take-off', '4.3.1 stack-size'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `nato ${order}`)).toBe(result);
  });

  test('[4.3] aircraft fly in the air segment only', () => {
    const ships = position('segment side=nato arm=surface', CARRIER);
    expect(ruling(ships, 'nato take-off F18-1:atk')).toBe('4.3 not-air');
    expect(ruling(segment(CARRIER), 'nato take-off F18-1:atk')).toBe('ok');
  });

  test('[C.9.5] once in a segment', () => {
    expect(ruling(segment(CARRIER, 'acted=[F18-1]'), 'nato take-off F18-1:atk')).toBe('C.9.5 has-flown');
  });

  test('[C.2.4] the limit counts for the whole segment', () => {
    const spent = segment(
      CARRIER,
      'launched.0.unit=F14-1 launched.0.home=RSVLT launched.1.unit=F14-2 launched.1.home=RSVLT',
    );
    expect(ruling(spent, 'nato take-off F18-1:atk')).toBe('C.2.4 launched');
  });

  test.each([
    [
      '[4.3.4] a carrier in a fjord',
      'nato @3311 RSVLT | at RSVLT F18-1',
      undefined,
      'take-off F18-1:atk',
      '4.3.4 in-fjord',
    ],
    [
      '[14.5] [14.5.1] a damaged airfield',
      'at Bodo US-F16-1 | base Bodo airfield=1',
      undefined,
      'take-off US-F16-1:atk',
      '14.5.1 damaged-airfield',
    ],
    [
      '[16.2.5] [16.2] [C.2.30] in the dark',
      'nato @2716 RSVLT | at RSVLT S3-1',
      'kola-strike turn 3 of 15 | period 3',
      'take-off S3-1',
      'C.2.30 dark',
    ],
    [
      '[C.13.1] in a squall',
      'nato @2716 RSVLT | at RSVLT S3-1',
      'northern-campaign turn 4 of 36 | weather NS=squall GS=squall',
      'take-off S3-1',
      'C.13.1 squall',
    ],
    [
      '[C.13.1] in a storm',
      'at Bodo US-F16-1',
      'northern-campaign turn 4 of 36 | weather NS=storm',
      'take-off US-F16-1:atk',
      'C.13.1 storm',
    ],
    [
      '[C.14.4] out of the alliance',
      'at Bodo NO-F16-1 | campaign broken=NO',
      'northern-campaign turn 4 of 36',
      'take-off NO-F16-1:atk',
      'C.14.4 left-alliance',
    ],
  ])('%s', (_rule, forces, heading, order, result) => {
    expect(ruling(segment(forces, '', heading), `nato ${order}`)).toBe(result);
  });

  test('[5.3] the slowest sets the pace', () => {
    expect(after(state, 'nato take-off F18-1:atk A6-1:atk').table.phase).toMatchObject({
      name: 'flight',
      allowance: 16,
    });
  });
});

const ROUTE = '2715 2714 2713 2712 2711 2710 2709 2708';

describe('[C.9.2] flying and landing', () => {
  const up = after(segment(CARRIER), 'nato take-off F18-1:atk F14-1:int');

  test.each([
    ['[C.9.2] a path', `fly ${ROUTE}`, 'ok'],
    ['[C.9.2] hex by hex', 'fly 2714', 'C.9.2 not-adjacent'],
    [
      '[C.9.2] not farther than it can',
      `fly ${ROUTE} 2707 2706 2705 2704 2703 2702 2701 2801 2901`,
      'C.9.2 beyond-flight',
    ],
    ['[C.9.4] down again', 'land F18-1 RSVLT', 'ok'],
    ['[C.9.4] only where it is', 'land F18-1 Bodo', 'C.9.4 not-there'],
    ['[C.9.4] not given up in reach of a deck', 'done', 'C.9.4 can-land'],
    ['[C.9.2] a path at all', 'fly', 'C.9.2 no-path'],
    ['[C.9.4] not who is not in the air', 'land A6-1 RSVLT', 'C.9.4 not-flying'],
    ['[4.3.3] not on a ship without a deck', 'land F18-1 HAWES', '4.3.3 no-carrier'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(up, `nato ${order}`)).toBe(result);
  });

  describe('out and back', () => {
    const target = after(
      segment(`${CARRIER} | soviet @2714 OTTUK/local`),
      'nato take-off A6-1:atk',
      'nato fly 2715 2714',
    );
    const struck = after(target, 'nato strike bombing A6-1 at 2714', 'nato aim OTTUK=75', 'roll 0', 'roll 9');

    test('[4.3.2] aircraft move, attack and move again', () => {
      expect(struck.table.phase).toMatchObject({ name: 'flight', attacked: 'bombing', spent: 2 });
      expect(whereIs(after(struck, 'nato fly 2715 2716', 'nato land A6-1 RSVLT'), 'A6-1')).toBe('home');
    });

    test('[4.3.2] there is no second attack, and both moves are one allowance', () => {
      expect(ruling(after(struck, 'nato fly 2715'), 'nato strike bombing A6-1 at 2715')).toBe(
        'C.9.3 attack-made',
      );
      const far = Array.from({ length: 23 }, (_, step) => (step % 2 === 0 ? '2713' : '2714')).join(' ');
      expect(ruling(struck, `nato fly ${far}`)).toBe('C.9.2 beyond-flight');
      expect(ruling(struck, `nato fly ${far.slice(0, -5)}`)).toBe('ok');
    });
  });

  test.each([
    ['[5.10] not on a landing strip', '2930', 'Vago', '5.10 landing-strip'],
    ['[5.10] but on an airfield', '3532', 'Wick', 'ok'],
    ['[C.9.4] not where there is only a port', '3926', 'Bergen', 'C.9.4 no-airfield'],
  ])('%s', (_name, hex, base, result) => {
    const over = position(
      `flight side=nato units=[NIM-1] homes=[Lossiemouth] hex=${hex} allowance=70 spent=9 path=[3733,${hex}] | under segment side=nato arm=air`,
      'flight Lossiemouth NIM-1',
    );
    expect(ruling(over, `nato land NIM-1 ${base}`)).toBe(result);
  });

  describe('the edge of the map', () => {
    const [edge, beyond] = EVERY_HEX.filter(isWater)
      .map(hex => [hex, range(GRID, hex, 1).find(other => !isOnMap(other))] as const)
      .find(([hex, other]) => other !== undefined && besideAtSea(hex).length > 2) as [HexId, HexId];
    const inside = besideAtSea(edge)[0] as HexId;
    const at = nameOfHex(edge);
    const acting = (kind: string, arm: string, name: string): State =>
      position(
        `${kind}-activation side=nato units=[${name}] hex=${at} start=${at} | under segment side=nato arm=${arm}`,
        `nato @${at} ${name}`,
      );
    const flying = position(
      `flight side=nato units=[NIM-1] homes=[Lossiemouth] hex=${at} allowance=70 spent=9 path=[3733,${at}] | under segment side=nato arm=air`,
      'flight Lossiemouth NIM-1',
    );

    test.each([
      ['ships', acting('surface', 'surface', 'HAWES'), 'sail'],
      ['submarines', acting('submarine', 'submarine', 'LAJLA'), 'sail'],
      ['aircraft', flying, 'fly'],
    ] as const)('[5.1] %s do not leave it, but move along it', (_name, state, type) => {
      const { refuse, reach } = secondFleet.options(viewFor(state, 'nato'));
      expect(refuse({ type, path: [beyond] })).toMatchObject({ rule: '5.1', code: 'off-map' });
      expect(refuse({ type, path: [inside] })).toBeUndefined();
      expect(reach().every(({ hex }) => isOnMap(hex))).toBe(true);
    });
  });

  test('[C.9.5] when all are down the segment goes on, and nobody flies twice', () => {
    const down = after(up, 'nato land F18-1 RSVLT', 'nato land F14-1 RSVLT');
    expect(down.table.phase).toMatchObject({ name: 'segment', arm: 'air' });
    expect(ruling(down, 'nato take-off F18-1:atk')).toBe('C.9.5 has-flown');
  });

  test('[C.9.4] out of reach of everything they are lost', () => {
    const far = after(up, `nato fly ${ROUTE} 2707 2706 2705 2704 2703`);
    expect(ruling(far, 'nato done')).toBe('ok');
    expect(whereIs(after(far, 'nato done'), 'F18-1')).toBe('lost');
    expect(after(far, 'nato done').table.phase.name).toBe('segment');
  });

  test('[6.2] an airfield takes four INT and ATK, and any others', () => {
    const over = position(
      'flight side=nato units=[TOR-1,NIM-1] roles.0.unit=TOR-1 roles.0.role=int homes=[Leuchars,Leuchars] hex=3733 allowance=24 spent=1 path=[3833,3733] | under segment side=nato arm=air',
      'flight Leuchars TOR-1 NIM-1 | at Lossiemouth BUC-1 BUC-2 BUC-3 | mission Lossiemouth interception BI PHN-1',
    );
    expect(ruling(over, 'nato land TOR-1 Lossiemouth')).toBe('6.2 airfield-full');
    expect(ruling(over, 'nato land NIM-1 Lossiemouth')).toBe('ok');
  });

  test('[C.9.4] a full deck takes nobody else', () => {
    const over = (aboard: string): State =>
      position(
        'flight side=nato units=[F18-3] roles.0.unit=F18-3 roles.0.role=int homes=[INPDN] hex=2716 allowance=16 spent=1 path=[2717,2716] | under segment side=nato arm=air',
        `nato @2716 RSVLT | nato @2717 INPDN | flight INPDN F18-3 | at RSVLT ${aboard}`,
      );
    expect(ruling(over('F14-1 F14-2 F18-1 F18-2 A6-1 E2-1 EA6-1'), 'nato land F18-3 RSVLT')).toBe('ok');
    expect(ruling(over('F14-1 F14-2 F18-1 F18-2 A6-1 E2-1 EA6-1 S3-1'), 'nato land F18-3 RSVLT')).toBe(
      'C.9.4 deck-full',
    );
  });

  test('[4.3.3] [5.8] [C.2.29] carriers take carrier aircraft of their own nation', () => {
    const over = position(
      'flight side=nato units=[HAR-1,F18-1] roles.0.unit=HAR-1 roles.0.role=int roles.1.unit=F18-1 roles.1.role=int homes=[INVCL,RSVLT] hex=2716 allowance=10 spent=1 path=[2717,2716] | under segment side=nato arm=air',
      'nato @2716 RSVLT | nato @2717 INVCL | flight INVCL HAR-1 | flight RSVLT F18-1',
    );
    expect(ruling(over, 'nato land HAR-1 RSVLT')).toBe('5.8 not-for-carriers');
    expect(ruling(over, 'nato land F18-1 RSVLT')).toBe('ok');
  });
});

describe('guests in Norway', () => {
  const state = (guests: string): State =>
    position(
      `flight side=nato units=[US-F16-1] roles.0.unit=US-F16-1 roles.0.role=atk homes=[Bodo] hex=3315 allowance=20 spent=2 path=[3516,3315] | under segment side=nato arm=air guests=[${guests}] launched.0.unit=US-F16-1 launched.0.home=Bodo launched.1.unit=F15-1 launched.1.home=Bodo launched.2.unit=F15-2 launched.2.home=Bodo`,
      'flight Bodo US-F16-1 | at Bodo F15-1 F15-2 | soviet @3315 OTTUK/local',
    );
  test('[10.6] [C.8.8] two foreign units of an airfield attack, not three', () => {
    expect(ruling(state('F15-1'), 'nato strike bombing US-F16-1 at 3315')).toBe('ok');
    expect(ruling(state('F15-1,F15-2'), 'nato strike bombing US-F16-1 at 3315')).toBe('C.8.8 guests');
  });

  test('[C.8.8] of three that fly together the first two are offered', () => {
    const three = position(
      'flight side=nato units=[US-F16-1,F15-1,F15-2] roles.0.unit=US-F16-1 roles.0.role=atk roles.1.unit=F15-1 roles.1.role=atk roles.2.unit=F15-2 roles.2.role=atk homes=[Bodo,Bodo,Bodo] hex=3315 allowance=20 spent=2 path=[3516,3315] | under segment side=nato arm=air launched.0.unit=US-F16-1 launched.0.home=Bodo launched.1.unit=F15-1 launched.1.home=Bodo launched.2.unit=F15-2 launched.2.home=Bodo',
      'flight Bodo US-F16-1 F15-1 F15-2 | soviet @3315 OTTUK/local',
    );
    const strikes = [...secondFleet.options(viewFor(three, 'nato')).list()].flatMap(action =>
      action.type === 'strike' ? [namesOf(three, action.units)] : [],
    );
    expect(strikes).toEqual([namesOf(three, units(three, 'US-F16-1 F15-1'))]);
  });

  test('[10.6] a field that the Soviets have taken is theirs, and all of them attack', () => {
    const taken = position(
      'flight side=soviet units=[S27-1] roles.0.unit=S27-1 roles.0.role=atk homes=[Bodo] hex=3315 allowance=24 spent=2 path=[3516,3315] | under segment side=soviet arm=air guests=[S27-2,S27-3] launched.0.unit=S27-1 launched.0.home=Bodo launched.1.unit=S27-2 launched.1.home=Bodo launched.2.unit=S27-3 launched.2.home=Bodo',
      'base Bodo owner=soviet | flight Bodo S27-1 | at Bodo S27-2 S27-3 | nato @3315 HAWES/local',
    );
    expect(ruling(taken, 'soviet strike bombing S27-1 at 3315')).toBe('ok');
  });
});
