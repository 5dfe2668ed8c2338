import { z } from 'zod';
import { SeatTold } from './game.ts';
import { GameId, Moment, PlayerId, PlayerName, Side } from './words.ts';

const PlayerNamed = z.object({ id: PlayerId, name: PlayerName });

/** Glicko-2: about 95 of 100 players with this record are within two deviations of the rating. */
export const RatingTold = z.object({
  game: z.string(),
  scenario: z.string().describe('Empty for the game as a whole.'),
  rating: z.number(),
  deviation: z.number(),
  games: z.int(),
});

export const LadderAsked = z.object({ game: z.string().max(40), scenario: z.string().max(60).default('') });
export const LadderTold = z.object({
  players: z.array(RatingTold.omit({ game: true, scenario: true }).extend({ player: PlayerNamed })),
});
export type LadderTold = z.infer<typeof LadderTold>;

export const ProfileTold = z.object({
  player: PlayerNamed,
  since: Moment,
  awayUntil: Moment.optional(),
  ratings: z.array(RatingTold),
  results: z.array(
    z.object({
      id: GameId,
      game: z.string(),
      scenario: z.string(),
      side: Side,
      score: z.number().describe('1 for a win, 0.5 for a draw, 0 for a loss.'),
      finishedAt: Moment,
      others: z.array(SeatTold).describe('Who sat in the other seats.'),
    }),
  ),
});
export type ProfileTold = z.infer<typeof ProfileTold>;

/** Time away does not count in games with days per turn. */
export const VacationWish = z.object({
  days: z.int().min(1).max(30),
  from: Moment.optional().describe('Now, where it is missing.'),
});
export const VacationsTold = z.object({
  vacations: z.array(z.object({ id: z.string(), begins: Moment, ends: Moment })),
  daysLeft: z.int().describe('Of 30 in any year.'),
});

export const MuteWish = z.object({ muted: z.boolean() });
export const VisitTold = z.object({
  entries: z.int().describe('How many of my entries I have seen.'),
  chat: z.int(),
  muted: z.boolean(),
  at: Moment.optional(),
});
export const BlockWish = z.object({ player: PlayerId });
export const BlocksTold = z.object({ blocked: z.array(PlayerNamed) });
export const ReportWish = z.object({
  about: PlayerId.optional(),
  game: GameId.optional(),
  chat: z.int().positive().optional().describe('The number of a line of chat in the game.'),
  text: z.string().trim().min(1).max(2000),
});

export const NotesTold = z.object({ text: z.string().max(20_000) });
export type NotesTold = z.infer<typeof NotesTold>;

/** What a player draws on the map for himself: a place or an arrow, with a word if he likes. */
export const Mark = z.object({
  hex: z.string().min(1).max(20),
  to: z.string().min(1).max(20).optional(),
  colour: z.enum(['red', 'green', 'blue', 'yellow']),
  text: z.string().max(80).optional(),
});
export type Mark = z.infer<typeof Mark>;
export const MarksTold = z.object({ marks: z.array(Mark).max(200) });
export type MarksTold = z.infer<typeof MarksTold>;
