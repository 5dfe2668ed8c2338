import { type Chance, totalWays } from './chance.ts';
import type { Game, GameTypes, Mover } from './game.ts';
import type { Ledger, Loss } from './ledger.ts';
import type { ProblemAim } from './problem.ts';
import { failed, ok, type Result } from './result.ts';

/** What proving an answer takes of a game. */
export interface ProofKit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly losses: Ledger<T>['losses'];
  /** The lead of a side by the score of the game. */
  readonly leadOf: (state: T['state'], side: T['side']) => number;
  /** What a position is worth to a side by the evaluation of the computer. */
  readonly worthTo: (state: T['state'], side: T['side']) => number;
  /** What the side to act does at once when it is asked in the middle of something; undefined where it is not. */
  readonly reflex: (state: T['state']) => T['action'] | undefined;
  /** What dice may bring, throws that lead to the same put together. */
  readonly outcomes: (state: T['state']) => readonly Chance<T['action']>[];
  /** Grows with every phase. */
  readonly stage: (state: T['state']) => number;
}

/** A problem as far as proof is concerned. */
export interface Claim<T extends GameTypes> {
  readonly side: T['side'];
  readonly state: T['state'];
  readonly aim: ProblemAim;
}

/** Something that happens after an answer. */
export interface LineMove<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly action: T['action'];
  /** A reply of the other side; another one would have let the answer reach more. */
  readonly isRefutation?: true;
}

/** What an answer reaches, and what may come of it. */
export interface ProvenAnswer<T extends GameTypes> {
  /** The exact chance or the exact mean. */
  readonly reached: number;
  /** The likeliest course against the worst replies by which it reaches the aim, and that by which it does not. */
  readonly good: readonly LineMove<T>[] | undefined;
  readonly bad: readonly LineMove<T>[] | undefined;
}

/** Where an answer has led by now, and what was lost on the way. */
interface Place<T extends GameTypes> {
  readonly state: T['state'];
  readonly losses: readonly Loss[];
}

/** A course of things as a chain, and its share of all throws. */
interface Course<T extends GameTypes> {
  readonly share: number;
  readonly move?: LineMove<T>;
  readonly rest?: Course<T>;
}

/** What a place is worth, with the likeliest courses from it. */
interface Settled<T extends GameTypes> {
  readonly worth: number;
  readonly good: Course<T> | undefined;
  readonly bad: Course<T> | undefined;
}

/** How much of the whole proof lies behind, and how much of it is looked at now; both as shares. */
interface Span {
  readonly from: number;
  readonly width: number;
}

/** No answer that people would look at leads to more positions than this. */
const MOST_POSITIONS = 4000;

/** A proof under way: how far it may still go, and why it failed. */
interface Proof<T extends GameTypes> extends ProofKit<T>, Claim<T> {
  left: number;
  fault: string | undefined;
}

/** Each step tells how much is done, from 0 to 1. */
type Proving<R> = Generator<number, R>;

/**
 * What an answer reaches of the aim: its exact chance or its exact mean. Dice are enumerated, each with its ways. Where the other
 * side is asked in the middle, every reply is tried and the worst one counts; where the side itself is asked, it does at once
 * what anybody would. The matter is settled when nobody is asked and no dice are due.
 */
export function* provingAnswer<T extends GameTypes>(
  kit: ProofKit<T>,
  claim: Claim<T>,
  actions: readonly T['action'][],
  most = MOST_POSITIONS,
): Proving<Result<ProvenAnswer<T>, string>> {
  const proof: Proof<T> = { ...kit, ...claim, left: most, fault: undefined };
  let place: Place<T> | undefined = { state: claim.state, losses: [] };
  for (const action of actions) place = place && moved(proof, place, claim.side, action);
  const { worth, good, bad } = yield* settling(proof, place, { from: 0, width: 1 });
  if (proof.fault !== undefined) return failed(proof.fault);
  return ok({ reached: worth, good: movesOf(good), bad: movesOf(bad) });
}

/** The same at once, and the figure alone. */
export const proveAnswer = <T extends GameTypes>(
  kit: ProofKit<T>,
  claim: Claim<T>,
  actions: readonly T['action'][],
): Result<number, string> => {
  const proven = provenAnswer(kit, claim, actions);
  return proven.ok ? ok(proven.value.reached) : proven;
};

/** The same at once. */
export const provenAnswer = <T extends GameTypes>(
  kit: ProofKit<T>,
  claim: Claim<T>,
  actions: readonly T['action'][],
): Result<ProvenAnswer<T>, string> => {
  const proving = provingAnswer(kit, claim, actions);
  let step = proving.next();
  while (!step.done) step = proving.next();
  return step.value;
};

/** Whether what was reached is as good as the aim wants; figures of dice are shares, so the last digits may differ. */
export const reachesAim = (aim: ProblemAim, reached: number): boolean =>
  reached >= ('chance' in aim ? aim.chance : aim.points) - 1e-9;

/** Whether orders from `start` to here are an answer: dice are due, somebody else is asked, or the phase is over. */
export const isAnswered = <T extends GameTypes>(
  { game, stage }: Pick<ProofKit<T>, 'game' | 'stage'>,
  { state: start, side }: Pick<Claim<T>, 'state' | 'side'>,
  now: T['state'],
): boolean => {
  const actor = game.actor(now);
  return (
    game.outcome(now) !== undefined ||
    actor === 'chance' ||
    !actor.includes(side) ||
    stage(now) !== stage(start)
  );
};

