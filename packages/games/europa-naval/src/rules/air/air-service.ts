import type { Refusal } from '@narrow-seas/core';
import { distance } from '@narrow-seas/hex';
import { AIR_SPECS, isCarrierBorne } from '../../model/air-kind.ts';
import type { FieldSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import { no, noAir, notOurAir } from '../../turn/refusals.ts';
import { airSpec } from '../../model/roster.ts';
import type { Common, Fleet } from '../../model/state.ts';
import type { AirId, Side } from '../../model/vocabulary.ts';
import type { WarAction } from '../../model/war/action.ts';
import type { Initial } from '../../model/war/phase.ts';
import { fieldFor, hasRoom } from '../supply/region.ts';

type ReturnAir = Extract<WarAction, { readonly type: 'return-air' }>;
type Rebase = Extract<WarAction, { readonly type: 'rebase' }>;

/** [F.17] ARPs for an aborted and for an eliminated unit. */
const PRICE = { aborted: 1, eliminated: 2 } as const;

const fieldOf = (common: Common, unit: AirId): FieldSpec | undefined => {
  const base = common.air[unit]?.base;
  return base?.at === 'field' ? chartOf(common).fields[base.field] : undefined;
};

const mayUse = (common: Common, side: Side, field: FieldSpec): boolean =>
  ownerAt(common, field.hex) === side && hasRoom(common, field);

/** Where a unit that comes back is based: its own field if it can, else the nearest of ours. */
const baseFor = (common: Common, side: Side, unit: AirId): FieldSpec | undefined => {
  const field = fieldOf(common, unit);
  if (field === undefined) return undefined;
  const aborted = common.air[unit]?.status === 'aborted' && ownerAt(common, field.hex) === side;
  return aborted || mayUse(common, side, field) ? field : fieldFor(common, side, field.hex);
};

/** [F.17] [36.F.2] By the organisation's own points, to a field with room [F.11.1]; carrier aircraft not at all. */
export const refuseReturn = (
  common: Common,
  { pools }: Fleet,
  { side }: Initial,
  { unit }: ReturnAir,
): Refusal | undefined => {
  const { side: owner, kind, organisation } = airSpec(common.scenario, unit);
  const status = common.air[unit]?.status;
  if (owner !== side) return notOurAir(unit);
  if (isCarrierBorne(kind))
    return noAir('36.F.2', 'carrier-borne', 'You cannot repair or replace carrier aircraft.', unit);
  if (status !== 'aborted' && status !== 'eliminated')
    return noAir('F.17', 'whole', 'This air unit is neither aborted nor eliminated.', unit);
  if ((pools.arp[organisation] ?? 0) < PRICE[status])
    return no('F.17', 'no-arp', 'Its air force does not have enough air replacement points.');
  return baseFor(common, side, unit) === undefined
    ? noAir('F.11.1', 'no-room', 'None of your airfields has room for this air unit.', unit)
    : undefined;
};

export const resolveReturn = (common: Common, { side }: Initial, { unit }: ReturnAir): readonly Event[] => {
  const { organisation } = airSpec(common.scenario, unit);
  const price = common.air[unit]?.status === 'aborted' ? PRICE.aborted : PRICE.eliminated;
  const field = baseFor(common, side, unit) as FieldSpec;
  return [
    { type: 'arp', side, organisation, change: -price },
    { type: 'based', unit, base: { at: 'field', field: field.id } },
    { type: 'air-mended', unit },
  ];
};

/** [F.11.2] Once in an initial phase, within twice its range, to a field with room [F.11.1]. */
export const refuseRebase = (
  common: Common,
  { side, rebased }: Initial,
  { unit, field }: Rebase,
): Refusal | undefined => {
  const { side: owner, kind } = airSpec(common.scenario, unit);
  const from = fieldOf(common, unit);
  const to = chartOf(common).fields[field];
  if (owner !== side) return notOurAir(unit);
  if (common.air[unit]?.status !== 'ready' || from === undefined || to === undefined)
    return noAir('F.11.2', 'no-rebase', 'Only ready units on an airfield can change base.', unit);
  if (rebased.includes(unit)) return noAir('F.11.2', 'rebased', 'This unit has already changed base.', unit);
  if (from.id === to.id) return noAir('F.11.2', 'there', 'This air unit is already based there.', unit);
  if (!mayUse(common, side, to))
    return noAir('F.11.1', 'no-room', 'This airfield is full or is not yours.', unit);
  return distance(chartOf(common).grid, from.hex, to.hex) > 2 * AIR_SPECS[kind].range
    ? noAir('F.11.2', 'base-too-far', 'This airfield is more than twice the unit’s range away.', unit)
    : undefined;
};

export const resolveRebase = (phase: Initial, { unit, field }: Rebase): readonly Event[] => [
  { type: 'based', unit, base: { at: 'field', field } },
  { type: 'began', phase: { ...phase, rebased: [...phase.rebased, unit] } },
];
