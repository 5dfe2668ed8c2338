import { chain } from '../chain.ts';
import type { Event } from '../event.ts';
import { follow } from '../sea/follow.ts';
import type { State } from '../state.ts';
import type { Face } from '../vocabulary.ts';
import { escape, rollScuttle } from './scuttle.ts';
import { rollGround } from './outcome.ts';
import { rollOverrun } from './overrun.ts';
import type { Overrun, Raid, ScuttleRoll, ShorePhase } from './phase.ts';
import { rollRaid } from './raid-fight.ts';
import { rollSearch } from './search.ts';
import { withSequel } from './sequel.ts';

/** A raid inside a step gives way to the passage that it interrupted. */
export const withPassage = (state: State, { passage }: Raid, events: readonly Event[]): readonly Event[] =>
  passage === undefined ? events : follow(state, events, passage);

const rollScuttling = (state: State, phase: ScuttleRoll, face: Face): readonly Event[] => {
  const events = rollScuttle(state, phase, face);
  if (events.at(-1)?.type === 'began') return events;
  const escaped = chain(
    state,
    () => events,
    now => escape(now, phase.side, phase.port),
  );
  return withSequel(state, escaped, phase);
};

/** One unit a die; the next one is found in what is left. */
const rollOverrunning = (state: State, phase: Overrun, face: Face): readonly Event[] =>
  withSequel(state, rollOverrun(state, phase, face), phase);

/** What comes of a die, and all that follows of itself. */
export const rollShore = (state: State, phase: ShorePhase, face: Face): readonly Event[] => {
  switch (phase.name) {
    case 'search-roll':
      return follow(state, rollSearch(state, phase, face), phase.passage);
    case 'raid-roll':
      return withPassage(state, phase.raid, rollRaid(state, phase, face));
    case 'overrun':
      return rollOverrunning(state, phase, face);
    case 'ground-roll':
      return rollGround(state, phase, face);
    case 'scuttle-roll':
      return rollScuttling(state, phase, face);
    default:
      throw new Error(`${face} was rolled in phase ${phase.name}`);
  }
};
