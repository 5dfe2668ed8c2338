import { WORDS } from '../words.ts';

export interface Line {
  readonly name: string;
  readonly tint: 'blue' | 'red' | 'choice';
  readonly values: readonly number[];
}

const [WIDTH, HEIGHT] = [300, 110];
const [LEFT, FOOT] = [26, 8];

/** A small line chart; its figures are also told in words. */
export const Chart = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) => {
  const all = [0, ...lines.flatMap(({ values }) => values)];
  const [low, high] = [Math.min(...all), Math.max(1, ...all)];
  const y = (value: number): number => HEIGHT - FOOT - ((value - low) / (high - low)) * (HEIGHT - FOOT * 2);
  const said = lines.map(({ name, values }) => WORDS.score.chartText(name, values.at(-1) ?? 0)).join('; ');
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${said}`}>
        {[low, 0, high].map(value => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} className="axis" />
            <text x={LEFT - 5} y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {lines.map(({ name, tint, values }) => (
          <polyline
            key={name}
            className={tint}
            points={values
              .map(
                (value, place) =>
                  `${LEFT + (place / Math.max(1, values.length - 1)) * (WIDTH - LEFT - 4)},${y(value)}`,
              )
              .join(' ')}
          />
        ))}
      </svg>
      <p>{said}</p>
    </figure>
  );
};
