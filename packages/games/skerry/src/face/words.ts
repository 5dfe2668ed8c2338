import type { Phase } from '../model/phase.ts';
import type { BySide } from '../model/vocabulary.ts';

export const SIDE_NAMES: BySide<string> = { north: 'North', south: 'South' };

/** What a phase is called when it begins; empty where what happened has said so. */
export const PHASE_NAMES: { readonly [name in Phase['name']]: string } = {
  laying: 'Both sides lay mines.',
  signals: 'Both sides seal a signal.',
  lots: 'Both sides sent the same signal, so they draw lots.',
  sailing: '',
  struck: '',
  fired: '',
  'falling-back': 'It must fall back.',
  over: 'The game is over.',
};
