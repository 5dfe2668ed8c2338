import type { Action } from './action.ts';
import type { FireAction } from './fire/action.ts';
import type { FirePhase } from './fire/phase.ts';
import type { SeaAction } from './sea/action.ts';
import type { SeaPhase } from './sea/phase.ts';
import type { Phase } from './state.ts';

const SEA: ReadonlySet<string> = new Set<SeaPhase['name']>([
  'initiative',
  'arm',
  'segment',
  'surface-activation',
  'submarine-activation',
  'sosus',
  'mine-roll',
  'mine-losses',
  'submarine-mode',
  'sweep-choice',
  'sweep',
]);

const FIRE: ReadonlySet<string> = new Set<FirePhase['name']>([
  'flight',
  'reaction',
  'air-roll',
  'air-losses',
  'formation',
  'targeting',
  'drift-roll',
  'defence-roll',
  'attack-roll',
  'assignment',
  'open-assignment',
  'interception',
  'interception-over',
  'bounce',
  'mining',
  'recon',
  'search',
  'cap',
  'landing',
]);

/** Which of the three families of chapters a phase belongs to. */
export const isSeaPhase = (phase: Phase): phase is SeaPhase => SEA.has(phase.name);
export const isFirePhase = (phase: Phase): phase is FirePhase => FIRE.has(phase.name);

const SEA_ACTIONS: ReadonlySet<string> = new Set<SeaAction['type']>([
  'choose-arm',
  'reorganise',
  'activate',
  'sail',
  'dive',
  'sweep-from-air',
  'lay-mine',
  'take-mine',
]);

const FIRE_ACTIONS: ReadonlySet<string> = new Set<FireAction['type']>([
  'assign',
  'unassign',
  'bounce',
  'mine',
  'spot',
  'search',
  'fly-cap',
  'take-off',
  'fly',
  'land',
  'intercept',
  'let-pass',
  'take-hit',
  'strike',
  'form',
  'aim',
]);

export const isSeaAction = (action: Action): action is SeaAction => SEA_ACTIONS.has(action.type);
export const isFireAction = (action: Action): action is FireAction => FIRE_ACTIONS.has(action.type);
