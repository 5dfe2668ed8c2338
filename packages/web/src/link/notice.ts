import type { ChatSaid, GameStatus } from '@narrow-seas/protocol';
import type { Reply } from './message.ts';
import type { Snapshot } from './protocol.ts';

/** What the worker tells of a game on the server. */
export type OnlineTold =
  /** Whether the server is reached, and whether a move waits for it. */
  | { readonly what: 'connection'; readonly isOn: boolean; readonly isWaiting: boolean }
  | { readonly what: 'status'; readonly status: GameStatus }
  | { readonly what: 'presence'; readonly here: readonly string[] }
  | { readonly what: 'said'; readonly said: ChatSaid }
  /** The table has changed without an action of this page. */
  | { readonly what: 'table'; readonly snapshot: Snapshot }
  /** A move that waited was refused in the end, in a sentence. */
  | { readonly what: 'unsent'; readonly sentence: string };

export interface OnlineNotice {
  readonly notice: 'online';
  /** The id of the match on the server. */
  readonly id: string;
  readonly told: OnlineTold;
}

/** What the worker tells without being asked. `id` is the id of the save. */
export type Notice =
  /** A change is being written, and not confirmed yet. */
  | { readonly notice: 'saving'; readonly id: string }
  /** The browser has confirmed that every move is saved. */
  | { readonly notice: 'saved'; readonly id: string }
  | { readonly notice: 'unsaved'; readonly id: string; readonly reason: string }
  /** The game went on in another tab; nothing of this one is written any more. */
  | { readonly notice: 'overtaken'; readonly id: string }
  /** The worker lives as long as it holds the lock of this name. */
  | { readonly notice: 'alive'; readonly lock: string }
  /** The link itself tells these: the worker has ended, does not answer, answers again. */
  | { readonly notice: 'stopped' }
  | { readonly notice: 'silent' }
  | { readonly notice: 'heard' }
  | OnlineNotice;

export type Message = Reply | Notice;
