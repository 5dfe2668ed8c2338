import type { Generated } from 'kysely';
import type { Json, Moment } from './column.ts';

export interface ChatTable {
  readonly game: string;
  readonly number: number;
  readonly player: string | null;
  readonly text: string;
  readonly hidden: Generated<boolean>;
  readonly said_at: Generated<Moment>;
}

/** Private notes of a player about a game. */
export interface NotesTable {
  readonly game: string;
  readonly player: string;
  readonly text: string;
  readonly changed_at: Generated<Moment>;
}

/** What a player drew on the map. */
export interface MarksTable {
  readonly game: string;
  readonly player: string;
  readonly marks: Json;
  readonly changed_at: Generated<Moment>;
}

export interface BlocksTable {
  readonly player: string;
  readonly blocked: string;
  readonly created_at: Generated<Moment>;
}

export interface ReportsTable {
  readonly id: string;
  readonly reporter: string | null;
  readonly about: string | null;
  readonly game: string | null;
  readonly chat: number | null;
  readonly text: string;
  readonly state: Generated<'open' | 'closed'>;
  readonly answer: Generated<string>;
  readonly created_at: Generated<Moment>;
  readonly closed_at: Moment | null;
  readonly closed_by: string | null;
}
