import { chain } from '../chain.ts';
import type { Event } from '../event.ts';
import { portOf } from '../fleet.ts';
import type { State } from '../state.ts';
import type { PortId, Side } from '../vocabulary.ts';
import { fieldsFall, overrunNext } from './overrun.ts';
import type { Sequel } from './phase.ts';
import { escape, scuttling, trapped } from './scuttle.ts';

/** [F.27] With a front or an assault the fields around it fall too. */
const changesHands = (
  { common }: State,
  port: PortId,
  owner: Side,
  { front, resume }: Sequel,
): readonly Event[] => [
  { type: 'port-taken', port, owner },
  ...(front === undefined && resume === undefined ? [] : fieldsFall(common, port, owner)),
];

/**
 * [F.15.5] [36.B] A port changes hands: its ships try to get away before so many supported REs, then aircraft of fields
 * that fell with it. Ends with `began` when dice are due; `sequel` says what goes on when they are cast.
 */
export const capturePort = (
  state: State,
  port: PortId,
  owner: Side,
  supportedRe: number,
  sequel: Sequel,
): readonly Event[] => {
  const { owner: loser } = portOf(state.common, port);
  if (loser === 'neutral') return [{ type: 'port-taken', port, owner }];
  return chain(
    state,
    () => changesHands(state, port, owner, sequel),
    now => trapped(now, loser, port),
    now => {
      const phase = scuttling(now, loser, port, supportedRe, sequel);
      return phase === undefined ? afterScuttling(now, loser, port, sequel) : [{ type: 'began', phase }];
    },
  );
};

/** Who is left gets to sea; then the fields. */
const afterScuttling = (state: State, loser: Side, port: PortId, sequel: Sequel): readonly Event[] =>
  chain(
    state,
    () => escape(state, loser, port),
    now => overrunNext(now, sequel),
  );
