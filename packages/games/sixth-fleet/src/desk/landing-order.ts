import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import type { Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { specOf } from '../model/roster.ts';
import { aircraftUnlanded, isBaseFor } from '../rules/air/air.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { destinations, pathWithin, reachOf } from '../rules/movement/reach.ts';
import { hasRoomFor } from '../rules/stacking/stacking.ts';
import { decide } from '../turn/decide.ts';
import { type DeskChoice, say, where } from './say.ts';
import { DESK_WORDS } from './words.ts';

interface Landing {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly action: Action;
}

/** [9.22] To the nearest base with room; the carrier that brings it home may still sail [9.63]. */
const landingOf = (state: State, phase: Movement, unit: UnitId): Landing | undefined => {
  if (refuseToMove(state, phase, unit) !== undefined) return undefined;
  const spec = specOf(state, unit);
  const reach = reachOf(state, unit);
  const [nearest] = destinations(reach)
    .filter(({ hex }) => isBaseFor(state, spec, hex) && hasRoomFor(state, unit, hex))
    .toSorted((one, other) => one.cost - other.cost);
  if (nearest === undefined) return undefined;
  const { hex } = nearest;
  return { unit, hex, action: { type: 'move', unit, path: pathWithin(reach, hex) } };
};

/** One after another: each finds the room that those before it have left. */
const landingsIn = (state: State, phase: Movement): readonly Landing[] => {
  let now = state;
  return aircraftUnlanded(state, phase.mustLand).flatMap(unit => {
    const landing = now.phase.name === 'movement' ? landingOf(now, now.phase, unit) : undefined;
    const decided = landing === undefined ? undefined : decide(now, phase.side, landing.action);
    if (landing === undefined || decided?.ok !== true) return [];
    now = decided.value.state;
    return [landing];
  });
};

/** [9.22] All aircraft that must land go to a base by one order. */
export const landingOrder = (state: State, phase: Movement): readonly DeskChoice[] => {
  const landings = landingsIn(state, phase);
  if (landings.length === 0) return [];
  return [
    {
      key: 'land-all',
      kind: 'command',
      label: DESK_WORDS.landAll(
        landings.length,
        landings.map(({ unit, hex }) => `${say(state, unit)} ${where(hex)}`),
      ),
      actions: landings.map(({ action }) => action),
    },
  ];
};
