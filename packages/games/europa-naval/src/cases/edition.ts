import type { Fill } from '@narrow-seas/core';
import { BALANCE } from './edition/balance.ts';
import { CHOICES } from './edition/choices.ts';
import { HOLES } from './edition/holes.ts';
import { KNOWLEDGE } from './edition/knowledge.ts';
import { AT_SEA } from './edition/sea.ts';
import { ASHORE } from './edition/shore.ts';

/** Every hole and contradiction that we closed, with what we put there and why. */
export const EDITION: readonly Fill[] = [
  ...HOLES,
  ...CHOICES,
  ...AT_SEA,
  ...ASHORE,
  ...KNOWLEDGE,
  ...BALANCE,
];
