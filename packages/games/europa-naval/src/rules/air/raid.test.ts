import { describe, expect, test } from 'vitest';
import { idOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { port, position, strength } from '../../testing/positions.ts';
import type { AirId } from '../../model/vocabulary.ts';
import type { Raid } from '../../model/shore/phase.ts';
import { airShift, groupFlak, pairOff } from './raid-fight.ts';

const attack = (table: string, side = 'axis') =>
  position(`air-segment side=${side} part=attack`, table, undefined, `phasing=${side} part=movement step=0`);

const statusOf = (state: State, name: string) =>
  state.common.air[idOf(state.common, 'air', name) as number]?.status;

const BOMBER = 'air KG-54-KGr-606';
const MALTA = 'axis raid KG-54-KGr-606 escorts=[] target.kind=malta';

describe('[F.11.3] raids of the air segment', () => {
  test.each([
    ['Malta', BOMBER, MALTA, 'ok'],
    [
      'a port of the enemy',
      BOMBER,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=port target.port=Valletta',
      'ok',
    ],
    [
      'not our own',
      BOMBER,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=port target.port=Tripoli',
      'F.11.7 not-enemy',
    ],
    [
      'not a neutral one',
      BOMBER,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=port target.port=Bizerta',
      'F.11.7 not-enemy',
    ],
    ['[F.11.1] one bombing a game turn', `${BOMBER} bombed=true`, MALTA, 'F.11.1 bombed'],
    ['fighters carry no bombs', 'air JG-53', 'axis raid JG-53 escorts=[] target.kind=malta', 'F.11 no-bombs'],
    ['somebody must bomb', 'air JG-53', 'axis raid escorts=[JG-53] target.kind=malta', 'F.11.6 no-bombers'],
    [
      'bombers do not escort',
      `${BOMBER} | air KGr-806-KG-77`,
      'axis raid KG-54-KGr-606 escorts=[KGr-806-KG-77] target.kind=malta',
      'F.11.6 no-escort',
    ],
    [
      '[F.11.8] ships only where masts are seen',
      BOMBER,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=ships target.port=Valletta',
      'F.11.8 empty',
    ],
    [
      '[F.11.8] there',
      `${BOMBER} | in Valletta Force-X`,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=ships target.port=Valletta',
      'ok',
    ],
    [
      '[F.11.9] mines from stock',
      `${BOMBER} | pools axis mines=0`,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=mines target.hex=Valletta',
      '36.C no-mines',
    ],
    [
      '[F.11.9] within half range',
      `${BOMBER} | pools axis mines=1`,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=mines target.hex=Valletta',
      'ok',
    ],
    [
      '[F.11.9] not beyond',
      `${BOMBER} | pools axis mines=1`,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=mines target.hex=Benghazi',
      'F.11.9 half-range',
    ],
    [
      '[F.2.4] nor off the coast of a neutral',
      'air Aerosiluranti-Sardegna | pools axis mines=1',
      'axis raid Aerosiluranti-Sardegna escorts=[] target.kind=mines target.hex=Bone',
      'F.2.4 neutral',
    ],
    [
      '[36.C] nor on land',
      `${BOMBER} | pools axis mines=1`,
      'axis raid KG-54-KGr-606 escorts=[] target.kind=mines target.hex=048072',
      '36.C no-water',
    ],
  ])('%s', (_case, table, order, expected) => {
    expect(ruling(attack(table), order)).toBe(expected);
  });

  test('[36.A.4.a] only the Axis bombs Malta', () => {
    const state = attack('air 205-Group-Wellingtons', 'allied');
    expect(ruling(state, 'allied raid 205-Group-Wellingtons escorts=[] target.kind=malta')).toBe(
      '36.A.4.a malta-raid',
    );
  });
});

describe('[36.A.4.a] [F.11.8] bombing Malta', () => {
  const flown = after(attack(`${BOMBER} | malta status=9`), MALTA);

  test('the flak of Valletta is 2: a 5 aborts, and nothing eliminates', () => {
    expect(flown.common.phase).toMatchObject({ name: 'raid-roll', stage: 'flak' });
    expect(statusOf(after(flown, 'roll 4'), 'KG-54-KGr-606')).toBe('flown');
    expect(statusOf(after(flown, 'roll 5'), 'KG-54-KGr-606')).toBe('aborted');
    expect(statusOf(after(flown, 'roll 6'), 'KG-54-KGr-606')).toBe('aborted');
  });

  test('[T.5] each hit raises the number; a level bomber strikes with 2', () => {
    expect(after(flown, 'roll 1', 'roll 4').common.malta.status).toBe(9);
    expect(after(flown, 'roll 1', 'roll 5').common.malta.status).toBe(10);
  });

  test('[O9] never beyond 15', () => {
    const state = after(attack(`${BOMBER} | malta status=15`), MALTA, 'roll 1', 'roll 6');
    expect(state.common.malta.status).toBe(15);
  });

  test('[36.A.4] it is no port bombing: the port is as it was', () => {
    const state = after(flown, 'roll 1', 'roll 6');
    expect(state.common.ports[port(state, 'Valletta')]).toMatchObject({ hits: 5, collateral: false });
  });
});

test('[F.11.7] [F.18.3] port bombing hits the port and leaves a Collateral Damage marker', () => {
  const order = 'axis raid KG-54-KGr-606 escorts=[] target.kind=port target.port=Valletta';
  const state = after(attack(BOMBER), order, 'roll 1', 'roll 4');
  expect(state.common.ports[port(state, 'Valletta')]).toMatchObject({ hits: 6, collateral: true });
  expect(state.common.phase).toEqual({ name: 'air-segment', side: 'axis', part: 'attack' });
});

describe('[F.11.9] aerial minelaying', () => {
  const order = 'axis raid KG-54-KGr-606 escorts=[] target.kind=mines target.hex=053072';
  const flown = after(attack(`${BOMBER} | pools axis mines=2`), order);

  test('takes the mine from stock at once, and meets no flak at sea', () => {
    expect(flown.fleets.axis.pools.mines).toBe(1);
    expect(flown.common.phase).toMatchObject({ stage: 'lay' });
  });

  test('but that of the port in whose hex it is laid', () => {
    const off = (where: string) =>
      after(attack(`${BOMBER} | pools axis mines=2`), order.replace('053072', where)).common.phase;
    expect(off('Valletta')).toMatchObject({ stage: 'flak' });
    expect(off('Catania')).toMatchObject({ stage: 'lay' });
  });

  test.each([
    [5, 1, 'flown'],
    [3, 0, 'flown'],
    [2, 0, 'aborted'],
    [1, 0, 'aborted'],
  ])('a %d lays %d', (face, mines, status) => {
    const state = after(flown, `roll ${face}`);
    expect(state.common.mines.reduce((sum, { points }) => sum + points, 0)).toBe(mines);
    expect(statusOf(state, 'KG-54-KGr-606')).toBe(status);
  });
});

describe('[F.11.6 1] air combat', () => {
  const CAP = 'air Spitfire-wing-Malta status=flown mission.kind=cap mission.over.hex=Valletta';
  const raid = (bombers: number[], escorts: number[]): Raid => ({
    side: 'axis',
    bombers: bombers as AirId[],
    escorts: escorts as AirId[],
    target: { kind: 'malta' },
  });

  test.each([
    ['CAP and escort pair off', [1], [2], [9], [[2, 9]]],
    [
      'CAP left over takes a bomber',
      [1],
      [2],
      [8, 9],
      [
        [2, 8],
        [1, 9],
      ],
    ],
    ['each takes one only', [1], [], [8, 9], [[1, 8]]],
    ['escorts left over do nothing', [1], [2, 3], [9], [[2, 9]]],
  ])('%s', (_case, bombers, escorts, defenders, expected) => {
    const pairs = pairOff(raid(bombers, escorts), defenders as AirId[]);
    expect(pairs.map(({ bomber, defender }) => [bomber, defender])).toEqual(expected);
  });

  test('+1 for the higher air value, -1 for the lower', () => {
    const { common } = attack('');
    const unit = (name: string) => idOf(common, 'air', name) as AirId;
    expect(airShift(common, unit('Spitfire-wing-Malta'), unit('KG-54-KGr-606'))).toBe(1);
    expect(airShift(common, unit('KG-54-KGr-606'), unit('Spitfire-wing-Malta'))).toBe(-1);
    expect(airShift(common, unit('JG-53'), unit('Spitfire-wing-Malta'))).toBe(0);
  });

  test('both roll before either falls; S aborts, S* eliminates', () => {
    const state = after(attack(`${BOMBER} | ${CAP}`), MALTA);
    expect(state.common.phase).toMatchObject({ name: 'raid-roll', stage: 'air' });
    const fought = after(state, 'roll 6', 'roll 6');
    // The bomber rolled 6 - 1 = 5, the Spitfires 6 + 1 = 7.
    expect(statusOf(fought, 'Spitfire-wing-Malta')).toBe('aborted');
    expect(statusOf(fought, 'KG-54-KGr-606')).toBe('eliminated');
    expect(fought.common.phase).toMatchObject({ name: 'air-segment' });
  });

  test('an escort keeps the CAP off the bombers', () => {
    const order = 'axis raid KG-54-KGr-606 escorts=[JG-53] target.kind=malta';
    const state = after(attack(`${BOMBER} | air JG-53 | ${CAP}`), order, 'roll 1', 'roll 6');
    expect(statusOf(state, 'JG-53')).toBe('aborted');
    expect(statusOf(state, 'KG-54-KGr-606')).toBe('flown');
    expect(state.common.phase).toMatchObject({ stage: 'flak' });
  });
});

test.each([
  [3, 0],
  [4, 1],
  [9, 1],
  [10, 2],
  [20, 3],
])('[F.11.6 2] task forces of strength %d have flak %d', (points, flak) => {
  const state = position(
    'initial side=axis',
    `unit X axis TF ${points} | unit N axis NT 9 | group 3 axis @Messina X N`,
  );
  const ships = state.fleets.axis.groups[0]?.ships ?? [];
  expect(groupFlak(state.common, state.fleets.axis, ships)).toBe(flak);
});

describe('[F.11.8] a strike on ships in port', () => {
  const table =
    'air KG-54-KGr-606 | air KGr-806-KG-77 | unit A allied TF 1 | unit B allied TF 4 | in Valletta A B';
  const order = 'axis raid KG-54-KGr-606 KGr-806-KG-77 escorts=[] target.kind=ships target.port=Valletta';

  test('[F.11.6] hits that one ship cannot take go to another of the owner’s choice', () => {
    const aim = after(attack(table), order, 'roll 1', 'roll 1', 'roll 6');
    expect(aim.common.phase).toMatchObject({ name: 'raid-aim', side: 'axis', hits: 2 });
    const surplus = after(aim, 'axis hit-ship A');
    expect(surplus.common.phase).toMatchObject({ name: 'raid-aim', side: 'allied', hits: 1 });
    expect(ruling(surplus, 'allied hit-ship A')).toBe('F.11.6 not-under');
    const state = after(surplus, 'allied hit-ship B');
    expect(strength(state, 'B')).toBe(3);
    expect(eventsOf(aim, 'axis hit-ship A').some(event => event.type === 'sunk')).toBe(true);
  });
});
