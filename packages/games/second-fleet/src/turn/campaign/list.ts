import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { submarineStacks, surfaceAt, surfaceStacks } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { Secret } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { refuseRaising, refuseRelease } from '../../rules/politics/declaration.ts';
import { refuseIdleLodgement } from '../../rules/invasion/landing.ts';
import { listLandings } from './list-landings.ts';
import type {
  Arrival,
  CampaignPhase,
  Declarations,
  Invasion,
  Replenishment,
} from '../../model/campaign/phase.ts';
import { listPlacements, refuseLeavingOut, samplePlacement } from '../../rules/reinforcement/placement.ts';
import { mostOf, refuseInPort, refuseSupply } from '../../rules/supply/replenishment.ts';
import { listSetUp, sampleSetUp } from '../../rules/reinforcement/set-up.ts';
import { isGiver } from '../../rules/supply/stores.ts';

const DONE: Action = { type: 'done' };

function* listArrival({ table }: View, { side }: Arrival): Generator<Action> {
  yield* listPlacements(table, side);
  yield refuseLeavingOut(table, side) === undefined ? DONE : { type: 'place-rest' };
}

function* listInvasion(view: View, phase: Invasion): Generator<Action> {
  for (const landing of listLandings(view, phase)) yield { type: 'assault', landing };
  if (refuseIdleLodgement(view.table, phase) === undefined) yield DONE;
}

/** In port, and from every supply ship to everyone in her hex as much as can be had. */
function* listReplenishment(view: View, phase: Replenishment): Generator<Action> {
  const { table, own } = view;
  const stacks = [...surfaceStacks(table, phase.side), ...submarineStacks(table, phase.side)];
  for (const unit of stacks.flatMap(([, units]) => units))
    if (refuseInPort(view, phase, unit) === undefined) yield { type: 'replenish', unit };
  if (own !== undefined) yield* listSupplies(view, own, phase);
  yield DONE;
}

function* listSupplies(view: View, own: Secret, phase: Replenishment): Generator<Action> {
  const { table } = view;
  for (const [hex, ships] of surfaceStacks(table, phase.side)) {
    const givers = ships.filter(unit => isGiver(specOf(table, unit)));
    const takers = [...ships, ...(submarineStacks(table, phase.side).get(hex) ?? [])];
    for (const giver of givers)
      for (const taker of takers) {
        const supply = { giver, taker, ...mostOf(table, own, giver, taker) };
        if (refuseSupply(view, phase, supply) === undefined) yield { type: 'supply', ...supply };
      }
  }
}

function* listDeclarations(view: View, phase: Declarations): Generator<Action> {
  if (refuseRaising(view, phase) === undefined) yield { type: 'raise-strategy' };
  if (refuseRelease(view) === undefined) yield { type: 'release' };
  yield DONE;
}

/** Every kind of action that is offered in a phase of the campaign. */
export function* listCampaign(view: View, phase: CampaignPhase): Generator<Action> {
  switch (phase.name) {
    case 'set-up':
      yield* listSetUp(view, phase);
      break;
    case 'arrival':
      yield* listArrival(view, phase);
      break;
    case 'invasion':
      yield* listInvasion(view, phase);
      break;
    case 'replenishment':
      yield* listReplenishment(view, phase);
      break;
    case 'declarations':
      yield* listDeclarations(view, phase);
      break;
    default:
  }
}

/** Places are tried without listing them all. */
const sampleArrival = (view: View, phase: Arrival, random: Random): Action => {
  const placed = random.below(4) === 0 ? undefined : samplePlacement(view.table, phase.side, random);
  if (placed !== undefined) return placed;
  return refuseLeavingOut(view.table, phase.side) === undefined ? DONE : { type: 'place-rest' };
};

/** A few tries to find somebody who lacks something; then the phase is over. */
const sampleReplenishment = (view: View, phase: Replenishment, random: Random): Action => {
  const { table } = view;
  const ships = [...surfaceStacks(table, phase.side)];
  const boats = [...submarineStacks(table, phase.side)];
  for (let tries = 0; tries < 4; tries += 1) {
    const [hex, units] = pick(random, random.below(3) === 0 ? boats : ships) ?? [];
    const unit = pick(random, units ?? []);
    if (hex === undefined || unit === undefined) continue;
    if (refuseInPort(view, phase, unit) === undefined) return { type: 'replenish', unit };
    const supply = sampleSupply(view, phase, surfaceAt(table, phase.side, hex), unit, random);
    if (supply !== undefined) return supply;
  }
  return DONE;
};

const sampleSupply = (
  view: View,
  phase: Replenishment,
  ships: readonly UnitId[],
  taker: UnitId,
  random: Random,
): Action | undefined => {
  const { table, own } = view;
  const giver = pick(
    random,
    ships.filter(unit => isGiver(specOf(table, unit))),
  );
  if (giver === undefined || own === undefined) return undefined;
  const supply = { giver, taker, ...mostOf(table, own, giver, taker) };
  return refuseSupply(view, phase, supply) === undefined ? { type: 'supply', ...supply } : undefined;
};

/** [C.15] A war that grows each morning is dull: mostly nothing is declared. */
const sampleDeclarations = (view: View, phase: Declarations, random: Random): Action =>
  random.below(4) > 0 ? DONE : (pick(random, [...listDeclarations(view, phase)]) ?? DONE);

/** One action, any that is offered. */
export const sampleCampaign = (view: View, phase: CampaignPhase, random: Random): Action | undefined => {
  switch (phase.name) {
    case 'set-up':
      return sampleSetUp(view, phase, random);
    case 'arrival':
      return sampleArrival(view, phase, random);
    case 'replenishment':
      return sampleReplenishment(view, phase, random);
    case 'declarations':
      return sampleDeclarations(view, phase, random);
    default:
      return pick(random, [...listCampaign(view, phase)]);
  }
};
