import { z } from 'zod';
import { decoderOf } from './decoder.ts';
import { type Fault, fault, within } from './fault.ts';
import { isObject } from './json.ts';
import { ok, type Result } from './result.ts';
import type { SeatOrders } from './standing-orders.ts';

/** No seat has more: a file that says so was made by nobody. */
const MOST = 500;
const LONGEST = 200;

const WORD = z.string().max(LONGEST);

const VALUE = z.strictObject({
  choice: WORD,
  number: z.number().exactOptional(),
  except: z.array(z.int().nonnegative()).max(MOST).exactOptional(),
});

const FIELD = z.union([z.boolean(), z.number(), WORD, z.array(z.union([z.number(), WORD])).max(MOST)]);

const MISSION = z.strictObject({ id: WORD, type: WORD, fields: z.record(WORD, FIELD) });

const SEAT = z.strictObject({
  values: z.record(WORD, VALUE),
  missions: z.array(MISSION).max(MOST),
});

/** The orders of one seat, from a page or a file. What the fields of a mission mean is asked of the game later. */
export const decodeSeatOrders = decoderOf<SeatOrders>(SEAT);

/** The orders of all seats by side, as a save carries them beside its moves. */
export type OrdersBySide = { readonly [side: string]: SeatOrders };

export const decodeOrders = (value: unknown, sides: readonly string[]): Result<OrdersBySide, Fault> => {
  if (value === undefined) return ok({});
  if (!isObject(value)) return fault('ERR_SAVE', 'orders', 'The standing orders must be listed by side.');
  const orders: { [side: string]: SeatOrders } = {};
  for (const [side, given] of Object.entries(value)) {
    if (!sides.includes(side)) return fault('ERR_SAVE', `orders.${side}`, `There is no side called ${side}.`);
    const read = decodeSeatOrders(given);
    if (!read.ok) return within(`orders.${side}`, read.error);
    orders[side] = read.value;
  }
  return ok(orders);
};

/** Without what names pieces and places: after a change of the rules or the data these may be others. */
export const withoutNumbers = ({ values }: SeatOrders): SeatOrders => ({
  values: Object.fromEntries(
    Object.entries(values).map(([id, { except: _pieces, ...value }]) => [id, value]),
  ),
  missions: [],
});
