import { decoderOf, idSchema } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { FACES, type Face, type UnitId } from './vocabulary.ts';

export type Action =
  /** [11] [12.2] Put a unit on the map, or put it elsewhere while setting up. */
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly hex: HexId }
  /** The rest of the set-up, by the book. */
  | { readonly type: 'deploy-rest' }
  /** [9.62] Into the holding box of a carrier. */
  | { readonly type: 'embark'; readonly unit: UnitId; readonly carrier: UnitId }
  /** [9.62] Out of the box, over the carrier. */
  | { readonly type: 'launch'; readonly unit: UnitId }
  /** [5] Along these hexes; the first is the first entered. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly HexId[] }
  /** [9.15] To a base of another NATO nation, out of the game. */
  | { readonly type: 'ground'; readonly unit: UnitId; readonly path: readonly HexId[] }
  /** [7.47] The whole stack in its new order, topmost first. */
  | { readonly type: 'arrange'; readonly hex: HexId; readonly units: readonly UnitId[] }
  /** [14.2] */
  | { readonly type: 'violate-air-space' }
  /** [8] No defenders: on the Defended hex itself [10.44]. */
  | {
      readonly type: 'attack';
      readonly attackers: readonly UnitId[];
      readonly hex: HexId;
      readonly defenders: readonly UnitId[];
    }
  /** [8.24] A unit that cannot make the attack it owes. */
  | { readonly type: 'withdraw'; readonly unit: UnitId }
  | { readonly type: 'retreat'; readonly unit: UnitId; readonly to: HexId }
  | { readonly type: 'displace'; readonly unit: UnitId; readonly to: HexId }
  /** [8.5] Up to three; none declines. */
  | { readonly type: 'advance'; readonly units: readonly UnitId[] }
  /** [7.0] [14.1] */
  | { readonly type: 'remove'; readonly unit: UnitId }
  | { readonly type: 'done' }
  /** [11.0] Whether to go on after turn 10. */
  | { readonly type: 'go-on'; readonly yes: boolean }
  | { readonly type: 'roll'; readonly face: Face };

export const HEX = idSchema<HexId>();
export const UNIT = idSchema<UnitId>('units');
export const UNITS = z.array(UNIT).max(250);
export const HEXES = z.array(HEX).max(250);

const ACTION: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), unit: UNIT, hex: HEX }),
  z.strictObject({ type: z.literal('deploy-rest') }),
  z.strictObject({ type: z.literal('embark'), unit: UNIT, carrier: UNIT }),
  z.strictObject({ type: z.literal('launch'), unit: UNIT }),
  z.strictObject({ type: z.literal('move'), unit: UNIT, path: HEXES }),
  z.strictObject({ type: z.literal('ground'), unit: UNIT, path: HEXES }),
  z.strictObject({ type: z.literal('arrange'), hex: HEX, units: UNITS }),
  z.strictObject({ type: z.literal('violate-air-space') }),
  z.strictObject({ type: z.literal('attack'), attackers: UNITS, hex: HEX, defenders: UNITS }),
  z.strictObject({ type: z.literal('withdraw'), unit: UNIT }),
  z.strictObject({ type: z.literal('retreat'), unit: UNIT, to: HEX }),
  z.strictObject({ type: z.literal('displace'), unit: UNIT, to: HEX }),
  z.strictObject({ type: z.literal('advance'), units: UNITS }),
  z.strictObject({ type: z.literal('remove'), unit: UNIT }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('go-on'), yes: z.boolean() }),
  z.strictObject({ type: z.literal('roll'), face: z.literal(FACES) }),
]);

export const decodeAction = decoderOf(ACTION);
