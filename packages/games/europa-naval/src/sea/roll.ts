import type { Event } from '../event.ts';
import type { State } from '../state.ts';
import type { Face } from '../vocabulary.ts';
import { rollFire } from './battle.ts';
import { rollBombard } from './bombard.ts';
import { rollBreak } from './break-off.ts';
import { rollCarriage } from './carriage.ts';
import { rollContact, rollContactDamage } from './contact-stage.ts';
import { follow, type Next } from './follow.ts';
import { rollTorpedo } from './hunt.ts';
import { rollMine } from './mines.ts';
import type { SeaPhase } from './phase.ts';
import { passageAfter, rollShipping } from './shipping.ts';
import { rollZoneSweep } from './zone-sweep.ts';

const happened = (state: State, phase: SeaPhase, face: Face): readonly Event[] => {
  switch (phase.name) {
    case 'mine-roll':
      return rollMine(state, phase, face);
    case 'contact-roll':
      return rollContact(state, phase, face);
    case 'contact-damage':
      return rollContactDamage(state, phase, face);
    case 'torpedo-roll':
      return rollTorpedo(state, phase, face);
    case 'shipping-roll':
      return rollShipping(state, phase, face);
    case 'fire-roll':
      return rollFire(state, phase, face);
    case 'break-roll':
      return rollBreak(state, phase, face);
    case 'zone-sweep-roll':
      return rollZoneSweep(state, phase, face);
    case 'bombard-roll':
      return rollBombard(state, phase, face);
    case 'carriage-roll':
      return rollCarriage(state, phase, face);
    default:
      throw new Error(`${face} was rolled in phase ${phase.name}`);
  }
};

const nextOf = (phase: SeaPhase, events: readonly Event[]): Next => {
  if (phase.name === 'shipping-roll')
    return (
      passageAfter(
        phase,
        events.some(({ type }) => type === 'turned-back'),
      ) ?? 'step-end'
    );
  return 'passage' in phase ? phase.passage : undefined;
};

/** What comes of a die, and all that follows of itself. */
export const rollSea = (state: State, phase: SeaPhase, face: Face): readonly Event[] => {
  const events = happened(state, phase, face);
  return follow(state, events, nextOf(phase, events));
};
