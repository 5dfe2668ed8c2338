import { after, analyse, choose, type Level, playerOf, worth } from '@narrow-seas/ai';
import {
  drawOutcome,
  type GameTypes,
  type Grade,
  type Match,
  matchFrom,
  mayAct,
  openMatch,
  play,
  type Question,
  type Random,
  seededRandom,
} from '@narrow-seas/core';
import type { ArenaKit } from '../simulate/arena.ts';

/** A game as the trial needs it: with words, or nothing could be analysed. */
export type TrialKit<T extends GameTypes, Q extends Question> = Required<Omit<ArenaKit<T, Q>, 'story'>>;

/** A position in which a side decides. */
interface Crossing<T extends GameTypes> {
  readonly state: T['state'];
  readonly side: T['side'];
}

/** A bad decision that was put in the place of a good one. */
export interface Planted<T extends GameTypes> extends Crossing<T> {
  readonly actions: readonly T['action'][];
  /** How much worse the position is after two phases between equal players, in points. */
  readonly worse: number;
}

/** How the analysis takes it. */
export interface Verdict {
  readonly grade: Grade | undefined;
  readonly lost: number;
}

/** No game is longer. */
const MOST_MOVES = 20_000;

/** Positions of one game between players of the level, each at the beginning of what a side does at a stretch. */
export const crossingsOf = <T extends GameTypes, Q extends Question>(
  { game, mind }: TrialKit<T, Q>,
  scenario: string,
  level: Level,
  seed: number,
): readonly Crossing<T>[] => {
  const opened = openMatch(game, { scenario, options: {} });
  if (!opened.ok) throw new Error(opened.error.message);
  const dice = seededRandom(seed);
  const players = new Map(game.sides.map((side, place) => [side, playerOf(level, game, mind, seed + place)]));
  const found: Crossing<T>[] = [];
  let { state } = opened.value;
  let before: string | undefined;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const actor = game.actor(state);
    const side = actor === 'chance' ? undefined : actor[0];
    if (actor !== 'chance' && side === undefined) break;
    const stretch = `${side} ${mind.stage(state)}`;
    if (side !== undefined && stretch !== before) found.push({ state, side });
    before = stretch;
    const player = side === undefined ? undefined : players.get(side);
    const action =
      side === undefined || player === undefined
        ? drawOutcome(game.outcomes(state), dice)
        : choose(player, game.view(state, side), side);
    const next = action === undefined ? undefined : after(game, state, side ?? 'chance', action);
    if (next === undefined) break;
    state = next;
  }
  return found;
};

/** Any legal actions, until dice are due, somebody else acts or the phase is over. */
const blindly = <T extends GameTypes, Q extends Question>(
  { game, mind }: TrialKit<T, Q>,
  { state: start, side }: Crossing<T>,
  random: Random,
): readonly T['action'][] => {
  const actions: T['action'][] = [];
  let state = start;
  while (
    actions.length < MOST_MOVES &&
    game.actor(state) !== 'chance' &&
    mayAct(game.actor(state), side) &&
    mind.stage(state) === mind.stage(start)
  ) {
    const action = game.options(game.view(state, side)).sample(random);
    const next = action === undefined ? undefined : after(game, state, side, action);
    if (action === undefined || next === undefined) break;
    actions.push(action);
    state = next;
  }
  return actions;
};

/** Who plays on after a decision: another level than the one that analyses. */
const REFEREE: Level = 'cadet';

/** How far the consequences are looked at. */
const PHASES = 2;

/** What the position is worth to the side two phases later, without the luck of the dice; the first actions may be given. */
const later = <T extends GameTypes, Q extends Question>(
  kit: TrialKit<T, Q>,
  { state: start, side }: Crossing<T>,
  first: readonly T['action'][],
  seed: number,
): number => {
  const { game, mind } = kit;
  const dice = seededRandom(seed);
  const players = new Map(
    game.sides.map((each, place) => [each, playerOf(REFEREE, game, mind, seed + place)]),
  );
  const until = mind.stage(start) + PHASES;
  let luck = 0;
  let state = first.reduce<T['state']>(
    (before, action) => after(game, before, side, action) ?? before,
    start,
  );
  for (let moves = 0; moves < MOST_MOVES && mind.stage(state) <= until; moves += 1) {
    const actor = game.actor(state);
    const by = actor === 'chance' ? undefined : actor[0];
    if (actor !== 'chance' && by === undefined) break;
    const player = by === undefined ? undefined : players.get(by);
    const action =
      by === undefined || player === undefined
        ? drawOutcome(game.outcomes(state), dice)
        : choose(player, game.view(state, by), by);
    const next = action === undefined ? undefined : after(game, state, by ?? 'chance', action);
    if (next === undefined || action === undefined) break;
    if (by === undefined) luck += luckIn(kit, side, state, next);
    state = next;
  }
  return worth({ game, mind, side }, state) - luck;
};

/** What a throw gave the side beyond the mean of all throws. */
const luckIn = <T extends GameTypes, Q extends Question>(
  { game, mind }: TrialKit<T, Q>,
  side: T['side'],
  before: T['state'],
  thrown: T['state'],
): number => {
  let [sum, total] = [0, 0];
  for (const { action, ways } of mind.outcomes(before)) {
    const next = after(game, before, 'chance', action);
    if (next === undefined) continue;
    sum += ways * mind.evaluate(next, side);
    total += ways;
  }
  return total === 0 ? 0 : mind.evaluate(thrown, side) - sum / total;
};

/** How often the consequences are looked at, with other dice each time. */
const LOOKS = 4;

/** A bad decision for this position; undefined where blind play costs less than half a level of victory. */
export const plantAt = <T extends GameTypes, Q extends Question>(
  kit: TrialKit<T, Q>,
  crossing: Crossing<T>,
  { seed, scale }: { readonly seed: number; readonly scale: number },
): Planted<T> | undefined => {
  const actions = blindly(kit, crossing, seededRandom(seed));
  let worse = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const luck = seed + 17 * look;
    const cost = later(kit, crossing, [], luck) - later(kit, crossing, actions, luck);
    // What is harmless once is not surely bad.
    if (cost < 0.25 * scale) return undefined;
    worse += cost;
  }
  worse /= LOOKS;
  return worse >= 0.5 * scale ? { ...crossing, actions, worse } : undefined;
};

/** What the analysis says of a planted decision. */
export const verdictOn = <T extends GameTypes, Q extends Question>(
  { game, mind, counsel }: TrialKit<T, Q>,
  { state, side, actions }: Planted<T>,
  level: Level,
  scale: number,
): Verdict => {
  let match: Match<T> = matchFrom({ position: '' }, state);
  for (const action of actions) {
    const played = play(game, match, side, action);
    if (played.ok) match = played.value;
  }
  const request = { game, mind, counsel, match, side, isOwnView: false, level, seed: 1, scale };
  const thinking = analyse(request);
  let step = thinking.next();
  while (step.done !== true) step = thinking.next();
  const found = step.value.decisions.find(({ from, by }) => from === 0 && by === side);
  return { grade: found?.grade, lost: found?.lost ?? 0 };
};
