import type { Brush } from './brush.ts';
import type { Scene } from './scene.ts';

/** Something that is drawn over the map with every frame; true while it moves and another frame is wanted. */
export interface LiveLayer {
  readonly draw: (brush: Brush, scene: Scene) => boolean;
}
