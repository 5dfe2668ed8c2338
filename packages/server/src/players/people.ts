/** A person as the server knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** False for a guest: who loses the cookie loses the games. */
  readonly kept: boolean;
}

/** Somebody who is recognised, and the token to use from now on where the one that was sent has served its time. */
export interface Recognised {
  readonly person: Person;
  readonly renewed?: string;
}

/** Players and their sessions in the store. Tokens are handed out once; the store has only their hashes. */
export interface People {
  readonly newGuest: (agent: string) => Promise<{ readonly person: Person; readonly token: string }>;
  readonly bySession: (token: string) => Promise<Recognised | undefined>;
  readonly byBotToken: (token: string) => Promise<Person | undefined>;
  readonly newBotToken: (player: string, name: string) => Promise<string>;
  readonly rename: (player: string, name: string) => Promise<Person | undefined>;
  readonly endSession: (token: string) => Promise<void>;
}
