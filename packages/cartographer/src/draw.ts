import {
  boundsOf,
  centreOf,
  cornersOf,
  type CoastLevel,
  DIRECTIONS,
  type HexId,
  type HexMap,
  type HexSet,
  hasHex,
  hexesIn,
  hexName,
  hexsideOf,
  isEmpty,
  outlinesOf,
  readMap,
} from '@narrow-seas/hex';
import { drawPlaces, SYMBOLS } from './draw-place.ts';
import { BARRED_INK, BOUNDED, INK, PLACE_KEY, patterns, SIDES, TINTS } from './draw-style.ts';
import type { Point } from './geometry.ts';

/** Pixels to a hex, so that every map is about as wide as a page; below LEGIBLE hexes are not numbered. */
const PAGE = 1900;
const LEGIBLE = 30;
const scaleFor = (width: number): number => Math.round(Math.min(44, Math.max(12, PAGE / width)));

const MARGIN = 26;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Absolute start, then relative steps: half the size of absolute points. */
const pathOf = (points: Iterable<Point>, scale: number, close: boolean): string => {
  let text = '';
  let [penX, penY] = [0, 0];
  for (const [x, y] of points) {
    const [toX, toY] = [Math.round(x * scale * 10), Math.round(y * scale * 10)];
    if (text !== '' && toX === penX && toY === penY) continue;
    const step = text === '' ? `M${toX / 10} ${toY / 10}l` : `${(toX - penX) / 10} ${(toY - penY) / 10} `;
    text += step;
    [penX, penY] = [toX, toY];
  }
  return text.trimEnd().replaceAll(' -', '-').replaceAll(/\b0\./g, '.') + (close ? 'z' : '');
};

const pairs = function* (line: Float32Array): Generator<Point> {
  for (let index = 0; index + 1 < line.length; index += 2)
    yield [line[index] as number, line[index + 1] as number];
};

const linesPath = (lines: readonly Float32Array[], scale: number, close: boolean): string =>
  lines.map(line => pathOf(pairs(line), scale, close)).join('');

const levelFor = (levels: readonly CoastLevel[], scale: number): CoastLevel | undefined =>
  levels.find(({ tolerance }) => tolerance * scale <= 0.6) ?? levels.at(-1);

const isOff = ({ terrain, terrainKinds }: HexMap, hex: HexId): boolean =>
  terrainKinds[terrain[hex] as number] === 'off';

const outline = (map: HexMap, inside: (hex: HexId) => boolean, scale: number): string =>
  outlinesOf(map.grid, inside)
    .map(loop => pathOf(loop, scale, true))
    .join('');

const regionPath = (map: HexMap, set: HexSet, scale: number): string =>
  outline(map, hex => hasHex(set, hex), scale);

/** One tile of the honeycomb repeats over the whole sheet: thousands of hexes for the price of one. */
const honeycomb = ({ grid: { orientation } }: HexMap, scale: number): string => {
  const [side, tall] = [scale / Math.sqrt(3), scale * Math.sqrt(3)];
  const half = scale / 2;
  const shape = `M0 ${-side}V${-2 * side}M0 ${-side}L${half} ${-side / 2}V${side / 2}L0 ${side}V${2 * side}M0 ${side}L${-half} ${side / 2}V${-side / 2}L0 ${-side}`;
  const turned = orientation === 'flat' ? ' patternTransform="rotate(90)"' : '';
  return `<pattern id="honeycomb" x="${-half}" y="${-side}" width="${scale}" height="${tall}" patternUnits="userSpaceOnUse"${turned}><path transform="translate(${half} ${side})" d="${shape}" fill="none" stroke="${INK.grid}" stroke-width="${scale > 20 ? 0.6 : 0.35}" opacity="${scale > 20 ? 0.7 : 0.55}"/></pattern>`;
};

/** Colours of the ground: those of a chart, or what stands for them in a page with a theme of its own. */
export type GroundInk = { readonly [part in 'shoal' | 'shallow' | 'land' | 'coast' | 'border']: string };

const waterAndLand = (map: HexMap, scale: number, ink: GroundInk = INK): string => {
  const level = levelFor(map.coast, scale);
  if (!level) return '';
  const shoal = Math.min(scale, 30);
  return [
    `<defs><path id="land" fill-rule="evenodd" stroke-linejoin="round" d="${linesPath(level.land, scale, true)}"/></defs>`,
    `<use href="#land" fill="none" stroke="${ink.shoal}" stroke-width="${round(shoal * 0.9)}"/>`,
    `<use href="#land" fill="none" stroke="${ink.shallow}" stroke-width="${round(shoal * 0.35)}"/>`,
    `<use href="#land" fill="${ink.land}" stroke="${ink.coast}" stroke-width="${scale > 20 ? 1 : 0.7}"/>`,
    `<path d="${linesPath(level.borders, scale, false)}" fill="none" stroke="${ink.border}" stroke-width="1" stroke-dasharray="5 2 1 2" opacity=".8"/>`,
  ].join('\n');
};

