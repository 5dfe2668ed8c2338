/** Roles of colour on the map. Their values stand in the style sheet, one set for each mood. */
const ROLES = [
  'paper',
  'frame',
  'sea',
  'depth-2000',
  'depth-1000',
  'depth-200',
  'shelf',
  'inshore',
  'foreshore',
  'contour',
  'coast-line',
  'land',
  'hachure',
  'stipple',
  'relief-shade',
  'relief-light',
  'coast',
  'lake',
  'river',
  'glacier',
  'border',
  'ribbon-blue',
  'ribbon-red',
  'grid',
  'grid-land',
  'number',
  'number-land',
  'graticule',
  'sea-name',
  'strait',
  'country',
  'island',
  'base',
  'town',
  'halo-land',
  'halo-sea',
  'blue-base',
  'red-base',
  'symbol',
  'limit',
  'prohibited',
  'ice',
  'floe',
  'ice-edge',
  'sosus',
  'zone',
  'veil',
  'lamp',
  'vignette',
  'night-coast',
  'choice',
  'choice-fill',
  'choice-ink',
  'target',
  'culprit',
  'good',
  'bad',
  'neutral',
  'cursor',
  'shade',
  'badge',
  'badge-ink',
  'blue-ground',
  'red-ground',
  'spent-ground',
  'blue-ink',
  'red-ink',
  'spent-ink',
  'blue-strip',
  'red-strip',
  'spent-strip',
  'strip-ink',
  'band',
  'band-ink',
  'damaged',
  'found',
  'count',
  'count-ink',
] as const;
export type Role = (typeof ROLES)[number];

/** Plain data: a worker draws with it too. */
export interface Palette {
  readonly colour: { readonly [role in Role]: string };
  /** The rims of counters by nation, in small letters. */
  readonly rims: { readonly [nation: string]: string };
  readonly isNight: boolean;
  /** Tells palettes apart in caches. */
  readonly key: string;
}

/** The rim of a nation's counters; the side's strip where the mood has none for it. */
export const rimOf = ({ colour, rims }: Palette, nation: string, side: 'blue' | 'red'): string =>
  rims[nation.toLowerCase()] ?? colour[`${side}-strip`];

const NATIONS = [
  'us',
  'br',
  'uk',
  'gb',
  'fr',
  'gr',
  'it',
  'tu',
  'no',
  'ne',
  'wg',
  'de',
  'ge',
  'lw',
  'ra',
  'raf',
  'is',
  'faa',
  'usa',
  'ca',
  'fi',
  'faf',
  'kbf',
  'so',
  'su',
] as const;

/** Reads what the style sheet says now. At night a role may have another value, for the chart is dark then. */
export const readPalette = (element: Element, isNight = false): Palette => {
  const style = getComputedStyle(element);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  const shown = (role: Role): string => (isNight && value(`--night-${role}`)) || value(`--map-${role}`);
  const colour = Object.fromEntries(ROLES.map(role => [role, shown(role)])) as Palette['colour'];
  const rims = Object.fromEntries(NATIONS.map(nation => [nation, value(`--nation-${nation}`)]));
  return { colour, rims, isNight, key: ROLES.map(role => colour[role]).join() };
};
