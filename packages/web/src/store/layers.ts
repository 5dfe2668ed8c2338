import { memo, type Overlay } from '@narrow-seas/core';

/** A layer that is on; what it shows comes a moment later. */
export interface Layer {
  readonly id: string;
  readonly overlay: Overlay | undefined;
}

/** Two labels in one hex stand side by side: one over the other could not be read. */
const mergedHexes = (overlays: readonly Overlay[]): Overlay['hexes'] => {
  const labelled = new Map<number, string>();
  for (const { hexes } of overlays)
    for (const { hex, label } of hexes)
      if (label !== undefined) labelled.set(hex, [labelled.get(hex) ?? [], label].flat().join(' '));
  const told = new Set<number>();
  return overlays
    .flatMap(({ hexes }) => hexes)
    .map(({ hex, tone }) => {
      const label = told.has(hex) ? undefined : labelled.get(hex);
      told.add(hex);
      return label === undefined ? { hex, tone } : { hex, tone, label };
    });
};

const merged = memo((layers: readonly Layer[]): Overlay => {
  const overlays = layers.flatMap(({ overlay }) => overlay ?? []);
  const [only, ...more] = overlays;
  if (only !== undefined && more.length === 0) return only;
  return {
    hexes: mergedHexes(overlays),
    lines: overlays.flatMap(({ lines }) => lines),
    names: overlays.flatMap(({ names }) => names ?? []),
    caption: overlays.map(({ caption }) => caption).join(' '),
  };
});

/** All layers that are on, as one. */
export const layersShown = ({ layers }: { readonly layers: readonly Layer[] }): Overlay | undefined =>
  layers.some(({ overlay }) => overlay !== undefined) ? merged(layers) : undefined;
