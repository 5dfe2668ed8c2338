import type { Thinking } from '@narrow-seas/ai';
import type { SomeGame } from '@narrow-seas/core';
import { arenaOf } from './arena.ts';
import { type Bout, playBout } from './bout.ts';
import { chroniclerOf } from './chronicle.ts';
import type { Fixture } from './fixture.ts';
import { findGame } from '../find-game.ts';

/** A game that is played, or how far it is. */
export type Progress =
  | { readonly over: true; readonly bout: Bout }
  | { readonly over: false; readonly moves: number };

/** Plays a fixture as a pool does it: it may be broken off after any move. */
export function* playOn(shelf: readonly SomeGame[], fixture: Fixture, now: () => number): Thinking<Progress> {
  const entry = findGame(shelf, fixture.game);
  if (!entry.ok) throw new Error(entry.error);
  const playing = arenaOf(entry.value)(kit => playBout(kit, fixture, now, { chronicler: chroniclerOf(kit) }));
  let step = playing.next();
  for (; !step.done; step = playing.next()) yield { over: false, moves: step.value };
  return { over: true, bout: step.value };
}
