import type { Refusal } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { dangerZones } from './danger-zone.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, portOf } from '../../model/fleet.ts';
import { sweepModifiers } from '../mines/minesweeping.ts';
import { type Modifier, shiftOf } from '../../model/modifier.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { airSpec } from '../../model/roster.ts';
import type { AirMission, Common, Fleet, State } from '../../model/state.ts';
import { success, ZONE_SWEEP } from '../../model/tables.ts';
import { type AirId, enemyOf, type DieFace, type Side } from '../../model/vocabulary.ts';
import { fortLevel } from '../reaction/combat-zone.ts';
import { seaAtPlace } from '../groups/group.ts';
import type { ZoneSweep, ZoneSweepRoll } from '../../model/sea/phase.ts';

const isOver = (fleet: Fleet, mission: AirMission | undefined, hex: HexId): boolean => {
  if (mission?.kind !== 'cap') return false;
  if ('hex' in mission.over) return mission.over.hex === hex;
  const { group: id } = mission.over;
  return fleet.groups.some(({ id: other, place }) => other === id && place.at === 'sea' && place.hex === hex);
};

/** [F.21.4] Fighters of this segment over the hex. */
const hasCap = (common: Common, fleet: Fleet, side: Side, hex: HexId): boolean =>
  common.air.some(
    ({ mission }, unit) =>
      isOver(fleet, mission, hex) && airSpec(common.scenario, unit as AirId).side === side,
  );

const enemyFort = (common: Common, side: Side, hex: HexId): number => {
  const port = chartOf(common).portAt.get(hex);
  return port !== undefined && portOf(common, port.id).owner === enemyOf(side)
    ? fortLevel(common, port.id)
    : 0;
};

/** [36.C.3] Table 1 for a hex. */
export const zoneSweepModifiers = (
  common: Common,
  fleet: Fleet,
  side: Side,
  hex: HexId,
  eager: boolean,
): readonly Modifier[] =>
  sweepModifiers({
    sea: seaAtPlace(common, { at: 'sea', hex }),
    cap: hasCap(common, fleet, side, hex),
    fort: enemyFort(common, side, hex),
    eager,
  });

/** [36.C.3] Belts of the enemy in danger zones that the side exerts. */
export const sweepableHexes = (common: Common, side: Side): readonly HexId[] => {
  const zone = dangerZones(chartOf(common), common.danger)[side];
  return common.mines.filter(belt => belt.side !== side && hasHex(zone, belt.hex)).map(({ hex }) => hex);
};

/** [36.C.3] Not while the last sweeping is still owed for. */
export const maySweepZones = ({ common, fleets }: State, side: Side): boolean =>
  fleets[side].pools.sweepingDebt === 0 && sweepableHexes(common, side).length > 0;

export const refuseZoneSweep = (
  common: Common,
  { pools }: Fleet,
  phase: ZoneSweep,
  hex: HexId,
): Refusal | undefined => {
  if (pools.sweepingDebt > 0)
    return no('36.C.3', 'debt', 'You still owe naval repair points for your last mine sweeping.');
  if (!sweepableHexes(common, phase.side).includes(hex))
    return noAt('36.C.3', 'not-in-zone', 'You can sweep enemy mines only inside your own danger zones.', hex);
  return phase.ended.includes(hex)
    ? noAt('F.21.4', 'disaster', 'A disaster has ended mine sweeping in this hex.', hex)
    : undefined;
};

/** [36.C.3] The last point of this hex went so well that the next has one more. */
export const isEager = ({ eager = [] }: ZoneSweep, hex: HexId): boolean => eager.includes(hex);

export const sweepZone = ({ common, fleets }: State, phase: ZoneSweep, hex: HexId): readonly Event[] => {
  const { side } = phase;
  const shift = shiftOf(zoneSweepModifiers(common, fleets[side], side, hex, isEager(phase, hex)));
  return [{ type: 'began', phase: { name: 'zone-sweep-roll', hex, shift, resume: phase } }];
};

/** [36.C.3] [F.17.2] What is not there is owed. */
const paid = ({ pools }: Fleet, side: Side, nrp: number): readonly Event[] => {
  if (nrp === 0) return [];
  const short = Math.min(nrp, Math.max(0, nrp - Math.max(0, pools.nrp)));
  const cost: Event = { type: 'pool', side, what: 'nrp', change: -nrp };
  return short === 0 ? [cost] : [cost, { type: 'pool', side, what: 'sweepingDebt', change: short }];
};

/** [36.C.3] Table 1: the point is gone or not, and what it costs; a great success helps with the next in the hex. */
export const rollZoneSweep = ({ fleets }: State, phase: ZoneSweepRoll, face: DieFace): readonly Event[] => {
  const { hex, resume } = phase;
  const result = success(face + phase.shift);
  const { swept, nrp } = ZONE_SWEEP[result];
  const others = (resume.eager ?? []).filter(each => each !== hex);
  const eager = result === 'S*' ? [...others, hex] : others;
  const next: ZoneSweep = {
    name: 'zone-sweep',
    side: resume.side,
    ended: result === 'D' ? [...resume.ended, hex] : resume.ended,
    ...(eager.length > 0 ? { eager } : {}),
  };
  const gone: readonly Event[] = swept
    ? [{ type: 'mine-swept', hex, side: enemyOf(resume.side), points: 1 }]
    : [];
  return [...gone, ...paid(fleets[resume.side], resume.side, nrp), { type: 'began', phase: next }];
};
