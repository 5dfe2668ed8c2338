import {
  fault,
  type Game,
  mayAct,
  type Mind,
  ok,
  pick,
  refusal,
  type Refusal,
  refused,
  progressBy,
} from '@narrow-seas/core';

export type Side = 'north' | 'south';

export interface State {
  readonly round: number;
  readonly to: Side | 'dice';
  /** How far the three ships of each side have come. */
  readonly north: readonly number[];
  readonly south: readonly number[];
  readonly luck: number;
}

export type Action =
  | { readonly type: 'sail'; readonly ship: number; readonly by: number }
  | { readonly type: 'done' }
  | { readonly type: 'roll'; readonly face: number };

type Event = Action & { readonly side: Side | 'chance' };

export interface Convoy {
  readonly side: Side;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly options: object;
  readonly view: State & { readonly viewer: string };
  readonly sight: Event;
}

const ROUNDS = 3;
const SHIPS = [0, 1, 2];

export const START: State = { round: 1, to: 'north', north: [0, 0, 0], south: [0, 0, 0], luck: 0 };

const actor: Game<Convoy>['actor'] = ({ round, to }) => {
  if (round > ROUNDS) return [];
  return to === 'dice' ? 'chance' : [to];
};

const NOT_NOW: Refusal = refusal('1', 'not-now', 'Not now.');

const refuse = (state: State, by: Side | 'chance' | 'spectator', action: Action): Refusal | undefined => {
  if (by === 'spectator' || !mayAct(actor(state), by)) return NOT_NOW;
  if (action.type === 'roll') return by === 'chance' ? undefined : NOT_NOW;
  if (by === 'chance') return NOT_NOW;
  return action.type === 'done' || (state[by][action.ship] === 0 && [1, 2].includes(action.by))
    ? undefined
    : NOT_NOW;
};

const sails = (ship: number): readonly Action[] => [1, 2].map(by => ({ type: 'sail', ship, by }) as const);

const evolve: Game<Convoy>['evolve'] = (state, event) => {
  if (event.type === 'done') return { ...state, to: state.to === 'north' ? 'south' : 'dice' };
  if (event.type === 'roll')
    return {
      round: state.round + 1,
      to: 'north',
      north: [0, 0, 0],
      south: [0, 0, 0],
      luck: state.luck + event.face,
    };
  const side = event.side as Side;
  return { ...state, [side]: state[side].map((far, ship) => (ship === event.ship ? event.by : far)) };
};

const { progressFrom } = progressBy(evolve);

/** Each side sails its ships, then a die is thrown, three times over. Alone a ship is lost; the whole convoy counts. */
export const convoy: Game<Convoy> = {
  id: 'convoy',
  title: 'Convoy',
  summary: 'Sail together.',
  version: 1,
  sides: ['north', 'south'],
  scenarios: [{ id: 'calm', title: 'Calm', summary: 'No wind.', options: [] }],
  rules: { cases: [], fills: [] },
  migrations: {},
  setup: () => ok(START),
  actor,
  options: view => {
    const all: readonly Action[] = [...SHIPS.flatMap(sails), { type: 'done' }];
    const refuses = (action: Action) => refuse(view, view.viewer as Side, action);
    const offered = all.filter(action => refuses(action) === undefined);
    return { list: () => offered, sample: random => pick(random, offered), refuse: refuses };
  },
  outcomes: () => [1, 2, 3, 4, 5, 6].map(face => ({ action: { type: 'roll', face }, ways: 1 })),
  decide: (state, by, action) => {
    const against = refuse(state, by, action);
    return against === undefined ? ok(progressFrom(state, [{ ...action, side: by }])) : refused(against);
  },
  evolve,
  view: (state, viewer) => ({ ...state, viewer }),
  witness: (_state, event) => [event],
  imagine: ({ viewer: _viewer, ...state }) => state,
  odds: () => undefined,
  outcome: ({ round, luck }) =>
    round > ROUNDS ? { winner: luck % 2 === 0 ? 'north' : 'south', summary: `luck ${luck}` } : undefined,
  final: () => false,
  notation: {
    print: () => '',
    parse: () => fault('ERR', '', 'Not read.'),
    printAction: () => '',
    parseAction: () => fault('ERR', '', 'Not read.'),
  },
  decodeAction: () => fault('ERR', '', 'Not read.'),
  decodeEvent: () => fault('ERR', '', 'Not read.'),
};

/** A single ship out costs one, two cost two; all three by 2 are worth ten: no greedy step leads there. */
const convoyWorth = (ships: readonly number[]): number =>
  ships.every(far => far === 2) ? 10 : -ships.filter(far => far > 0).length;

export interface ShipQuestion {
  readonly ship: number;
  readonly required: boolean;
}

export const convoyMind: Mind<Convoy, ShipQuestion> = {
  evaluate: (state, side) =>
    convoyWorth(state[side]) - convoyWorth(state[side === 'north' ? 'south' : 'north']) + state.luck,
  stage: ({ round, to }) => round * 3 + ['north', 'south', 'dice'].indexOf(to),
  questions: () => SHIPS.map(ship => ({ ship, required: false })),
  answers: (_view, { ship }) => sails(ship),
  close: () => ({ type: 'done' }),
  outcomes: () => [1, 2, 3, 4, 5, 6].map(face => ({ action: { type: 'roll', face }, ways: 1 })),
  reflex: () => undefined,
};
