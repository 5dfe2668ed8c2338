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
  /** Of the data of the scenarios that the version began with; the oldest versions did not note it. */
  readonly data?: string | undefined;
  /** Of each scenario that joined later. No older game is affected by it, so the version stays. */
  readonly added?: { readonly [scenario: string]: string } | undefined;
}

const LEDGER = z.array(
  z.strictObject({
    version: z.int().min(1),
    why: z.string().min(10),
    signatures: z.array(z.string()).min(1),
    data: z.string().optional(),
    added: z.record(z.string(), z.string()).optional(),
  }),
);

/** The versions of a game, from its `versions.json`. */
export const readLedger = (text: string): readonly LedgerRow[] =>
  mustBe(decoderOf(LEDGER)(mustBe(parseJson(text))));

/** One word for the starts of these scenarios and the data that they are played with. */
const digestOfScenarios = <T extends GameTypes>(game: Game<T>, ids: readonly string[]): string =>
  digestOf(
    ids.map(id => {
      const start = mustBe(game.setup({ scenario: id, options: {} }));
      return [game.notation.print(start), dataOf(game, start)];
    }),
  );

/** The same for every scenario but those that joined the version later. */
export const dataDigest = <T extends GameTypes>(game: Game<T>, added: LedgerRow['added'] = {}): string =>
  digestOfScenarios(
    game,
    game.scenarios.map(({ id }) => id).filter(id => !Object.hasOwn(added, id)),
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
  return refuseAdded(game, last.added) ?? refuseData(game, last);
};

/** A scenario that joined later may not change either. */
const refuseAdded = <T extends GameTypes>(
  game: Game<T>,
  added: LedgerRow['added'] = {},
): string | undefined => {
  const changed = Object.entries(added).find(
    ([id, digest]) =>
      game.scenarios.some(known => known.id === id) && digestOfScenarios(game, [id]) !== digest,
  );
  return changed === undefined
    ? undefined
    : `The scenario ${changed[0]} of ${game.id} is not the one that joined version ${game.version} (${digestOfScenarios(game, [changed[0]])}): ${RAISE}`;
};

const refuseData = <T extends GameTypes>(game: Game<T>, { data, added }: LedgerRow): string | undefined => {
  if (data === dataDigest(game, added)) return undefined;
  return newScenarios(game, data, added).length === 0
    ? `The data of ${game.id} is not that of version ${game.version} (${dataDigest(game, added)}): ${RAISE}`
    : `${game.id} has a new scenario: run its golden test with UPDATE_GOLDEN=1, which notes it in versions.json.`;
};

/** The text of `versions.json` with the scenarios that are new noted in its last row. */
export const noteScenarios = <T extends GameTypes>(game: Game<T>, text: string): string => {
  const { data, added } = readLedger(text).at(-1) ?? {};
  const joined = newScenarios(game, data, added);
  if (joined.length === 0) return text;
  const rows = [...Object.entries(added ?? {}), ...joined].map(([id, digest]) => `"${id}": "${digest}"`);
  const end = /(?:,\s*"added": \{[^}]*\})?\s*\}\s*\]\s*$/;
  return text.replace(end, `,\n    "added": { ${rows.join(', ')} }\n  }\n]\n`);
};

/** Scenarios without which the data is that of the version: the last ones of the list that nobody has noted. */
const newScenarios = <T extends GameTypes>(
  game: Game<T>,
  data: string | undefined,
  added: LedgerRow['added'] = {},
): readonly (readonly [string, string])[] => {
  const ids = game.scenarios.map(({ id }) => id).filter(id => !Object.hasOwn(added, id));
  const first = ids.findIndex(
    (_, place) => place > 0 && digestOfScenarios(game, ids.slice(0, place)) === data,
  );
  return first < 0 ? [] : ids.slice(first).map(id => [id, digestOfScenarios(game, [id])] as const);
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
