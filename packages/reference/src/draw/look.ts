/** A colour by its role in the palette of the page, or that of a nation with what stands in for it. */
export type Colour = string;

interface Paint {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
  readonly size?: number;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly family?: 'figures' | 'names';
}

const area = (fill: Colour, opacity = 1): Paint => ({ fill, opacity });
const line = (stroke: Colour, width: number, more: Paint = {}): Paint => ({ stroke, width, ...more });
const words = (fill: Colour, size: number, more: Paint = {}): Paint => ({
  fill,
  size,
  anchor: 'middle',
  ...more,
});

/** How each kind of shape is painted, by roles of the palette. */
const LOOKS = {
  sea: area('inshore'),
  land: { ...area('land'), stroke: 'coast', width: 1.2 },
  night: area('night-veil', 0.3),
  ice: area('ice', 0.9),
  drift: area('ice', 0.5),
  grid: line('grid', 1),
  frame: line('frame', 1.5),
  number: words('number', 10),
  restricted: area('limit', 0.14),
  prohibited: area('prohibited', 0.22),
  limit: line('limit', 1.6, { dash: '6 4' }),
  'mark-own': area('blue-base', 0.2),
  'mark-enemy': area('target', 0.2),
  'mark-good': area('good', 0.24),
  'mark-bad': area('bad', 0.24),
  'mark-neutral': area('neutral', 0.24),
  'edge-own': line('blue-base', 1.6),
  'edge-enemy': line('target', 1.6, { dash: '5 3' }),
  'edge-good': line('good', 1.6),
  'edge-bad': line('bad', 1.6, { dash: '2 3' }),
  'edge-neutral': line('neutral', 1.4, { dash: '7 3' }),
  label: words('number', 13, { weight: 600 }),
  place: words('base', 11, { family: 'names' }),
  'place-halo': words('halo-land', 11, { family: 'names', stroke: 'halo-land', width: 3 }),
  'base-blue': { fill: 'symbol', stroke: 'blue-base', width: 2 },
  'base-red': { fill: 'symbol', stroke: 'red-base', width: 2 },
  'base-none': { fill: 'symbol', stroke: 'base', width: 2 },
  mine: { fill: 'count', stroke: 'count-ink', width: 1 },
  'way-good': line('good', 4),
  'way-bad': line('bad', 4, { dash: '8 5' }),
  'head-good': area('good'),
  'head-bad': area('bad'),
  'blue-ground': area('blue-ground'),
  'red-ground': area('red-ground'),
  'blue-strip': area('blue-strip'),
  'red-strip': area('red-strip'),
  'blue-ink': area('blue-ink'),
  'red-ink': area('red-ink'),
  band: area('band'),
  'blue-words': words('blue-ink', 8, { weight: 600, anchor: 'start' }),
  'red-words': words('red-ink', 8, { weight: 600, anchor: 'start' }),
  'blue-kind': words('blue-ink', 8, { weight: 600, anchor: 'end' }),
  'red-kind': words('red-ink', 8, { weight: 600, anchor: 'end' }),
  'blue-row': words('blue-ink', 12, { weight: 600 }),
  'red-row': words('red-ink', 12, { weight: 600 }),
  'strip-row': words('strip-ink', 12, { weight: 600 }),
  'band-row': words('band-ink', 12, { weight: 600 }),
  badge: area('badge-ink'),
  'badge-words': words('badge', 8, { weight: 600 }),
  spent: line('spent-ink', 2),
  damaged: area('damaged'),
  found: { fill: 'found', stroke: 'badge-ink', width: 1 },
  count: { fill: 'count', stroke: 'count-ink', width: 1 },
  'count-words': words('count-ink', 11, { weight: 600 }),
} as const satisfies { readonly [look: string]: Paint };

export type Look = keyof typeof LOOKS | `rim-${'blue' | 'red'}-${string}`;

/** A counter's rim is in the colour of its nation; the colour of its side stands in. */
const rim = (look: string): Paint | undefined => {
  const [, side, nation] = /^rim-(blue|red)-(.*)$/.exec(look) ?? [];
  return side === undefined ? undefined : { stroke: `nation-${nation ?? ''}|${side}-strip`, width: 2.2 };
};

const FAMILIES = {
  figures: '"Plex Condensed", "IBM Plex Sans Condensed", "Arial Narrow", sans-serif',
  names: '"Source Serif 4", "Old Standard TT", Georgia, serif',
} as const;

/** What a shape of this look is given, in the attributes of SVG; `colour` turns a role into a colour. */
export const attributesOf = (
  look: Look | '',
  colour: (role: Colour) => string,
): { readonly [attribute: string]: string | number } => {
  const paint: Paint | undefined = look === '' ? {} : (rim(look) ?? LOOKS[look as keyof typeof LOOKS]);
  if (paint === undefined) return {};
  const { fill, stroke, width, dash, opacity, size, weight, anchor, family = 'figures' } = paint;
  return {
    ...(look === '' ? {} : { fill: fill === undefined ? 'none' : colour(fill) }),
    ...(stroke === undefined ? {} : { stroke: colour(stroke) }),
    ...(width === undefined ? {} : { 'stroke-width': width }),
    ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
    ...(opacity === undefined ? {} : { opacity }),
    ...(size === undefined ? {} : { 'font-size': size, 'font-family': FAMILIES[family] }),
    ...(weight === undefined ? {} : { 'font-weight': weight }),
    ...(anchor === undefined || anchor === 'start' ? {} : { 'text-anchor': anchor }),
  };
};
