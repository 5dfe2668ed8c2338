import type { Camera, Size } from '../map/camera.ts';
import type { MapView } from '../map/view.ts';
import { makeStore, type Store } from '../store/store.ts';

export interface Seen {
  readonly camera: Camera;
  readonly size: Size;
}

/** The map while it stands on the screen, for whoever must move it. */
export interface Stage {
  view: MapView | undefined;
  readonly seen: Store<Seen>;
}

export const makeStage = (): Stage => ({
  view: undefined,
  seen: makeStore<Seen>({ camera: { x: 0, y: 0, scale: 1 }, size: { width: 1, height: 1 } }),
});

/** On a screen this narrow the whole map would be too small to read; the panel is a sheet there. */
export const NARROW = 760;
