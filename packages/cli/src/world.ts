import type { SomeGame } from '@narrow-seas/core';

/** A stream to write to. Colours and bars are for terminals. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Everything the program touches, so that a test can stand in for it. */
export interface World {
  readonly shelf: readonly SomeGame[];
  readonly version: string;
  /** Results. */
  readonly out: Output;
  /** Progress and complaints. */
  readonly err: Output;
  readonly colours: boolean;
  /** Relative paths start here. */
  readonly folder: string;
  /** The sources of the games, a folder for each. */
  readonly sources: string;
  /** How many threads long work may use unless told otherwise. */
  readonly threads: number;
  /** What is typed, line by line. */
  readonly lines: () => AsyncIterator<string, undefined>;
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Calls `stop` at the next Ctrl-C instead of ending the program; the answer takes that back. */
  readonly onInterrupt: (stop: () => void) => () => void;
}

export const say = ({ out }: World, text: string): void => {
  out.write(`${text}\n`);
};

export const sayJson = (world: World, value: unknown): void =>
  say(world, JSON.stringify(value, undefined, 2));
