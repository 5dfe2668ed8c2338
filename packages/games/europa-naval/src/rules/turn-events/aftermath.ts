import { chain, type Effect, type Progress, unlessWaiting } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { portSpecOf } from '../../model/fleet.ts';
import { groundSpec } from '../../model/roster.ts';
import { capturePort } from '../ground/capture.ts';
import { fieldsOf } from '../ground/overrun.ts';
import type { State } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import { FRONT_RE, frontData, nextFront, payment, portsChanged } from '../supply/front.ts';

/** Troops in a port that a front runs over, or on a field that falls with it, are lost. */
const swallowed = ({ common }: State, port: PortId, owner: Side): readonly Event[] => {
  const fallen = [portSpecOf(common, port), ...fieldsOf(common, port)].map(({ hex }) => hex);
  return common.troops
    .filter(({ unit, hex }) => fallen.includes(hex) && groundSpec(common.scenario, unit).side !== owner)
    .map(({ unit, re, hex }) => ({ type: 'troops-lost', unit, re, hex }));
};

/** [F.27.1] After the die: ports change hands one by one, each with its dice, then the next front is paid for. */
export const followFront = (state: State, front: string): Effect => {
  const [change] = portsChanged(state.common, frontData(state.common, front));
  if (change !== undefined) {
    const taken = chain(
      state,
      now => swallowed(now, change.port, change.owner),
      now => capturePort(now, change.port, change.owner, FRONT_RE, { after: 'front', front }),
    );
    return unlessWaiting(taken, now => followFront(now, front));
  }
  const next = nextFront(state.common, front);
  return next === undefined ? [finished('fronts')] : [payment(next)];
};

/** The move of a front, and what follows it. */
export const afterFront = (state: State, moved: readonly Event[], front: string): Progress =>
  chain(
    state,
    () => moved,
    now => followFront(now, front),
  );
