import { type Effect, type Progress, progressFrom, unlessWaiting } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import { followFront } from '../turn-events/aftermath.ts';
import { overrunNext } from './overrun.ts';
import type { AfterCapture } from '../../model/shore/phase.ts';
import { settle } from './settle.ts';

/** What is continued when the dice of a capture are cast. */
const continued = (state: State, { after, front, resume, step }: AfterCapture): Effect => {
  if (resume !== undefined) return [{ type: 'began', phase: resume }];
  if (front !== undefined) return followFront(state, front);
  if (step !== undefined) return settle(state, step);
  return [finished(after === 'surrender' ? 'arrivals' : 'turn-events')];
};

/** Only this of a phase, which carries more. */
const afterCaptureOf = ({ after, front, resume, step }: AfterCapture): AfterCapture => ({
  after,
  front,
  resume,
  step,
});

/** What has happened, then fields that were overrun, then what the capture interrupted. */
export const withAfterCapture = (state: State, effect: Effect, afterwards: AfterCapture): Progress =>
  unlessWaiting(progressFrom(state, effect), now => {
    const overrun = overrunNext(now, afterCaptureOf(afterwards));
    return overrun.length > 0 ? overrun : continued(now, afterwards);
  });
