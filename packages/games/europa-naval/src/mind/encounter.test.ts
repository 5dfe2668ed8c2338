import { describe, expect, test } from 'vitest';
import { chartOf } from '../model/fleet.ts';
import type { State } from '../model/state.ts';
import { nextAtSea } from '../rules/movement/waters.ts';
import { viewFor } from '../secrets/view.ts';
import { hex, port, position, shipNamed } from '../testing/positions.ts';
import { CADET, type Doctrine } from './doctrine.ts';
import { callersNear, encounterWith, gunsOnWay } from './encounter.ts';
import { type Scene, sceneOf } from './scene.ts';
import { valueOf } from './venture.ts';

const axisScene = (state: State): Scene => sceneOf(viewFor(state, 'axis'))!;

const at = (allied: string): State =>
  position('naval-step side=axis', `unit A12 allied TF 12 | unit AN allied NT 4${allied}`);

describe('[F.7.1] guns at sea on the way', () => {
  const on = (state: State): number => gunsOnWay(axisScene(state), [hex(state, 'Tripoli')]);

  test('count in the hexes of the way and beside it, as they were seen or as such ships usually are', () => {
    expect(on(at(' | group 3 allied @Tripoli A12 seen=true'))).toBe(12);
    expect(on(at(' | group 3 allied @Tripoli A12'))).toBeGreaterThan(2);
    expect(on(at(' | group 3 allied @Benghazi A12 seen=true'))).toBe(0);
    expect(on(at(''))).toBe(0);
    const state = at(' | group 3 allied @Tripoli A12 seen=true');
    const [beside] = nextAtSea(chartOf(state.common), hex(state, 'Tripoli'));
    expect(gunsOnWay(axisScene(state), [beside!])).toBe(12);
  });

  test('transports that were seen have none', () => {
    expect(on(at(' | group 3 allied @Tripoli AN seen=true'))).toBe(0);
  });
});

describe('[F.8.6] what a meeting costs', () => {
  test('the weaker is beaten and turns back, the stronger goes on', () => {
    const [weak, strong] = [encounterWith(12, 4, 10), encounterWith(12, 14, 20)];
    expect(weak.through).toBeLessThan(0.5);
    expect(strong.through).toBe(1);
    expect(strong.loss).toBeLessThan(weak.loss);
    expect(encounterWith(25, 0, 2).loss).toBe(2);
    expect(encounterWith(0, 0, 9)).toEqual({ through: 1, loss: 0 });
  });

  test('a convoy is worth little on a way that ends among guns, and as much as before on any other', () => {
    const worth = (allied: string, points = 4): number => {
      const state = position(
        'naval-step side=axis',
        `unit A12 allied TF 12 | unit XN axis NT 9 | in Messina XN | stock axis Messina sp=6 srp=0${allied}`,
      );
      const errand = { goal: hex(state, 'Tripoli'), task: 'port', style: 'cargo', worth: points } as const;
      const party = {
        ships: [shipNamed(state, 'XN')],
        place: { at: 'port', port: port(state, 'Messina') },
      } as const;
      return valueOf(axisScene(state), party, errand, hex(state, 'Messina'));
    };
    const free = worth('');
    expect(free).toBeGreaterThan(0);
    expect(worth(' | group 3 allied @Tripoli A12')).toBeLessThan(0);
    expect(worth(' | group 3 allied @Alexandria A12')).toBe(free);
    // The beaten turn back with what they have aboard.
    expect(worth(' | group 3 allied @Tripoli A12', 40)).toBeLessThan(worth('', 40) / 3);
  });
});

describe('[F.7.3] warships at sea that would come up', () => {
  const near = (allied: string, ours: number): readonly number[] => {
    const state = at(allied);
    return callersNear(axisScene(state), [hex(state, 'Tripoli')], ours).map(({ guns }) => guns);
  };
  const OFF_TRIPOLI = ' | group 3 allied @065060 A12 seen=true';

  test('are those within ten hexes of the way, if they are clearly the stronger', () => {
    expect(near(OFF_TRIPOLI, 0)).toEqual([12]);
    expect(near(OFF_TRIPOLI, 9)).toEqual([12]);
    expect(near(OFF_TRIPOLI, 10)).toEqual([]);
    expect(near(' | group 3 allied @Alexandria A12 seen=true', 0)).toEqual([]);
    // Those beside the way need not come: they are there.
    expect(near(' | group 3 allied @Tripoli A12 seen=true', 0)).toEqual([]);
  });

  test('make a convoy worth less, but not to a cadet who weighs no voyage', () => {
    const worth = (allied: string, doctrine?: Doctrine): number => {
      const state = position(
        'naval-step side=axis',
        `unit A12 allied TF 12 | unit XN axis NT 9 | in Messina XN | stock axis Messina sp=6 srp=0${allied}`,
      );
      const errand = { goal: hex(state, 'Tripoli'), task: 'port', style: 'cargo', worth: 12 } as const;
      const party = {
        ships: [shipNamed(state, 'XN')],
        place: { at: 'port', port: port(state, 'Messina') },
      } as const;
      return valueOf(sceneOf(viewFor(state, 'axis'), doctrine)!, party, errand, hex(state, 'Messina'));
    };
    // The last zone in which contact is made lies within ten hexes.
    const NEAR_THE_WAY = ' | group 3 allied @060067 A12 seen=true';
    expect(worth(NEAR_THE_WAY)).toBeLessThan(worth(''));
    expect(worth(NEAR_THE_WAY, CADET)).toBe(worth('', CADET));
  });
});
