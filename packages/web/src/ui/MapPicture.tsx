import { boundsOf } from '@narrow-seas/hex';
import { useEffect, useRef } from 'react';
import { scaleToFill } from '../map/camera.ts';
import { drawChart } from '../map/chart.ts';
import { readPalette } from '../map/palette.ts';
import { makeShapes } from '../map/shapes.ts';
import type { Exhibit } from '../shelf.ts';
import { WORDS } from '../words.ts';
import { useMood } from './useMood.ts';

const NO_DRESS = { hatched: [], crossed: [], outlined: [] };

/** The map itself is the picture of a game. */
export const MapPicture = ({ exhibit }: { readonly exhibit: Exhibit }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mood = useMood();
  useEffect(() => {
    const element = canvas.current;
    if (element === null || mood === '') return undefined;
    const watcher = new ResizeObserver(() => drawPicture(element, exhibit));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [exhibit, mood]);
  return (
    <canvas ref={canvas} className="picture" role="img" aria-label={WORDS.start.picture(exhibit.title)} />
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
