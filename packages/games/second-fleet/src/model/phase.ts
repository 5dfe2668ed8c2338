import { anyOf, familiesOf, type TypeOf } from '@narrow-seas/core';
import { CAMPAIGN_PHASES } from './campaign/phase.ts';
import { FIRE_PHASES } from './fire/phase.ts';
import { SEA_PHASES } from './sea/phase.ts';

/** Every phase, declared once, with what it holds when it has only just begun. */
export const PHASES = [...SEA_PHASES, ...FIRE_PHASES, ...CAMPAIGN_PHASES] as const;

export type Phase = TypeOf<typeof PHASES>;

export const PHASE = anyOf('name', PHASES);

/** A question is answered by the family of chapters that the phase belongs to. */
export const { byPhase, inPhase } = familiesOf({
  sea: SEA_PHASES,
  fire: FIRE_PHASES,
  campaign: CAMPAIGN_PHASES,
});
