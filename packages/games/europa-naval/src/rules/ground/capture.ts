import { chain, type Effect, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { portOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import { fieldsFall, overrunNext } from './overrun.ts';
import type { AfterCapture } from '../../model/shore/phase.ts';
import { escape, scuttling, trapped } from '../scuttling/scuttle.ts';

/** [F.27] With a front or an assault the fields around it fall too. */
const changesHands = (
  { common }: State,
  port: PortId,
  owner: Side,
  { front, resume }: AfterCapture,
): readonly Event[] => [
  { type: 'port-taken', port, owner },
  ...(front === undefined && resume === undefined ? [] : fieldsFall(common, port, owner)),
];

/**
 * [F.15.5] [36.B] A port changes hands: its ships try to get away before the supported REs that take it, then aircraft of fields
 * that fell with it. Ends with `began` when dice are due; `afterwards` says what goes on when they are cast.
 */
export const capturePort = (
  state: State,
  port: PortId,
  owner: Side,
  supportedRe: number,
  afterwards: AfterCapture,
): Effect => {
  const { owner: loser } = portOf(state.common, port);
  if (loser === 'neutral') return [{ type: 'port-taken', port, owner }];
  return chain(
    state,
    () => changesHands(state, port, owner, afterwards),
    now => trapped(now, loser, port),
    now => {
      const phase = scuttling(now, loser, port, supportedRe, afterwards);
      return phase === undefined ? afterScuttling(now, loser, port, afterwards) : [{ type: 'began', phase }];
    },
  );
};

/** Who is left gets to sea; then the fields. */
const afterScuttling = (state: State, loser: Side, port: PortId, afterwards: AfterCapture): Progress =>
  chain(
    state,
    () => escape(state, loser, port),
    now => overrunNext(now, afterwards),
  );