const graticule = ({ graticule: lines }: HexMap, scale: number): string =>
  `<path d="${linesPath(
    lines.map(({ line }) => line),
    scale,
    false,
  )}" fill="none" stroke="${INK.coast}" stroke-width=".5" opacity=".28"/>`;

const tints = (map: HexMap, scale: number): string =>
  Object.entries(TINTS)
    .flatMap(([region, fill]) => {
      const set = map.regions.get(region);
      return set
        ? [`<path d="${regionPath(map, set, scale)}" fill="${fill}" fill-rule="evenodd" opacity=".8"/>`]
        : [];
    })
    .join('\n');

const sideLine = (map: HexMap, hex: HexId, direction: number, scale: number): string => {
  const corners = cornersOf(map.grid, hex);
  return pathOf([corners[direction] as Point, corners[(direction + 1) % 6] as Point], scale, false);
};

const isWater = ({ terrain, terrainKinds }: HexMap, hex: number): boolean =>
  hex >= 0 && /sea|coastal/.test(terrainKinds[terrain[hex] as number] ?? '');

/** Region lines run only through water: round a coast they would hide it. */
const boundPath = (map: HexMap, set: HexSet, scale: number): string => {
  const { grid } = map;
  let path = '';
  for (const hex of hexesIn(set))
    for (const direction of DIRECTIONS) {
      const other = grid.neighbours[hex * 6 + direction] as HexId;
      if (isWater(map, hex) && isWater(map, other) && !hasHex(set, other))
        path += sideLine(map, hex, direction, scale);
    }
  return path;
};

const bounds = (map: HexMap, scale: number): string =>
  [...map.regions]
    .filter(([id]) => BOUNDED.test(id))
    .map(([, set]) => `<path class="b" d="${boundPath(map, set, scale)}"/>`)
    .join('\n');

/** Hexsides with a mark, and all-land hexsides between two hexes that ships may enter. */
const markedSides = (map: HexMap, scale: number): string => {
  const { grid, hexsides, hexsideKinds } = map;
  const found = new Map<string, string>();
  for (let hex = 0; hex < grid.size; hex++)
    for (const direction of DIRECTIONS.slice(0, 3)) {
      const kind = hexsideKinds[hexsides[hexsideOf(grid, hex as HexId, direction)] as number] ?? '';
      const barred =
        kind === 'land' && isWater(map, hex) && isWater(map, grid.neighbours[hex * 6 + direction] as number);
      if (kind in SIDES || barred)
        found.set(kind, (found.get(kind) ?? '') + sideLine(map, hex as HexId, direction, scale));
    }
  return [...found]
    .map(([kind, path]) => {
      const { ink, width } = SIDES[kind] ?? { ink: BARRED_INK, width: scale > LEGIBLE ? 0.08 : 0.05 };
      return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${round(width * scale)}" stroke-linecap="round"/>`;
    })
    .join('\n');
};

const numbers = (map: HexMap, scale: number): string => {
  if (scale < LEGIBLE) return '';
  const lift = map.grid.orientation === 'pointy' ? 0.36 : 0.33;
  const texts: string[] = [];
  for (let index = 0; index < map.grid.size; index++) {
    const hex = index as HexId;
    if (isOff(map, hex)) continue;
    const [x, y] = centreOf(map.grid, hex);
    texts.push(
      `<text x="${round(x * scale)}" y="${round((y - lift) * scale + 3)}">${hexName(map.grid, map.numbering, hex)}</text>`,
    );
  }
  return `<g class="h">${texts.join('')}</g>`;
};

const styleSheet = (scale: number): string => {
  const small = scale > 20 ? 1 : 0.74;
  return `<style>
.h{font:${round(7.5 * small)}px 'IBM Plex Mono','DejaVu Sans Mono',monospace;fill:${INK.number};text-anchor:middle}
.p{font:600 ${round(9.5 * small)}px 'IBM Plex Sans','DejaVu Sans',sans-serif;fill:${INK.text};paint-order:stroke;stroke:${INK.paper};stroke-width:2.4px;stroke-opacity:.85}
.n{font-family:Georgia,'Libertinus Serif','DejaVu Serif',serif;font-style:italic;letter-spacing:.28em;fill:${INK.sea};text-anchor:middle;opacity:.75}
.v{font:600 ${round(7.5 * small)}px 'IBM Plex Sans','DejaVu Sans',sans-serif;fill:${INK.magenta};text-anchor:middle;paint-order:stroke;stroke:${INK.paper};stroke-width:1.8px}
.s{font:700 ${round(8.5 * small)}px 'IBM Plex Sans','DejaVu Sans',sans-serif;fill:#1f4f7a;text-anchor:middle;paint-order:stroke;stroke:${INK.paper};stroke-width:2px}
.d{fill:none;stroke:${INK.magenta};stroke-width:1.3}
.b{fill:none;stroke:${INK.magenta};stroke-width:${scale > 20 ? 1.7 : 1.1};stroke-dasharray:7 4;opacity:.65}
.t{font:italic ${round(scale > 20 ? 26 : 24)}px Georgia,'DejaVu Serif',serif;fill:${INK.text}}
.k{font:11px 'IBM Plex Sans','DejaVu Sans',sans-serif;fill:${INK.text}}
</style>`;
};

