import { defineAction, type TypeOf } from '@narrow-seas/core';
import { BASE, COUNT, HEX, STRATEGY, UNIT, UNITS } from '../schemas.ts';
import { LANDING } from './phase.ts';

/** Actions of the longer games: their fields, and how they are written. */
export const CAMPAIGN_ACTIONS = [
  /** [C.16.3] Units that come together, or one submarine of a zone, onto a hex. */
  defineAction('place', { units: UNITS, hex: HEX }, '{units} at {hex}'),
  /** [C.16.3] An aircraft to an airfield. */
  defineAction('station', { unit: UNIT, base: BASE }, '{unit} {base}'),
  /** All that waits, by the book. */
  defineAction('place-rest', {}),
  /** [C.15] */
  defineAction('set-strategy', { strategy: STRATEGY }, '{strategy}'),
  defineAction('raise-strategy', {}),
  /** [C.19.1] */
  defineAction('release', {}),
  /** [C.21.3] Two aircraft change carriers. */
  defineAction('swap-wings', { unit: UNIT, other: UNIT }, '{unit} {other}'),
  /** [C.21.5] A tattletale next to a NATO force. */
  defineAction('shadow', { unit: UNIT, hex: HEX }, '{unit} {hex}'),
  /** [C.17] */
  defineAction(
    'assault',
    { landing: LANDING },
    '{landing.base} {landing.raid?raid} [marines {landing.amphibious}] [paras {landing.paras}] [commandos {landing.commandos}]',
  ),
  /** [C.18.5] The unit takes stores in port; [C.18.6] or from a supply ship in its hex. */
  defineAction('replenish', { unit: UNIT }, '{unit}'),
  defineAction(
    'supply',
    { giver: UNIT, taker: UNIT, fuel: COUNT, ammunition: COUNT },
    '{giver} {taker} fuel {fuel} ammunition {ammunition}',
  ),
] as const;

export type CampaignAction = TypeOf<typeof CAMPAIGN_ACTIONS>;
