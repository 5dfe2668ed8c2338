import type { History } from './history/history.ts';
import { ICELAND_GAP } from './history/iceland-gap.ts';
import { KOLA_STRIKE } from './history/kola-strike.ts';
import { NORTHERN_CAMPAIGN } from './history/northern-campaign.ts';
import { NORWAY_CONVOY } from './history/norway-convoy.ts';
import { STANDING_FORCE } from './history/standing-force.ts';

/** A page for every scenario, in their order. */
export const HISTORIES: readonly History[] = [
  STANDING_FORCE,
  ICELAND_GAP,
  KOLA_STRIKE,
  NORWAY_CONVOY,
  NORTHERN_CAMPAIGN,
];

export const historyOf = (scenario: string): History | undefined =>
  HISTORIES.find(history => history.scenario === scenario);
