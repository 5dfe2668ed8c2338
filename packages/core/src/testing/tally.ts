import { z } from 'zod';
import { decoderOf } from '../decoder.ts';
import { fault } from '../fault.ts';
import { type Game, type Mover, mayAct, type Viewer } from '../game.ts';
import { progressBy } from '../progress.ts';
import { pick } from '../random.ts';
import { type Refusal, refusal, refused } from '../refusal.ts';
import { ok } from '../result.ts';
import { type Action, type Hand, SIDES, type Side, type State, TYPES } from './tally-state.ts';
import { parse, parseAction, print, printAction } from './tally-text.ts';

export type { Action };

export type View = State & { readonly viewer: Viewer<Side> };

/** What may be done, and with which numbers. */
const NUMBERS = { hide: [1, 2, 3], add: [1, 2, 3], reveal: [0], pass: [0], roll: [1, 2, 3, 4, 5, 6] };
export interface Event extends Action {
  readonly by: Mover<Side>;
}
export interface Tally {
  readonly side: Side;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly options: object;
  readonly view: View;
  readonly sight: Event;
}

const other = (side: Mover<Side>): Side => (side === 'north' ? 'south' : 'north');
const listed = (type: Action['type']): readonly Action[] => NUMBERS[type].map(number => ({ type, number }));

const actor: Game<Tally>['actor'] = state => {
  if (state.total >= state.target) return [];
  const hiding = SIDES.filter(side => state[side].number === 0);
  if (hiding.length > 0) return hiding;
  return state.to === 'dice' ? 'chance' : [state.to];
};

const refuse = (seen: State, by: Mover<Side> | 'spectator', action: Action): Refusal | undefined => {
  if (seen.total >= seen.target) return refusal('NS.3', 'over', 'The game is over.');
  if (by === 'spectator' || !mayAct(actor(seen), by) || (action.type === 'roll') !== (by === 'chance'))
    return refusal('NS.1', 'not-yours', 'That is not yours to do now.');
  if (by !== 'chance' && (action.type === 'hide') !== (seen[by].number === 0))
    return refusal('1', 'hide-first', 'A number is hidden once, before anything else.');
  if (!listed(action.type).some(({ number }) => number === action.number))
    return refusal('2', 'no-such-number', 'The number is not one of those to choose from.');
  return action.type === 'reveal' && seen[other(by)].shown
    ? refusal('3', 'shown', 'That number is known already.', [{ kind: 'side', id: other(by) }])
    : undefined;
};

const options: Game<Tally>['options'] = view => {
  const refuses = (action: Action): Refusal | undefined => refuse(view, view.viewer, action);
  const offered = TYPES.flatMap(listed).filter(action => refuses(action) === undefined);
  return { list: () => offered, sample: random => pick(random, offered), refuse: refuses };
};

const evolve: Game<Tally>['evolve'] = (state, { type, by, number }) => {
  if (type === 'hide') return { ...state, [by]: { number, shown: false } };
  if (type === 'pass') return { ...state, to: by === 'north' ? 'south' : 'dice' };
  const total = state.total + number;
  if (type === 'roll') return { ...state, total, to: 'north' };
  return type === 'add' ? { ...state, total } : { ...state, total, [other(by)]: { number, shown: true } };
};

export const { progressFrom } = progressBy(evolve);

const decide: Game<Tally>['decide'] = (state, by, { type, number }) => {
  const against = refuse(state, by, { type, number });
  if (against !== undefined) return refused(against);
  return ok(
    progressFrom(state, [{ type, by, number: type === 'reveal' ? state[other(by)].number : number }]),
  );
};

const view: Game<Tally>['view'] = (state, viewer) => {
  const seen = (side: Side): Hand =>
    side === viewer || state[side].shown || state[side].number === 0
      ? state[side]
      : { number: -1, shown: false };
  return { ...state, north: seen('north'), south: seen('south'), viewer };
};

const imagine: Game<Tally>['imagine'] = ({ viewer: _viewer, ...seen }, random) => {
  const guess = (hand: Hand): Hand => (hand.number === -1 ? { ...hand, number: 1 + random.below(3) } : hand);
  return { ...seen, north: guess(seen.north), south: guess(seen.south) };
};

const TARGET = { id: 'target', title: 'Target', summary: 'The total to reach.', values: [12, 1_000_000] };
const setup: Game<Tally>['setup'] = ({ scenario, options: { target = 12, ...rest } }) => {
  const [unknown] = Object.keys(rest);
  if (scenario !== 'even') return fault('ERR_SCENARIO', 'scenario', 'The only scenario is "even".');
  if (unknown !== undefined) return fault('ERR_OPTION', `options.${unknown}`, 'There is no such option.');
  if (!TARGET.values.some(value => value === target))
    return fault('ERR_OPTION', 'options.target', 'Choose 12 or 1000000.');
  return parse(`0/${target} north 0 0`);
};

/**
 * A game with everything in it and nothing more. Each side hides a number. Then north and south in turn add to the
 * total, reveal the other's number into it, or pass; a die follows south's pass. Who meets the target exactly wins.
 */
export const tally: Game<Tally> = {
  id: 'tally',
  title: 'Tally',
  summary: 'Add up to the target.',
  version: 1,
  sides: SIDES,
  scenarios: [{ id: 'even', title: 'Even', summary: 'Nobody is ahead.', options: [TARGET] }],
  rules: {
    cases: ['1', '2', '3'].map(id => ({ id, title: `Case ${id}`, summary: 'See refuse.' })),
    fills: [],
  },
  migrations: {},
  setup,
  actor,
  options,
  outcomes: () => listed('roll').map(action => ({ action, ways: 1 })),
  decide,
  evolve,
  view,
  witness: (_state, event, viewer) =>
    event.type === 'hide' && event.by !== viewer ? [{ ...event, number: -1 }] : [event],
  imagine,
  outcome: ({ total, target, to }) =>
    total < target
      ? undefined
      : { winner: total > target || to === 'dice' ? undefined : to, summary: `${total}` },
  final: ({ type }) => type === 'reveal',
  notation: { print, parse, printAction, parseAction },
  odds: () => undefined,
  decodeAction: decoderOf(z.strictObject({ type: z.enum(TYPES), number: z.int() })),
  decodeEvent: decoderOf(
    z.strictObject({ type: z.enum(TYPES), by: z.enum([...SIDES, 'chance']), number: z.int() }),
  ),
};
