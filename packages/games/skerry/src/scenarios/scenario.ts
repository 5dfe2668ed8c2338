import { either, type Fault, fault, ok, type Result, type ScenarioOpening } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { STEPS } from '../model/event.ts';
import type { Boat, State } from '../model/state.ts';
import { type BoatId, SIDES, type Side } from '../model/vocabulary.ts';
import { watersOf } from '../model/waters.ts';
import { ARMADA } from './armada.ts';
import type { SkerryScenario } from './form.ts';
import { SORTIE } from './sortie.ts';
import { TURNS } from './turns.ts';

/** Every scenario, in the order in which they are offered. A new one is an object of its own and a word here. */
export const SCENARIOS: readonly SkerryScenario[] = [SORTIE, ARMADA];

export const setup = ({ scenario: id, options }: ScenarioOpening): Result<State, Fault> => {
  const scenario = SCENARIOS.find(known => known.id === id);
  if (scenario === undefined) {
    const known = either(SCENARIOS.map(each => each.id));
    const message = `There is no scenario ${JSON.stringify(id)}. Choose ${known}.`;
    return fault('ERR_SCENARIO', 'scenario', message);
  }
  const unknown = Object.keys(options).find(option => option !== TURNS.id);
  if (unknown !== undefined)
    return fault('ERR_OPTION', `options.${unknown}`, 'There is no such option. The only option is turns.');
  const turns = TURNS.values.find(value => value === (options[TURNS.id] ?? TURNS.values[0]));
  if (turns === undefined)
    return fault('ERR_OPTION', 'options.turns', `Choose one of ${TURNS.values.join(', ')}.`);
  return ok(startOf(scenario, turns));
};

const startOf = (scenario: SkerryScenario, turns: number): State => ({
  scenario: scenario.id,
  turn: 1,
  turns,
  phase: { name: 'laying' },
  boats: SIDES.flatMap((side, place) => fleetOf(scenario, side, place * scenario.boats)),
  mines: [],
  stock: { north: scenario.mines, south: scenario.mines },
});

/** [1.2] North's boats start along the northern edge, south's along the southern. */
const fleetOf = ({ id, boats }: SkerryScenario, side: Side, firstId: number): readonly Boat[] => {
  const { size } = watersOf({ scenario: id }).grid;
  return Array.from({ length: boats }, (_, place) => ({
    id: (firstId + place) as BoatId,
    side,
    where: { at: 'sea', hex: (side === 'north' ? place : size - 1 - place) as HexId },
    left: STEPS,
    fired: false,
  }));
};
