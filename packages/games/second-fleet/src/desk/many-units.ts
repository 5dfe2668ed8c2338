import { choiceOf } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import type { Home } from '../model/state.ts';
import { type Mission, type UnitId, type Zone, ZONES } from '../model/vocabulary.ts';
import { patrolHomes, patrolUnits } from '../rules/patrols/cap.ts';
import { readyAt } from '../rules/patrols/deck.ts';
import { missionsFor, refuseAssign } from '../rules/strategic-air/assignment.ts';
import type { View } from '../secrets/view.ts';
import { patrolChoices } from '../turn/fire/list.ts';
import { areaOf } from './area.ts';
import { actingSide, type DeskChoice } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY } = DESK_WORDS;

/** [C.2.11] A carrier sends one unit a day, so no two of these may come from one. */
const areApart = (view: View, units: readonly UnitId[]): boolean => {
  const decks = units.flatMap(unit => {
    const home: Home | undefined = readyAt(view, unit);
    return home === undefined || home.kind === 'base' ? [] : [JSON.stringify(home)];
  });
  return new Set(decks).size === decks.length;
};

/** [7] "All four to the Norwegian Sea": one mission over one zone for all that are picked. */
export const assignedTogether = (view: View, units: readonly UnitId[]): readonly DeskChoice[] => {
  const side = actingSide(view);
  const { table } = view;
  const [first] = units;
  if (side === undefined || table.phase.name !== 'assignment' || first === undefined || units.length < 2)
    return [];
  if (!areApart(view, units)) return [];
  const isFree = (mission: Mission, zone: Zone): boolean =>
    units.every(unit => refuseAssign(view, side, unit, mission, zone) === undefined);
  return missionsFor(table, first).flatMap(mission =>
    ZONES.filter(zone => isFree(mission, zone)).map(zone =>
      choiceOf<Action>({
        kind: 'answer',
        label: SAY.assignAll(units.length, mission, zone),
        actions: units.map(unit => ({ type: 'assign', unit, mission, zone })),
        ...areaOf(mission, zone),
      }),
    ),
  );
};

/** [8] The fullest patrol over every base and carrier that has none, by one order. */
export const patrolsTogether = (view: View): readonly DeskChoice[] => {
  const side = actingSide(view);
  if (side === undefined || view.table.phase.name !== 'cap') return [];
  const actions = patrolHomes(view, side).flatMap((home): readonly Action[] => {
    const units = patrolChoices(view.table, home, patrolUnits(view, side, home)).at(-1);
    return units === undefined ? [] : [{ type: 'fly-cap', home, units }];
  });
  if (actions.length < 2) return [];
  return [
    choiceOf<Action>({ key: 'all-patrols', kind: 'command', label: SAY.allPatrols(actions.length), actions }),
  ];
};
