import type { GameList, ListAsked } from '@narrow-seas/protocol';
import type { z } from 'zod';

/** Lists of games, a page at a time. Nothing in them tells what happened in secret. */
export type Lists = (
  asked: z.infer<typeof ListAsked>,
  player: string | undefined,
) => Promise<z.infer<typeof GameList>>;
