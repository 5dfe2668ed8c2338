import { drawOutcome } from './chance.ts';
import { type DicePledge, keepsPledge, throwOf } from './committed-dice.ts';
import { type Fault, fault } from './fault.ts';
import { fold, type Game, type GameTypes } from './game.ts';
import { sameData } from './json.ts';
import { type Entry, entriesOf, type Match } from './match.ts';
import { ok, type Result } from './result.ts';

/** One step of a replay: the entry and the state it led to. */
export interface ReplayStep<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly before: T['state'];
  readonly after: T['state'];
}

/** Plays a match again from its start, one entry at a time. */
export function* replay<T extends GameTypes>(game: Game<T>, match: Match<T>): Generator<ReplayStep<T>> {
  let before = match.start;
  for (const entry of entriesOf(match)) {
    const after = fold(game, before, entry.events);
    yield { entry, before, after };
    before = after;
  }
}

/**
 * Whether every throw is the one the committed seed gives. Answers with the number of throws. It says nothing of the
 * moves: those of `match.older` were never ruled on.
 */
export const verifyDice = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  pledge: DicePledge,
  seed: string,
): Result<number, Fault> => {
  if (!keepsPledge(pledge, seed)) {
    return fault(
      'ERR_COMMITMENT',
      'dice.seed',
      'The seed shown is not the one that was committed to before play.',
    );
  }
  let throws = 0;
  let place = 0;
  for (const { entry, before } of replay(game, match)) {
    if (entry.by === 'chance') {
      const drawn = drawOutcome(game.outcomes(before), throwOf({ ...pledge, seed }, throws));
      if (!sameData(drawn, entry.action)) {
        return fault(
          'ERR_THROW',
          `entries[${place}].action`,
          `Throw ${throws + 1} is not what the seed gives.`,
        );
      }
      throws += 1;
    }
    place += 1;
  }
  return ok(throws);
};
