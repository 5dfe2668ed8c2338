import type { Fill } from '@narrow-seas/core';
import { AIR_READINGS } from './edition/air.ts';
import { ATTACK_READINGS } from './edition/attacks.ts';
import { CHOICES } from './edition/choices.ts';
import { DETECTION_READINGS } from './edition/detection.ts';
import { INVASION_READINGS } from './edition/invasion.ts';
import { MAP_READINGS } from './edition/map.ts';
import { OPTION_READINGS } from './edition/options.ts';
import { SCORING_READINGS } from './edition/scoring.ts';
import { SEASON_READINGS } from './edition/season.ts';
import { SUPPLY_READINGS } from './edition/supply.ts';
import { UNIT_FIGURES } from './edition/units.ts';

/** Every hole in the notes that we closed, with what we put there and why. */
export const EDITION: readonly Fill[] = [
  ...CHOICES,
  ...DETECTION_READINGS,
  ...ATTACK_READINGS,
  ...AIR_READINGS,
  ...SEASON_READINGS,
  ...INVASION_READINGS,
  ...SUPPLY_READINGS,
  ...OPTION_READINGS,
  ...SCORING_READINGS,
  ...UNIT_FIGURES,
  ...MAP_READINGS,
];
