import { boundsOf } from '@narrow-seas/hex';
import { useEffect, useRef } from 'react';
import { scaleToFill } from '../map/camera.ts';
import { readPalette } from '../map/palette.ts';
import { drawSmallChart } from '../map/small-chart.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { GameListing } from '../catalogue/listing.ts';
import { WORDS } from '../words.ts';
import { useDisplay } from './useDisplay.ts';
import { useMood } from './useMood.ts';

/** The map itself is the picture of a game. */
export const MapPicture = ({ listing }: { readonly listing: GameListing }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const display = useDisplay(listing, canvas);
  const mood = useMood();
  useEffect(() => {
    const element = canvas.current;
    if (element === null || display === undefined || mood === '') return undefined;
    const watcher = new ResizeObserver(() => drawPicture(element, display));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [display, mood]);
  return (
    <canvas
      ref={canvas}
      className="picture"
      role="img"
      aria-label={WORDS.start.picture(listing.card.title)}
    />
  );
};

const drawPicture = (element: HTMLCanvasElement, display: GameDisplay): void => {
  const context = element.getContext('2d');
  if (context === null) return;
  const size = { width: element.clientWidth || 640, height: element.clientHeight || 420 };
  const ratio = Math.min(2, devicePixelRatio || 1);
  element.width = size.width * ratio;
  element.height = size.height * ratio;
  context.scale(ratio, ratio);
  const bounds = boundsOf(display.map.grid);
  const camera = {
    x: (bounds.minX + bounds.maxX) / 2,
    y: (bounds.minY + bounds.maxY) / 2,
    scale: scaleToFill(bounds, size) * 1.02,
  };
  drawSmallChart(context, display.map, camera, size, readPalette(element));
};
