import { describe, expect, test } from 'vitest';
import { printDate } from '../../model/date.ts';
import { evolve } from '../../turn/evolve.ts';
import { after } from '../../testing/orders.ts';
import { position, ship } from '../../testing/positions.ts';

const ended = (table: string) =>
  evolve(
    position(
      'initial side=axis',
      table,
      'baltic-act1 "Oct II 41"',
      'phasing=allied part=end step=0 actTwoFollows=true',
    ),
    { type: 'act-two' },
  );

describe('[S.3] the years between the acts', () => {
  test('bring new ships and mines, and keep the account', () => {
    const state = ended('score axis Test 5 | score allied Test 3');
    expect(state.common).toMatchObject({ scenario: 'baltic-act2', actTwoFollows: false, phasing: 'allied' });
    expect(state.common.score).toEqual({
      axis: [{ cause: 'Test', points: 5 }],
      allied: [{ cause: 'Test', points: 3 }],
    });
    expect(state.common.mines).toHaveLength(6);
  });

  test('Soviet warships lost are missed in the Squadron, four points at most', () => {
    expect(ship(ended(''), 'Squadron').hits).toBe(0);
    expect(ship(ended('sunk Gunboats-Hango/hits=1'), 'Squadron').hits).toBe(1);
    expect(ship(ended('sunk Marat/hits=2/half Light-forces/hits=3/half'), 'Squadron').hits).toBe(4);
  });

  test('four German transport points lost cost one of the second act, two at most', () => {
    expect(ship(ended('sunk Supply-shipping-Stettin/hits=3'), 'Evacuation-shipping-C').hits).toBe(0);
    expect(
      ship(ended('sunk Supply-shipping-Stettin/hits=3 Finland-service/hits=2'), 'Evacuation-shipping-C').hits,
    ).toBe(1);
  });

  test('four REs saved in the first act are an NRP', () => {
    const saved = ended('score allied "Troops evacuated" 17').fleets.allied.pools.nrp;
    expect(saved - ended('').fleets.allied.pools.nrp).toBe(2);
  });
});

describe('[F.3.1] the last turn', () => {
  const last = (options: string) =>
    position(
      'ground-movement side=allied exploitation=true railed=0 exploited=[]',
      'score axis Test 5',
      'baltic-act1 "Oct II 41"',
      `phasing=allied part=exploitation step=0 playerTurn=17${options}`,
    );

  test('of the first act alone is the end', () => {
    expect(after(last(''), 'allied done').common.phase.name).toBe('over');
  });

  test('of both acts leads to August 1944', () => {
    const state = after(last(' actTwoFollows=true'), 'allied done');
    expect(state.common).toMatchObject({
      scenario: 'baltic-act2',
      phasing: 'allied',
      phase: { name: 'sea-roll', area: 0 },
    });
    expect(printDate(state.common.date)).toBe('Aug I 44');
  });
});
