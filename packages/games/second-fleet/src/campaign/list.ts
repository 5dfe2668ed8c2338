import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { submarineStacks, surfaceStacks } from '../position.ts';
import { specOf } from '../roster.ts';
import type { View } from '../view.ts';
import { refuseRaising, refuseRelease } from './declaration.ts';
import { refuseIdleLodgement } from './landing.ts';
import { listLandings } from './list-landings.ts';
import type { Arrival, CampaignPhase, Declarations, Invasion, Replenishment } from './phase.ts';
import { listPlacements, refuseLeavingOut, samplePlacement } from './placement.ts';
import { mostOf, refuseInPort, refuseSupply } from './replenishment.ts';
import { listSetUp, sampleSetUp } from './set-up.ts';
import { isGiver } from './stores.ts';

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
  if (own !== undefined) yield* listSupplies(view, phase);
  yield DONE;
}

function* listSupplies(view: View, phase: Replenishment): Generator<Action> {
  const { table, own } = view;
  for (const [hex, ships] of surfaceStacks(table, phase.side)) {
    const givers = ships.filter(unit => isGiver(specOf(table, unit)));
    const takers = [...ships, ...(submarineStacks(table, phase.side).get(hex) ?? [])];
    for (const giver of own === undefined ? [] : givers)
      for (const taker of takers) {
        const supply = { giver, taker, ...mostOf(table, own as NonNullable<typeof own>, giver, taker) };
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

/** The phase ends sooner or later: nobody replenishes for ever. */
const sampleReplenishment = (view: View, phase: Replenishment, random: Random): Action =>
  random.below(3) === 0 ? DONE : (pick(random, [...listReplenishment(view, phase)]) ?? DONE);

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
