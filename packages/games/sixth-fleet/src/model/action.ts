import { anyOf, decoderOf, defineAction, idSchema, manyOf, type TypeOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { DIE_FACES, SIDES, type UnitId } from './vocabulary.ts';

export const HEX = idSchema<HexId>('hex');
export const UNIT = idSchema<UnitId>('unit', 'units');
export const UNITS = manyOf(UNIT, 250);
export const HEXES = manyOf(HEX, 250);
export const SIDE = z.enum(SIDES);
export const DIE_FACE = z.literal(DIE_FACES);

/** One attack as declared. No defenders: the Defended hex itself is attacked [10.44]. */
export const ATTACK_FIELDS = { attackers: UNITS, hex: HEX, defenders: UNITS };

/** Every action, declared once: its fields, and how it is written. Types, files and notation follow from this. */
export const ACTIONS = [
  /** [11] [12.2] Put a unit on the map, or put it elsewhere while setting up. */
  defineAction('deploy', { unit: UNIT, hex: HEX }, '{unit} {hex}'),
  /** The rest of the set-up, by the book. */
  defineAction('deploy-rest', {}),
  /** [9.62] Into the holding box of a carrier. */
  defineAction('embark', { unit: UNIT, carrier: UNIT }, '{unit} {carrier}'),
  /** [9.62] Out of the box, over the carrier. */
  defineAction('launch', { unit: UNIT }, '{unit}'),
  /** [5] Along these hexes; the first is the first entered. */
  defineAction('move', { unit: UNIT, path: HEXES }, '{unit} {path}'),
  /** [9.15] To a base of another NATO nation, out of the game. */
  defineAction('ground', { unit: UNIT, path: HEXES }, '{unit} {path}'),
  /** [7.47] The whole stack in its new order, topmost first. */
  defineAction('arrange', { hex: HEX, units: UNITS }, '{hex} {units}'),
  /** [14.2] */
  defineAction('violate-air-space', {}),
  /** [8] */
  defineAction('attack', ATTACK_FIELDS, '{attackers} at {hex} [on {defenders}]'),
  /** [8.24] A unit that cannot make the attack it owes. */
  defineAction('withdraw', { unit: UNIT }, '{unit}'),
  /** [8.7] */
  defineAction('retreat', { unit: UNIT, to: HEX }, '{unit} {to}'),
  /** [8.71] */
  defineAction('displace', { unit: UNIT, to: HEX }, '{unit} {to}'),
  /** [8.5] Up to three; none declines. */
  defineAction('advance', { units: UNITS }, '{units}'),
  /** [7.0] [14.1] */
  defineAction('remove', { unit: UNIT }, '{unit}'),
  defineAction('done', {}),
  /** [11.0] Whether to go on after turn 10. */
  defineAction('go-on', { yes: z.boolean() }, '{yes?yes:no}'),
  defineAction('roll', { face: DIE_FACE }, '{face}'),
] as const;

export type Action = TypeOf<typeof ACTIONS>;

export const ACTION = anyOf('type', ACTIONS);

export const decodeAction = decoderOf(ACTION);
