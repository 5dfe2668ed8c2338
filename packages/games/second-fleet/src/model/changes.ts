import { dataOf, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { BASE, HEX, SIDE, UNIT, UNITS, ZONE } from './schemas.ts';

/** [C.16.3] Units that a position lets come: when, and the one place that is named. Aircraft of a carrier come with her. */
export const ARRIVAL = dataOf({
  side: SIDE,
  turn: z.int().min(1).max(99).exactOptional(),
  /** The owner chooses a hex of the zone. */
  zone: ZONE.exactOptional(),
  /** Or one on the edge of the map. */
  edge: ZONE.exactOptional(),
  base: BASE.exactOptional(),
  hex: HEX.exactOptional(),
  carrier: UNIT.exactOptional(),
  units: UNITS,
});

export type Arrival = TypeOf<typeof ARRIVAL>;

/** Figures by the name of what they stand for. */
export type Figures = { readonly [id: string]: number };

/** What a position changes of its scenario. */
export interface Changes {
  /** Units that come in a turn, in the place of what the scenario says of them. */
  readonly arrivals: readonly Arrival[];
  /** [C.22] What goals and losses are worth, as far as it is not the usual. */
  readonly worths: Figures;
  /** [C.22.2] Where each level of victory but the worst for the Soviets begins, upwards; empty for the usual. */
  readonly levels: readonly number[];
}

/** Of a table, or of whatever else knows its scenario. */
export interface Changed {
  readonly changes?: Changes;
}

const NONE: Changes = { arrivals: [], worths: {}, levels: [] };

export const changesOf = ({ changes = NONE }: Changed): Changes => changes;

const isNothing = ({ arrivals, worths, levels }: Changes): boolean =>
  arrivals.length + levels.length + Object.keys(worths).length === 0;

/** Equal positions are equal data: a table that changes nothing has no such field. */
export const withChanges = <T extends Changed>(table: T, change: Partial<Changes>): T => {
  const { changes: _before, ...rest } = table;
  const changes = { ...changesOf(table), ...change };
  return (isNothing(changes) ? rest : { ...rest, changes }) as T;
};
