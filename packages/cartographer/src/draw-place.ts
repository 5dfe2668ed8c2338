import { centreOf, type HexId, type HexMap, hexAtPoint, type Place } from '@narrow-seas/hex';
import { INK } from './draw-style.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const round = (value: number): string => String(Math.round(value * 10) / 10);

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly stand: keyof typeof STANDS;
}

const field = ({ fields }: Place, key: string): string => {
  const value = fields[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Where a name stands beside its symbol: shift east, shift south, text anchor. */
const STANDS = {
  east: [0.24, 0.08, 'start'],
  west: [-0.24, 0.08, 'end'],
  above: [0, -0.24, 'middle'],
  below: [0, 0.6, 'middle'],
} as const;

const label = ({ name }: Place, { x, y, size, stand }: Spot): string => {
  const [east, south, anchor] = STANDS[stand];
  return `<text class="p" x="${round(x + size * east)}" y="${round(y + size * south)}" text-anchor="${anchor}">${escape(name.replace(/ \(.*\)/, ''))}</text>`;
};

const glyph = (id: string, { x, y, size }: Spot, share: number): string => {
  const width = size * share;
  return `<use href="#${id}" x="${round(x - width / 2)}" y="${round(y - width / 2)}" width="${round(width)}" height="${round(width)}"/>`;
};

const boxed = (text: string, { x, y, size }: Spot): string =>
  `<text class="s" x="${round(x)}" y="${round(y + size * 0.46)}">${escape(text)}</text>`;

const ring = ({ x, y, size }: Spot): string =>
  `<rect class="d" x="${round(x - size * 0.21)}" y="${round(y - size * 0.21)}" width="${round(size * 0.42)}" height="${round(size * 0.42)}"/>`;

const value = (place: Place, { x, y, size }: Spot): string =>
  `<text class="v" x="${round(x)}" y="${round(y + size * 0.38)}">${escape(`${field(place, 'defence')}/${field(place, 'ecm')}`)}</text>`;

const seaName = (place: Place, { x, y, size }: Spot): string =>
  `<text class="n"${place.fields['angle'] === undefined ? '' : ` transform="rotate(${field(place, 'angle')} ${round(x)} ${round(y)})"`} x="${round(x)}" y="${round(y)}" font-size="${round(size * 0.46 * Number(place.fields['size'] ?? 1))}">${escape(place.name.toUpperCase())}</text>`;

const portSize: { readonly [type: string]: number } = { minor: 0.5, standard: 0.65, major: 0.85, great: 1.1 };

const DRAWN: { readonly [kind: string]: (place: Place, spot: Spot) => string } = {
  airbase: (place, spot) => glyph('air', spot, 0.36) + label(place, spot),
  defended: (place, spot) =>
    ring(spot) +
    value(place, spot) +
    (place.fields['airbase'] === true ? '' : glyph('anchor', spot, 0.34) + label(place, spot)),
  setup: (place, spot) => boxed(place.nation, spot),
  airfield: (place, spot) =>
    glyph('air', spot, 0.4) + (typeof place.fields['port'] === 'string' ? '' : label(place, spot)),
  strip: (place, spot) => glyph('strip', spot, 0.34) + label(place, spot),
  'airfield+port': (place, spot) =>
    glyph('air', { ...spot, x: spot.x - spot.size * 0.17 }, 0.32) +
    glyph('anchor', { ...spot, x: spot.x + spot.size * 0.17 }, 0.32) +
    label(place, { ...spot, x: spot.x + spot.size * 0.14 }),
  port: (place, spot) => {
    const share = portSize[field(place, 'type')] ?? 0.4;
    const named = share > 0.6 || field(place, 'type') === '';
    return (
      glyph('anchor', spot, share) +
      (named ? label(place, { ...spot, x: spot.x + spot.size * Math.max(0, share / 2 - 0.15) }) : '')
    );
  },
  'sea-name': seaName,
};

/** Labels on top of symbols, symbols on top of names of seas. */
const ORDER = ['sea-name', 'setup', 'defended', 'airbase'];

const NAMED = /^(?:airbase|defended|port|airfield|strip)/;

/** East if the two hexes there have no name of their own, else west, else above and below by turns. */
const standOf = ({ grid }: HexMap, named: ReadonlySet<HexId>, hex: HexId): Spot['stand'] => {
  const [x, y] = centreOf(grid, hex);
  const free = (steps: readonly number[]): boolean =>
    steps.every(step => {
      const other = hexAtPoint(grid, x + step, y);
      return other === undefined || other === hex || !named.has(other);
    });
  if (free([1, 2])) return 'east';
  if (free([-1, -2, -3])) return 'west';
  return hex % 2 === 0 ? 'above' : 'below';
};

export const drawPlaces = (map: HexMap, scale: number): string => {
  const named = new Set(map.places.filter(({ kind }) => NAMED.test(kind)).map(({ hex }) => hex));
  return map.places
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map(place => {
      const [x, y] = centreOf(map.grid, place.hex);
      const spot = { x: x * scale, y: y * scale, size: scale, stand: standOf(map, named, place.hex) };
      return DRAWN[place.kind]?.(place, spot) ?? '';
    })
    .join('\n');
};

export const SYMBOLS = [
  `<symbol id="air" viewBox="-10 -10 20 20"><circle r="9" fill="${INK.paper}" stroke="${INK.text}" stroke-width="1.8"/><path d="M0-6.4c.9 0 1.2 1 1.2 2.6l5 3.4v1.6l-5-1.5v3.4l1.7 1.5v1.2L0 5l-2.9.8v-1.2l1.7-1.5v-3.400l-5 1.500v-1.600l5-3.400c0-1.6.3-2.6 1.2-2.600z" fill="${INK.text}"/></symbol>`,
  `<symbol id="strip" viewBox="-10 -10 20 20"><circle r="8.5" fill="${INK.paper}" stroke="${INK.text}" stroke-width="1.6"/><path d="M-4.5 4.500L4.5-4.5" stroke="${INK.text}" stroke-width="2.6"/></symbol>`,
  `<symbol id="anchor" viewBox="-10 -10 20 20"><g fill="none" stroke="${INK.paper}" stroke-width="4.5" stroke-linecap="round"><path d="M0-4.500V7M-3.5-1.500H3.500M-6.5 2.500C-6 6-3 7.5 0 7.500S6 6 6.5 2.5"/></g><g fill="none" stroke="${INK.text}" stroke-width="1.8" stroke-linecap="round"><circle cy="-6.3" r="1.9"/><path d="M0-4.400V7M-3.5-1.500H3.500M-6.5 2.500C-6 6-3 7.5 0 7.500S6 6 6.5 2.5"/></g></symbol>`,
].join('');
