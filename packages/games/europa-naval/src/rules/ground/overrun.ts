import { distance } from '@narrow-seas/hex';
import type { FieldSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import type { Common, State } from '../../model/state.ts';
import {
  type AirId,
  enemyOf,
  type DieFace,
  type FieldId,
  type Owner,
  type PortId,
  type Side,
} from '../../model/vocabulary.ts';
import { fieldFor, nearestPort } from '../supply/region.ts';
import { airUnit, sideOfAir } from '../air/air.ts';
import { holding } from './ground.ts';
import type { Overrun, AfterCapture } from '../../model/shore/phase.ts';

const BASED: readonly string[] = ['ready', 'flown', 'aborted'];

/** The field of a unit that the enemy has; undefined when all is well. */
const lostField = (common: Common, unit: AirId): FieldId | undefined => {
  const { base, status } = airUnit(common, unit);
  const field =
    base.at === 'field' && BASED.includes(status) ? chartOf(common).fields[base.field] : undefined;
  const lost = field !== undefined && ownerAt(common, field.hex) === enemyOf(sideOfAir(common, unit));
  return lost ? field.id : undefined;
};

/** [F.11.2] The next field that was overrun with aircraft on it; nothing when there is none. */
export const overrunNext = ({ common }: State, afterwards: AfterCapture): readonly Event[] => {
  const stranded = common.air.flatMap((_, id) => {
    const field = lostField(common, id as AirId);
    return field === undefined ? [] : [{ unit: id as AirId, field }];
  });
  const [first] = stranded;
  if (first === undefined) return [];
  const units = stranded.filter(({ field }) => field === first.field).map(({ unit }) => unit);
  return [{ type: 'began', phase: { name: 'overrun', field: first.field, units, ...afterwards } }];
};

const LOST_FROM = 5;

/** [F.11.2] 5 and 6 lose the unit; else it flies to the nearest field with room. */
export const rollOverrun = (
  { common }: State,
  { field, units }: Overrun,
  face: DieFace,
): readonly Event[] => {
  const [unit] = units;
  const from = chartOf(common).fields[field];
  if (unit === undefined || from === undefined) return [];
  const to = face >= LOST_FROM ? undefined : fieldFor(common, sideOfAir(common, unit), from.hex);
  return to === undefined
    ? [{ type: 'air-lost', unit, how: 'eliminated' }]
    : [{ type: 'based', unit, base: { at: 'field', field: to.id } }];
};

/** How far a field may lie from the port that it falls with. */
const FIELD_OF_PORT = 2;

/** [F.27] Fields that fall with a port to armies that are not on the map. */
export const fieldsOf = (common: Common, port: PortId): readonly FieldSpec[] => {
  const chart = chartOf(common);
  return chart.fields.filter(
    ({ hex }) =>
      !chart.portAt.has(hex) &&
      nearestPort(chart, hex).id === port &&
      distance(chart.grid, hex, nearestPort(chart, hex).hex) <= FIELD_OF_PORT,
  );
};

/** [F.27] Those that are not yet the new owner's, and that no troops of the other side hold. */
export const fieldsFall = (common: Common, port: PortId, owner: Side): readonly Event[] =>
  fieldsOf(common, port)
    .filter(({ hex }) => ownerAt(common, hex) !== owner && holding(common, enemyOf(owner), hex) === 0)
    .map(({ hex }) => ({ type: 'taken', hex, owner }));

/** [S.1] Fields of neutral land that an event opens with their port. */
export const fieldsOpen = (common: Common, port: PortId, owner: Owner): readonly Event[] =>
  fieldsOf(common, port)
    .filter(({ hex }) => ownerAt(common, hex) === 'neutral' && owner !== 'neutral')
    .map(({ hex }) => ({ type: 'taken', hex, owner }));
