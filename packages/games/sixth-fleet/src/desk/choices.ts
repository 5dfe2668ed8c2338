import type { Selection } from '@narrow-seas/core';
import { specOf } from '../model/roster.ts';
import { placeOf } from '../model/position.ts';
import type { Movement, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { advanceChoices, displacementChoices, removalChoices, retreatChoices } from './answer-choices.ts';
import { combatChoices } from './combat-choices.ts';
import { formationMoves } from './formation-moves.ts';
import { movementChoices } from './movement-choices.ts';
import { placementChoices } from './placement-choices.ts';
import { actingSide, type DeskChoice } from './say.ts';
import { stationChoices } from './stations.ts';
import { together } from './together.ts';

/** Everything that the picked pieces can do now, all of them; with a hex pointed at, what they can do with it. */
export const choicesFor = (view: View, selection: Selection): readonly DeskChoice[] => {
  const side = actingSide(view);
  if (side === undefined) return [];
  return choicesIn(view, side, selection).filter(
    ({ hex }) => selection.hex === undefined || hex === selection.hex,
  );
};

const choicesIn = (view: View, side: Side, selection: Selection): readonly DeskChoice[] => {
  const { table } = view;
  const { phase } = table;
  const pieces = aircraftFirst(table, selection.pieces as readonly UnitId[]);
  const each = (choices: (unit: UnitId) => readonly DeskChoice[]): readonly DeskChoice[] =>
    together(table, side, pieces.map(choices));
  switch (phase.name) {
    case 'set-up':
    case 'reinforcement':
      return each(unit => placementChoices(table, side, unit));
    case 'combat':
      return combatChoices(view, phase, selection);
    case 'movement':
      return isFormation(table, pieces)
        ? formationChoices(table, phase, pieces)
        : each(unit => movementChoices(table, phase, unit));
    case 'retreat':
      return each(unit => retreatChoices(table, phase, unit));
    case 'displacement':
      return each(unit => displacementChoices(table, phase, unit));
    case 'advance':
      return advanceChoices(table, phase, selection.pieces as readonly UnitId[]);
    case 'excess':
    case 'sacrifice':
      return together(
        table,
        side,
        removed(selection).map(unit => removalChoices(table, unit)),
      );
    default:
      return [];
  }
};

/** Several hexes, and one of the three basic types [8.36]. */
const isFormation = (state: State, units: readonly UnitId[]): boolean => {
  const hexes = new Set(units.map(unit => placeOf(state, unit)));
  const kinds = new Set(units.map(unit => specOf(state, unit).domain));
  return hexes.size > 1 && kinds.size === 1 && !hexes.has(undefined);
};

/** Ships sail in the order in which they were picked: the first leads. */
const formationChoices = (state: State, phase: Movement, units: readonly UnitId[]): readonly DeskChoice[] =>
  specOf(state, units[0] as UnitId).domain === 'surface'
    ? formationMoves(state, phase, units)
    : stationChoices(state, phase, units);

/** They are the enemy's, so a screen may take them for targets. */
const removed = ({ pieces, targets }: Selection): readonly UnitId[] => [
  ...new Set([...(pieces as readonly UnitId[]), ...(targets as readonly UnitId[])]),
];

/** [9.63] A carrier that moved before its aircraft would keep them on the ground. */
const aircraftFirst = (state: State, units: readonly UnitId[]): readonly UnitId[] => {
  const isAircraft = (unit: UnitId): boolean => specOf(state, unit).domain === 'air';
  return [...units.filter(isAircraft), ...units.filter(unit => !isAircraft(unit))];
};
