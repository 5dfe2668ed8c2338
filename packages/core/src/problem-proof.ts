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
}

/** A problem as far as proof is concerned. */
export interface Claim<T extends GameTypes> {
  readonly side: T['side'];
  readonly state: T['state'];
  readonly aim: ProblemAim;
}

/** Where an answer has led by now, and what was lost on the way. */
interface Place<T extends GameTypes> {
  readonly state: T['state'];
  readonly losses: readonly Loss[];
}

/** No answer that people would look at leads to more positions than this. */
const MOST_POSITIONS = 4000;

/** A proof under way: how far it may still go, and why it failed. */
interface Proof<T extends GameTypes> extends ProofKit<T>, Claim<T> {
  left: number;
  fault: string | undefined;
}

/**
 * What an answer reaches of the aim: its exact chance or its exact mean. Dice are enumerated, each with its ways. Where the other
 * side is asked in the middle, every reply is tried and the worst one counts; where the side itself is asked, it does at once
 * what anybody would. The matter is settled when nobody is asked and no dice are due.
 */
export const proveAnswer = <T extends GameTypes>(
  kit: ProofKit<T>,
  claim: Claim<T>,
  actions: readonly T['action'][],
): Result<number, string> => {
  const proof: Proof<T> = { ...kit, ...claim, left: MOST_POSITIONS, fault: undefined };
  let place: Place<T> | undefined = { state: claim.state, losses: [] };
  for (const action of actions) place = place && moved(proof, place, claim.side, action);
  const reached = settled(proof, place);
  return proof.fault === undefined ? ok(reached) : failed(proof.fault);
};

/** Whether what was reached is as good as the aim wants; figures of dice are shares, so the last digits may differ. */
export const reachesAim = (aim: ProblemAim, reached: number): boolean =>
  reached >= ('chance' in aim ? aim.chance : aim.points) - 1e-9;

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

/** What the position is worth once all is settled; no number where the proof has failed. */
const settled = <T extends GameTypes>(proof: Proof<T>, place: Place<T> | undefined): number => {
  const { game, side } = proof;
  if (place === undefined || proof.fault !== undefined) return Number.NaN;
  proof.left -= 1;
  if (proof.left < 0) {
    proof.fault = 'There are too many positions to look at.';
    return Number.NaN;
  }
  const actor = game.actor(place.state);
  if (game.outcome(place.state) !== undefined) return worthOf(proof, place);
  if (actor === 'chance') return meanOf(proof, place);
  const [asked] = actor;
  const reflex = proof.reflex(place.state);
  if (asked === undefined || reflex === undefined) return worthOf(proof, place);
  return asked === side ? settled(proof, moved(proof, place, side, reflex)) : worstOf(proof, place, asked);
};

const meanOf = <T extends GameTypes>(proof: Proof<T>, place: Place<T>): number => {
  const outcomes = proof.outcomes(place.state);
  const sum = outcomes.reduce(
    (total, { action, ways }) => total + ways * settled(proof, moved(proof, place, 'chance', action)),
    0,
  );
  return sum / totalWays(outcomes);
};

const worstOf = <T extends GameTypes>(proof: Proof<T>, place: Place<T>, by: T['side']): number => {
  const { game } = proof;
  let worst: number | undefined;
  for (const action of game.options(game.view(place.state, by)).list()) {
    const worth = settled(proof, moved(proof, place, by, action));
    worst = worst === undefined ? worth : Math.min(worst, worth);
    if (proof.fault !== undefined) break;
  }
  return worst ?? worthOf(proof, place);
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
