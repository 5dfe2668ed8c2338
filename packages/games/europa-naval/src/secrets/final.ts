import type { Event } from '../model/event.ts';
import type { Phase } from '../model/state.ts';

/** Phases of one's own in which nothing hidden can have been met. */
const QUIET: ReadonlySet<Phase['name']> = new Set([
  'initial',
  'front-payment',
  'air-segment',
  'ground-movement',
  'ground-combat',
  'zone-sweep',
  'surrender',
]);

/** What has told somebody something. */
const FINAL: ReadonlySet<Event['type']> = new Set([
  'finished',
  'passed',
  'moved',
  'spent',
  'begun',
  'worked',
  'seen',
  'contact',
  'hit',
  'battle-began',
  'torpedoed',
  'raid-flown',
  'supply-judged',
  'reacted',
  'carriage-left',
  'attacked',
]);

/**
 * Whatever moves at sea learns at least that nothing was there, so every point spent is final; so is the end of each
 * step, which may judge supply and blockades, and every phase that may begin because of what is hidden.
 */
export const final = (event: Event): boolean =>
  FINAL.has(event.type) || (event.type === 'began' && !QUIET.has(event.phase.name));
