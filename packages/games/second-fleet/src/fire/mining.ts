import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { chain } from '../chain.ts';
import { isCoastal, watersOf, zoneOf } from '../chart.ts';
import type { Event } from '../event.ts';
import { no, noAt } from '../refusals.ts';
import { withMines } from '../sea/minefields.ts';
import { refuseMine } from '../sea/mines.ts';
import type { Lot, State, Table } from '../state.ts';
import { finished } from '../step.ts';
import type { View } from '../view.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { serversOf, zoneOfMission } from './missions.ts';
import type { Mining } from './phase.ts';

/** [C.1.4] The table as a side knows it: with what it has dropped in this segment. */
const asKnown = ({ table, own }: View): Table => {
  const lots = own?.lots ?? [];
  return lots.length === 0 ? table : { ...table, mines: withMines(table.mines, lots) };
};

/** [C.12.5] Whether this aircraft has a mine to lay. */
const refuseMiner = ({ table, own }: View, { side }: Mining, unit: UnitId): Refusal | undefined => {
  if (!serversOf(table, side, 'mining').includes(unit))
    return no('C.12.5', 'not-mining', 'Only aircraft on Mining lay mines.', unit);
  return own?.lots.some(lot => lot.unit === unit) === true
    ? no('C.12.5', 'laid', 'Its mine is laid.', unit)
    : undefined;
};

/** [2.2.5.4] [C.12.5] [23.1] One marker each, on a coastal hex of the zone. */
export const refuseMining = (view: View, phase: Mining, unit: UnitId, hex: HexId): Refusal | undefined => {
  const miner = refuseMiner(view, phase, unit);
  if (miner !== undefined) return miner;
  if (!isCoastal(hex) || zoneOf(hex) !== zoneOfMission(view.table, unit))
    return noAt('C.12.5', 'not-coastal', 'Mines are laid on a coastal hex of its zone.', hex, unit);
  return refuseMine(asKnown(view), hex);
};

/** [C.1.4] Only its side knows where, until the segment is over. */
export const dropMine = (side: Side, unit: UnitId, hex: HexId): readonly Event[] => [
  { type: 'lot-laid', side, lot: { unit, hex } },
];

export const hexesToMine = (view: View, phase: Mining, unit: UnitId): readonly HexId[] => {
  const zone = zoneOfMission(view.table, unit);
  if (zone === undefined || refuseMiner(view, phase, unit) !== undefined) return [];
  const known = asKnown(view);
  return watersOf(zone).filter(hex => refuseMine(known, hex) === undefined);
};

const sideBegins = (table: Table, side: Side): readonly Event[] =>
  serversOf(table, side, 'mining').length > 0 ? [{ type: 'began', phase: { name: 'mining', side } }] : [];

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

/** [23.1.2] All return, whoever laid nothing too. */
export const endMining = (start: State, { side }: Mining): readonly Event[] => {
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
export const advanceMining = (state: State, phase: Mining): readonly Event[] => {
  const view = { viewer: phase.side, table: state.table };
  const idle = serversOf(state.table, phase.side, 'mining').every(
    unit => hexesToMine(view, phase, unit).length === 0,
  );
  return idle ? endMining(state, phase) : [];
};
