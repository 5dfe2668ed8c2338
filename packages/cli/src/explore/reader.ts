import { playedGame, type PlayedRequest, type StoredGame } from '@narrow-seas/ai';
import {
  ALL_EYES,
  type Entry,
  failed,
  type GamePackage,
  type GameTypes,
  type Match,
  openMatch,
  mustBe,
  ok,
  type Question,
  readSave,
  record,
  type Result,
  sayFault,
} from '@narrow-seas/core';
import { PLAIN_LEDGER } from '../simulate/account.ts';
import { type Bout, playBout } from '../simulate/bout.ts';
import type { Fixture } from '../simulate/fixture.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { EXPLORE_WORDS } from '../words/explore.ts';
import type { Source } from './source.ts';

/** Reads one game after another; each step is a move or a decision, so that it can be broken off. */
export type Reader<T extends GameTypes> = (
  source: Source,
) => Generator<unknown, Result<StoredGame<T['action']>, string>>;

/** Everything that reading a game takes; undefined where the package has no mind or no words, with the sentence for it. */
export const readerOf = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
): Result<Reader<T>, string> => {
  const { game, mind, counsel, ledger, desk } = pack;
  if (mind === undefined) return failed(EXPLORE_WORDS.onlyRandom(game.id));
  if (counsel === undefined) return failed(EXPLORE_WORDS.noWords(game.id));
  const requestFor = (match: Match<T>): PlayedRequest<T, Q> => ({
    game,
    mind,
    counsel,
    match,
    eyes: ALL_EYES,
    hasSecrets: pack.kit.secrets !== 'none',
    ...(ledger === undefined ? {} : { turnOf: ledger.turn }),
    ...(desk === undefined ? {} : { leadOf: (state, side) => desk.score(game.view(state, side)).lead }),
  });
  return ok(function* read(source) {
    const match = yield* matchOf(pack, mind, source);
    if (!match.ok) return match;
    return ok({ id: source.id, played: yield* playedGame(requestFor(match.value)) });
  });
};

function* matchOf<T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  mind: NonNullable<GamePackage<T, Q>['mind']>,
  source: Source,
): Generator<unknown, Result<Match<T>, string>> {
  if (source.kind === 'batch') return yield* matchOfBout({ ...pack, mind }, source.file, source.bout);
  const saved = readSave(pack.game, source.text);
  return saved.ok
    ? ok(saved.value.match)
    : failed(COMMON_WORDS.notUsable(source.file, sayFault(saved.error)));
}

type Able<T extends GameTypes, Q extends Question> = GamePackage<T, Q> & {
  readonly mind: NonNullable<GamePackage<T, Q>['mind']>;
};

/** A batch keeps seeds and no moves: the game is played again, and must come out as it did. */
function* matchOfBout<T extends GameTypes, Q extends Question>(
  { game, mind, ledger }: Able<T, Q>,
  file: string,
  bout: Bout,
): Generator<unknown, Result<Match<T>, string>> {
  const { seed, opening, moves, winner, rules } = bout;
  if (rules !== game.version) return failed(EXPLORE_WORDS.otherRules(file, seed));
  const entries: Entry<T>[] = [];
  const kit = { game, mind, ledger: ledger ?? PLAIN_LEDGER, levels: [] };
  const fixture: Fixture = { game: bout.game, opening, seats: bout.seats, seed };
  const again = yield* playBout(kit, fixture, () => 0, { heard: entry => void entries.push(entry) });
  if (again.moves !== moves || again.winner !== winner) return failed(EXPLORE_WORDS.otherRules(file, seed));
  let match = mustBe(openMatch(game, opening));
  for (const entry of entries) match = record(game, match, entry);
  return ok(match);
}
