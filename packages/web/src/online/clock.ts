import type { ClockTold } from '@narrow-seas/protocol';
import { useEffect, useState } from 'react';

/** Milliseconds that a side has left at this moment. */
export const leftOf = ({ left, running, since }: ClockTold, side: string, now: number): number => {
  const at = left[side] ?? 0;
  return running.includes(side) ? at - Math.max(0, now - Date.parse(since)) : at;
};

/** Sides whose time is over. */
export const lateIn = (clock: ClockTold | undefined, now: number): readonly string[] =>
  clock === undefined ? [] : clock.running.filter(side => leftOf(clock, side, now) <= 0);

/** The present, told again each second while something runs. */
export const useNow = (isRunning: boolean, everyMs = 1000): number => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs]);
  return now;
};
