import type { ScoreLine } from '@narrow-seas/core';
import type { LogEntry, Moment } from '../link/protocol.ts';
import type { Attempt, GameDisplay } from '../catalogue/game-display.ts';
import { type TurnName, turnName } from './turn-name.ts';

/** A stretch of the game that belongs together: an attack with what came of it, or one move that brought points. */
export interface Episode {
  /** The entry it begins with. */
  readonly number: number;
  readonly by: string;
  readonly turn: TurnName;
  readonly attack: Attack | undefined;
  /** Points it brought to the side of the score. */
  readonly swing: number;
  /** What was won by it beyond losses, in the words of the score. */
  readonly won: readonly string[];
  /** The entries that tell it. */
  readonly entries: readonly LogEntry[];
}

export interface Attack extends Attempt {
  readonly hit: boolean;
}

/** What follows a hit: retreats, losses, advances. A loss much later has other causes. */
const LONGEST = 5;

const lineAt = (moment: Moment | undefined, key: string): ScoreLine | undefined =>
  moment?.score.lines.find(line => line.key === key);

/** What a line was worth at a moment. */
const worthOf = (moment: Moment | undefined, key: string): number => {
  const line = lineAt(moment, key);
  return line?.earned === true ? line.points : 0;
};

/** Keys of lines that were not always earned. */
const bonusesIn = (timeline: readonly Moment[]): readonly string[] => [
  ...new Set(timeline.flatMap(({ score }) => score.lines.flatMap(({ key, earned }) => (earned ? [] : key)))),
];

/** All that is earned but the bonuses: an account grows by new lines, anywhere among the old. */
const restOf = (moment: Moment | undefined, bonuses: readonly string[]): number =>
  moment === undefined ? 0 : moment.score.lead - bonuses.reduce((sum, key) => sum + worthOf(moment, key), 0);

interface Swing {
  points: number;
  readonly won: string[];
}

/** From where on a line counts: what was earned from the start counts always, anything else from where it was won for good. */
const firmFrom = (timeline: readonly Moment[], key: string): number =>
  timeline.findLastIndex(moment => lineAt(moment, key)?.earned !== true) + 1;

/**
 * By how much each entry changed the points. A bonus that changes hands ten times on the way decides nothing before
 * the last time.
 */
const swingsIn = (timeline: readonly Moment[]): ReadonlyMap<number, Swing> => {
  const swings = new Map<number, Swing>();
  const swingAt = (length: number): Swing => {
    const swing = swings.get(length) ?? { points: 0, won: [] };
    swings.set(length, swing);
    return swing;
  };
  const bonuses = bonusesIn(timeline);
  for (const [place, moment] of timeline.entries()) {
    const points = restOf(moment, bonuses) - restOf(timeline[place - 1], bonuses);
    if (points !== 0) swingAt(moment.length).points += points;
  }
  for (const line of bonuses) {
    const from = firmFrom(timeline, line);
    for (const [place, moment] of timeline.entries()) {
      const points = worthOf(moment, line) - worthOf(timeline[place - 1], line);
      if (points === 0 || place < from) continue;
      swingAt(moment.length).points += points;
      if (place === from && from > 0) swingAt(moment.length).won.push(lineAt(moment, line)?.text ?? '');
    }
  }
  return swings;
};

const firstIn = <A>({ sights }: LogEntry, find: (sight: object) => A | undefined): A | undefined => {
  for (const sight of sights) {
    const found = find(sight);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first die after the attack was announced, and the entries that tell both. */
const attackOf = (
  display: GameDisplay,
  log: readonly LogEntry[],
  place: number,
): { readonly attack: Attack; readonly entries: readonly LogEntry[] } | undefined => {
  const attempt = firstIn(log[place] as LogEntry, display.attackIn);
  if (attempt === undefined) return undefined;
  for (const end of [place + 1, place + 2]) {
    const entries = log.slice(place, end);
    const face = firstIn(entries.at(-1) as LogEntry, display.dieIn);
    if (face !== undefined) return { attack: { ...attempt, hit: face <= attempt.need }, entries };
  }
  return undefined;
};

interface Draft {
  readonly episode: Omit<Episode, 'swing' | 'won' | 'entries'>;
  readonly swing: Swing;
  readonly entries: LogEntry[];
}

const begin = (
  { number, by }: LogEntry,
  turn: TurnName,
  attack: Attack | undefined,
  entries: readonly LogEntry[],
): Draft => ({
  episode: { number, by, turn, attack },
  swing: { points: 0, won: [] },
  entries: [...entries],
});

const addSwing = (draft: Draft, entry: LogEntry, { points, won }: Swing): void => {
  if (!draft.entries.includes(entry)) draft.entries.push(entry);
  draft.swing.points += points;
  draft.swing.won.push(...won);
};

/** A miss ends with its die, a hit with the phase at the latest: who is lost after that is lost to something else. */
const isOpen = (display: GameDisplay, draft: Draft | undefined, entry: LogEntry): boolean => {
  if (draft?.episode.attack === undefined || entry.sights.some(display.beginsPhase)) return false;
  return entry.number <= draft.episode.number + (draft.episode.attack.hit ? LONGEST : 1);
};

/** The game as a list of attacks and of other moves that brought points, in their order. */
export const episodesOf = (
  display: GameDisplay,
  log: readonly LogEntry[],
  timeline: readonly Moment[],
): readonly Episode[] => {
  const swings = swingsIn(timeline);
  const drafts: Draft[] = [];
  const [start] = timeline;
  let turn = start === undefined ? 1 : turnName(display.track(start.view));
  for (const [place, entry] of log.entries()) {
    const found = attackOf(display, log, place);
    const swing = swings.get(entry.number);
    if (found !== undefined) drafts.push(begin(entry, turn, found.attack, found.entries));
    else if (swing !== undefined && !isOpen(display, drafts.at(-1), entry))
      drafts.push(begin(entry, turn, undefined, [entry]));
    const current = drafts.at(-1);
    if (swing !== undefined && current !== undefined) addSwing(current, entry, swing);
    turn = firstIn(entry, display.turnIn) ?? turn;
  }
  return drafts.map(({ episode, swing: { points, won }, entries }) => ({
    ...episode,
    swing: points,
    won,
    entries,
  }));
};
