import type { Event } from '../model/event.ts';
import type { Sealed } from '../model/phase.ts';
import { enemyOf, SIGNALS, type Side, type Signal } from '../model/vocabulary.ts';

/** [3.2] Who sails first; undefined when the signals are the same. */
const firstBySignals = (north: Signal, south: Signal): Side | undefined => {
  if (north === south) return undefined;
  return SIGNALS[(SIGNALS.indexOf(north) + 1) % SIGNALS.length] === south ? 'north' : 'south';
};

/** [3.1] The second signal opens both. */
export const sealSignal = (sealed: Sealed, side: Side, signal: Signal): readonly Event[] => {
  const event: Event = { type: 'sealed', side, signal };
  const other = sealed[enemyOf(side)];
  if (other === undefined) return [event];
  const [north, south] = side === 'north' ? [signal, other] : [other, signal];
  return [event, { type: 'opened', north, south }, startSailing(firstBySignals(north, south))];
};

/** [3.3] Equal signals: lots decide. */
const startSailing = (first: Side | undefined): Event => ({
  type: 'began',
  phase: first === undefined ? { name: 'lots' } : { name: 'sailing', side: first, order: 'first' },
});

export const drawLots = (first: Side): readonly Event[] => [startSailing(first)];
