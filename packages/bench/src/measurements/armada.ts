import { type Match, mustBe, openMatch, play, type Random, randomMove } from '@narrow-seas/core';
import { type SkerryTypes, type State, skerry } from '@narrow-seas/skerry';

export const ARMADA = { scenario: 'armada', options: { turns: 12 } } as const;
export const SORTIE = { scenario: 'sortie', options: { turns: 12 } } as const;
export const BOATS_EACH = 100;

export const armadaState = (): State => mustBe(skerry.setup(ARMADA));

export const openSkerry = (opening: typeof ARMADA | typeof SORTIE): Match<SkerryTypes> =>
  mustBe(openMatch(skerry, opening));

/** Random play ends a phase early; drawing again a few times when it wants to makes matches long enough to weigh. */
const PATIENCE = 8;

/** Plays one random move, with the log kept. Undefined once the match is over. */
export const playLively = (match: Match<SkerryTypes>, random: Random): Match<SkerryTypes> | undefined => {
  let move = randomMove(skerry, match.state, random);
  for (let tries = 0; tries < PATIENCE && move?.action.type === 'done'; tries += 1) {
    move = randomMove(skerry, match.state, random);
  }
  return move === undefined ? undefined : mustBe(play(skerry, match, move.by, move.action));
};

/** Plays on until the match has this many moves, or is over. */
export const playTo = (start: Match<SkerryTypes>, moves: number, random: Random): Match<SkerryTypes> => {
  let match = start;
  while (match.length < moves) {
    const next = playLively(match, random);
    if (next === undefined) break;
    match = next;
  }
  return match;
};
