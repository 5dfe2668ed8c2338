import { decoderOf, type Mission } from '@narrow-seas/core';
import { z } from 'zod';
import type { ShipId } from '../../model/vocabulary.ts';
import { WAYS } from '../voyage/voyage.ts';

const NUMBER = z.int().nonnegative();

const FIELDS = z.strictObject({
  ships: z.array(NUMBER).min(1).max(60),
  /** A ship of the convoy: whatever voyage she is on, they are on it too. */
  convoy: NUMBER,
  /** How they sail to the port of the convoy. */
  way: z.enum(WAYS),
  given: NUMBER,
  stopHit: z.boolean(),
  /** What the player knows already, and has said that it goes on all the same. */
  knownHits: NUMBER,
  knownBack: z.boolean(),
});

export type EscortFields = z.infer<typeof FIELDS>;

/** Warships that sail with a convoy and come home with it, voyage after voyage. */
export interface Escort extends Omit<EscortFields, 'ships' | 'convoy'> {
  readonly id: string;
  readonly ships: readonly ShipId[];
  readonly convoy: ShipId;
}

export const ESCORT = 'escort';

const MISSION = z.strictObject({ id: z.string().max(40), type: z.literal(ESCORT), fields: FIELDS });

export const decodeEscort = decoderOf<Mission>(MISSION);

/** The escort that a mission is; undefined where it is something else. */
export const escortIn = (mission: Mission): Escort | undefined => {
  const read = MISSION.safeParse(mission);
  if (!read.success) return undefined;
  const { id, fields } = read.data;
  return { ...fields, id, ships: fields.ships as ShipId[], convoy: fields.convoy as ShipId };
};

export const escortMission = (id: string, fields: EscortFields): Mission => ({ id, type: ESCORT, fields });
