/** Roles of colour on the map. Their values stand in the style sheet, one set for each mood. */
const ROLES = [
  'sea',
  'deep',
  'shoal',
  'land',
  'land-deep',
  'coast',
  'border',
  'grid',
  'grid-land',
  'number',
  'sea-name',
  'hatch',
  'prohibited',
  'region',
  'choice',
  'choice-fill',
  'choice-ink',
  'target',
  'culprit',
  'good',
  'bad',
  'neutral',
  'blue-ground',
  'blue-ink',
  'red-ground',
  'red-ink',
  'band',
  'badge',
  'badge-ink',
  'base',
  'cursor',
  'shade',
] as const;
export type Role = (typeof ROLES)[number];

export interface Palette {
  readonly colour: { readonly [role in Role]: string };
  /** The rim of a nation's counters; the side's ink where the mood has none for it. */
  readonly nation: (code: string, side: 'blue' | 'red') => string;
  /** Tells palettes apart in caches. */
  readonly key: string;
}

/** Reads what the style sheet says now. */
export const readPalette = (element: Element): Palette => {
  const style = getComputedStyle(element);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  const colour = Object.fromEntries(ROLES.map(role => [role, value(`--map-${role}`)])) as Palette['colour'];
  return {
    colour,
    nation: (code, side) => value(`--nation-${code.toLowerCase()}`) || colour[`${side}-ink`],
    key: ROLES.map(role => colour[role]).join(),
  };
};
