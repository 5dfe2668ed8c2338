import { z } from 'zod';
import { GameId, Moment, PlayerId } from './words.ts';

/** What the host sees at a glance. */
export const AdminTold = z.object({
  version: z.string(),
  load: z.object({
    upSeconds: z.number(),
    memoryBytes: z.int(),
    tables: z.int().describe('Games in memory of this process.'),
    sockets: z.int().describe('Connections of this process.'),
    storage: z.string(),
  }),
  players: z.object({ all: z.int(), kept: z.int() }),
  games: z.object({ open: z.int(), running: z.int(), finished: z.int() }),
  reports: z.array(
    z.object({
      id: z.string(),
      reporter: z.string().optional(),
      about: z.string().optional(),
      game: z.string().optional(),
      chat: z.int().optional(),
      text: z.string(),
      at: Moment,
    }),
  ),
});
export type AdminTold = z.infer<typeof AdminTold>;

export const ReportAnswer = z.object({ answer: z.string().max(2000).default('') });
export const HideWish = z.object({ game: GameId, number: z.int().positive() });
export const AdminPlayers = z.object({
  players: z.array(
    z.object({ id: PlayerId, name: z.string(), kept: z.boolean(), createdAt: Moment, games: z.int() }),
  ),
});
