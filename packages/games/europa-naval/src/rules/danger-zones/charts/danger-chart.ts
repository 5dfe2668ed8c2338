import { boundsOf, centreOf, type HexSet, hasHex, outlinesOf, type Point } from '@narrow-seas/hex';
import type { Chart, PortSpec } from '../../../model/chart.ts';
import { type DangerCause, drawDangerZones } from '../danger-zone.ts';
import { labelsFor } from './labels.ts';

/** Pixels to a hex. */
const SCALE = 9;
const MARGIN = 24;

const INK = { paper: '#fbfaf4', sea: '#e9f1f3', land: '#efe2bd', coast: '#1d2a2f', text: '#17242a' };
const SIDE_INK = { axis: '#a8243c', allied: '#1f5fa8', neutral: '#777777' };
const LETTERS: { readonly [letter: string]: keyof typeof SIDE_INK } = {
  x: 'axis',
  a: 'allied',
  n: 'neutral',
};

const round = (value: number): string => String(Math.round(value * SCALE * 10) / 10);

const loopPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

const pairs = (line: Float32Array): readonly Point[] =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[2 * at] as number, line[2 * at + 1] as number]);

/** The coast, fine enough for hexes of this size. */
const landPath = ({ map }: Chart): string =>
  (map.coast[1]?.land ?? []).map(line => loopPath(pairs(line))).join('');

const zonePath = ({ grid }: Chart, zone: HexSet): string =>
  outlinesOf(grid, hex => hasHex(zone, hex))
    .map(loopPath)
    .join('');

const ownerInk = ({ ports }: DangerCause, { id }: PortSpec): string =>
  SIDE_INK[LETTERS[(ports[id] ?? 'n').toLowerCase()] ?? 'neutral'];

/** Naval bases are squares, other ports circles, in the colour of who holds them. */
const portMark = ({ grid }: Chart, cause: DangerCause, port: PortSpec): string => {
  const [x, y] = centreOf(grid, port.hex);
  const ink = ownerInk(cause, port);
  return port.naval
    ? `<rect x="${round(x - 0.35)}" y="${round(y - 0.35)}" width="${round(0.7)}" height="${round(0.7)}" fill="${ink}"/>`
    : `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.28)}" fill="${ink}"/>`;
};

const pixels = (value: number): number => Math.round(value * 10) / 10;

/** Names of neighbouring ports keep out of each other's way. */
const portNames = ({ grid, ports }: Chart): string =>
  labelsFor(
    ports.map(({ name, hex }) => {
      const [x, y] = centreOf(grid, hex);
      return { text: name, at: [x * SCALE, y * SCALE] };
    }),
  )
    .map(({ text, at: [x, y], anchor }) => {
      const end = anchor === 'end' ? ' text-anchor="end"' : '';
      return `<text x="${pixels(x)}" y="${pixels(y)}"${end}>${text}</text>`;
    })
    .join('\n');

const KEY = [
  ['axis', 'dangerous to the Allies'],
  ['allied', 'dangerous to the Axis'],
  ['neutral', 'port of nobody'],
] as const;

const key = (left: number, top: number): string =>
  KEY.map(
    ([side, text], place) =>
      `<rect x="${left + place * 190}" y="${top - 10}" width="16" height="11" fill="${SIDE_INK[side]}" opacity="${side === 'neutral' ? 1 : 0.5}"/><text class="k" x="${left + place * 190 + 22}" y="${top}">${text}</text>`,
  ).join('');

const zone = (path: string, ink: string): string =>
  `<path d="${path}" fill="${ink}" fill-opacity=".28" stroke="${ink}" stroke-width="1.2" fill-rule="evenodd"/>`;

/** [36.D] The zones of both sides on a plain map of the sea. */
export const drawDangerChart = (chart: Chart, cause: DangerCause, title: string): string => {
  const { minX, minY, maxX, maxY } = boundsOf(chart.grid);
  const [left, top] = [minX * SCALE - MARGIN, minY * SCALE - MARGIN - 30];
  const [width, height] = [(maxX - minX) * SCALE + 2 * MARGIN, (maxY - minY) * SCALE + 2 * MARGIN + 56];
  const { axis, allied } = drawDangerZones(chart, cause);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(Math.round).join(' ')}" role="img" aria-label="${title}">
<title>${title}</title>
<style>text{font:6.5px 'IBM Plex Sans','DejaVu Sans',sans-serif;fill:${INK.text}}.t{font:italic 20px Georgia,'DejaVu Serif',serif}.k{font-size:11px}</style>
<rect x="${Math.round(left)}" y="${Math.round(top)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${INK.paper}"/>
<clipPath id="sheet"><rect x="${round(minX)}" y="${round(minY)}" width="${round(maxX - minX)}" height="${round(maxY - minY)}"/></clipPath>
<text class="t" x="${round(minX)}" y="${Math.round(minY * SCALE - 16)}">${title}</text>
<rect x="${round(minX)}" y="${round(minY)}" width="${round(maxX - minX)}" height="${round(maxY - minY)}" fill="${INK.sea}"/>
<path d="${landPath(chart)}" fill="${INK.land}" fill-rule="evenodd" stroke="${INK.coast}" stroke-width=".6" clip-path="url(#sheet)"/>
${zone(zonePath(chart, allied), SIDE_INK.allied)}
${zone(zonePath(chart, axis), SIDE_INK.axis)}
${chart.ports.map(port => portMark(chart, cause, port)).join('\n')}
${portNames(chart)}
${key(Math.round(minX * SCALE), Math.round(maxY * SCALE + 26))}
</svg>
`;
};
