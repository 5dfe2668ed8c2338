import { type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { BASE_IDS, baseSpec, baseState, isAirfieldInUse, isHeldBy } from '../stacking/bases.ts';
import { distanceBetween, zoneDistance } from '../../model/chart.ts';
import { capMissions, pieceOf, surfaceAt } from '../../model/position.ts';
import { no, noBase } from '../../turn/refusals.ts';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { type BaseId, enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import type { Invasion, Landing } from '../../model/campaign/phase.ts';
import { refuseInvasionByStrategy } from '../strategy/strategy.ts';
import { effectAt } from '../weather/weather.ts';

/** [C.17.4] [C.17.5] */
export const PARAS_A_DAY = 6;
export const COMMANDOS_AT_BASE = 3;
const CAP_RANGE = 4;

/** [18.1] [C.17.2] Water beside the base that no enemy ship holds. */
export const invasionHexes = (table: PublicState, side: Side, base: BaseId): readonly HexId[] =>
  baseSpec(base).invasionHexes.filter(hex => surfaceAt(table, enemyOf(side), hex).length === 0);

/** [C.17.1] The Soviets take NATO's bases, NATO takes them back. */
export const refuseAsTarget = (view: View, phase: Invasion, base: BaseId): Refusal | undefined => {
  const { table } = view;
  if (baseSpec(base).side === 'soviet' || isHeldBy(table, phase.side, base))
    return noBase('C.17.1', 'not-invadable', 'You cannot invade this base.', base);
  if (phase.assaulted.includes(base))
    return noBase('C.17.1', 'once-a-day', 'This base has already been assaulted today.', base);
  return phase.side === 'soviet' ? refuseInvasionByStrategy(view, base) : undefined;
};

const standsOff = (table: PublicState, side: Side, base: BaseId, unit: UnitId): boolean => {
  const { where } = pieceOf(table, unit);
  return where.at === 'sea' && invasionHexes(table, side, base).includes(where.hex);
};

/** [18.2] [C.17.3] An amphibious ship with her marines in an invasion hex, not in a storm. */
export const refuseMarines = (
  table: PublicState,
  side: Side,
  base: BaseId,
  unit: UnitId,
): Refusal | undefined => {
  const spec = specOf(table, unit);
  if (spec.side !== side || spec.kind !== 'AA')
    return no('C.17.3', 'not-amphibious', 'Only your own amphibious ships can land marines.', unit);
  if (pieceOf(table, unit).landed)
    return no('C.17.3', 'landed', 'This ship has already landed its marines.', unit);
  if (!standsOff(table, side, base, unit))
    return no('C.17.2', 'not-off-base', 'This ship must be in an invasion hex of the base.', unit);
  return effectAt(table, baseSpec(base).hex).landings
    ? undefined
    : no('C.13.6', 'storm-ashore', 'In a storm only commandos from submarines can land.', unit);
};

/** [18.4] [C.17.5] One party from each submarine or combat ship in an invasion hex. */
export const refuseCommandos = (
  table: PublicState,
  side: Side,
  base: BaseId,
  unit: UnitId,
): Refusal | undefined => {
  const spec = specOf(table, unit);
  if (spec.side !== side || (spec.arm !== 'submarine' && !isCombatant(spec)))
    return no(
      'C.17.5',
      'no-commandos',
      'Commandos can land only from your own submarines and combat ships.',
      unit,
    );
  if (!standsOff(table, side, base, unit))
    return no('C.17.2', 'not-off-base', 'This unit must be in an invasion hex of the base.', unit);
  return spec.arm === 'submarine' || effectAt(table, baseSpec(base).hex).landings
    ? undefined
    : no('C.13.6', 'storm-ashore', 'In a storm commandos can land only from submarines.', unit);
};

/** [C.17.4] Within one zone of an undamaged airfield of one's own. */
const isInParaRange = (table: PublicState, side: Side, base: BaseId): boolean =>
  BASE_IDS.some(
    field =>
      isAirfieldInUse(table, side, field) && zoneDistance(baseSpec(field).zone, baseSpec(base).zone) <= 1,
  );

/** [C.17.4] */
export const refuseParas = (
  table: PublicState,
  phase: Invasion,
  base: BaseId,
  battalions: number,
): Refusal | undefined => {
  if (battalions === 0) return undefined;
  if (battalions > table.campaign.paras[phase.side] || phase.paras + battalions > PARAS_A_DAY)
    return refusal('C.17.4', 'too-many-paras', 'You do not have that many battalions left today.');
  if (effectAt(table, baseSpec(base).hex).paras === 'none')
    return noBase('C.13.6', 'storm-ashore', 'Parachutists cannot jump in a storm.', base);
  return isInParaRange(table, phase.side, base)
    ? undefined
    : noBase('C.17.4', 'beyond-drop', 'You have no undamaged airfield within one zone of this base.', base);
};

/** [18.3] [C.17.4] Battalions lost to fighters: interceptors that held the sky over the zone, patrols within four hexes. */
export const fightersOver = (table: PublicState, side: Side, base: BaseId): number => {
  const enemy = enemyOf(side);
  const { hex, zone } = baseSpec(base);
  const interceptors = table.pieces.filter(
    ({ where }, unit) =>
      where.at === 'returning' && where.held === zone && specOf(table, unit as UnitId).side === enemy,
  ).length;
  const patrols = capMissions(table, enemy).filter(cap => distanceBetween(cap.hex, hex) <= CAP_RANGE).length;
  return interceptors + patrols;
};

const isRepeated = (units: readonly UnitId[]): boolean => new Set(units).size < units.length;

/** [C.17] What is wrong with this landing as a whole, then with its parts. */
export const refuseLanding = (view: View, phase: Invasion, landing: Landing): Refusal | undefined => {
  const { table } = view;
  const { base, amphibious, paras, commandos } = landing;
  return (
    refuseAsTarget(view, phase, base) ??
    refuseShape(table, phase, landing) ??
    amphibious.map(unit => refuseMarines(table, phase.side, base, unit)).find(Boolean) ??
    commandos.map(unit => refuseCommandos(table, phase.side, base, unit)).find(Boolean) ??
    refuseParas(table, phase, base, paras)
  );
};

const refuseShape = (table: PublicState, { side }: Invasion, landing: Landing): Refusal | undefined => {
  const { base, amphibious, paras, commandos, raid } = landing;
  if (isRepeated(amphibious))
    return no('C.17.3', 'lands-twice', 'Name each amphibious ship only once.', ...amphibious);
  if (isRepeated(commandos))
    return no('C.17.5', 'party-twice', 'A unit can land only one party of commandos.', ...commandos);
  if (!Number.isInteger(paras) || paras < 0)
    return noBase('C.17.4', 'no-battalions', 'Give a whole number of parachute battalions.', base);
  if (commandos.length > Math.min(COMMANDOS_AT_BASE, table.campaign.commandos[side]))
    return no(
      'C.17.5',
      'too-many-commandos',
      'You cannot land that many commandos at one base.',
      ...commandos,
    );
  if (raid) return refuseRaid(landing);
  return amphibious.length + paras + commandos.length + baseState(table, base).lodgement > 0
    ? undefined
    : noBase('C.17.6', 'no-troops', 'An assault needs at least one point of strength ashore.', base);
};

/** [C.17.5] Commandos alone, against something that can be damaged. */
const refuseRaid = ({ base, amphibious, paras, commandos }: Landing): Refusal | undefined => {
  if (commandos.length === 0 || amphibious.length + paras > 0)
    return noBase('C.17.5', 'no-raid', 'Only commandos can make a raid.', base);
  return baseSpec(base).strip
    ? noBase('C.17.5', 'nothing-to-raid', 'A raid cannot damage a landing strip.', base)
    : undefined;
};

/** [C.17.7] A lodgement fights again each morning. */
export const refuseIdleLodgement = (
  table: PublicState,
  { side, assaulted }: Invasion,
): Refusal | undefined => {
  const idle = BASE_IDS.find(
    base => baseState(table, base).lodgement > 0 && !isHeldBy(table, side, base) && !assaulted.includes(base),
  );
  return idle === undefined
    ? undefined
    : noBase('C.17.7', 'lodgement-fights', 'Your troops ashore here must fight again today.', idle);
};
