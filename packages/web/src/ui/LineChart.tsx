import { WORDS } from '../words.ts';

export interface Line {
  readonly name: string;
  readonly tint: 'blue' | 'red' | 'choice';
  readonly values: readonly number[];
}

/** A name under the axis, at the place of a value. */
export interface Tick {
  readonly place: number;
  readonly name: string;
}

interface Props {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly ticks: readonly Tick[];
}

const [WIDTH, HEIGHT] = [300, 120];
const [LEFT, FOOT, HEAD] = [26, 18, 8];

/** About the width of a letter, and the least space between two names. */
const [LETTER, SPACE] = [6, 3];

/** Dates are longer than numbers: a name that would run into the one before it, or over the edge, is left out. */
const withRoom = (ticks: readonly Tick[], x: (place: number) => number): readonly Tick[] => {
  let free = 0;
  return ticks.filter(({ place, name }) => {
    const [from, to] = [x(place) + SPACE, x(place) + SPACE + name.length * LETTER];
    if (from < free || to > WIDTH) return false;
    free = to + SPACE;
    return true;
  });
};

/** A small line chart; a screen reader gets its figures in words. */
export const LineChart = ({ title, lines, ticks }: Props) => {
  const all = [0, ...lines.flatMap(({ values }) => values)];
  const [low, high] = [Math.min(...all), Math.max(1, ...all)];
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (place: number): number => LEFT + (place / last) * (WIDTH - LEFT - 4);
  const y = (value: number): number =>
    HEIGHT - FOOT - ((value - low) / (high - low)) * (HEIGHT - FOOT - HEAD);
  const said = lines.map(({ name, values }) => WORDS.score.chartText(name, values.at(-1) ?? 0));
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${said.join('; ')}`}>
        {[...new Set([low, 0, high])].map(value => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} className="axis" />
            <text x={LEFT - 5} y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {withRoom(ticks, x).map(({ place, name }) => (
          <text key={place} x={x(place) + SPACE} y={HEIGHT - 4}>
            {name}
          </text>
        ))}
        {lines.map(({ name, tint, values }) => (
          <polyline
            key={name}
            className={tint}
            points={values.map((value, place) => `${x(place)},${y(value)}`).join(' ')}
          />
        ))}
      </svg>
      <Legend lines={lines} said={said} />
    </figure>
  );
};

/** Which line is which, by the same stroke. */
const Legend = ({ lines, said }: Pick<Props, 'lines'> & { readonly said: readonly string[] }) => (
  <ul className="legend">
    {lines.map(({ name, tint }, place) => (
      <li key={name}>
        <svg viewBox="0 0 24 8" aria-hidden="true">
          <polyline className={tint} points="0,4 24,4" />
        </svg>
        {said[place]}
      </li>
    ))}
  </ul>
);
