import { decoderOf, type Mission } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import type { PortId, ShipId } from '../../model/vocabulary.ts';

/** How it goes: round what is dangerous or straight on, with every night that it can get or by day. */
export const WAYS = ['wide-night', 'wide', 'straight-night', 'straight'] as const;
export type Way = (typeof WAYS)[number];

/** What comes after the cargo is ashore. */
export const RETURNS = ['again', 'home', 'stay'] as const;
export type Return = (typeof RETURNS)[number];

export const STOPS = ['stopSeen', 'stopHit', 'stopPort', 'stopStep'] as const;
export type Stop = (typeof STOPS)[number];

const NUMBER = z.int().nonnegative();

const FIELDS = z.strictObject({
  ships: z.array(NUMBER).min(1).max(60),
  /** The port where it loads and comes home to; left out where it only goes somewhere. */
  from: NUMBER.exactOptional(),
  /** The hex of a port, or a station at sea. */
  to: NUMBER,
  /** Supply points to be loaded at most; 0: it carries what it has, or nothing. */
  load: NUMBER.max(999),
  /** [36.C.2] Mine points to be loaded at home and laid at the goal; left out where it lays none. */
  mines: NUMBER.max(99).exactOptional(),
  way: z.enum(WAYS),
  back: z.enum(RETURNS),
  /** The player-turn in which it was given: who comes home only once does not load again later. */
  given: NUMBER,
  stopSeen: z.boolean(),
  stopHit: z.boolean(),
  stopPort: z.boolean(),
  stopStep: z.boolean(),
  /** What the player knows already, and has said that it goes on all the same. */
  knownSeen: z.boolean(),
  knownBack: z.boolean(),
  knownHits: NUMBER,
  knownStep: z.string().max(20),
});

export type VoyageFields = z.infer<typeof FIELDS>;

/** Ships that go somewhere, with cargo or without, until something happens that the player wants to hear of. */
export interface Voyage extends Omit<VoyageFields, 'ships' | 'from' | 'to'> {
  readonly id: string;
  readonly ships: readonly ShipId[];
  readonly from: PortId | undefined;
  readonly to: HexId;
}

/** Whether it is sent to lay mines. */
export const isLaying = ({ mines = 0 }: Pick<Voyage, 'mines'>): boolean => mines > 0;

const VOYAGE = 'voyage';

const MISSION = z.strictObject({ id: z.string().max(40), type: z.literal(VOYAGE), fields: FIELDS });

export const decodeVoyage = decoderOf<Mission>(MISSION);

/** The voyage that a mission is; undefined where it is not a voyage. */
export const voyageIn = (mission: Mission): Voyage | undefined => {
  const read = MISSION.safeParse(mission);
  if (!read.success) return undefined;
  const { id, fields } = read.data;
  return {
    ...fields,
    id,
    ships: fields.ships as ShipId[],
    from: fields.from as PortId | undefined,
    to: fields.to as HexId,
  };
};

export const missionOf = (id: string, fields: VoyageFields): Mission => ({ id, type: VOYAGE, fields });
