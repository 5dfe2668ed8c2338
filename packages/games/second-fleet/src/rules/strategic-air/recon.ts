import { chain, type Effect } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { zoneOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { isPackIce } from '../movement/ice.ts';
import { hexOfUnit, pieceOf, submarineStacks, surfaceAt, surfaceStacks } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import { marking } from '../detection/detection.ts';
import { quarryOf } from '../detection/sosus.ts';
import type { State, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import { enemyOf, type DieFace, type Side, type UnitId } from '../../model/vocabulary.ts';
import { serversOf, zoneOfMission } from './missions.ts';
import type { Recon, SearchRoll } from '../../model/fire/phase.ts';
import { isFound } from './search-table.ts';
import { huntsSubmarines } from './strategic-range.ts';

const refuseScout = (table: PublicState, { side }: Recon, unit: UnitId): Refusal | undefined =>
  serversOf(table, side, 'recon').includes(unit)
    ? undefined
    : no('9.3.1', 'not-on-recon', 'Only aircraft on Recon can look for the enemy.', unit);

const isMarked = (table: PublicState, unit: UnitId): boolean => pieceOf(table, unit).mark === 'strategic';

/** [9.3.1.1] All ships of one hex of its zone. */
export const refuseSpot = (
  table: PublicState,
  phase: Recon,
  unit: UnitId,
  hex: HexId,
): Refusal | undefined => {
  const refusal = refuseScout(table, phase, unit);
  if (refusal !== undefined) return refusal;
  const ships = surfaceAt(table, enemyOf(phase.side), hex);
  if (ships.length === 0 || zoneOf(hex) !== zoneOfMission(table, unit))
    return noAt(
      '9.3.1.1',
      'nothing-there',
      'There are no enemy ships in this hex of the aircraft’s zone.',
      hex,
      unit,
    );
  return ships.every(ship => isMarked(table, ship))
    ? noAt('9.3.1.1', 'marked', 'These ships already have strategic marks.', hex, ...ships)
    : undefined;
};

/** [9.3.1.2.3] */
export const canHunt = (table: PublicState, unit: UnitId): boolean => {
  const { kind, neverMarksSubs } = specOf(table, unit);
  return huntsSubmarines(kind) && !neverMarksSubs;
};

/** [9.3.1.2] One submarine of its zone, not under pack ice. */
export const refuseSearch = (
  table: PublicState,
  phase: Recon,
  unit: UnitId,
  submarine: UnitId,
): Refusal | undefined => {
  const refusal = refuseScout(table, phase, unit);
  if (refusal !== undefined) return refusal;
  const { arm, side } = specOf(table, submarine);
  const hex = hexOfUnit(table, submarine);
  if (
    arm !== 'submarine' ||
    side === phase.side ||
    hex === undefined ||
    zoneOf(hex) !== zoneOfMission(table, unit)
  )
    return no(
      '9.3.1.2',
      'no-such-boat',
      'There is no such enemy submarine in the aircraft’s zone.',
      unit,
      submarine,
    );
  if (!canHunt(table, unit))
    return no('9.3.1.2.3', 'no-hunter', 'This type of aircraft cannot mark submarines.', unit);
  if (isPackIce(table, hex))
    return no('9.3.1.2.1', 'under-ice', 'This submarine is out of sight under pack ice.', submarine);
  return isMarked(table, submarine)
    ? no('9.3.1.2', 'boat-marked', 'This submarine already has a strategic mark.', submarine)
    : undefined;
};

/** [9.3.1.1] Without a roll; then the aircraft returns. */
export const spot = ({ table }: State, phase: Recon, unit: UnitId, hex: HexId): readonly Event[] => [
  ...marking(table, surfaceAt(table, enemyOf(phase.side), hex), 'strategic'),
  { type: 'returned', units: [unit] },
];

export const search = (phase: Recon, unit: UnitId, submarine: UnitId): readonly Event[] => [
  { type: 'began', phase: { name: 'search', unit, submarine, resume: phase } },
];

/** [9.3.1.3] [9.3.1.2.4] [9.3.1.2.2] Found or not, the aircraft returns. */
export const rollSearch = ({ table }: State, phase: SearchRoll, face: DieFace): readonly Event[] => [
  { type: 'rolled', face },
  ...(isFound(quarryOf(table, phase.submarine), face) ? marking(table, [phase.submarine], 'strategic') : []),
  { type: 'returned', units: [phase.unit] },
  { type: 'resumed' },
];

/** Enemy ships of the zone that are worth a mark, by hex. */
export const hexesToSpot = (table: PublicState, phase: Recon, unit: UnitId): readonly HexId[] =>
  [...surfaceStacks(table, enemyOf(phase.side)).keys()].filter(
    hex => refuseSpot(table, phase, unit, hex) === undefined,
  );

export const submarinesToFind = (table: PublicState, phase: Recon, unit: UnitId): readonly UnitId[] =>
  canHunt(table, unit)
    ? [...submarineStacks(table, enemyOf(phase.side)).values()]
        .flat()
        .filter(submarine => refuseSearch(table, phase, unit, submarine) === undefined)
    : [];

/** Aircraft of the phase that still have something to look for. */
export const scoutsOf = (table: PublicState, phase: Recon): readonly UnitId[] =>
  serversOf(table, phase.side, 'recon').filter(
    unit => hexesToSpot(table, phase, unit).length > 0 || submarinesToFind(table, phase, unit).length > 0,
  );

const sideBegins = (table: PublicState, side: Side): readonly Event[] =>
  serversOf(table, side, 'recon').length > 0 ? [{ type: 'began', phase: { name: 'recon', side } }] : [];

/** [2.2.5.5] [C.12.6] Soviet, then NATO. */
export const beginRecon = ({ table }: State): readonly Event[] => {
  const soviet = sideBegins(table, 'soviet');
  return soviet.length > 0 ? soviet : sideBegins(table, 'nato');
};

/** [7.4.2.1] Aircraft that found nothing to do return too. */
export const endRecon = (state: State, { side }: Recon): Effect => {
  const units = serversOf(state.table, side, 'recon');
  return chain(
    state,
    () => (units.length === 0 ? [] : [{ type: 'returned', units }]),
    ({ table }) => {
      const next = side === 'soviet' ? sideBegins(table, 'nato') : [];
      return next.length > 0 ? next : [finished('recon')];
    },
  );
};

export const advanceRecon = (state: State, phase: Recon): Effect =>
  scoutsOf(state.table, phase).length > 0 ? [] : endRecon(state, phase);
