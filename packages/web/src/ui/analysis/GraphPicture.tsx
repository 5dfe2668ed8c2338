import { scoreOf } from './score.ts';
import { type Standing, sampled } from './standings.ts';

/** What a graph draws, from the bottom (0) to the top (1); across it goes from 0 to 1 as well. */
interface Drawing {
  /** Filled from the foot. */
  readonly areas: readonly { readonly className: string; readonly heights: readonly number[] }[];
  readonly lines: readonly { readonly className: string; readonly heights: readonly number[] }[];
  readonly axis: readonly { readonly height: number; readonly name: string }[];
}

const rounded = (value: number): number => Math.round(value);

/** Wins from the foot, losses from the head, draws between them, and the expected result as a line. */
const drawChances = (shown: readonly Standing[]): Drawing => {
  const of = (height: (standing: Standing) => number): readonly number[] => shown.map(height);
  return {
    areas: [
      { className: 'of-loss', heights: of(() => 1) },
      { className: 'of-draw', heights: of(({ chance }) => 1 - (chance?.loss ?? 0)) },
      { className: 'of-win', heights: of(({ chance }) => chance?.win ?? 0) },
    ],
    lines: [{ className: 'of-expected', heights: of(({ chance }) => scoreOf(chance)) }],
    axis: [0, 50, 100].map(percent => ({ height: percent / 100, name: `${percent}%` })),
  };
};

const drawPoints = (shown: readonly Standing[]): Drawing => {
  const all = shown.flatMap(({ value, luck, skill }) => [value, luck, skill]);
  const [low, high] = [Math.min(-1, ...all), Math.max(1, ...all)];
  const height = (value: number): number => (value - low) / (high - low);
  const line = (className: string, of: (standing: Standing) => number) => ({
    className,
    heights: shown.map(standing => height(of(standing))),
  });
  // Two names that stand on each other could not be read.
  const apart = [low, high].filter(value => Math.abs(height(value) - height(0)) > 0.08);
  return {
    areas: [],
    lines: [
      line('of-skill', ({ skill }) => skill),
      line('of-luck', ({ luck }) => luck),
      line('of-expected', ({ value }) => value),
    ],
    axis: [0, ...apart].map(value => ({ height: height(value), name: String(rounded(value)) })),
  };
};

const lineOf = (heights: readonly number[]): string =>
  heights
    .map((height, place) => `${(1000 * place) / Math.max(1, heights.length - 1)},${100 - 100 * height}`)
    .join(' ');

interface Props {
  readonly standings: readonly Standing[];
  readonly isChance: boolean;
  /** What it says, in words. */
  readonly label: string;
  /** A place across that is looked at, 0 to 1. */
  readonly across: number;
}

/** The graph itself. It takes the room it has: strokes keep their width and names their size. */
export const GraphPicture = ({ standings, isChance, label, across }: Props) => {
  const shown = sampled(standings);
  const { areas, lines, axis } = isChance ? drawChances(shown) : drawPoints(shown);
  return (
    <>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {areas.map(({ className, heights }) => (
          <polygon key={className} className={className} points={`0,100 ${lineOf(heights)} 1000,100`} />
        ))}
        {axis.map(({ height }) => (
          <line
            key={height}
            className="axis"
            x1="0"
            x2="1000"
            y1={100 - 100 * height}
            y2={100 - 100 * height}
          />
        ))}
        {lines.map(({ className, heights }) => (
          <polyline key={className} className={className} points={lineOf(heights)} />
        ))}
        <line className="here" x1={1000 * across} x2={1000 * across} y1="0" y2="100" />
      </svg>
      {axis.map(({ height, name }) => (
        <span key={name} className="axis-name" style={{ bottom: `${100 * height}%` }} aria-hidden="true">
          {name}
        </span>
      ))}
    </>
  );
};
