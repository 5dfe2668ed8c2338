import type { Event } from '../../model/event.ts';
import { type Effect, type Progress, progressFrom } from '../chain.ts';
import type { State } from '../../model/state.ts';
import type { DieFace } from '../../model/vocabulary.ts';
import { rollFire } from '../../rules/naval-combat/battle.ts';
import { rollBombard } from '../../rules/naval-combat/bombard.ts';
import { rollBreak } from '../../rules/naval-combat/break-off.ts';
import { rollCarriage } from '../../rules/transport/carriage.ts';
import { rollContact, rollContactDamage } from '../../rules/danger-zones/contact-stage.ts';
import { follow, type Next } from '../../rules/reaction/follow.ts';
import { rollTorpedo } from '../../rules/reaction/hunt.ts';
import { rollMine } from '../../rules/mines/mines.ts';
import type { SeaPhase } from '../../model/sea/phase.ts';
import { passageAfter, rollShipping } from '../../rules/danger-zones/shipping.ts';
import { rollZoneSweep } from '../../rules/danger-zones/zone-sweep.ts';

const happened = (state: State, phase: SeaPhase, face: DieFace): Effect => {
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
export const rollSea = (state: State, phase: SeaPhase, face: DieFace): Progress => {
  const progress = progressFrom(state, happened(state, phase, face));
  return follow(state, progress, nextOf(phase, progress.events));
};
