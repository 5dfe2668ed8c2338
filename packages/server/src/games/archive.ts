import type { ClockRule } from '@narrow-seas/protocol';
import type { EntryKind } from './entry.ts';
import type { GameFacts } from './facts.ts';
import type { StoredEntry } from './live-game.ts';
import type { GamePlan } from './live-state.ts';

/** What is stored of a game beside its log. */
export interface GameFile {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly visibility: 'public' | 'link';
  readonly clock: ClockRule;
  readonly plan: GamePlan;
  readonly createdAt: Date;
  readonly madeBy: string | undefined;
}

export interface NewGame extends Omit<GameFile, 'id' | 'createdAt'> {
  readonly rematchOf?: string;
  /** The first entries: who sits already. */
  readonly entries: readonly { readonly kind: EntryKind; readonly text: string }[];
  readonly facts: GameFacts;
  readonly sides: readonly string[];
}

/** An entry that is to be the next of the log, and what follows from it. */
export interface Addition {
  readonly game: string;
  /** The number that it will have: where there is one of that number, nothing is stored. */
  readonly number: number;
  readonly kind: EntryKind;
  readonly text: string;
  readonly facts: GameFacts;
  /** When others last saw something change: an entry that they know nothing of leaves it as it was. */
  readonly changedAt: number;
}

/** The log of games in the store. */
export interface Archive {
  /** Answers the id. Of a rematch there is only one: who wants it second gets the id of the first. */
  readonly make: (game: NewGame) => Promise<string>;
  readonly find: (id: string) => Promise<GameFile | undefined>;
  readonly entriesAfter: (id: string, number: number) => Promise<readonly StoredEntry[]>;
  /** False where somebody else was first. */
  readonly add: (addition: Addition) => Promise<boolean>;
  readonly namesOf: (players: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** How many milliseconds a player was on vacation between two moments. */
  readonly awayBetween: (player: string, from: number, to: number) => Promise<number>;
  /** Hears of entries that any process has added. `missed` is called when some may have gone unheard. */
  readonly listen: (
    heard: (id: string, number: number) => void,
    missed: () => void,
  ) => Promise<() => Promise<void>>;
}
