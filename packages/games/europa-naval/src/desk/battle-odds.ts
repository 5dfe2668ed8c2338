import { counted, type Odds, type OddsResult } from '@narrow-seas/core';
import { groupOf, sideOfShip, specOf } from '../model/fleet.ts';
import { shiftOf } from '../model/modifier.ts';
import type { Battle, Firer } from '../model/sea/phase.ts';
import { GUNNERY, hitsOn } from '../model/tables.ts';
import { enemyOf, FACES, type GroupId, type ShipId, type Side } from '../model/vocabulary.ts';
import { firersOf, type Ranks, ranksSeen, targetsOf } from '../rules/groups/ranks.ts';
import { gunneryModifiers } from '../rules/naval-combat/battle.ts';
import { atNight } from '../rules/night/night.ts';
import { torpedoModifiers } from '../rules/reaction/hunt.ts';
import { fortLevel } from '../rules/reaction/combat-zone.ts';
import type { View } from '../secrets/view.ts';
import { strengthSeen } from '../turn/sea/odds.ts';
import { DESK_WORDS } from './words.ts';

const { battle: SAY } = DESK_WORDS;

/** What a round of a battle is fought with; `Battle` itself has more. */
export type Round = Pick<Battle, 'hex' | 'mover' | 'groups' | 'forts' | 'night'>;

/** [F.8.3] [36.A.2 d e] What a ship or a battery fires with, as far as the viewer knows. */
const gunsOf = (view: View, { night, mover }: Round, firer: Firer): number => {
  const { common } = view;
  if (firer.kind === 'fort') {
    const level = fortLevel(common, firer.port);
    return night ? atNight(level, 'fort', enemyOf(mover), common.date) : level;
  }
  const strength = strengthSeen(view, firer.ship);
  return night ? atNight(strength, 'ship', sideOfShip(common, firer.ship), common.date) : strength;
};

/** How many of the six faces bring how many hits. */
const hitsBy = (view: View, round: Round, firer: Firer): readonly number[] => {
  const shift = shiftOf(gunneryModifiers(view.common, round));
  const guns = gunsOf(view, round, firer);
  return FACES.map(face => hitsOn(GUNNERY, guns, face + shift));
};

/** Ways of each number of hits when all fire, one die each. */
const spreadOf = (dice: readonly (readonly number[])[]): readonly number[] =>
  dice.reduce<readonly number[]>(
    (ways, faces) => {
      const next: number[] = [];
      for (const [hits, count] of ways.entries())
        for (const more of faces) next[hits + more] = (next[hits + more] ?? 0) + count;
      return Array.from(next, count => count ?? 0);
    },
    [1],
  );

/** More hits than these stand together in one result. */
const MANY = 3;

const resultsOf = (of: string, spread: readonly number[]): readonly OddsResult[] => {
  const few = spread.slice(0, MANY).map((ways, hits) => ({ of, result: counted(hits, 'hit'), ways }));
  const ways = spread.slice(MANY).reduce((sum, each) => sum + each, 0);
  return [...few, { of, result: SAY.manyHits(MANY), ways }].filter(result => result.ways > 0);
};

/** [F.29] Who is in it and has not been seen cannot be reckoned with. */
const isKnown = ({ sightings, own }: View, { groups }: Round): boolean =>
  groups.every(
    id =>
      own?.groups.some(group => group.id === id) === true ||
      sightings.find(({ group }) => group === id)?.ships !== undefined,
  );

const meanOf = (spread: readonly number[]): number => {
  const all = spread.reduce((sum, ways) => sum + ways, 0);
  return spread.reduce((sum, ways, hits) => sum + ways * hits, 0) / all;
};

const oddsBetween = (view: View, round: Round, ranks: Ranks, side: Side): Odds => {
  const spread = (who: Side): readonly number[] =>
    targetsOf(view.common, round, ranks, who).length === 0
      ? [1]
      : spreadOf(firersOf(view.common, round, ranks, who).map(firer => hitsBy(view, round, firer)));
  const [ours, theirs] = [spread(side), spread(enemyOf(side))];
  return {
    terms: [],
    sum: SAY.round(meanOf(ours), meanOf(theirs)),
    results: [...resultsOf(SAY.scored, ours), ...resultsOf(SAY.taken, theirs)],
  };
};

/** [F.8.3] What one more round of gunfire brings and costs, all guns of both sides firing; nothing where one is unknown. */
export const roundOdds = (view: View, round: Round, side: Side): Odds | undefined =>
  isKnown(view, round) ? oddsBetween(view, round, ranksSeen(view, round), side) : undefined;

/** [36.D.2] [F.8.3] The same for ships that still lie in port, if they meet the group that they put out for. */
export const sortieOdds = (
  view: View,
  round: Round,
  ships: readonly ShipId[],
  side: Side,
): Odds | undefined =>
  isKnown(view, round)
    ? oddsBetween(view, round, { ...ranksSeen(view, round), [side]: ships }, side)
    : undefined;

/** [F.8.7] What torpedoes may hit, and what the escorts may do to the boats; nothing where the prey is unknown. */
export const torpedoOdds = (view: View, hunter: GroupId, prey: GroupId): Odds | undefined => {
  const { common, own, sightings } = view;
  const boats = own === undefined ? undefined : groupOf(own, hunter)?.ships;
  const ships = sightings.find(({ group }) => group === prey)?.ships?.map(({ ship }) => ship);
  if (boats === undefined || ships === undefined) return undefined;
  const list = torpedoModifiers(common, { ships });
  const strength = boats.reduce((sum, ship) => sum + strengthSeen(view, ship), 0);
  const ours = spreadOf([FACES.map(face => hitsOn(GUNNERY, strength, face + shiftOf(list)))]);
  const theirs = spreadOf(
    ships
      .filter(ship => specOf(common, ship).kind === 'TF')
      .map(ship => FACES.map(face => hitsOn(GUNNERY, strengthSeen(view, ship) / 4, face))),
  );
  return {
    terms: [
      { what: SAY.strength, value: strength, rule: 'F.8.7' },
      ...list.map(({ label, shift, rule }) => ({ what: label, value: shift, rule })),
    ],
    sum: SAY.round(meanOf(ours), meanOf(theirs)),
    results: [...resultsOf(SAY.scored, ours), ...resultsOf(SAY.taken, theirs)],
  };
};

/** [F.8.3] One firer's own die. */
export const fireOdds = (view: View, round: Round, firer: Firer): Odds => {
  const list = gunneryModifiers(view.common, round);
  const guns = gunsOf(view, round, firer);
  const ways = spreadOf([hitsBy(view, round, firer)]);
  return {
    terms: [
      { what: SAY.strength, value: guns, rule: 'F.8.3' },
      ...list.map(({ label, shift, rule }) => ({ what: label, value: shift, rule })),
    ],
    sum: SAY.die(shiftOf(list)),
    results: ways.flatMap((count, hits) =>
      count > 0 ? [{ result: counted(hits, 'hit'), ways: count }] : [],
    ),
  };
};
