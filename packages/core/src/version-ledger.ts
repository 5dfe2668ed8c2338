import { z } from 'zod';
import { decoderOf } from './decoder.ts';
import type { Game, GameTypes } from './game.ts';
import { parseJson } from './json.ts';
import { mustBe } from './result.ts';
import { dataOf } from './saved-data.ts';
import { digestOf } from './signature.ts';

/** A version of a game's rules, with what tells it from every other. */
export interface LedgerRow {
  readonly version: number;
  readonly why: string;
  /** Bench signatures, in the order in which the game's test plays them. */
  readonly signatures: readonly string[];
  /** Of the data of all scenarios; the oldest versions did not note it. */
  readonly data?: string | undefined;
}

const LEDGER = z.array(
  z.strictObject({
    version: z.int().min(1),
    why: z.string().min(10),
    signatures: z.array(z.string()).min(1),
    data: z.string().optional(),
  }),
);

/** The versions of a game, from its `versions.json`. */
export const readLedger = (text: string): readonly LedgerRow[] =>
  mustBe(decoderOf(LEDGER)(mustBe(parseJson(text))));

/** One word for the start of every scenario and the data that it is played with. */
export const dataDigest = <T extends GameTypes>(game: Game<T>): string =>
  digestOf(
    game.scenarios.map(({ id }) => {
      const start = mustBe(game.setup({ scenario: id, options: {} }));
      return [game.notation.print(start), dataOf(game, start)];
    }),
  );

/** What is wrong with the list of versions, in one sentence: numbers used twice, or none for the rules of now. */
export const refuseLedger = <T extends GameTypes>(
  game: Game<T>,
  rows: readonly LedgerRow[],
): string | undefined => {
  const wrong = rows.find(({ version }, place) => version !== place + 1);
  if (wrong !== undefined)
    return `versions.json of ${game.id}: version ${wrong.version} is out of order or was used before; numbers count up from 1.`;
  const last = rows.at(-1);
  if (last?.version !== game.version)
    return `${game.id} is version ${game.version}, but versions.json ends with ${last?.version ?? 'nothing'}: add a row that says why.`;
  return last.data === dataDigest(game)
    ? undefined
    : `The data of ${game.id} is not that of version ${game.version} (${dataDigest(game)}): ${RAISE}`;
};

/** What is wrong with rules that play otherwise than their version did, in one sentence. */
export const refuseSignature = <T extends GameTypes>(
  { id, version }: Game<T>,
  noted: string | undefined,
  played: string,
): string | undefined =>
  noted === played
    ? undefined
    : `${id} does not play as version ${version} did (signature ${played}, noted ${noted}): ${RAISE}`;

const RAISE =
  'raise the version in game.ts, add a row to versions.json, and add saves of it with UPDATE_SAVES=1 (CONTRIBUTING.md).';
