import type { Camera, Size } from '../map/camera.ts';
import type { MapView } from '../map/view.ts';
import type { Settings } from '../store/settings.ts';
import { makeStore, type Store } from '../store/store.ts';

export interface Seen {
  readonly camera: Camera;
  readonly size: Size;
}

/** The map while it is on the screen, for the parts of the page that move it. */
export interface Stage {
  view: MapView | undefined;
  readonly seen: Store<Seen>;
  readonly settings: Store<Settings>;
}

export const makeStage = (settings: Store<Settings>): Stage => ({
  settings,
  view: undefined,
  seen: makeStore<Seen>({ camera: { x: 0, y: 0, scale: 1 }, size: { width: 1, height: 1 } }),
});

/** On a screen this narrow the whole map would be too small to read; the panel lies under it there. */
export const NARROW = 760;