const movesOf = <T extends GameTypes>(course: Course<T> | undefined): readonly LineMove<T>[] | undefined => {
  if (course === undefined) return undefined;
  const moves: LineMove<T>[] = [];
  for (let at: Course<T> | undefined = course; at?.move !== undefined; at = at.rest) moves.push(at.move);
  return moves;
};

const moved = <T extends GameTypes>(
  proof: Proof<T>,
  place: Place<T>,
  by: Mover<T['side']>,
  action: T['action'],
): Place<T> | undefined => {
  const { game, losses } = proof;
  const decided = game.decide(place.state, by, action);
  if (!decided.ok) {
    proof.fault ??= decided.error.reason;
    return undefined;
  }
  const lost: Loss[] = [];
  let { state } = place;
  for (const event of decided.value.events) {
    lost.push(...losses(state, event));
    state = game.evolve(state, event);
  }
  return { state, losses: lost.length === 0 ? place.losses : [...place.losses, ...lost] };
};

const FAULTY = { worth: Number.NaN, good: undefined, bad: undefined } as const;

/** What the position is worth once all is settled; no number where the proof has failed. */
function* settling<T extends GameTypes>(
  proof: Proof<T>,
  place: Place<T> | undefined,
  span: Span,
): Proving<Settled<T>> {
  const { game, side } = proof;
  if (place === undefined || proof.fault !== undefined) return FAULTY;
  proof.left -= 1;
  if (proof.left < 0) {
    proof.fault = 'There are too many positions to look at.';
    return FAULTY;
  }
  yield span.from;
  const actor = game.actor(place.state);
  if (game.outcome(place.state) !== undefined) return ended(proof, place);
  if (actor === 'chance') return yield* thrown(proof, place, span);
  const [asked] = actor;
  const reflex = proof.reflex(place.state);
  if (asked === undefined || reflex === undefined) return ended(proof, place);
  if (asked !== side) return yield* replied(proof, place, asked, span);
  const settled = yield* settling(proof, moved(proof, place, side, reflex), span);
  return after(settled, { by: side, action: reflex }, 1);
}

/** The courses with this before them. */
const after = <T extends GameTypes>(
  { worth, good, bad }: Settled<T>,
  move: LineMove<T>,
  share: number,
): Settled<T> => {
  const before = (rest: Course<T> | undefined): Course<T> | undefined =>
    rest === undefined ? undefined : { share: rest.share * share, move, rest };
  return { worth, good: before(good), bad: before(bad) };
};

const likelier = <T extends GameTypes>(
  one: Course<T> | undefined,
  other: Course<T> | undefined,
): Course<T> | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  return other.share > one.share ? other : one;
};

function* thrown<T extends GameTypes>(proof: Proof<T>, place: Place<T>, span: Span): Proving<Settled<T>> {
  const outcomes = proof.outcomes(place.state);
  const all = totalWays(outcomes);
  let sum = 0;
  let { from } = span;
  let good: Course<T> | undefined;
  let bad: Course<T> | undefined;
  for (const { action, ways } of outcomes) {
    const share = ways / all;
    const width = span.width * share;
    const next = yield* settling(proof, moved(proof, place, 'chance', action), { from, width });
    const settled = after(next, { by: 'chance', action }, share);
    sum += ways * settled.worth;
    good = likelier(good, settled.good);
    bad = likelier(bad, settled.bad);
    from += width;
  }
  return { worth: sum / all, good, bad };
}

/** Every reply is tried; the worst one counts. */
function* replied<T extends GameTypes>(
  proof: Proof<T>,
  place: Place<T>,
  by: T['side'],
  span: Span,
): Proving<Settled<T>> {
  const { game } = proof;
  const replies = [...game.options(game.view(place.state, by)).list()];
  const width = span.width / replies.length;
  let worst: { readonly action: T['action']; readonly settled: Settled<T> } | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const [number, action] of replies.entries()) {
    const from = span.from + number * width;
    const settled = yield* settling(proof, moved(proof, place, by, action), { from, width });
    best = Math.max(best, settled.worth);
    if (worst === undefined || settled.worth < worst.settled.worth) worst = { action, settled };
    if (proof.fault !== undefined) break;
  }
  if (worst === undefined) return ended(proof, place);
  const isRefutation = best > worst.settled.worth + 1e-9;
  const move = { by, action: worst.action, ...(isRefutation ? { isRefutation } : {}) } as const;
  return after(worst.settled, move, 1);
}

/** Nothing more follows. */
const ended = <T extends GameTypes>(proof: Proof<T>, place: Place<T>): Settled<T> => {
  const worth = worthOf(proof, place);
  const { aim } = proof;
  const isGood = 'chance' in aim ? worth === 1 : reachesAim(aim, worth);
  const course = { share: 1 };
  return { worth, good: isGood ? course : undefined, bad: isGood ? undefined : course };
};

const worthOf = <T extends GameTypes>(
  { leadOf, worthTo, side, state: start, aim }: Proof<T>,
  { state, losses }: Place<T>,
): number => {
  if (aim.kind === 'losses') {
    const found = losses.filter(
      loss =>
        loss.side === aim.side &&
        loss.kind === aim.unit &&
        (aim.cause === undefined || loss.cause === aim.cause),
    );
    return found.length >= aim.count ? 1 : 0;
  }
  if (aim.kind === 'worth') return worthTo(state, side) - worthTo(start, side);
  const gain = leadOf(state, side) - leadOf(start, side);
  if (aim.kind === 'mean') return gain;
  return gain >= aim.points ? 1 : 0;
};
