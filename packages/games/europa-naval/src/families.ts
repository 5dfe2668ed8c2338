import type { SeaPhase } from './sea/phase.ts';
import type { ShorePhase } from './shore/phase.ts';
import type { Phase } from './state.ts';

type Family = 'sea' | 'shore' | 'war';

/** A phase missing here does not compile. */
const PHASES: { readonly [name in Phase['name']]: Family } = {
  'naval-step': 'sea',
  'mine-roll': 'sea',
  'contact-roll': 'sea',
  'contact-damage': 'sea',
  losses: 'sea',
  'hunt-choice': 'sea',
  'torpedo-aim': 'sea',
  'torpedo-roll': 'sea',
  'shipping-roll': 'sea',
  reaction: 'sea',
  'battle-choice': 'sea',
  aiming: 'sea',
  'fire-roll': 'sea',
  'stay-or-break': 'sea',
  'break-roll': 'sea',
  withdrawal: 'sea',
  'turn-back-choice': 'sea',
  'zone-sweep': 'sea',
  'zone-sweep-roll': 'sea',
  'bombard-roll': 'sea',
  'carriage-roll': 'sea',
  'air-segment': 'shore',
  'search-roll': 'shore',
  'strike-choice': 'shore',
  'raid-roll': 'shore',
  'raid-aim': 'shore',
  overrun: 'shore',
  'ground-movement': 'shore',
  'ground-combat': 'shore',
  'ground-roll': 'shore',
  'ground-retreat': 'shore',
  'ground-advance': 'shore',
  'scuttle-roll': 'shore',
  'sea-roll': 'war',
  initial: 'war',
  'front-payment': 'war',
  'front-roll': 'war',
  surrender: 'war',
  'surrender-scuttle': 'war',
  'surrender-roll': 'war',
  waiting: 'war',
  over: 'war',
};

/** Which of the three families of chapters a phase belongs to. */
export const isSeaPhase = (phase: Phase): phase is SeaPhase => PHASES[phase.name] === 'sea';
export const isShorePhase = (phase: Phase): phase is ShorePhase => PHASES[phase.name] === 'shore';