interface KeyEntry {
  readonly swatch: string;
  readonly text: string;
}

/** What the marks of this map mean; only those that occur. */
const keyEntries = (map: HexMap): readonly KeyEntry[] => {
  const tinted = Object.entries(TINTS).flatMap(([region, fill]) => {
    const set = map.regions.get(region);
    const text = map.regionNames.get(region);
    return set && text && !isEmpty(set) ? [{ swatch: `fill="${fill}"`, text }] : [];
  });
  const sides = Object.entries(SIDES).flatMap(([kind, { ink }]) =>
    map.hexsides.includes(map.hexsideKinds.indexOf(kind))
      ? [{ swatch: `fill="${ink}"`, text: kind.replaceAll('-', ' ') }]
      : [],
  );
  const places = Object.entries(PLACE_KEY).flatMap(([kind, text]) =>
    map.places.some(place => place.kind === kind) ? [{ swatch: '', text }] : [],
  );
  return [...tinted, ...sides, { swatch: `fill="${BARRED_INK}"`, text: 'all-land hexside' }, ...places];
};

const KEY_STEP = 7;

const key = (map: HexMap, left: number, top: number): string => {
  let x = left;
  return keyEntries(map)
    .map(({ swatch, text }) => {
      const box =
        swatch === ''
          ? ''
          : `<rect x="${round(x)}" y="${round(top - 9)}" width="16" height="10" ${swatch} stroke="${INK.number}" stroke-width=".5"/>`;
      const start = swatch === '' ? x : x + 21;
      x = start + text.length * KEY_STEP + 16;
      return `${box}<text class="k" x="${round(start)}" y="${round(top)}">${text}</text>`;
    })
    .join('');
};

/** Water and land alone, to draw on. */
export interface Ground {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The shapes, as SVG; one of a kind in a page, for its parts have names. */
  readonly shapes: string;
  /** The rim of the sheet, as a path. */
  readonly sheet: string;
  /** Of a hex. */
  readonly hexWidth: number;
  /** A hex, as a path. */
  readonly hexPath: (hex: number) => string;
  readonly centre: (hex: number) => Point;
}

/** The ground of the map in this width. */
export const drawGround = (json: unknown, width: number, ink: GroundInk): Ground => {
  const map = readMap(json);
  const { minX, minY, maxX, maxY } = boundsOf(map.grid);
  const scale = width / (maxX - minX);
  return {
    left: minX * scale,
    top: minY * scale,
    width,
    height: (maxY - minY) * scale,
    shapes: waterAndLand(map, scale, ink),
    sheet: outline(map, hex => !isOff(map, hex), scale),
    hexWidth: scale,
    centre: hex => {
      const [x, y] = centreOf(map.grid, hex as HexId);
      return [x * scale, y * scale];
    },
    hexPath: hex => pathOf(cornersOf(map.grid, hex as HexId), scale, true),
  };
};

/** The map as an SVG chart. Reads the generated file and nothing else. */
export const drawMap = (json: unknown): string => {
  const map = readMap(json);
  const { minX, minY, maxX, maxY } = boundsOf(map.grid);
  const scale = scaleFor(maxX - minX);
  const [left, top] = [minX * scale - MARGIN, minY * scale - MARGIN - 34];
  const [width, height] = [(maxX - minX) * scale + 2 * MARGIN, (maxY - minY) * scale + 2 * MARGIN + 54];
  const sheet = outline(map, hex => !isOff(map, hex), scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(round).join(' ')}" role="img" aria-label="${map.title}">
<title>${map.title}</title>
${styleSheet(scale)}
<defs>${patterns(scale)}${honeycomb(map, scale)}${SYMBOLS}<clipPath id="sheet"><path d="${sheet}"/></clipPath></defs>
<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="${INK.paper}"/>
<text class="t" x="${round(minX * scale)}" y="${round(minY * scale - 22)}">${map.title}</text>
<text class="k" x="${round(maxX * scale)}" y="${round(minY * scale - 22)}" text-anchor="end">${round(map.nmPerHex)} nautical miles to the hex. Coast: Natural Earth, public domain.</text>
<g clip-path="url(#sheet)"><rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="${INK.deep}"/>
${waterAndLand(map, scale)}
${graticule(map, scale)}
${tints(map, scale)}
<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="url(#honeycomb)"/>
${bounds(map, scale)}
${markedSides(map, scale)}
</g>
<path d="${sheet}" fill="none" stroke="${INK.coast}" stroke-width="1.4"/>
${numbers(map, scale)}
${drawPlaces(map, scale)}
${key(map, minX * scale, maxY * scale + 30)}
</svg>
`;
};
