import { distance, type HexId } from '@narrow-seas/hex';
import type { FieldSpec, PortSpec } from '../../model/chart.ts';
import { chartOf, ownerAt, portOf } from '../../model/fleet.ts';
import { memoByHex } from '../../model/memo-by-hex.ts';
import type { Common } from '../../model/state.ts';
import { SICILY } from '../../scenarios/coasts.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import { joinedByLand } from './directions.ts';

/** The hexes of ports on a coast belong to it, and land closer to them than to any other port. */
export const nearestPort = memoByHex(({ grid, ports }, hex) =>
  ports.reduce((best, port) => (distance(grid, port.hex, hex) < distance(grid, best.hex, hex) ? port : best)),
);

export const liesIn = (common: Common, hex: HexId, coast: ReadonlySet<string>): boolean =>
  coast.has(nearestPort(chartOf(common), hex).name);

export const ownedPorts = (common: Common, side: Side): readonly PortSpec[] =>
  chartOf(common).ports.filter(({ id }) => portOf(common, id).owner === side);

/** [F.28] Italy is in the war, and the scenario lets it leave. */
export const mayItalySurrender = ({ scenario, italy }: Pick<Common, 'scenario' | 'italy'>): boolean =>
  scenarioOf(scenario).surrender !== undefined && !italy.surrendered;

/** [F.28.1] A port of Sicily is in Allied hands. */
export const hasFootholdInSicily = (common: Common): boolean =>
  ownedPorts(common, 'allied').some(({ name }) => SICILY.has(name));

const atLeastStandard = ({ kind }: PortSpec): boolean => kind !== 'minor';

/** [S] A port that is not ours is replaced by the nearest of ours of type standard or better. */
export const portFor = (common: Common, side: Side, wanted: PortSpec): PortSpec | undefined => {
  if (portOf(common, wanted.id).owner === side) return wanted;
  const { grid } = chartOf(common);
  return ownedPorts(common, side)
    .filter(port => atLeastStandard(port) && !port.inland)
    .toSorted((a, b) => distance(grid, a.hex, wanted.hex) - distance(grid, b.hex, wanted.hex))[0];
};

/** [F.11.1] Units that a field holds: all but those lost, gone or to come. */
export const unitsAt = ({ air }: Pick<Common, 'air'>, field: FieldSpec): number =>
  air.filter(
    ({ base, status }) =>
      base.at === 'field' && base.field === field.id && !['eliminated', 'due', 'gone'].includes(status),
  ).length;

export const hasRoom = (common: Common, field: FieldSpec): boolean => unitsAt(common, field) < field.capacity;

/** [F.11.2] The nearest field of the side with room. */
export const fieldFor = (common: Common, side: Side, from: HexId): FieldSpec | undefined => {
  const { grid, fields } = chartOf(common);
  return fields
    .filter(field => ownerAt(common, field.hex) === side && hasRoom(common, field))
    .toSorted((a, b) => distance(grid, a.hex, from) - distance(grid, b.hex, from))[0];
};

/** [F.17.1] */
export const connectedByLand = (common: Common, side: Side, from: PortId, to: PortId): boolean => {
  const { ports } = chartOf(common);
  const [a, b] = [ports[from], ports[to]];
  return a !== undefined && b !== undefined && joinedByLand(common, side, a.hex, b.hex);
};
