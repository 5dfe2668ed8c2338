/** The frame of a plot, in the units of its own picture. */
const WIDTH = 640;
export const HEIGHT = 280;
const MARGIN = { left: 56, right: 16, top: 16, bottom: 44 } as const;

/** From values to places in the picture. */
export interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A range of no width could not be drawn. */
const widened = ({ from, to }: Range): Range => (to > from ? { from, to } : { from: from - 1, to: to + 1 });

export const scaleOf = (across: Range, up: Range): Scale => {
  const [x, y] = [widened(across), widened(up)];
  const wide = WIDTH - MARGIN.left - MARGIN.right;
  const tall = HEIGHT - MARGIN.top - MARGIN.bottom;
  return {
    x: value => round(MARGIN.left + ((value - x.from) / (x.to - x.from)) * wide),
    y: value => round(HEIGHT - MARGIN.bottom - ((value - y.from) / (y.to - y.from)) * tall),
  };
};

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Round numbers that cover a range, about this many. */
export const ticksOf = ({ from, to }: Range, count: number): readonly number[] => {
  const rough = Math.max(1e-9, to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to + step / 1e6; tick += step)
    ticks.push(Number(tick.toPrecision(10)));
  return ticks;
};

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const text = (x: number, y: number, words: string, anchor = 'middle', kind = 'label'): string =>
  `<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${escape(words)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

export const box = (x: number, y: number, width: number, height: number, kind: string, words = ''): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${round(width)}" height="${round(Math.max(0, height))}">${
    words === '' ? '' : `<title>${escape(words)}</title>`
  }</rect>`;

/** Ticks to the left, with a line across for each. */
export const leftAxis = ({ y }: Scale, up: Range, say: (tick: number) => string = String): string =>
  ticksOf(up, 5)
    .map(
      tick =>
        line(MARGIN.left, y(tick), WIDTH - MARGIN.right, y(tick), 'grid') +
        text(MARGIN.left - 6, y(tick) + 4, say(tick), 'end'),
    )
    .join('');

export const bottomAxis = ({ x }: Scale, across: Range): string =>
  ticksOf(across, 10)
    .map(tick => text(x(tick), HEIGHT - MARGIN.bottom + 18, String(tick)))
    .join('');

export const bottomTitle = (words: string): string => text(WIDTH / 2, HEIGHT - 8, words, 'middle', 'title');

/** A picture with its title for those who do not see it. */
export const picture = (title: string, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}">${inside}</svg>`;
