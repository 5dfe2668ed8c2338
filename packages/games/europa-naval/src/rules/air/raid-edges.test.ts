import { describe, expect, test } from 'vitest';
import { idOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { hex, port, position, strength } from '../../testing/positions.ts';

const attack = (table: string): State =>
  position('air-segment side=axis part=attack', table, undefined, 'phasing=axis part=movement step=0');
const airNamed = ({ common }: State, name: string) => common.air[idOf(common, 'air', name) as number];
const BOTH = 'air KG-54-KGr-606 | air KGr-806-KG-77';
const raid = (bombers: string, target: string, escorts = '[]'): string =>
  `axis raid ${bombers} escorts=${escorts} ${target}`;
const MALTA = 'target.kind=malta';
const SHIPS = 'target.kind=ships target.port=Valletta';
const MINES = 'target.kind=mines target.hex=053072';

describe('[F.11.8] ships in port', () => {
  test.each([
    ['in that port', `${BOTH} | in Valletta Force-X`, 'ok'],
    ['not in another', `${BOTH} | in Alexandria Force-X`, 'F.11.8 empty'],
  ])('[F.11.8] %s', (_case, table, expected) => {
    expect(ruling(attack(table), raid('KG-54-KGr-606', SHIPS))).toBe(expected);
  });

  const struck = (ships: string, face: number): State =>
    after(
      attack(`${BOTH} | unit A1 allied TF 1 | unit A4 allied TF 4 | in Valletta ${ships}`),
      raid('KG-54-KGr-606 KGr-806-KG-77', SHIPS),
      'roll 1',
      'roll 1',
      `roll ${face}`,
    );

  test('[F.11.6] hits that fit are all taken by the ship that is named', () => {
    const hit = after(struck('A4', 6), 'axis hit-ship A4');
    expect(strength(hit, 'A4')).toBe(2);
    expect(hit.common.phase).toMatchObject({ name: 'air-segment', part: 'attack' });
  });

  test('[F.11.6] those that nobody is left to take are lost', () => {
    const sunk = after(struck('A1', 6), 'axis hit-ship A1');
    expect(sunk.common.phase).toMatchObject({ name: 'air-segment' });
  });

  test('[F.11.6] a strike that misses names no ship', () => {
    expect(struck('A4', 1).common.phase).toMatchObject({ name: 'air-segment', side: 'axis', part: 'attack' });
  });
});

describe('[F.11.6 2] flak', () => {
  test('[F.11.6 2] bomber by bomber, and only those that come through strike', () => {
    const flown = after(attack(`${BOTH} | malta status=9`), raid('KG-54-KGr-606 KGr-806-KG-77', MALTA));
    expect(flown.common.phase).toMatchObject({ stage: 'flak', waiting: { length: 2 } });
    const one = after(flown, 'roll 5');
    expect(one.common.phase).toMatchObject({ stage: 'flak', waiting: { length: 1 } });
    // One bomber of 2 is left: a 4 hits nothing, two of them on column 4 hit once.
    expect(after(one, 'roll 1', 'roll 4').common.malta.status).toBe(9);
    expect(after(flown, 'roll 1', 'roll 1', 'roll 4').common.malta.status).toBe(10);
  });

  test('[F.11.6 2] with nobody left the raid is over', () => {
    const gone = after(attack(BOTH), raid('KG-54-KGr-606', MALTA), 'roll 6');
    expect(gone.common.phase).toEqual({ name: 'air-segment', side: 'axis', part: 'attack' });
    expect(gone.common.malta.status).toBe(attack(BOTH).common.malta.status);
  });

  test('[T.5] rough seas spoil the strike', () => {
    const rough = attack(`${BOTH} | malta status=9 | seas rough rough rough rough rough rough`);
    // A level bomber of 2 hits with a 5, and now with a 6.
    expect(after(rough, raid('KG-54-KGr-606', MALTA), 'roll 1', 'roll 5').common.malta.status).toBe(9);
    expect(after(rough, raid('KG-54-KGr-606', MALTA), 'roll 1', 'roll 6').common.malta.status).toBe(10);
  });

  test('[F.11.7] a minor port has no flak', () => {
    const bardia = 'target.kind=port target.port=Sousse';
    const state = attack(`${BOTH} | port Sousse owner=allied hits=0`);
    expect(after(state, raid('KG-54-KGr-606', bardia)).common.phase).toMatchObject({ stage: 'strike' });
    const bizerta = attack(`${BOTH} | port Bizerta owner=allied hits=0`);
    expect(
      after(bizerta, raid('KG-54-KGr-606', 'target.kind=port target.port=Bizerta')).common.phase,
    ).toMatchObject({ stage: 'flak' });
  });
});

describe('[F.11.6 1] air combat', () => {
  const CAP = 'air Spitfire-wing-Malta status=flown mission.kind=cap mission.over.hex=Valletta';
  const SECOND = 'air Spitfire-wing-Takali status=flown mission.kind=cap mission.over.hex=Valletta';

  test('[F.11.6 1] pair after pair', () => {
    const begun = after(attack(`${BOTH} | ${CAP} | ${SECOND}`), raid('KG-54-KGr-606 KGr-806-KG-77', MALTA));
    expect(begun.common.phase).toMatchObject({ stage: 'air', pairs: { length: 2 } });
    const first = after(begun, 'roll 1', 'roll 1');
    expect(first.common.phase).toMatchObject({ stage: 'air', pairs: { length: 1 } });
    expect(after(first, 'roll 1', 'roll 1').common.phase).toMatchObject({
      stage: 'flak',
      waiting: { length: 2 },
    });
  });

  test('[F.11.6 1] a CAP elsewhere does not fight', () => {
    const far = CAP.replace('over.hex=Valletta', 'over.hex=Gela');
    expect(after(attack(`${BOTH} | ${far}`), raid('KG-54-KGr-606', MALTA)).common.phase).toMatchObject({
      stage: 'flak',
    });
  });
});

describe('[F.11.9] mines from the air', () => {
  const laying = (): State =>
    after(attack(`${BOTH} | pools axis mines=3`), raid('KG-54-KGr-606 KGr-806-KG-77', MINES));
  const laid = (state: State): number =>
    state.common.mines.find(belt => belt.hex === hex(state, '053072') && belt.side === 'axis')?.points ?? 0;

  test('[F.11.9] one for each bomber, each with its own die', () => {
    expect(laying().fleets.axis.pools.mines).toBe(1);
    const first = after(laying(), 'roll 5');
    expect(first.common.phase).toMatchObject({ stage: 'lay', waiting: { length: 1 } });
    expect(laid(after(first, 'roll 6'))).toBe(2);
    const second = after(first, 'roll 1');
    expect([laid(second), airNamed(second, 'KGr-806-KG-77')?.status]).toEqual([1, 'aborted']);
    expect(second.common.phase).toMatchObject({ name: 'air-segment', part: 'attack' });
  });

  test('[F.11.9] as many as there are', () => {
    const poor = attack(`${BOTH} | pools axis mines=1`);
    expect(ruling(poor, raid('KG-54-KGr-606 KGr-806-KG-77', MINES))).toBe('36.C no-mines');
    expect(ruling(poor, raid('KG-54-KGr-606', MINES))).toBe('ok');
  });

  test('[F.11.9] other raids take none from stock', () => {
    const state = after(attack(`${BOTH} | pools axis mines=3`), raid('KG-54-KGr-606', MALTA));
    expect(state.fleets.axis.pools.mines).toBe(3);
    expect(eventsOf(attack(BOTH), raid('KG-54-KGr-606', MALTA)).some(({ type }) => type === 'pool')).toBe(
      false,
    );
  });

  test('[F.11] dive bombers carry no mines', () => {
    const state = attack('air StG-3 base.at=field base.field=Comiso | pools axis mines=1');
    expect(ruling(state, raid('StG-3', MINES))).toBe('F.11 no-bombs');
    expect(ruling(state, raid('StG-3', MALTA))).toBe('ok');
  });
});

test('[F.11.7] a port that is bombed stays a port: its ships are unharmed', () => {
  const state = after(
    attack(`${BOTH} | unit A4 allied TF 4 | in Valletta A4 | port Valletta hits=0`),
    raid('KG-54-KGr-606', 'target.kind=port target.port=Valletta'),
    'roll 1',
    'roll 6',
  );
  expect(strength(state, 'A4')).toBe(4);
  expect(state.common.ports[port(state, 'Valletta')]?.hits).toBe(1);
});
