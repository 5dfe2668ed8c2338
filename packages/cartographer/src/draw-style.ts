/** An Admiralty chart: buff land, pale water, black engraving, magenta for what is added to nature. */
export const INK = {
  land: '#efe2bd',
  landEdge: '#d9c694',
  deep: '#f3f8f8',
  shoal: '#d7e8ec',
  shallow: '#c3dce3',
  coast: '#1d2a2f',
  border: '#8a7648',
  grid: '#5f7d88',
  number: '#51696f',
  text: '#17242a',
  sea: '#2f5d6e',
  magenta: '#a8246e',
  paper: '#fbfaf4',
} as const;

/** How the hexes of a region are tinted; regions not listed are not shown as areas. */
export const TINTS: { readonly [region: string]: string } = {
  restricted: 'url(#hatch)',
  prohibited: 'url(#barred)',
  'drift-ice': 'url(#drift)',
  'pack-ice': 'url(#pack)',
  mountain: 'url(#ridge)',
  sosus: 'url(#sosus)',
  fjord: 'url(#fjord)',
};

/** Regions whose bounds are drawn as dashed magenta lines. */
export const BOUNDED = /^(?:aegean|eastern-mediterranean|zone-.*|area-.*)$/;

/** All-land hexsides between two hexes that ships may enter. */
export const BARRED_INK = '#8a5a2b';

/** Remarks under the chart for kinds of place whose mark does not explain itself. */
export const PLACE_KEY: { readonly [kind: string]: string } = {
  defended: 'magenta square: Defended hex, defence/ECM',
  setup: 'US It Gr Tu So: set-up hexes',
};

/** Hexsides with a mark of their own. */
export const SIDES: { readonly [kind: string]: { readonly ink: string; readonly width: number } } = {
  'narrow-straits': { ink: INK.magenta, width: 0.16 },
  canal: { ink: '#1f5f8f', width: 0.14 },
  'great-river': { ink: '#4f93b3', width: 0.12 },
};

/** Patterns are in pixels; `size` is the width of a hex, so that hatching keeps its weight on every map. */
export const patterns = (size: number): string => {
  const step = Math.max(4, size / 8);
  const lines = (id: string, ink: string, angle: number, gap: number, width: number): string =>
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0V${gap}" stroke="${ink}" stroke-width="${width}"/></pattern>`;
  return [
    lines('hatch', '#3f7f93', 45, step, 0.9),
    lines('barred', '#9b4a3a', -45, step * 0.8, 1),
    lines('fjord', '#3f7f93', 90, step * 0.9, 0.7),
    `<pattern id="drift" width="${step * 2}" height="${step * 2}" patternUnits="userSpaceOnUse"><path d="M2 ${step}l${step * 0.6} -2l${step * 0.5} 3z" fill="none" stroke="#5f93a8" stroke-width=".8"/></pattern>`,
    `<pattern id="pack" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><rect width="100%" height="100%" fill="#fff" opacity=".6"/><path d="M0 ${step / 2}h${step}M${step / 2} 0v${step}" stroke="#9fbecb" stroke-width=".8"/></pattern>`,
    `<pattern id="ridge" width="${step * 1.5}" height="${step * 1.5}" patternUnits="userSpaceOnUse"><path d="M1 ${step}l${step * 0.5} ${-step * 0.7}l${step * 0.5} ${step * 0.7}" fill="none" stroke="#6d8ea0" stroke-width=".9"/></pattern>`,
    `<pattern id="sosus" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><circle cx="${step / 2}" cy="${step / 2}" r="1.1" fill="${INK.magenta}"/></pattern>`,
  ].join('');
};
