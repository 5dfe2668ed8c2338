import { chain, fold } from '../chain.ts';
import type { Event } from '../event.ts';
import { portSpecOf } from '../fleet.ts';
import { groundSpec } from '../roster.ts';
import { capturePort } from '../shore/capture.ts';
import { fieldsOf } from '../shore/overrun.ts';
import type { State } from '../state.ts';
import { finished } from '../step.ts';
import type { PortId, Side } from '../vocabulary.ts';
import { FRONT_RE, frontData, nextFront, payment, portsChanged } from './front.ts';

const isWaiting = (events: readonly Event[]): boolean => events.at(-1)?.type === 'began';

/** Troops in a port that a front runs over, or on a field that falls with it, are lost. */
const swallowed = ({ common }: State, port: PortId, owner: Side): readonly Event[] => {
  const fallen = [portSpecOf(common, port), ...fieldsOf(common, port)].map(({ hex }) => hex);
  return common.troops
    .filter(({ unit, hex }) => fallen.includes(hex) && groundSpec(common.scenario, unit).side !== owner)
    .map(({ unit, re, hex }) => ({ type: 'troops-lost', unit, re, hex }));
};

/** [F.27.1] After the die: ports change hands one by one, each with its dice, then the next front is paid for. */
export const followFront = (state: State, front: string): readonly Event[] => {
  const [change] = portsChanged(state.common, frontData(state.common, front));
  if (change !== undefined) {
    const taken = chain(
      state,
      now => swallowed(now, change.port, change.owner),
      now => capturePort(now, change.port, change.owner, FRONT_RE, { after: 'front', front }),
    );
    return isWaiting(taken) ? taken : [...taken, ...followFront(fold(state, taken), front)];
  }
  const next = nextFront(state.common, front);
  return next === undefined ? [finished('fronts')] : [payment(next)];
};

/** The move of a front, and what follows it. */
export const afterFront = (state: State, moved: readonly Event[], front: string): readonly Event[] =>
  chain(
    state,
    () => moved,
    now => followFront(now, front),
  );
