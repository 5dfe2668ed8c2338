import { describe, expect, test } from 'vitest';
import type { Progress } from './progress.ts';
import { type Step, sequenceOf } from './sequence.ts';

const NAMES = ['dawn', 'fog', 'noon', 'dusk'] as const;
type Name = (typeof NAMES)[number];
type Event =
  | { readonly type: 'counted' }
  | { readonly type: 'turned' }
  | { readonly type: 'began'; readonly phase: string }
  | { readonly type: 'finished'; readonly step: Name };
interface State {
  readonly turn: number;
  readonly count: number;
}

const evolve = (state: State, { type }: Event): State => {
  if (type === 'counted') return { ...state, count: state.count + 1 };
  return type === 'turned' ? { ...state, turn: state.turn + 1 } : state;
};

/** Dawn counts, fog has no step, noon asks somebody in even turns, dusk asks once three are counted. */
const STEPS: readonly Step<State, Event, Name>[] = [
  { name: 'dawn', applies: () => true, begin: () => [{ type: 'counted' }] },
  { name: 'noon', applies: ({ turn }) => turn % 2 === 0, begin: () => [{ type: 'began', phase: 'noon' }] },
  { name: 'dusk', applies: ({ count }) => count === 3, begin: () => [{ type: 'began', phase: 'dusk' }] },
];

const { run, proceed, andFollowing } = sequenceOf<State, Event, Name>({
  evolve,
  steps: STEPS,
  following: (_state, over) => {
    const next = NAMES[NAMES.indexOf(over) + 1];
    return next === undefined ? { before: [{ type: 'turned' }], step: NAMES[0] } : { before: [], step: next };
  },
});

const told = ({ events }: Progress<State, Event>): string =>
  events.map(event => (event.type === 'began' ? `began ${event.phase}` : event.type)).join(', ');

describe('a sequence', () => {
  test('runs until somebody must act, each step on what those before it have left', () => {
    expect(told(run({ turn: 1, count: 2 }, 'dawn'))).toBe('counted, began dusk');
  });

  test('goes into the next turn, which is told between the steps', () => {
    expect(told(run({ turn: 1, count: 0 }, 'noon'))).toBe('turned, counted, began noon');
  });

  test('proceeds with the step after the one that is over', () => {
    expect(told(proceed({ turn: 2, count: 3 }, 'noon'))).toBe('began dusk');
    expect(told(proceed({ turn: 1, count: 0 }, 'dusk'))).toBe('turned, counted, began noon');
  });
});

describe('a move', () => {
  const state = { turn: 1, count: 2 };

  test('that ends a step holds what follows, worked out after its own events', () => {
    const events: readonly Event[] = [{ type: 'counted' }, { type: 'finished', step: 'noon' }];
    expect(told(andFollowing(state, events))).toBe('counted, finished, began dusk');
  });

  test('that ends none is left as it is', () => {
    const events: readonly Event[] = [{ type: 'counted' }];
    expect(andFollowing(state, events).events).toBe(events);
    expect(andFollowing(state, []).events).toEqual([]);
    const progress = andFollowing(state, events);
    expect(andFollowing(state, progress)).toBe(progress);
  });
});
