import type { SomeGame } from '@narrow-seas/core';
import { type LogEntry, readEntry, writeEntry } from './entry.ts';
import { type Advanced, type LiveGame, openLive, type StoredEntry } from './live-game.ts';
import type { GamePlan } from './live-state.ts';

/** A game as it was a while ago, for spectators: what they see now can no longer be told to a player in time. */
export interface Lag {
  readonly live: () => LiveGame | undefined;
  /** An entry that was made now and will be seen later; once the game is over, everything is seen at once. */
  readonly follow: (entry: LogEntry, isOver: boolean) => void;
}

export interface LagParts {
  readonly some: SomeGame | undefined;
  readonly plan: GamePlan;
  readonly entries: readonly StoredEntry[];
  readonly delayMs: number;
  readonly now: () => number;
  readonly advanced: (advanced: Advanced) => void;
  /** Whether nobody looks any more. */
  readonly unneeded: () => boolean;
  readonly ended: () => void;
}

const timeOf = (text: string): number => {
  const entry = readEntry(text);
  return entry.ok ? entry.value.at : 0;
};

// oxlint-disable-next-line max-lines-per-function -- one closure over what it keeps; each part of it is a function of its own
export const keepLag = ({ some, plan, entries, delayMs, now, advanced, unneeded, ended }: LagParts): Lag => {
  const isOld = ({ text }: { readonly text: string }): boolean => timeOf(text) <= now() - delayMs;
  const old = entries.findIndex(entry => !isOld(entry));
  const first = old < 0 ? entries : entries.slice(0, old);
  const waiting: { readonly text: string }[] = old < 0 ? [] : entries.slice(old);
  const opened = some === undefined ? undefined : openLive(some, plan, first);
  const kept: { live: LiveGame | undefined; timer: NodeJS.Timeout | undefined } = {
    live: opened?.ok === true ? opened.value.game : undefined,
    timer: undefined,
  };

  const step = (text: string): void => {
    const next = kept.live?.after(text);
    if (next?.ok !== true) return;
    kept.live = next.value.game;
    advanced(next.value);
  };

  const wake = (): void => {
    clearTimeout(kept.timer);
    while (waiting[0] !== undefined && isOld(waiting[0])) step(waiting.shift()?.text ?? '');
    if (unneeded()) return ended();
    const [next] = waiting;
    if (next === undefined) return;
    kept.timer = setTimeout(wake, Math.max(1, timeOf(next.text) + delayMs - now())).unref();
  };

  return {
    live: () => {
      wake();
      return kept.live;
    },
    follow: (entry, isOver) => {
      waiting.push({ text: writeEntry(entry) });
      if (!isOver && kept.live !== undefined) return wake();
      for (const { text } of waiting.splice(0)) step(text);
      clearTimeout(kept.timer);
      ended();
    },
  };
};
