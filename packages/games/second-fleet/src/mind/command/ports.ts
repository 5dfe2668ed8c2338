import type { HexId } from '@narrow-seas/hex';
import { specOf } from '../../model/roster.ts';
import { NO_WAY, seaFieldTo } from '../../model/sea-field.ts';
import type { PublicState } from '../../model/state.ts';
import type { BaseId, Kind, Side } from '../../model/vocabulary.ts';
import { BASE_IDS, baseSpec, isHeldBy, isPortInUse } from '../../rules/stacking/bases.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { Group } from './group.ts';

/** Ports where ships of these kinds leave play unharmed. */
const safePorts = (table: PublicState, side: Side, kinds: ReadonlySet<Kind>): readonly BaseId[] =>
  scenarioOf(table)
    .leave.filter(port => port.side === side && (port.kind === 'any' || kinds.has(port.kind)))
    .flatMap(({ ports }) => ports);

/** [C.16.6] Ports where freighters unload. */
const unloadingPorts = (table: PublicState, side: Side): readonly BaseId[] => {
  const nations = scenarioOf(table).unloadsAt;
  return BASE_IDS.filter(
    base =>
      isPortInUse(table, side, base) && (nations === undefined || nations.includes(baseSpec(base).nation)),
  );
};

const isFriendly = (table: PublicState, side: Side, base: BaseId): boolean =>
  baseSpec(base).port && isHeldBy(table, side, base);

/** Ships without a cargo find shelter in one. */
const SHELTERS = 1;

const byWay = (from: HexId, ports: readonly BaseId[]): readonly BaseId[] => {
  const field = seaFieldTo([from]);
  const way = (base: BaseId): number => field[baseSpec(base).hex] as number;
  return [...new Set(ports)].filter(base => way(base) < NO_WAY).toSorted((a, b) => way(a) - way(b));
};

/** Ports that a group could be sent to, the nearest first: those that count, or one for shelter. */
export const portsFor = (table: PublicState, side: Side, { units, hex }: Group): readonly BaseId[] => {
  const kinds = new Set(units.map(unit => specOf(table, unit).kind));
  const goals = [
    ...safePorts(table, side, kinds),
    ...(side === 'nato' && kinds.has('CR') ? unloadingPorts(table, side) : []),
  ];
  if (goals.length > 0) return byWay(hex, goals);
  return byWay(
    hex,
    BASE_IDS.filter(base => isFriendly(table, side, base)),
  ).slice(0, SHELTERS);
};
