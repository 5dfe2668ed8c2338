import { fault, type Game, mustBe, ok, refusal, refused, progressBy } from '@narrow-seas/core';

/** A small game with a die and a secret: each side adds to a pile that only it sees; thirty in all end it. */
export interface HoardTypes {
  readonly side: 'blue' | 'red';
  readonly state: HoardState;
  readonly action: HoardAction;
  readonly event: HoardEvent;
  readonly options: object;
  readonly view: HoardView;
  readonly sight: HoardSight;
}

type Side = HoardTypes['side'];

export interface HoardState {
  readonly blue: number;
  readonly red: number;
  readonly turn: Side;
  /** A die is due. */
  readonly dared: boolean;
}

export interface HoardView {
  readonly viewer: Side | 'spectator';
  readonly turn: Side;
  readonly own: number | undefined;
  readonly mayAct: boolean;
}

export type HoardAction =
  | { readonly type: 'add'; readonly amount: number }
  | { readonly type: 'dare' }
  | { readonly type: 'pass' }
  | { readonly type: 'roll'; readonly amount: number };

export type HoardEvent =
  | { readonly type: 'added'; readonly side: Side; readonly amount: number }
  | { readonly type: 'dared' }
  | { readonly type: 'passed' };

export type HoardSight = HoardEvent | { readonly type: 'added'; readonly side: Side };

const END = 30;
const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
const isOver = ({ blue, red }: HoardState): boolean => blue + red >= END;

const ACTIONS: readonly HoardAction[] = [
  { type: 'add', amount: 1 },
  { type: 'add', amount: 2 },
  { type: 'dare' },
  { type: 'pass' },
];

const same = (a: HoardAction, b: HoardAction): boolean => JSON.stringify(a) === JSON.stringify(b);

const refuse = (view: HoardView, action: HoardAction) => {
  if (!view.mayAct) return refusal('1', 'not-your-turn', 'It is not your turn.');
  return ACTIONS.some(known => same(known, action))
    ? undefined
    : refusal('1', 'no-such', 'Add one or two, dare or pass.');
};

const evolve = (state: HoardState, event: HoardEvent): HoardState => {
  switch (event.type) {
    case 'added':
      return { ...state, [event.side]: state[event.side] + event.amount, dared: false };
    case 'dared':
      return { ...state, dared: true };
    case 'passed':
      return { ...state, turn: other(state.turn) };
  }
};

export const { progressFrom } = progressBy(evolve);

const viewFor = (state: HoardState, viewer: Side | 'spectator'): HoardView => ({
  viewer,
  turn: state.turn,
  own: viewer === 'spectator' ? undefined : state[viewer],
  mayAct: viewer === state.turn && !state.dared && !isOver(state),
});

const decide: Game<HoardTypes>['decide'] = (state, by, action) => {
  if (by === 'chance') {
    return state.dared && action.type === 'roll'
      ? ok(progressFrom(state, [{ type: 'added', side: state.turn, amount: action.amount }]))
      : refused(refusal('1', 'no-die', 'No die is due.'));
  }
  const wrong = refuse(viewFor(state, by), action);
  if (wrong !== undefined) return refused(wrong);
  if (action.type === 'add')
    return ok(progressFrom(state, [{ type: 'added', side: by, amount: action.amount }]));
  return ok(progressFrom(state, [action.type === 'dare' ? { type: 'dared' } : { type: 'passed' }]));
};

const decodeAs = <V extends { readonly type: string }>(types: readonly string[]) => {
  return (value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && types.includes(String(value.type))
      ? ok(value as V)
      : fault('ERR_HOARD', '', 'That is nothing of this game.');
};

const print = ({ blue, red, turn, dared }: HoardState): string => `${blue} ${red} ${turn} ${dared}`;

export const hoard: Game<HoardTypes> = {
  id: 'hoard',
  title: 'Hoard',
  summary: 'Add to your pile.',
  version: 1,
  sides: ['blue', 'red'],
  scenarios: [{ id: 'plain', title: 'Plain', summary: 'From nothing.', options: [] }],
  rules: { cases: [], fills: [] },
  migrations: {},
  setup: ({ scenario }) =>
    scenario === 'plain'
      ? ok({ blue: 0, red: 0, turn: 'blue', dared: false })
      : fault('ERR_SCENARIO', 'scenario', 'There is only the plain one.'),
  actor: state => (state.dared ? 'chance' : isOver(state) ? [] : [state.turn]),
  options: view => ({
    list: () => (view.mayAct ? ACTIONS : []),
    sample: random => (view.mayAct ? ACTIONS[random.below(ACTIONS.length)] : undefined),
    refuse: action => refuse(view, action),
  }),
  outcomes: () => [1, 2, 3, 4, 5, 6].map(amount => ({ action: { type: 'roll', amount }, ways: 1 })),
  decide,
  evolve,
  view: viewFor,
  witness: (_state, event, viewer) =>
    event.type === 'added' && event.side !== viewer ? [{ type: 'added', side: event.side }] : [event],
  imagine: () => mustBe(hoard.setup({ scenario: 'plain', options: {} })),
  odds: () => undefined,
  outcome: state =>
    isOver(state)
      ? { winner: state.blue > state.red ? 'blue' : 'red', summary: `${state.blue} to ${state.red}` }
      : undefined,
  final: () => false,
  notation: {
    print,
    parse: text => {
      const [blue, red, turn, dared] = text.split(' ');
      if (turn !== 'blue' && turn !== 'red') return fault('ERR_POSITION', 'turn', 'Whose turn is it?');
      return ok({ blue: Number(blue), red: Number(red), turn, dared: dared === 'true' });
    },
    printAction: (_state, action) => JSON.stringify(action),
    parseAction: (_state, text) => decodeAs<HoardAction>(['add', 'dare', 'pass', 'roll'])(JSON.parse(text)),
  },
  decodeAction: decodeAs<HoardAction>(['add', 'dare', 'pass', 'roll']),
  decodeEvent: decodeAs<HoardEvent>(['added', 'dared', 'passed']),
};
