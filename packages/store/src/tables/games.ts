import type { Generated } from 'kysely';
import type { Json, MaybeJson, Moment } from './column.ts';

export const GAME_STATES = ['open', 'running', 'finished'] as const;
export type GameState = (typeof GAME_STATES)[number];

export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The head and what lists show. Everything but the head follows from the entries and could be worked out again. */
export interface GamesTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  /** The opening and the commitment of the dice, as the save's head says it. */
  readonly head: string;
  readonly visibility: Visibility;
  readonly settings: Json;
  readonly state: Generated<GameState>;
  /** How many entries there are. */
  readonly length: Generated<number>;
  readonly to_act: Generated<string>;
  readonly clock: MaybeJson;
  /** When the clock of the sides whose turn it is runs out. */
  readonly due_at: Moment | null;
  readonly summary: Json;
  readonly outcome: MaybeJson;
  /** What the search of finished games looks in: title, names, scenario. */
  readonly search: Generated<string>;
  readonly made_by: string | null;
  readonly rematch_of: string | null;
  readonly created_at: Generated<Moment>;
  readonly changed_at: Generated<Moment>;
  readonly finished_at: Moment | null;
}

/** Apart from the game, so that no list and no view can carry it along. */
export interface SeedsTable {
  readonly game: string;
  readonly seed: string;
}

export interface SeatsTable {
  readonly game: string;
  readonly side: string;
  readonly player: string | null;
  /** The level of the computer that plays this side. */
  readonly computer: string | null;
  readonly hotseat: Generated<boolean>;
  readonly taken_at: Moment | null;
}

export interface EntriesTable {
  readonly game: string;
  /** From 1, without gaps. */
  readonly number: number;
  readonly kind: string;
  readonly text: string;
  readonly made_at: Generated<Moment>;
}

/** Standing orders of a seat. */
export interface OrdersTable {
  readonly game: string;
  readonly side: string;
  readonly text: string;
  readonly revision: Generated<number>;
  readonly changed_at: Generated<Moment>;
}

/** A link to a seat. Only its hash is stored. */
export interface InvitationsTable {
  readonly hash: string;
  readonly game: string;
  readonly side: string | null;
  readonly made_by: string | null;
  readonly created_at: Generated<Moment>;
  readonly expires_at: Moment;
  readonly used_by: string | null;
  readonly used_at: Moment | null;
}

/** One row for each player of a game: what the list of my games sorts by, and how far they have read. */
export interface AttendancesTable {
  readonly player: string;
  readonly game: string;
  readonly seated: Generated<boolean>;
  /** Whether the game waits for this player. */
  readonly awaited: Generated<boolean>;
  readonly finished: Generated<boolean>;
  readonly changed_at: Generated<Moment>;
  readonly read_entry: Generated<number>;
  readonly read_chat: Generated<number>;
  readonly muted: Generated<boolean>;
  readonly visited_at: Moment | null;
}
