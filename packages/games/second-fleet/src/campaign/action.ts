import type { HexId } from '@narrow-seas/hex';
import type { BaseId, Strategy, UnitId } from '../vocabulary.ts';
import type { Landing } from './phase.ts';

export type CampaignAction =
  /** [C.16.3] Units that come together, or one submarine of a zone, onto a hex. */
  | { readonly type: 'place'; readonly units: readonly UnitId[]; readonly hex: HexId }
  /** [C.16.3] An aircraft to an airfield. */
  | { readonly type: 'station'; readonly unit: UnitId; readonly base: BaseId }
  /** All that waits, by the book. */
  | { readonly type: 'place-rest' }
  /** [C.15] */
  | { readonly type: 'set-strategy'; readonly strategy: Strategy }
  | { readonly type: 'raise-strategy' }
  /** [C.19.1] */
  | { readonly type: 'release' }
  /** [C.21.3] Two aircraft change carriers. */
  | { readonly type: 'swap-wings'; readonly unit: UnitId; readonly other: UnitId }
  /** [C.21.5] A tattletale next to a NATO force. */
  | { readonly type: 'shadow'; readonly unit: UnitId; readonly hex: HexId }
  /** [C.17] */
  | { readonly type: 'assault'; readonly landing: Landing }
  /** [C.18.5] The unit takes stores in port; [C.18.6] or from a supply ship in its hex. */
  | { readonly type: 'replenish'; readonly unit: UnitId }
  | {
      readonly type: 'supply';
      readonly giver: UnitId;
      readonly taker: UnitId;
      readonly fuel: number;
      readonly ammunition: number;
    };
