import { type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { BASE_IDS, baseSpec, baseState, isAirfieldInUse, isHeldBy } from '../bases.ts';
import { distanceBetween, zoneDistance } from '../chart.ts';
import { capMissions, pieceOf, surfaceAt } from '../position.ts';
import { no, noBase } from '../refusals.ts';
import { isCombatant, specOf } from '../roster.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import { type BaseId, enemyOf, type Side, type UnitId } from '../vocabulary.ts';
import type { Invasion, Landing } from './phase.ts';
import { refuseInvasionByStrategy } from './strategy.ts';
import { effectAt } from './weather.ts';

/** [C.17.4] [C.17.5] */
export const PARAS_A_DAY = 6;
export const COMMANDOS_AT_BASE = 3;
const CAP_RANGE = 4;

/** [18.1] [C.17.2] Water beside the base that no enemy ship holds. */
export const invasionHexes = (table: Table, side: Side, base: BaseId): readonly HexId[] =>
  baseSpec(base).invasionHexes.filter(hex => surfaceAt(table, enemyOf(side), hex).length === 0);

/** [C.17.1] The Soviets take NATO's bases, NATO takes them back. */
export const refuseAsTarget = (view: View, phase: Invasion, base: BaseId): Refusal | undefined => {
  const { table } = view;
  if (baseSpec(base).side === 'soviet' || isHeldBy(table, phase.side, base))
    return noBase('C.17.1', 'not-invadable', 'This base cannot be invaded by this side.', base);
  if (phase.assaulted.includes(base))
    return noBase('C.17.1', 'once-a-day', 'This base has been assaulted today.', base);
  return phase.side === 'soviet' ? refuseInvasionByStrategy(view, base) : undefined;
};

const standsOff = (table: Table, side: Side, base: BaseId, unit: UnitId): boolean => {
  const { where } = pieceOf(table, unit);
  return where.at === 'sea' && invasionHexes(table, side, base).includes(where.hex);
};

/** [18.2] [C.17.3] An amphibious ship with her marines in an invasion hex, not in a storm. */
export const refuseMarines = (table: Table, side: Side, base: BaseId, unit: UnitId): Refusal | undefined => {
  const spec = specOf(table, unit);
  if (spec.side !== side || spec.kind !== 'AA')
    return no('C.17.3', 'not-amphibious', 'Only amphibious ships of one’s own land marines.', unit);
  if (pieceOf(table, unit).landed)
    return no('C.17.3', 'landed', 'This ship has landed her marines already.', unit);
  if (!standsOff(table, side, base, unit))
    return no('C.17.2', 'not-off-base', 'This ship is in no invasion hex of the base.', unit);
  return effectAt(table, baseSpec(base).hex).landings
    ? undefined
    : no('C.13.6', 'storm-ashore', 'Nobody lands in a storm but commandos from submarines.', unit);
};

/** [18.4] [C.17.5] One party from each submarine or combat ship in an invasion hex. */
export const refuseCommandos = (
  table: Table,
  side: Side,
  base: BaseId,
  unit: UnitId,
): Refusal | undefined => {
  const spec = specOf(table, unit);
  if (spec.side !== side || (spec.arm !== 'submarine' && !isCombatant(spec)))
    return no(
      'C.17.5',
      'no-commandos',
      'Commandos come from submarines and combat ships of one’s own.',
      unit,
    );
  if (!standsOff(table, side, base, unit))
    return no('C.17.2', 'not-off-base', 'This unit is in no invasion hex of the base.', unit);
  return spec.arm === 'submarine' || effectAt(table, baseSpec(base).hex).landings
    ? undefined
    : no('C.13.6', 'storm-ashore', 'In a storm commandos land from submarines only.', unit);
};

/** [C.17.4] Within one zone of an undamaged airfield of one's own. */
const isInParaRange = (table: Table, side: Side, base: BaseId): boolean =>
  BASE_IDS.some(
    field =>
      isAirfieldInUse(table, side, field) && zoneDistance(baseSpec(field).zone, baseSpec(base).zone) <= 1,
  );

/** [C.17.4] */
export const refuseParas = (
  table: Table,
  phase: Invasion,
  base: BaseId,
  battalions: number,
): Refusal | undefined => {
  if (battalions === 0) return undefined;
  if (battalions > table.campaign.paras[phase.side] || phase.paras + battalions > PARAS_A_DAY)
    return refusal('C.17.4', 'too-many-paras', 'There are not so many battalions left today.');
  if (effectAt(table, baseSpec(base).hex).paras === 'none')
    return noBase('C.13.6', 'storm-ashore', 'Nobody jumps in a storm.', base);
  return isInParaRange(table, phase.side, base)
    ? undefined
    : noBase('C.17.4', 'beyond-drop', 'No undamaged airfield lies within one zone of this base.', base);
};

/** [18.3] [C.17.4] Battalions lost to fighters: interceptors that held the sky over the zone, patrols within four hexes. */
export const fightersOver = (table: Table, side: Side, base: BaseId): number => {
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

const refuseShape = (table: Table, { side }: Invasion, landing: Landing): Refusal | undefined => {
  const { base, amphibious, paras, commandos, raid } = landing;
  if (isRepeated(amphibious))
    return no('C.17.3', 'lands-twice', 'An amphibious ship lands its lift once.', ...amphibious);
  if (isRepeated(commandos))
    return no('C.17.5', 'party-twice', 'A unit lands one party of commandos.', ...commandos);
  if (!Number.isInteger(paras) || paras < 0)
    return noBase('C.17.4', 'no-battalions', 'Parachute battalions are counted whole.', base);
  if (commandos.length > Math.min(COMMANDOS_AT_BASE, table.campaign.commandos[side]))
    return no('C.17.5', 'too-many-commandos', 'There are not so many commandos for one base.', ...commandos);
  if (raid) return refuseRaid(landing);
  return amphibious.length + paras + commandos.length + baseState(table, base).lodgement > 0
    ? undefined
    : noBase('C.17.6', 'no-troops', 'An assault needs some strength ashore.', base);
};

/** [C.17.5] Commandos alone, against something that can be damaged. */
const refuseRaid = ({ base, amphibious, paras, commandos }: Landing): Refusal | undefined => {
  if (commandos.length === 0 || amphibious.length + paras > 0)
    return noBase('C.17.5', 'no-raid', 'Commandos alone make a raid.', base);
  return baseSpec(base).strip
    ? noBase('C.17.5', 'nothing-to-raid', 'There is nothing on a landing strip to damage.', base)
    : undefined;
};

/** [C.17.7] A lodgement fights again each morning. */
export const refuseIdleLodgement = (table: Table, { side, assaulted }: Invasion): Refusal | undefined => {
  const idle = BASE_IDS.find(
    base => baseState(table, base).lodgement > 0 && !isHeldBy(table, side, base) && !assaulted.includes(base),
  );
  return idle === undefined
    ? undefined
    : noBase('C.17.7', 'lodgement-fights', 'The troops ashore here must fight again today.', idle);
};
