import type { HexMap } from '@narrow-seas/hex';
import { type BitmapLayer, makeBitmapLayer } from './bitmap-layer.ts';
import type { Camera, Size } from './camera.ts';
import { drawHighlights, drawOverlay } from './highlights.ts';
import type { Palette } from './palette.ts';
import { EMPTY_SCENE, type Scene } from './scene.ts';
import type { Sprites } from './sprites.ts';

/** What lies between the chart and the counters: layers and reaches of thousands of hexes, drawn when they change. */
export interface HighlightLayer {
  /** Makes it again when the scene shows something else, or when it is stale. */
  readonly update: (
    scene: Scene,
    stale: boolean,
    camera: Camera,
    size: Size,
    ratio: number,
    palette: Palette,
  ) => void;
  /** True when it should be made again soon. */
  readonly draw: BitmapLayer['draw'];
}

const isEmpty = ({ overlay, highlights }: Scene): boolean => overlay === undefined && highlights.length === 0;

export const makeHighlightLayer = (map: HexMap, sprites: Sprites): HighlightLayer => {
  let shown: Scene = EMPTY_SCENE;
  const layer = makeBitmapLayer((context, camera, size, palette, ratio) => {
    const brush = { context, map, camera, size, ratio, palette, sprites, now: 0 };
    drawOverlay(brush, shown.overlay);
    drawHighlights(brush, shown);
  }, true);
  return {
    update: (scene, stale, camera, size, ratio, palette) => {
      const isOther = scene.overlay !== shown.overlay || scene.highlights !== shown.highlights;
      shown = scene;
      if ((isOther || stale) && !isEmpty(scene)) layer.make(camera, size, ratio, palette);
    },
    draw: (context, camera, size) => !isEmpty(shown) && layer.draw(context, camera, size),
  };
};
