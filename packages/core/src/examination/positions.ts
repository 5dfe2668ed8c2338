import type { GameTypes } from '../game.ts';
import { deepFreeze } from '../json.ts';
import { randomMove } from '../playout.ts';
import { pick } from '../random.ts';
import { carelessly, changeBetween } from './careless.ts';
import { checkActor } from './offers.ts';
import type { CheckId } from './finding.ts';
import { flawOfState, flawOfWriting } from './soundness.ts';
import { flawOfError, type Step, show } from './step.ts';

/** How many changed texts each examined moment tries: games are long, and what is accepted is played on. */
const TRIES = 1;

/** How many moves are played from a position that is accepted. */
const MOVES = 24;

/** What is wrong, and the check that says so. */
interface Flaw {
  readonly check: CheckId;
  readonly detail: string;
}

/** A position made by hand is refused, or it is as good as one that was played. */
export const checkHandMade = <T extends GameTypes>(step: Step<T>): void => {
  const { game, state, earlier, spare: random, report } = step;
  const text = game.notation.print(state);
  const other = pick(random, earlier);
  const others = other === undefined ? [] : [game.notation.print(other)];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const changed = carelessly(text, others, random);
    const flaw = changed === text ? undefined : flawOfHandMade(step, changed);
    if (flaw !== undefined)
      report(flaw.check, `from a position with ${changeBetween(text, changed)}: ${flaw.detail}`);
  }
};

/**
 * What is wrong with a text that the game reads as a position; undefined for what it refuses, or plays on from. What
 * only shows as it is played is told as the check that finds it: a game may also break down by itself.
 */
const flawOfHandMade = <T extends GameTypes>(step: Step<T>, text: string): Flaw | undefined => {
  try {
    const read = step.game.notation.parse(text);
    return read.ok ? flawOfPosition({ ...step, state: deepFreeze(read.value) }) : undefined;
  } catch (error) {
    return flawOfError(error);
  }
};

const flawOfPosition = <T extends GameTypes>(step: Step<T>): Flaw | undefined => {
  const { game, kit, state } = step;
  const detail = flawOfState(kit.invariants, state, undefined) ?? flawOfWriting(game, state);
  return detail === undefined ? (flawOfActor(step) ?? flawOfPlay(step)) : { check: 'position', detail };
};

const flawOfActor = <T extends GameTypes>(step: Step<T>): Flaw | undefined => {
  const told: Flaw[] = [];
  checkActor({ ...step, report: (check, detail) => told.push({ check, detail }) });
  return told[0];
};

/** A few dozen moves at random: nothing is refused that was offered, and everything still holds. */
const flawOfPlay = <T extends GameTypes>({ game, kit, state, spare }: Step<T>): Flaw | undefined => {
  let now = state;
  for (let moves = 1; moves <= MOVES; moves += 1) {
    const move = randomMove(game, now, spare);
    if (move === undefined)
      return game.outcome(now) === undefined
        ? { check: 'dead-end', detail: `no move could be sampled after ${moves - 1}` }
        : undefined;
    const decided = game.decide(now, move.by, move.action);
    if (!decided.ok)
      return { check: 'one-predicate', detail: `${show(move.action)} is refused: ${decided.error.reason}` };
    const next = decided.value.state;
    const broken = flawOfState(kit.invariants, next, now);
    if (broken !== undefined) return { check: 'invariant', detail: `after ${moves} moves ${broken}` };
    now = next;
  }
  return undefined;
};
