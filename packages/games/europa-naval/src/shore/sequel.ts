import { fold } from '../chain.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';
import { finished } from '../step.ts';
import { followFront } from '../war/aftermath.ts';
import { overrunNext } from './overrun.ts';
import type { Sequel } from './phase.ts';
import { settle } from './settle.ts';

/** What goes on when the dice of a capture are cast. */
const goOn = (state: State, { after, front, resume, step }: Sequel): readonly Event[] => {
  if (resume !== undefined) return [{ type: 'began', phase: resume }];
  if (front !== undefined) return followFront(state, front);
  if (step !== undefined) return settle(state, step);
  return [finished(after === 'surrender' ? 'arrivals' : 'turn-events')];
};

/** Only the sequel itself: phases carry more. */
const sequelOf = ({ after, front, resume, step }: Sequel): Sequel => ({ after, front, resume, step });

/** These events, then fields that were overrun, then what was going on. */
export const withSequel = (state: State, events: readonly Event[], sequel: Sequel): readonly Event[] => {
  if (events.at(-1)?.type === 'began') return events;
  const now = fold(state, events);
  const overrun = overrunNext(now, sequelOf(sequel));
  return [...events, ...(overrun.length > 0 ? overrun : goOn(now, sequel))];
};
