import { type Fault, fault, ok, type Result, type Scenario, type ScenarioOpening } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { STEPS } from './event.ts';
import type { Boat, State } from './state.ts';
import { type BoatId, SIDES, type Side } from './vocabulary.ts';
import { WATERS, type WatersId, watersOf } from './waters.ts';

const TURNS = {
  id: 'turns',
  title: 'Length',
  summary: 'How many turns the game lasts.',
  values: [6, 3, 12],
} as const;

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'sortie',
    title: 'Sortie',
    summary: 'Four boats and three mines a side in a narrow sound: ten minutes.',
    options: [TURNS],
  },
  {
    id: 'armada',
    title: 'Armada',
    summary: 'A hundred boats and twenty mines a side on a wide sea: for measuring, and for the patient.',
    options: [TURNS],
  },
];

const FORCES: { readonly [id in WatersId]: { readonly boats: number; readonly mines: number } } = {
  sortie: { boats: 4, mines: 3 },
  armada: { boats: 100, mines: 20 },
};

const isWaters = (id: string): id is WatersId => Object.hasOwn(WATERS, id);

export const setup = ({ scenario, options }: ScenarioOpening): Result<State, Fault> => {
  if (!isWaters(scenario)) {
    return fault(
      'ERR_SCENARIO',
      'scenario',
      `There is no scenario ${JSON.stringify(scenario)}; choose sortie or armada.`,
    );
  }
  const unknown = Object.keys(options).find(id => id !== TURNS.id);
  if (unknown !== undefined)
    return fault('ERR_OPTION', `options.${unknown}`, 'There is no such option; there is turns.');
  const turns = TURNS.values.find(value => value === (options[TURNS.id] ?? TURNS.values[0]));
  if (turns === undefined)
    return fault('ERR_OPTION', 'options.turns', `Choose one of ${TURNS.values.join(', ')}.`);
  return ok(startOf(scenario, turns));
};

const startOf = (scenario: WatersId, turns: number): State => {
  const { boats, mines } = FORCES[scenario];
  return {
    scenario,
    turn: 1,
    turns,
    phase: { name: 'laying' },
    boats: SIDES.flatMap((side, place) => fleetOf(scenario, side, place * boats, boats)),
    mines: [],
    stock: { north: mines, south: mines },
  };
};

/** [1.2] North's boats start along the northern edge, south's along the southern. */
const fleetOf = (scenario: WatersId, side: Side, firstId: number, count: number): readonly Boat[] => {
  const { size } = watersOf({ scenario }).grid;
  return Array.from({ length: count }, (_, place) => ({
    id: (firstId + place) as BoatId,
    side,
    where: { at: 'sea', hex: (side === 'north' ? place : size - 1 - place) as HexId },
    left: STEPS,
    fired: false,
  }));
};
