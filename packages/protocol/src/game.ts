import { z } from 'zod';
import { ClockRule, ClockTold } from './clock.ts';
import { FILE_LIMIT } from './version.ts';
import { Eyes, GameId, GameTitle, Moment, PlayerId, PlayerName, Salt, Side } from './words.ts';

const OptionValue = z.union([z.boolean(), z.number(), z.string().max(20_000)]);

/** Who is to sit in a seat when a game is made. */
export const SeatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('computer'), level: z.string().max(40) }),
]);

export const MakeGame = z.object({
  game: z.string().max(40).describe('The id of a game in /games.json.'),
  scenario: z.string().max(60),
  options: z.record(z.string().max(60), OptionValue).default({}),
  title: GameTitle.default(''),
  seats: z.record(Side, SeatWish),
  visibility: z.enum(['public', 'link']).default('link'),
  clock: ClockRule.default({ kind: 'none' }),
  salt: Salt.default(''),
});
export type MakeGame = z.infer<typeof MakeGame>;

/** The same from a file: the game goes on from where the file ends. */
export const MakeFromFile = MakeGame.omit({ scenario: true, options: true }).extend({
  file: z
    .string()
    .min(1)
    .max(FILE_LIMIT, `A file has at most ${FILE_LIMIT} characters.`)
    .describe('A saved game, or a position as text.'),
});
export type MakeFromFile = z.infer<typeof MakeFromFile>;

/** Who sits in a seat. */
export const SeatTold = z.object({
  side: Side,
  kind: z.enum(['open', 'person', 'computer']),
  player: z.object({ id: PlayerId, name: PlayerName }).optional(),
  level: z.string().optional(),
});
export type SeatTold = z.infer<typeof SeatTold>;

export const OutcomeTold = z.object({
  winner: Side.optional(),
  summary: z.string(),
  reason: z.enum(['rules', 'resigned', 'agreed', 'time', 'abandoned']),
});
export type OutcomeTold = z.infer<typeof OutcomeTold>;

export const GameState = z.enum(['open', 'running', 'finished']);

/** What a side may offer: to take back a move, a draw, or that both may have the file of the whole game while it runs. */
export const OfferKind = z.enum(['undo', 'draw', 'file']);
export type OfferKind = z.infer<typeof OfferKind>;

/** An offer that waits for an answer. */
export const OfferTold = z.object({ kind: OfferKind, by: Side });
export type OfferTold = z.infer<typeof OfferTold>;

/** A game in a list. Everything here is public, and changes only when something public happens. */
export const GameListed = z.object({
  id: GameId,
  game: z.string(),
  scenario: z.string(),
  title: z.string(),
  state: GameState,
  visibility: z.enum(['public', 'link']),
  seats: z.array(SeatTold),
  toAct: z.array(Side),
  waitsForMe: z.boolean(),
  clock: ClockTold.optional(),
  outcome: OutcomeTold.optional(),
  createdAt: Moment,
});
export type GameListed = z.infer<typeof GameListed>;

/** What everybody may know of a game beside its table. */
export const GameStatus = GameListed.omit({ waitsForMe: true }).extend({
  clockRule: ClockRule,
  offers: z.array(OfferTold),
  dice: z.object({
    commitment: z.string().describe('SHA-256 of the secret seed: published before play.'),
    salt: z.string().optional().describe('Of all players; settled when the game starts.'),
    seed: z.string().optional().describe('Shown when the game is over.'),
  }),
  rematch: GameId.optional(),
  shared: z
    .boolean()
    .describe(
      'Whether the players agreed on a file of the whole game while it ran: it counts for no ladder then.',
    ),
  delayed: z.boolean().describe('Whether spectators see it later, because there are secrets.'),
});
export type GameStatus = z.infer<typeof GameStatus>;

/** What a viewer witnessed of one entry, under his own number. */
export const EntrySeen = z.object({
  number: z.int().positive(),
  by: z.string(),
  sights: z.array(z.record(z.string(), z.unknown())),
  order: z.string().optional().describe('The standing order of mine that made it.'),
});

/**
 * The table as one viewer sees it. All numbers are his own count: entries that he knows nothing of have no number.
 * `entries` are those after the first `common`; a client that has more drops them, for a move was taken back.
 */
export const TableTold = z.object({
  as: Eyes,
  number: z.int().nonnegative().describe('How many entries exist for this viewer.'),
  common: z.int().nonnegative(),
  entries: z.array(EntrySeen),
  view: z
    .record(z.string(), z.unknown())
    .describe('What the viewer sees now, as the rules of the game define it.'),
  toAct: z.array(Side),
  undo: z
    .enum(['free', 'ask', 'no'])
    .describe('Whether my last move can be taken back at once, with consent, or not.'),
});
export type TableTold = z.infer<typeof TableTold>;

export const GameTold = z.object({
  status: GameStatus,
  mine: z.array(Side).describe('The sides that I play.'),
  table: TableTold.optional().describe('Missing until every seat is taken.'),
});
export type GameTold = z.infer<typeof GameTold>;
