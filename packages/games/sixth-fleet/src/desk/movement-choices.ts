import { type HexId, type HexSet, hasHex } from '@narrow-seas/hex';
import { carrierFor, isBaseFor, refuseEmbark, refuseLaunch } from '../rules/air/air.ts';
import { WORDS } from '../face/words.ts';
import { listGroundings } from '../turn/list.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { hexOfUnit, unitsAt } from '../model/position.ts';
import { type Destination, destinations, pathsWithin, reachOf } from '../rules/movement/reach.ts';
import { isCarrier, specOf } from '../model/roster.ts';
import { hasRoomFor } from '../rules/stacking/stacking.ts';
import type { Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { arrangeChoices } from './arrange-choices.ts';
import { at, type DeskChoice, say } from './say.ts';
import { homeRange } from './way-home.ts';
import { DESK_WORDS } from './words.ts';

/** [5] [9] What one unit can do in its Movement Phase. */
export const movementChoices = (state: State, phase: Movement, unit: UnitId): readonly DeskChoice[] => [
  ...moveChoices(state, phase, unit),
  ...deckChoices(state, phase, unit),
  ...arrangeChoices(state, phase.side, unit),
];

const moveChoices = (state: State, phase: Movement, unit: UnitId): readonly DeskChoice[] => {
  if (refuseToMove(state, phase, unit) !== undefined) return [];
  const reach = reachOf(state, unit);
  const warn = warner(state, phase, unit);
  const paths = pathsWithin(reach);
  const groundings = groundChoices(state, phase, unit);
  const abroad = new Set(groundings.map(({ hex }) => hex));
  const moves = destinations(reach).flatMap((destination, place) =>
    abroad.has(destination.hex)
      ? []
      : moveChoice(state, unit, destination, paths[place] as readonly HexId[], warn(destination.hex)),
  );
  return [...moves, ...groundings];
};

const moveChoice = (
  state: State,
  unit: UnitId,
  { hex, cost }: Destination,
  path: readonly HexId[],
  warning: string | undefined,
): DeskChoice => ({
  key: `move:${hex}`,
  kind: 'move',
  label: WORDS.choice.move(say(state, unit), at(hex), cost, specOf(state, unit).ratings.move),
  actions: [{ type: 'move', unit, path }],
  hex,
  path,
  cost,
  ...(warning === undefined ? {} : { warning }),
});

/** What speaks against each hex: the worst first. Made once a unit, for the way home is dear. */
const warner = (state: State, phase: Movement, unit: UnitId): ((hex: HexId) => string | undefined) => {
  const left = leftBehind(state, unit);
  const astray = specOf(state, unit).domain === 'air' ? astrayAt(state, phase, unit) : () => undefined;
  return hex => {
    const warnings = [astray(hex), hasRoomFor(state, unit, hex) ? undefined : DESK_WORDS.warning.full, left];
    const given = warnings.filter(warning => warning !== undefined);
    return given.length === 0 ? undefined : given.join(' ');
  };
};

/** [9.22] Why an aircraft would be lost from that hex. */
const astrayAt = (
  state: State,
  { mustLand }: Movement,
  unit: UnitId,
): ((hex: HexId) => string | undefined) => {
  const spec = specOf(state, unit);
  if (mustLand.includes(unit))
    return hex => (isBaseFor(state, spec, hex) ? undefined : DESK_WORDS.warning.lostThere);
  const home: HexSet = homeRange(state, unit);
  return hex => (hasHex(home, hex) ? undefined : DESK_WORDS.warning.noWayHome);
};

/** [9.63] Aircraft over a carrier that sails do not go with her. */
const leftBehind = (state: State, unit: UnitId): string | undefined => {
  const spec = specOf(state, unit);
  const hex = hexOfUnit(state, unit);
  if (hex === undefined || !isCarrier(spec)) return undefined;
  const over = unitsAt(state, spec.side, hex).filter(
    id => carrierFor(state, specOf(state, id), hex) === unit,
  ).length;
  return over === 0 ? undefined : DESK_WORDS.warning.leavesAircraft(over);
};

/** [9.15] */
const groundChoices = (state: State, phase: Movement, unit: UnitId): readonly DeskChoice[] =>
  [...listGroundings(state, phase, unit)].flatMap(action => {
    const hex = action.path.at(-1) ?? hexOfUnit(state, unit);
    if (hex === undefined) return [];
    return {
      key: `ground:${hex}`,
      kind: 'answer',
      label: WORDS.choice.ground(say(state, unit), at(hex)),
      actions: [action],
      hex,
      path: action.path,
    } as const;
  });

/** [9.62] Into the box of a carrier in the same hex, or out of it. */
const deckChoices = (state: State, { side }: Movement, unit: UnitId): readonly DeskChoice[] => {
  const hex = hexOfUnit(state, unit);
  if (hex === undefined) {
    if (refuseLaunch(state, side, unit) !== undefined) return [];
    const label = WORDS.choice.launch(say(state, unit));
    return [{ key: 'launch', kind: 'command', label, actions: [{ type: 'launch', unit }] }];
  }
  return unitsAt(state, side, hex)
    .filter(carrier => refuseEmbark(state, side, unit, carrier) === undefined)
    .map(carrier => ({
      key: `embark:${carrier}`,
      kind: 'command',
      label: WORDS.choice.embark(say(state, unit), say(state, carrier)),
      actions: [{ type: 'embark', unit, carrier }],
    }));
};
