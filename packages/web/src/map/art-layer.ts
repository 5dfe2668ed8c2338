import { type Camera, type Size, toScreen } from './camera.ts';
import type { Picture } from './chart/artist.ts';

/** What a picture shows: where it was looked from, at which size. */
export interface Frame {
  readonly camera: Camera;
  readonly size: Size;
}

/** A picture that is made elsewhere and comes later; until then the one before it is shown. */
export interface ArtLayer<Job extends Frame> {
  /** Shows it; false when it does not cover the window, or is stretched. */
  readonly draw: (context: CanvasRenderingContext2D, camera: Camera, size: Size) => boolean;
  /** Wants another one; of several wishes only the last is drawn. */
  readonly want: (job: Job) => void;
  readonly isEmpty: () => boolean;
  /** Whether another one is in the making. */
  readonly isBusy: () => boolean;
  /** Whether it shows all of the window, stretched or not. */
  readonly covers: (camera: Camera, size: Size) => boolean;
}

/** Whether what is seen lies inside the picture. */
const covers = (made: Frame, camera: Camera, size: Size): boolean => {
  const reachX = (made.size.width / made.camera.scale - size.width / camera.scale) / 2;
  const reachY = (made.size.height / made.camera.scale - size.height / camera.scale) / 2;
  return Math.abs(camera.x - made.camera.x) <= reachX && Math.abs(camera.y - made.camera.y) <= reachY;
};

interface Shown extends Frame {
  readonly picture: Picture;
}

const drawPicture = (context: CanvasRenderingContext2D, shown: Shown, camera: Camera, size: Size): void => {
  const factor = camera.scale / shown.camera.scale;
  const [x, y] = toScreen(camera, size, [shown.camera.x, shown.camera.y]);
  const [width, height] = [shown.size.width * factor, shown.size.height * factor];
  // A picture that is not stretched goes on whole pixels, or all of it would be smeared.
  const place = (value: number): number => (factor === 1 ? Math.round(value) : value);
  context.drawImage(shown.picture, place(x - width / 2), place(y - height / 2), width, height);
};

/** `paint` makes the picture, `came` is called when it is there; stretched beyond `farthest` it is not shown. */
export const makeArtLayer = <Job extends Frame>(
  paint: (job: Job) => Promise<Picture>,
  came: () => void,
  farthest = Infinity,
): ArtLayer<Job> => {
  let shown: Shown | undefined;
  let wanted: Job | undefined;
  let isBusy = false;
  const work = async (): Promise<void> => {
    isBusy = true;
    for (let job = wanted; job !== undefined; job = wanted) {
      wanted = undefined;
      // oxlint-disable-next-line no-await-in-loop -- one picture after another: only the last wish counts
      const picture = await paint(job).catch(() => undefined);
      if (picture === undefined) continue;
      if (shown?.picture instanceof ImageBitmap) shown.picture.close();
      shown = { picture, camera: job.camera, size: job.size };
      came();
    }
    isBusy = false;
  };
  return {
    isEmpty: () => shown === undefined,
    isBusy: () => isBusy,
    covers: (camera, size) => shown !== undefined && covers(shown, camera, size),
    want: job => {
      wanted = job;
      if (!isBusy) void work();
    },
    draw: (context, camera, size) => {
      if (shown === undefined) return false;
      const stretched = camera.scale / shown.camera.scale;
      if (stretched > farthest || stretched < 1 / farthest) return false;
      drawPicture(context, shown, camera, size);
      return shown.camera.scale === camera.scale && covers(shown, camera, size);
    },
  };
};
