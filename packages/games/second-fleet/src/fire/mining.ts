import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { chain } from '../chain.ts';
import { isCoastal, watersOf, zoneOf } from '../chart.ts';
import type { Event } from '../event.ts';
import { no, noAt } from '../refusals.ts';
import { minesIn, refuseMine } from '../sea/mines.ts';
import type { State, Table } from '../state.ts';
import { finished } from '../step.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { serversOf, zoneOfMission } from './missions.ts';
import type { Mining } from './phase.ts';

/** [2.2.5.4] [C.12.5] [23.1] One marker each, on a coastal hex of the zone. */
export const refuseMining = (
  table: Table,
  { side }: Mining,
  unit: UnitId,
  hex: HexId,
): Refusal | undefined => {
  if (!serversOf(table, side, 'mining').includes(unit))
    return no('C.12.5', 'not-mining', 'Only aircraft on Mining lay mines.', unit);
  if (!isCoastal(hex) || zoneOf(hex) !== zoneOfMission(table, unit))
    return noAt('C.12.5', 'not-coastal', 'Mines are laid on a coastal hex of its zone.', hex, unit);
  return refuseMine(table, hex);
};

export const dropMine = ({ table }: State, unit: UnitId, hex: HexId): readonly Event[] => [
  { type: 'mined', hex, mines: minesIn(table, hex) + 1 },
  { type: 'returned', units: [unit] },
];

export const hexesToMine = (table: Table, phase: Mining, unit: UnitId): readonly HexId[] => {
  const zone = zoneOfMission(table, unit);
  return zone === undefined
    ? []
    : watersOf(zone).filter(hex => refuseMining(table, phase, unit, hex) === undefined);
};

const sideBegins = (table: Table, side: Side): readonly Event[] =>
  serversOf(table, side, 'mining').length > 0 ? [{ type: 'began', phase: { name: 'mining', side } }] : [];

export const beginMining = ({ table }: State): readonly Event[] => {
  const soviet = sideBegins(table, 'soviet');
  return soviet.length > 0 ? soviet : sideBegins(table, 'nato');
};

/** [23.1.2] Whoever laid nothing returns too. */
export const endMining = (state: State, { side }: Mining): readonly Event[] => {
  const units = serversOf(state.table, side, 'mining');
  return chain(
    state,
    () => (units.length === 0 ? [] : [{ type: 'returned', units }]),
    ({ table }) => {
      const next = side === 'soviet' ? sideBegins(table, 'nato') : [];
      return next.length > 0 ? next : [finished('mining')];
    },
  );
};

export const advanceMining = (state: State, phase: Mining): readonly Event[] => {
  const idle = serversOf(state.table, phase.side, 'mining').every(
    unit => hexesToMine(state.table, phase, unit).length === 0,
  );
  return idle ? endMining(state, phase) : [];
};
