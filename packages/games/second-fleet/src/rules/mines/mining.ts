import { chain, type Effect } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { MINE_BOXES, spendBoxes } from '../supply/logistics.ts';
import { besideOpen, watersOf, zoneOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { hexOfUnit, submarineStacks } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import { withMines } from './minefields.ts';
import { isLayer, refuseLaying, refuseMine } from './mines.ts';
import type { Lot, State, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import type { View } from '../../secrets/view.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { serversOf, zoneOfMission } from '../strategic-air/missions.ts';
import type { Mining } from '../../model/fire/phase.ts';

/** [C.1.4] The table as a side knows it: with what it has dropped in this segment. */
const asKnown = ({ table, own }: View): PublicState => {
  const lots = own?.lots ?? [];
  return lots.length === 0 ? table : { ...table, mines: withMines(table.mines, lots) };
};

const isBoat = (table: PublicState, unit: UnitId): boolean => specOf(table, unit).arm === 'submarine';

/** [C.12.5] [23.1.3] Whether this aircraft or submarine has a mine to lay: one each in a segment. */
const refuseMiner = ({ table, own }: View, { side }: Mining, unit: UnitId): Refusal | undefined => {
  const boat = isBoat(table, unit);
  if (boat ? specOf(table, unit).side !== side : !serversOf(table, side, 'mining').includes(unit))
    return no(
      'C.12.5',
      'not-mining',
      'Only your own submarines and your aircraft on Mining can lay mines.',
      unit,
    );
  if (own?.lots.some(lot => lot.unit === unit) !== true) return undefined;
  return boat
    ? no('23.1.3', 'boat-laid', 'A submarine can lay only one mine in a mining step.', unit)
    : no('C.12.5', 'laid', 'This aircraft has already laid its mine.', unit);
};

/** [C.12.5] Where an aircraft may be sent to, [23.1.3] or a submarine lies. */
const refusePlace = (view: View, unit: UnitId, hex: HexId): Refusal | undefined => {
  if (isBoat(view.table, unit)) return refuseLaying(view, unit, hex);
  return zoneOf(hex) === zoneOfMission(view.table, unit)
    ? undefined
    : noAt(
        'C.12.5',
        'other-zone',
        'An aircraft can lay its mine only in the zone of its mission.',
        hex,
        unit,
      );
};

/** [2.2.5.4] [C.12.5] [23.1] One marker each, on a coastal hex. */
export const refuseMining = (view: View, phase: Mining, unit: UnitId, hex: HexId): Refusal | undefined =>
  refuseMiner(view, phase, unit) ?? refusePlace(view, unit, hex) ?? refuseMine(asKnown(view), hex);

/** [C.1.4] Only its side knows where, until the segment is over. [23.1.3] A submarine pays in torpedoes. */
export const dropMine = (state: State, side: Side, unit: UnitId, hex: HexId): readonly Event[] => [
  { type: 'lot-laid', side, lot: { unit, hex } },
  ...(isBoat(state.table, unit) ? spendBoxes(state, unit, 'torpedo', MINE_BOXES) : []),
];

/** Hexes that it could mine if it had one. */
const hexesNear = (table: PublicState, unit: UnitId): readonly HexId[] => {
  if (isBoat(table, unit)) return isLayer(table, unit) ? besideOpen(hexOfUnit(table, unit) as HexId) : [];
  const zone = zoneOfMission(table, unit);
  return zone === undefined ? [] : watersOf(zone);
};

export const hexesToMine = (view: View, phase: Mining, unit: UnitId): readonly HexId[] => {
  if (refuseMiner(view, phase, unit) !== undefined) return [];
  const known = asKnown(view);
  return hexesNear(view.table, unit).filter(
    hex => refuseMine(known, hex) === undefined && refusePlace(view, unit, hex) === undefined,
  );
};

/** [23.1.3] Submarines of a side that lie beside a coast with room for a mine. Who has the torpedoes is a secret. */
const layersOf = (table: PublicState, side: Side): readonly UnitId[] =>
  table.options.mines && table.options.logistics && side === 'soviet'
    ? [...submarineStacks(table, side).values()]
        .flat()
        .filter(unit => hexesToMine({ viewer: side, table }, { name: 'mining', side }, unit).length > 0)
    : [];

/** [23.1] Everybody who may lay one in this step: aircraft on Mining, and submarines. */
export const minersOf = (table: PublicState, side: Side): readonly UnitId[] => [
  ...serversOf(table, side, 'mining'),
  ...layersOf(table, side),
];

const sideBegins = (table: PublicState, side: Side): readonly Event[] =>
  minersOf(table, side).length > 0 ? [{ type: 'began', phase: { name: 'mining', side } }] : [];

export const beginMining = ({ table }: State): readonly Event[] => {
  const soviet = sideBegins(table, 'soviet');
  return soviet.length > 0 ? soviet : sideBegins(table, 'nato');
};

/** [23.1.4] [23.2] Of two sides that mined in ignorance of each other the Soviets come first; what finds no marker or no room is not laid. */
const lotsThatFit = ({ table, secret }: State): readonly Lot[] =>
  [...secret.soviet.lots, ...secret.nato.lots].reduce<readonly Lot[]>((laid, lot) => {
    const mines = withMines(table.mines, laid);
    return refuseMine({ ...table, mines }, lot.hex) === undefined ? [...laid, lot] : laid;
  }, []);

/** [C.1.4] When both sides have done, everybody sees what was laid. */
const openLots = (state: State): readonly Event[] => {
  const none = state.secret.soviet.lots.length + state.secret.nato.lots.length === 0;
  return none ? [] : [{ type: 'lots-opened', lots: lotsThatFit(state) }];
};

/** [23.1.2] All aircraft return, those too that laid nothing. */
export const endMining = (start: State, { side }: Mining): Effect => {
  const units = serversOf(start.table, side, 'mining');
  return chain(
    start,
    () => (units.length === 0 ? [] : [{ type: 'returned', units }]),
    state => {
      const next = side === 'soviet' ? sideBegins(state.table, 'nato') : [];
      return next.length > 0 ? next : [...openLots(state), finished('mining')];
    },
  );
};

/** Nobody is asked who could lay nothing anyway. What is laid in secret must not count here: the others would see who acts. */
export const advanceMining = (state: State, phase: Mining): Effect => {
  const view = { viewer: phase.side, table: state.table };
  const idle = minersOf(state.table, phase.side).every(unit => hexesToMine(view, phase, unit).length === 0);
  return idle ? endMining(state, phase) : [];
};
