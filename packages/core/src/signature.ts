import type { Game, GameTypes } from './game.ts';
import { type Entry, entriesOf, type Match, type Opening, openMatch, play } from './match.ts';
import { randomMove } from './playout.ts';
import { seededRandom } from './random.ts';
import { mustBe } from './result.ts';

/** A whole random match with its log. */
export const randomMatch = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  seed: number,
  bound: number,
): Match<T> => {
  const random = seededRandom(seed);
  let match = mustBe(openMatch(game, opening));
  while (match.length < bound) {
    const move = randomMove(game, match.state, random);
    if (move === undefined) break;
    match = mustBe(play(game, match, move.by, move.action));
  }
  return match;
};

/** A match as text, one move a line: what a golden file holds. */
export const transcript = <T extends GameTypes>(match: Match<T>): string =>
  entriesOf(match).map(transcribe).join('\n');

const transcribe = <T extends GameTypes>({ by, action, events }: Entry<T>): string =>
  `${by} ${JSON.stringify(action)} -> ${events.map(event => JSON.stringify(event)).join(' ')}`;

/** One number that changes when, and only when, the rules play differently: quoted with every change of the rules. */
export const signatureOf = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  games: number,
  bound: number,
): string => {
  let hash = FNV_START;
  for (let seed = 1; seed <= games; seed += 1) {
    const match = randomMatch(game, opening, seed, bound);
    hash = hashText(hash, `${transcript(match)}\n${ending(game, match.state)}`);
  }
  return hash.toString(16).padStart(16, '0');
};

/** Who won is a rule too, and need not show in any event. */
const ending = <T extends GameTypes>(game: Game<T>, state: T['state']): string => {
  const outcome = game.outcome(state);
  return outcome === undefined ? 'unfinished' : (outcome.winner ?? 'drawn');
};

const digests = new WeakMap<object, string>();

/** A short word for a data file: it changes when anything in the file does. Worked out once for each file. */
export const digestOf = (file: object): string => {
  const known = digests.get(file) ?? hashText(FNV_START, JSON.stringify(file)).toString(16).padStart(16, '0');
  digests.set(file, known);
  return known;
};

const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** FNV-1a in 64 bits over the text in blocks of a 32-bit sum: big integers for every character would take seconds. */
const hashText = (start: bigint, text: string): bigint => {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13);
  }
  const mixed = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  return BigInt.asUintN(64, (start ^ mixed) * FNV_PRIME);
};
