import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { chartOf, hexOfPlace, portOf, portSpecOf } from '../../model/fleet.ts';
import { NO_MINES, no, noAir, noAt, noPort } from '../../turn/refusals.ts';
import { portIdOf } from '../../scenarios/setup.ts';
import type { Common, Fleet } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { type AirId, enemyOf, type PortId, type Side } from '../../model/vocabulary.ts';
import type { ShoreAction } from '../../model/shore/action.ts';
import { airUnit, isNeutralGround, ratingOf } from './air.ts';
import { isFighter, refuseFlight } from './cover.ts';
import type { Raid, RaidTarget, StrikeChoice } from '../../model/shore/phase.ts';

export type RaidAction = Extract<ShoreAction, { readonly type: 'raid' }>;

/** The port that a raid goes to; undefined at sea. */
export const portOfTarget = (common: Pick<Common, 'map'>, target: RaidTarget): PortId | undefined => {
  if (target.kind === 'malta')
    return common.map === 'mediterranean' ? portIdOf(common, 'Valletta') : undefined;
  return target.kind === 'port' || target.kind === 'ships' ? target.port : undefined;
};

/** [F.11.6] [F.11.7] What a bomber is worth against the target. */
export const bombValue = (common: Common, unit: AirId, { kind }: RaidTarget): number => {
  const { strike, port, mines } = ratingOf(common, unit);
  if (kind === 'mines') return mines ? 1 : 0;
  return kind === 'port' ? port : strike;
};

/** [F.11.9] Mines are carried half as far. */
const partOfRange = ({ kind }: RaidTarget): number => (kind === 'mines' ? 1 / 2 : 1);

/** Where the raid goes, as far as the raider can know. */
const targetHex = (view: View, target: RaidTarget): HexId | undefined => {
  if (target.kind === 'mines') return target.hex;
  const port = portOfTarget(view.common, target);
  if (port !== undefined) return portSpecOf(view.common, port).hex;
  const seen = view.sightings.find(({ group }) => target.kind === 'group' && group === target.group);
  return seen === undefined ? undefined : hexOfPlace(view.common, seen.place);
};

/** [F.11.8] Only what is the enemy's, and ships only where masts are seen. */
const refusePort = (view: View, side: Side, target: RaidTarget): Refusal | undefined => {
  const { common, harbours } = view;
  if (target.kind === 'malta' && (common.map !== 'mediterranean' || side !== 'axis'))
    return no('36.A.4.a', 'malta-raid', 'Only the Axis can bomb Malta.');
  const port = portOfTarget(common, target);
  if (port === undefined) return undefined;
  if (portOf(common, port).owner !== enemyOf(side))
    return noPort('F.11.7', 'not-enemy', 'This port does not belong to the enemy.', port);
  const empty = target.kind === 'ships' && !harbours.some(each => each.port === port && each.count > 0);
  return empty ? noPort('F.11.8', 'empty', 'This port has no ships to bomb.', port) : undefined;
};

/** [F.11.9] One mine point for each bomber; [F.2.4] not off the coast of a neutral. */
const refuseMines = (
  common: Common,
  { pools }: Fleet,
  { bombers, target }: RaidAction,
): Refusal | undefined => {
  if (target.kind !== 'mines') return undefined;
  if (chartOf(common).water[target.hex] !== 1)
    return noAt('36.C', 'no-water', 'Mines can be laid only in sea hexes and coastal hexes.', target.hex);
  if (isNeutralGround(common, target.hex))
    return noAt('F.2.4', 'neutral', 'Aircraft cannot enter neutral hexes.', target.hex);
  return pools.mines < bombers.length ? NO_MINES : undefined;
};

/** [F.11] [F.11.1] Its values against the target, and one bombing a game turn. */
const refuseBomber = (common: Common, unit: AirId, target: RaidTarget): Refusal | undefined => {
  if (airUnit(common, unit).bombed)
    return noAir('F.11.1', 'bombed', 'This air unit has already bombed in this game turn.', unit);
  return bombValue(common, unit, target) === 0
    ? noAir('F.11', 'no-bombs', 'This type of aircraft cannot attack such a target.', unit)
    : undefined;
};

/** [F.11.6] Somebody drops bombs, and [F.11.1] each unit flies one mission. */
export const refuseBombers = (
  bombers: readonly AirId[],
  escorts: readonly AirId[] = [],
): Refusal | undefined => {
  const all = [...bombers, ...escorts];
  if (bombers.length === 0) return no('F.11.6', 'no-bombers', 'A raid needs at least one bomber.');
  return new Set(all).size === all.length
    ? undefined
    : no('F.11.1', 'one-mission', 'An air unit can fly only one mission, so name it once.');
};

/** [F.11.6] Bombers, and fighters as escorts. */
const refuseUnits = (
  common: Common,
  fleet: Fleet,
  side: Side,
  { bombers, escorts, target }: RaidAction,
  hex: HexId,
): Refusal | undefined => {
  const all = [...bombers, ...escorts];
  const unnamed = refuseBombers(bombers, escorts);
  if (unnamed !== undefined) return unnamed;
  for (const unit of all) {
    const refusal = refuseFlight(common, fleet, side, unit, hex, partOfRange(target));
    if (refusal !== undefined) return refusal;
  }
  const slow = escorts.find(unit => !isFighter(common, unit));
  if (slow !== undefined) return noAir('F.11.6', 'no-escort', 'Only fighters can escort a raid.', slow);
  return bombers.map(unit => refuseBomber(common, unit, target)).find(refusal => refusal !== undefined);
};

/** [F.11.6] A target, and units that can be sent against it. */
const refuseRaid = (view: View, fleet: Fleet, side: Side, action: RaidAction): Refusal | undefined => {
  const hex = targetHex(view, action.target);
  if (hex === undefined) return no('F.11.6', 'no-raid', 'There is no such target.');
  return (
    refusePort(view, side, action.target) ??
    refuseMines(view.common, fleet, action) ??
    refuseUnits(view.common, fleet, side, action, hex)
  );
};

/** [F.11.3] In the air segment: ports, ships in port, Malta, mines. Groups at sea are struck inside a step [F.11.6]. */
export const refuseSegmentRaid = (
  view: View,
  fleet: Fleet,
  side: Side,
  action: RaidAction,
): Refusal | undefined =>
  action.target.kind === 'group'
    ? no('F.11.6', 'at-sea', 'You can strike a group at sea only after a search has found it.')
    : refuseRaid(view, fleet, side, action);

/** [F.11.6] Inside a step: the group that was found, and no other. */
export const refuseStrike = (
  view: View,
  fleet: Fleet,
  { side, passage }: StrikeChoice,
  action: RaidAction,
): Refusal | undefined =>
  action.target.kind === 'group' && action.target.group === passage.group
    ? refuseRaid(view, fleet, side, action)
    : no('F.11.6', 'not-found', 'You can strike only the group that was just found.');

export const raidOf = (
  side: Side,
  { bombers, escorts, target }: RaidAction,
  passage?: Raid['passage'],
): Raid => ({
  side,
  bombers,
  escorts,
  target,
  passage,
});
