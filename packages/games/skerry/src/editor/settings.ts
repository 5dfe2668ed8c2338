import { type Adjustable, adjustChoice, adjustFlag, adjustNumber } from '@narrow-seas/core';
import { SIDE_NAMES } from '../face/words.ts';
import { STEPS } from '../model/event.ts';
import type { Phase } from '../model/phase.ts';
import type { Boat, State } from '../model/state.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';
import { watersOf } from '../model/waters.ts';

/** Moments at which a game can begin. */
const STARTS: readonly (readonly [value: string, title: string, phase: Phase])[] = [
  ['laying', 'Both sides lay mines first', { name: 'laying' }],
  ['signals', 'A new turn: both sides seal a signal', { name: 'signals', sealed: {} }],
  ['north-first', 'North sails first', { name: 'sailing', side: 'north', order: 'first' }],
  ['south-first', 'South sails first', { name: 'sailing', side: 'south', order: 'first' }],
  ['north-second', 'North sails, as the second', { name: 'sailing', side: 'north', order: 'second' }],
  ['south-second', 'South sails, as the second', { name: 'sailing', side: 'south', order: 'second' }],
];

const NOW = { value: 'now', title: 'As in the game it was taken from' } as const;

const startOf = ({ phase }: State): string => {
  const found = STARTS.find(([, , start]) => JSON.stringify(start) === JSON.stringify(phase));
  return found?.[0] ?? NOW.value;
};

/** [2.4] Mines to lay and the phase in which they are laid come and go together. */
const beginningAt = (state: State, value: string): State => {
  const phase = STARTS.find(([id]) => id === value)?.[2];
  if (phase === undefined) return state;
  const { north, south } = state.stock;
  if (phase.name !== 'laying') return { ...state, phase, stock: { north: 0, south: 0 } };
  return { ...state, phase, stock: north + south > 0 ? state.stock : { north: 1, south: 1 } };
};

/** [2.4] */
const withStock = (state: State, side: Side, mines: number): State => {
  const stock = { ...state.stock, [side]: mines };
  const isLaying = stock.north + stock.south > 0;
  if (isLaying) return { ...state, stock, phase: { name: 'laying' } };
  return {
    ...state,
    stock,
    phase: state.phase.name === 'laying' ? { name: 'signals', sealed: {} } : state.phase,
  };
};

/** [2.3] One mine of a side in a hex. */
const roomFor = (state: State, side: Side): number => Math.min(99, watersOf(state).homes[side].length);

export const TIME: readonly Adjustable<State>[] = [
  adjustNumber(
    ({ turn, turns }) => ({ id: 'turn', title: 'Turn', least: 1, most: turns, value: turn }),
    (state, turn) => ({ ...state, turn }),
  ),
  adjustNumber(
    ({ turn, turns }) => ({ id: 'turns', title: 'Last turn', least: turn, most: 99, value: turns }),
    (state, turns) => ({ ...state, turns }),
  ),
  adjustChoice(
    state => ({
      id: 'phase',
      title: 'The game begins with',
      choices: [
        ...STARTS.map(([value, title]) => ({ value, title })),
        ...(startOf(state) === NOW.value ? [NOW] : []),
      ],
      value: startOf(state),
    }),
    beginningAt,
  ),
];

export const STOCKS: readonly Adjustable<State>[] = SIDES.map(side =>
  adjustNumber<State>(
    state => ({
      id: `stock-${side}`,
      title: `Mines that ${SIDE_NAMES[side]} lays`,
      about: 'With mines to lay, the game begins with laying them [2.1].',
      least: 0,
      most: roomFor(state, side),
      value: state.stock[side],
    }),
    (state, mines) => withStock(state, side, mines),
  ),
);

/** What can be set of a boat. */
export const MARKS: readonly Adjustable<Boat>[] = [
  adjustNumber(
    ({ left }) => ({ id: 'left', title: 'Hexes left this turn', least: 0, most: STEPS, value: left }),
    (boat, left) => ({ ...boat, left }),
  ),
  adjustFlag(
    ({ fired }) => ({ id: 'fired', title: 'Has fired this turn', value: fired }),
    (boat, fired) => ({ ...boat, fired }),
  ),
];
