import type { HexMap } from '@narrow-seas/hex';
import { type BitmapLayer, makeBitmapLayer } from './bitmap-layer.ts';
import type { Camera, Size } from './camera.ts';
import { drawMarks, drawOverlay } from './marks.ts';
import type { Palette } from './palette.ts';
import { EMPTY_SCENE, type Scene } from './scene.ts';
import type { Sprites } from './sprites.ts';

/** What lies between the chart and the counters: layers and reaches of thousands of hexes, drawn when they change. */
export interface Film {
  /** Makes it anew when the scene shows something else, or when it is told to. */
  readonly keep: (
    scene: Scene,
    stale: boolean,
    camera: Camera,
    size: Size,
    ratio: number,
    palette: Palette,
  ) => void;
  /** True when it should be made anew soon. */
  readonly draw: BitmapLayer['draw'];
}

const isEmpty = ({ overlay, marks }: Scene): boolean => overlay === undefined && marks.length === 0;

export const makeFilm = (map: HexMap, sprites: Sprites): Film => {
  let shown: Scene = EMPTY_SCENE;
  const layer = makeBitmapLayer((context, camera, size, palette, ratio) => {
    const brush = { context, map, camera, size, ratio, palette, sprites, now: 0 };
    drawOverlay(brush, shown.overlay);
    drawMarks(brush, shown);
  }, true);
  return {
    keep: (scene, stale, camera, size, ratio, palette) => {
      const isOther = scene.overlay !== shown.overlay || scene.marks !== shown.marks;
      shown = scene;
      if ((isOther || stale) && !isEmpty(scene)) layer.make(camera, size, ratio, palette);
    },
    draw: (context, camera, size) => !isEmpty(shown) && layer.draw(context, camera, size),
  };
};
