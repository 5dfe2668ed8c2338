import type { Phrase } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { Phase } from '../model/state.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { sayPhase } from './say-phase.ts';
import { CAMPAIGN_TELLERS } from './tell-campaign.ts';
import { FIRE_TELLERS } from './tell-fire.ts';
import { SEA_TELLERS } from './tell-sea.ts';
import type { Names, Of, Tellers } from './tell.ts';
import { timeOfTurn } from './track.ts';

/** Phases in the middle of an attack or of dice: the events around them say all there is to say. */
const QUIET: readonly Phase['name'][] = [
  'surface-activation',
  'submarine-activation',
  'formation',
  'targeting',
  'drift-roll',
  'defence-roll',
  'attack-roll',
  'air-roll',
  'sosus',
  'mine-roll',
  'search',
  'sweep',
  'interception-over',
  'assault-roll',
];

/** Of going back to a phase nothing is said: the reader never left it. */
const TELLERS: Tellers<Event['type']> = {
  ...SEA_TELLERS,
  ...FIRE_TELLERS,
  ...CAMPAIGN_TELLERS,
  began: (_names, { phase }) => (QUIET.includes(phase.name) ? [] : [`${sayPhase(phase)}${SAY.stop}`]),
  resumed: () => [],
  finished: () => [],
  rolled: (_names, { face }) => [SAY.rolled(face)],
  turned: (_names, { turn }) => [SAY.turned(turn, timeOfTurn(turn), Math.ceil(turn / 3))],
};

/** The table above pairs each type with its own teller; the compiler cannot see that through a lookup. */
const tellerFor = <Type extends Event['type']>(type: Type): Tellers<Event['type']>[Type] => TELLERS[type];

export const sayEvent = <Type extends Event['type']>(names: Names, event: Of<Type>): readonly Phrase[] =>
  tellerFor<Type>(event.type)(names, event);
