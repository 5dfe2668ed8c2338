import { distance, type HexId, hasHex } from '@narrow-seas/hex';
import { CHARTS, portOfName } from '../../model/chart.ts';
import { type Event, NOTHING } from '../../model/event.ts';
import { chartOf, groupIn, portOf, strengthOf } from '../../model/fleet.ts';
import { statusFor } from '../movement/malta.ts';
import { type Modifier, modifiers, shiftOf } from '../../model/modifier.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import { shipping, shippingLoss } from '../../model/tables.ts';
import type { DieFace, Sea, ShipId, Side } from '../../model/vocabulary.ts';
import { cargoShips, isInshore, seaAtPlace, taskForces } from '../groups/group.ts';
import type { Passage, ShippingRoll } from '../../model/sea/phase.ts';
import type { Whereabouts } from '../groups/whereabouts.ts';

/** [F.19.2] The near ring round Valletta. */
const NEAR_MALTA = 12;

const strengthSum = (common: Common, fleet: Pick<Fleet, 'ships'>, ships: readonly ShipId[]): number =>
  ships.reduce((sum, ship) => sum + strengthOf(common, fleet, ship), 0);

const VALLETTA = portOfName(CHARTS.mediterranean, 'Valletta');
const CENTRAL = CHARTS.mediterranean.areas.find(({ code }) => code === 'CM')?.hexes;

/** [F.19.1] Whether Malta looks for shipping of the side there at all; protected waters exempt [36.A.1 d]. */
export const maltaReaches = (common: Common, side: Side, sheltered: boolean, hex: HexId): boolean =>
  common.map === 'mediterranean' &&
  side === 'axis' &&
  !sheltered &&
  CENTRAL !== undefined &&
  hasHex(CENTRAL, hex) &&
  portOf(common, VALLETTA.id).owner === 'allied';

export const nearMalta = (common: Common, hex: HexId): boolean =>
  distance(chartOf(common).grid, VALLETTA.hex, hex) <= NEAR_MALTA;

/** [F.19.3] The number of this moment: bomb first, sail after. */
export const maltaStatus = (common: Common): number =>
  statusFor(portOf(common, VALLETTA.id).owner, common.malta.status);

/** What the table makes of shipping: its strength, its escort, and the sea around it. */
export interface Convoy {
  readonly cargo: number;
  readonly escorts: number;
  readonly escort: number;
  readonly sea: Sea;
}

export const convoyOf = (common: Common, fleet: Pick<Fleet, 'ships'>, group: Group): Convoy => ({
  cargo: strengthSum(common, fleet, cargoShips(common, group)),
  escorts: taskForces(common, group).length,
  escort: strengthSum(common, fleet, taskForces(common, group)),
  sea: seaAtPlace(common, group.place),
});

/** [T.4] What shifts the die. */
export const shippingModifiers = (
  { cargo, escorts, escort, sea }: Convoy,
  far: boolean,
): readonly Modifier[] =>
  modifiers(
    far && { label: 'Far from Malta', shift: -2, rule: 'T.4' },
    escorts === 0 && { label: 'No escort', shift: 1, rule: 'T.4' },
    escort >= 8 && { label: 'Strong escort', shift: -1, rule: 'T.4' },
    cargo <= 2 && { label: 'Few ships', shift: -1, rule: 'T.4' },
    sea === 'rough' && { label: 'Rough seas', shift: -1, rule: 'T.4' },
    sea === 'stormy' && { label: 'Stormy seas', shift: -2, rule: 'T.4' },
  );

/** [F.19.2] The near check, once a player-turn. */
export const shippingStage = (
  state: State,
  passage: Passage,
  { group, hex }: Whereabouts,
): readonly Event[] => {
  if (group.shipping === 'checked' || group.turnedBack) return NOTHING;
  const { common } = state;
  if (
    !maltaReaches(common, group.side, isInshore(common, group), hex) ||
    cargoShips(common, group).length === 0
  )
    return NOTHING;
  if (!nearMalta(common, hex))
    return group.shipping === 'none' ? [{ type: 'exposed', group: group.id }] : NOTHING;
  return [{ type: 'began', phase: { name: 'shipping-roll', group: group.id, passage } }];
};

/** [F.19.2] The group of the step that owes a far check at its end, at sea or in the port it has reached. */
export const farCheck = (state: State): readonly Event[] => {
  const { common, fleets } = state;
  const group = fleets.axis.groups.find(
    each =>
      each.shipping === 'exposed' &&
      (each.place.at === 'sea' || each.place.at === 'port') &&
      !each.turnedBack &&
      cargoShips(common, each).length > 0,
  );
  if (group === undefined || common.phasing !== 'axis') return [];
  return [{ type: 'began', phase: { name: 'shipping-roll', group: group.id } }];
};

const lossOf = (state: State, { group: id, passage }: ShippingRoll, face: DieFace) => {
  const group = groupIn(state, id);
  const convoy = convoyOf(state.common, state.fleets[group.side], group);
  const shift = shiftOf(shippingModifiers(convoy, passage === undefined));
  const result = shipping(maltaStatus(state.common), face + shift);
  return { result, ...shippingLoss(result, convoy.cargo) };
};

/** [F.19.4] Ends with the owner's losses, or with nothing: then the passage, or the end of the step, goes on. */
export const rollShipping = (state: State, phase: ShippingRoll, face: DieFace): readonly Event[] => {
  const { group } = phase;
  const { result, sunk, turnsBack } = lossOf(state, phase, face);
  const events: readonly Event[] = [
    { type: 'shipping-checked', group, result, far: phase.passage === undefined },
    ...(turnsBack ? ([{ type: 'turned-back', group }] as const) : []),
  ];
  const among = cargoShips(state.common, groupIn(state, group));
  return sunk === 0 ? events : [...events, losses(among, sunk, passageAfter(phase, turnsBack))];
};

/** [F.12] Nobody reacts to what has just been turned back. */
export const passageAfter = ({ passage }: ShippingRoll, turnsBack: boolean): Passage | undefined =>
  passage !== undefined && turnsBack ? { ...passage, stage: 'combat' } : passage;

const losses = (among: readonly ShipId[], hits: number, passage: Passage | undefined): Event => {
  const after =
    passage === undefined ? ({ kind: 'step-end' } as const) : ({ kind: 'passage', passage } as const);
  return { type: 'began', phase: { name: 'losses', side: 'axis', among, hits, after } };
};
