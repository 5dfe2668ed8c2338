import type { Game, GameTypes } from './game.ts';
import type { Match } from './match.ts';
import { replay } from './replay.ts';

/** A match as text for people: a move a line, the first `most` of them, then the position and how it ended. */
export const transcriptOf = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  say: (before: T['state'], event: T['event']) => string,
  most: number,
): string => {
  const lines: string[] = [];
  for (const { before, entry } of replay(game, match)) {
    if (lines.length === most) break;
    const told = entry.events.map(event => say(before, event)).join('; ');
    lines.push(`${entry.by} ${game.notation.printAction(before, entry.action)}: ${told}`);
  }
  return [...lines, game.notation.print(match.state), game.outcome(match.state)?.summary, ''].join('\n');
};
