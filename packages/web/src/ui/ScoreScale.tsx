import type { Score, ScoreLevel } from '@narrow-seas/core';
import { WORDS } from '../words.ts';

/** Both open ends are drawn about as wide as a level between them. */
const ENDS = 0.7;

interface Range {
  readonly low: number;
  readonly high: number;
}

/** The leads that the scale shows: from a little below the first threshold to a little above the last. */
const rangeOf = (scale: readonly ScoreLevel[]): Range => {
  const thresholds = scale.flatMap(({ from }) => from ?? []);
  const [first = -1, last = 1] = [thresholds[0], thresholds.at(-1)];
  const pad = Math.max(3, ((last - first) / Math.max(1, thresholds.length - 1)) * ENDS);
  return { low: first - pad, high: last + pad };
};

const shareOf = ({ low, high }: Range, lead: number): number =>
  (Math.max(low, Math.min(high, lead)) - low) / (high - low);

const percentOf = (share: number): string => `${(share * 100).toFixed(2)}%`;

interface Props {
  readonly score: Score;
  /** With the names of the levels under it. */
  readonly isNamed?: boolean;
}

/** Every level from the worst to the best, and where one stands. */
export const ScoreScale = ({ score, isNamed = false }: Props) => {
  const { scale, level, lead, summary } = score;
  if (scale.length === 0) return null;
  const range = rangeOf(scale);
  const starts = scale.map(({ from }) => (from === undefined ? 0 : shareOf(range, from)));
  const said = scale.map(({ title, from }) => WORDS.scale.from(title, from)).join(', ');
  return (
    <div
      className={`scale ${isNamed ? 'named' : ''}`}
      role="img"
      aria-label={WORDS.scale.label(summary, said)}
    >
      <div className="scale-bar">
        {scale.map(({ title, result }, place) => {
          const [from = 0, to = 1] = [starts[place], starts[place + 1]];
          const isEnd = place === 0 || place === scale.length - 1;
          return (
            <span
              key={title}
              className={`scale-level ${result} ${isEnd && scale.length > 3 ? 'far' : ''}`}
              style={{ left: percentOf(from), width: percentOf(to - from) }}
            />
          );
        })}
        <span className="scale-mark" style={{ left: percentOf(shareOf(range, lead)) }} />
      </div>
      {isNamed && <Names score={score} starts={starts} level={level} />}
    </div>
  );
};

interface NamesProps {
  readonly score: Score;
  readonly starts: readonly number[];
  readonly level: number;
}

/** A level this narrow has no room for its name, unless one stands on it. */
const NARROWEST = 0.14;
/** Of more levels than these only the ends and the present one are named. */
const MOST_NAMED = 5;

const isNamedLevel = (scale: readonly ScoreLevel[], place: number, level: number, width: number): boolean => {
  if (place === level) return true;
  if (scale.length > MOST_NAMED && Math.abs(place - level) > 1)
    return place === 0 || place === scale.length - 1;
  return scale.length <= MOST_NAMED && width >= NARROWEST;
};

const Names = ({ score, starts, level }: NamesProps) => (
  <div className="scale-names" aria-hidden="true">
    {score.scale.map(({ title, from }, place) => {
      const [start = 0, end = 1] = [starts[place], starts[place + 1]];
      if (!isNamedLevel(score.scale, place, level, end - start)) return null;
      const isNext = place === level + 1;
      return (
        <span
          key={title}
          className={place === level ? 'here' : ''}
          style={{ left: percentOf((start + end) / 2), maxWidth: percentOf(Math.max(end - start, 0.2)) }}
        >
          {isNext ? WORDS.scale.from(title, from) : title}
        </span>
      );
    })}
  </div>
);
