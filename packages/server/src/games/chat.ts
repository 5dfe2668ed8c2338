import type { ChatSaid } from '@narrow-seas/protocol';

/** What is said at a table. */
export interface Chat {
  /** What has a number above this, oldest first, without those whom the reader has blocked. */
  readonly since: (game: string, number: number, reader: string) => Promise<readonly ChatSaid[]>;
  readonly say: (game: string, player: string, text: string) => Promise<ChatSaid>;
  /** Whether a player wants to hear this: not in a muted game, and not of somebody whom they have blocked. */
  readonly isHeardBy: (game: string, player: string, by: string | undefined) => Promise<boolean>;
  /** Hears of what is said in any process. */
  readonly listen: (heard: (game: string, said: ChatSaid) => void) => Promise<() => Promise<void>>;
}
