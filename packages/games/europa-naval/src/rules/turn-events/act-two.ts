import { withPools, withShip } from '../../model/change.ts';
import { rosterOf, shipSpec } from '../../model/roster.ts';
import { opening } from '../../scenarios/setup.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import type { State } from '../../model/state.ts';
import { lostForGood } from '../naval-combat/strength.ts';
import type { ShipId, ShipKind, Side } from '../../model/vocabulary.ts';
import { EVACUATED, pointsFor } from '../surrender/cause.ts';

/** [S.3] What the first act has cost a side in ships of these kinds. */
const lossesOf = ({ common, fleets }: State, side: Side, kinds: readonly ShipKind[]): number =>
  fleets[side].ships.reduce((sum, ship, id) => {
    const { side: owner, kind, strength } = shipSpec(common.scenario, id as ShipId);
    if (owner !== side || !kinds.includes(kind)) return sum;
    return sum + (kind === 'TF' ? lostForGood(strength, ship) : ship.hits);
  }, 0);

const named = ({ common }: State, name: string): ShipId => {
  const at = rosterOf(common.scenario).ships.findIndex(ship => ship.name.startsWith(name));
  if (at < 0) throw new RangeError(`The second act has no ${name}`);
  return at as ShipId;
};

const withHits = (state: State, name: string, hits: number): State =>
  withShip(state, named(state, name), ship => ({ ...ship, hits: ship.hits + hits }));

/** [S.3] The years between: new ships and mines, old losses, the same account of points. */
export const actTwo = (state: State): State => {
  const { acts } = scenarioOf(state.common.scenario);
  if (acts === undefined) return state;
  const fresh = opening(acts.second, { ...state.common.options, short: false }, false);
  const scarred = withHits(fresh, 'Squadron', Math.min(4, lossesOf(state, 'allied', ['TF'])));
  const shipping = Math.floor(lossesOf(state, 'axis', ['NT', 'TC']) / 4);
  const reduced = withHits(scarred, 'Evacuation shipping C', Math.min(2, shipping));
  const saved = Math.floor(pointsFor(state.common, 'allied', EVACUATED) / 2 / 4);
  const paid = withPools(reduced, 'allied', { nrp: reduced.fleets.allied.pools.nrp + saved });
  return {
    ...paid,
    common: {
      ...paid.common,
      score: state.common.score,
      once: ['act-two'],
    },
  };
};
