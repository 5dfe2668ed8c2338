import type { ClockRule, ClockTold } from '@narrow-seas/protocol';

/** How much time the sides had at a moment, and whose passes since. It changes only when the turn passes to other sides. */
export interface Clock {
  readonly left: { readonly [side: string]: number };
  readonly running: readonly string[];
  readonly since: number;
}

const DAY_MS = 86_400_000;

/** What a side has at the start of its first turn. */
const firstOf = (rule: ClockRule): number => {
  if (rule.kind === 'fischer') return rule.seconds * 1000;
  return rule.kind === 'days' ? rule.days * DAY_MS : 0;
};

export const startClock = (rule: ClockRule, sides: readonly string[], at: number): Clock | undefined =>
  rule.kind === 'none'
    ? undefined
    : { left: Object.fromEntries(sides.map(side => [side, firstOf(rule)])), running: [], since: at };

const sameSides = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(side => other.includes(side));

/** What is left of a side's time at a moment. */
export const leftAt = ({ left, running, since }: Clock, side: string, at: number): number =>
  (left[side] ?? 0) - (running.includes(side) ? Math.max(0, at - since) : 0);

/** The clock once it is the turn of these sides; unchanged while they are the same, whatever they have done in secret. */
export const passClock = (
  rule: ClockRule,
  clock: Clock | undefined,
  toAct: readonly string[],
  at: number,
): Clock | undefined => {
  if (clock === undefined) return undefined;
  const running = toAct.filter(side => Object.hasOwn(clock.left, side));
  if (sameSides(running, clock.running)) return clock;
  const left = Object.entries(clock.left).map(
    ([side]) => [side, leftNow(rule, clock, side, running, at)] as const,
  );
  return { left: Object.fromEntries(left), running, since: at };
};

const leftNow = (
  rule: ClockRule,
  clock: Clock,
  side: string,
  running: readonly string[],
  at: number,
): number => {
  const left = leftAt(clock, side, at);
  const [was, is] = [clock.running.includes(side), running.includes(side)];
  if (rule.kind === 'fischer') return was && !is ? left + rule.increment * 1000 : left;
  return is && !was ? firstOf(rule) : left;
};

/** When the first of those whose time passes has none left. */
export const dueAt = (clock: Clock | undefined): number | undefined => {
  if (clock === undefined || clock.running.length === 0) return undefined;
  return clock.since + Math.min(...clock.running.map(side => clock.left[side] ?? 0));
};

/** Sides whose time is over; the time that a side was away does not count. */
export const lateSides = (
  clock: Clock | undefined,
  at: number,
  away: { readonly [side: string]: number } = {},
): readonly string[] =>
  clock === undefined ? [] : clock.running.filter(side => leftAt(clock, side, at) + (away[side] ?? 0) <= 0);

export const tellClock = ({ left, running, since }: Clock): ClockTold => ({
  left: { ...left },
  running: [...running],
  since: new Date(since).toISOString(),
});
