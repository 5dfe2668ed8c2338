import { boundsOf } from '@narrow-seas/hex';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { scaleToFill } from '../map/camera.ts';
import { drawChart } from '../map/chart.ts';
import { readPalette } from '../map/palette.ts';
import { makeShapes } from '../map/shapes.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import type { Shelved } from '../shelf/poster.ts';
import { WORDS } from '../words.ts';
import { useMood } from './useMood.ts';

const NO_DRESS = { hatched: [], crossed: [], outlined: [] };

/** Loaded once its place comes near the window; undefined until it is there. A card is of use without its picture. */
const useExhibit = ({ load }: Shelved, place: RefObject<HTMLCanvasElement | null>): Exhibit | undefined => {
  const [exhibit, setExhibit] = useState<Exhibit>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const come = ([seen]: readonly IntersectionObserverEntry[]): void => {
      if (seen?.isIntersecting !== true) return;
      watcher.disconnect();
      load().then(setExhibit, () => undefined);
    };
    const watcher = new IntersectionObserver(come, { rootMargin: NEAR });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [load, place]);
  return exhibit;
};

const NEAR = '100px';

/** The map itself is the picture of a game. */
export const MapPicture = ({ shelved }: { readonly shelved: Shelved }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const exhibit = useExhibit(shelved, canvas);
  const mood = useMood();
  useEffect(() => {
    const element = canvas.current;
    if (element === null || exhibit === undefined || mood === '') return undefined;
    const watcher = new ResizeObserver(() => drawPicture(element, exhibit));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [exhibit, mood]);
  return (
    <canvas
      ref={canvas}
      className="picture"
      role="img"
      aria-label={WORDS.start.picture(shelved.poster.title)}
    />
  );
};

const drawPicture = (element: HTMLCanvasElement, exhibit: Exhibit): void => {
  const context = element.getContext('2d');
  if (context === null) return;
  const size = { width: element.clientWidth || 640, height: element.clientHeight || 420 };
  const ratio = Math.min(2, devicePixelRatio || 1);
  element.width = size.width * ratio;
  element.height = size.height * ratio;
  context.scale(ratio, ratio);
  const bounds = boundsOf(exhibit.map.grid);
  const camera = {
    x: (bounds.minX + bounds.maxX) / 2,
    y: (bounds.minY + bounds.maxY) / 2,
    scale: scaleToFill(bounds, size) * 1.02,
  };
  const chart = { map: exhibit.map, shapes: makeShapes(exhibit.map, NO_DRESS) };
  drawChart(context, chart, camera, size, readPalette(element));
};
