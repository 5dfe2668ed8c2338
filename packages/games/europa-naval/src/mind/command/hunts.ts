import { distance, type HexId } from '@narrow-seas/hex';
import { GUNNERY } from '../../model/tables.ts';
import type { Sighting } from '../../secrets/view.ts';
import { worthOfStores, worthOfSupply } from '../demand.ts';
import { gunsUnder, mean } from '../encounter.ts';
import { isOurs, type Scene } from '../scene.ts';
import { contactAt, priceOfHits, priceTo } from './prospects.ts';
import type { Squadron } from './squadrons.ts';

/** A squadron that goes out to fight warships of theirs at sea. */
export interface Hunt {
  readonly squadron: Squadron;
  readonly marker: Sighting['group'];
  readonly value: number;
}

/** [F.8.5] Rounds until one side has had enough. */
const ROUNDS = 2;

/** Hits that we land, and that they land, round by round. */
const exchange = (ours: number, theirs: number): { readonly dealt: number; readonly taken: number } => {
  let [dealt, taken] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const hit = mean(GUNNERY, Math.max(0, ours - taken));
    taken += mean(GUNNERY, Math.max(0, theirs - dealt));
    dealt += hit;
  }
  return { dealt: Math.min(theirs, dealt), taken: Math.min(ours, taken) };
};

/** Points for a hit on a warship: half of her strength has to go before any are paid [36.F.3]. */
const PER_HIT = 0.6;
/** How much stronger one must be to seek a fight. */
const STRONGER = 1.2;
/** What a port of ours gains that they no longer lie off, while it wants supplies. */
const FREED = 3;
const NEAR = 3;

const frees = (scene: Scene, hex: HexId): number =>
  scene.chart.ports.some(
    port =>
      isOurs(scene, port) &&
      distance(scene.chart.grid, port.hex, hex) <= NEAR &&
      (worthOfSupply(scene, port) > 0 || worthOfStores(scene, port) > 0),
  )
    ? FREED
    : 0;

/** What a squadron could gain by fighting those who show themselves at sea. */
export const huntsBy = (scene: Scene, squadron: Squadron, from: HexId): readonly Hunt[] =>
  scene.view.sightings.flatMap(marker => {
    const { place, side, group } = marker;
    const theirs = gunsUnder(scene, marker);
    if (side !== scene.enemy || place.at !== 'sea' || theirs < 1) return [];
    if (squadron.strength < theirs * STRONGER) return [];
    const { dealt, taken } = exchange(squadron.strength, theirs);
    const zone = contactAt(scene, place.hex) * mean(GUNNERY, squadron.strength);
    const value =
      dealt * PER_HIT +
      frees(scene, place.hex) -
      priceOfHits(scene, squadron, taken + zone) -
      priceTo(scene, squadron, place.hex, from);
    return [{ squadron, marker: group, value }];
  });
