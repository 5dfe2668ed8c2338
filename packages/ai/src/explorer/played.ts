import {
  type Counsel,
  type Entry,
  type Eyes,
  type Game,
  type GameTypes,
  type Match,
  type Mind,
  type PlayedDecision,
  type PlayedEnd,
  type PlayedGame,
  type Question,
  replay,
} from '@narrow-seas/core';
import { positionKey } from './position-key.ts';

/** A stored game that is to be read, and how. */
export interface PlayedRequest<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly counsel: Counsel<T>;
  readonly match: Match<T>;
  readonly eyes: Eyes;
  /** Whether sides know different things in this game. */
  readonly hasSecrets: boolean;
  readonly leadOf?: (state: T['state'], side: T['side']) => number;
  readonly turnOf?: (state: T['state']) => number;
}

interface Stretch<T extends GameTypes> {
  readonly by: T['side'];
  readonly from: number;
  readonly to: number;
  readonly actions: readonly T['action'][];
  readonly before: T['state'];
  readonly after: T['state'];
}

/** More steps than these are not kept of one decision: they tell decisions apart, nobody reads them all. */
const MOST_STEPS = 60;

/**
 * What the explorer keeps of a game. Of one with secrets that goes on, a side's eyes see its own decisions and nothing else, so
 * nothing is told of what another side does in secret. Each step of the generator is one decision.
 */
export function* playedGame<T extends GameTypes, Q extends Question>(
  request: PlayedRequest<T, Q>,
): Generator<undefined, PlayedGame<T['action']>> {
  const { game, mind, match, eyes, hasSecrets } = request;
  const end = endOf(request);
  const decisions: PlayedDecision<T['action']>[] = [];
  for (const stretch of stretchesIn(game, mind, match)) {
    if (end !== undefined || !hasSecrets || stretch.by === eyes) decisions.push(decisionOf(request, stretch));
    yield undefined;
  }
  return { game: game.id, eyes, end, decisions };
}

const endOf = <T extends GameTypes, Q extends Question>({
  game,
  match,
  leadOf,
}: PlayedRequest<T, Q>): PlayedEnd | undefined => {
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return undefined;
  const leads =
    leadOf === undefined ? [] : game.sides.map(side => [side, leadOf(match.state, side)] as const);
  return { winner: outcome.winner, leads: Object.fromEntries(leads) };
};

const decisionOf = <T extends GameTypes, Q extends Question>(
  { game, counsel, eyes, turnOf }: PlayedRequest<T, Q>,
  { by, from, to, actions, before, after }: Stretch<T>,
): PlayedDecision<T['action']> => {
  const heart = actions.length === 1 ? actions[0] : undefined;
  const plan = { side: by, before, after, actions, heart, changes: [] };
  return {
    before: positionKey(game, before, eyes),
    after: positionKey(game, after, eyes),
    by,
    from,
    to,
    ...(turnOf === undefined ? {} : { turn: turnOf(before) }),
    actions,
    title: counsel.title(plan),
    steps: counsel.steps(plan).slice(0, MOST_STEPS),
  };
};

/** Unlike those of the analysis these reach to the end of the phase: what counts is where they lead. */
function* stretchesIn<T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  match: Match<T>,
): Generator<Stretch<T>> {
  let open: Stretch<T> | undefined;
  let place = 0;
  for (const { entry, before, after } of replay(game, match)) {
    place += 1;
    if (open !== undefined && continues(mind, open, entry, before))
      open = { ...open, to: place, actions: [...open.actions, entry.action], after };
    else {
      if (open !== undefined) yield open;
      const { by, action } = entry;
      open =
        by === 'chance' ? undefined : { by, from: place - 1, to: place, actions: [action], before, after };
    }
  }
  if (open !== undefined) yield open;
}

const continues = <T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  open: Stretch<T>,
  { by }: Entry<T>,
  before: T['state'],
): boolean =>
  open.by === by &&
  mind.stage(open.before) === mind.stage(before) &&
  mind.isSetUp?.(open.before) === mind.isSetUp?.(before);
