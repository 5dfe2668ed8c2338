import { boundsOf, type HexMap, hexByName, centreOf } from '@narrow-seas/hex';
import type { Theatre } from '@narrow-seas/core';
import { useEffect, useRef } from 'react';
import type { GameDisplay } from '../catalogue/game-display.ts';
import { type Camera, scaleToFill, type Size } from '../map/camera.ts';
import { readPalette } from '../map/palette.ts';
import { drawSmallChart } from '../map/small-chart.ts';
import { useMood } from './useMood.ts';

interface Props {
  /** Undefined until the game has come; the strip keeps its place. */
  readonly display: GameDisplay | undefined;
  readonly scenario: string;
}

/** A strip of chart over a scenario: where it is fought. The words beside it say the same. */
export const TheatrePicture = ({ display, scenario }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mood = useMood();
  useEffect(() => {
    const element = canvas.current;
    if (element === null || display === undefined || mood === '') return undefined;
    const watcher = new ResizeObserver(() => draw(element, display, scenario));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [display, mood, scenario]);
  return <canvas ref={canvas} className="theatre" aria-hidden="true" />;
};

const draw = (element: HTMLCanvasElement, display: GameDisplay, scenario: string): void => {
  const context = element.getContext('2d');
  const size = { width: element.clientWidth, height: element.clientHeight };
  if (context === null || size.width === 0) return;
  const ratio = Math.min(2, devicePixelRatio || 1);
  element.width = size.width * ratio;
  element.height = size.height * ratio;
  context.scale(ratio, ratio);
  const { map, theatre } = display.theatreOf(scenario);
  drawSmallChart(context, map, cameraOn(map, theatre, size), size, readPalette(element));
};

/** The waters asked for, and nothing beyond the map: a strip that is too high or too wide for them shows more of it. */
const cameraOn = (map: HexMap, theatre: Theatre | undefined, size: Size): Camera => {
  const { grid } = map;
  const bounds = boundsOf(grid);
  const hex = theatre && hexByName(map, theatre.middle);
  const [x, y] =
    hex === undefined
      ? [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2]
      : centreOf(grid, hex);
  const asked = theatre === undefined ? 0 : Math.max(size.width, size.height) / theatre.wide;
  const scale = Math.max(asked, scaleToFill(bounds, size) * 1.02);
  const [halfWidth, halfHeight] = [size.width / scale / 2, size.height / scale / 2];
  return {
    scale,
    x: Math.min(bounds.maxX - halfWidth, Math.max(bounds.minX + halfWidth, x)),
    y: Math.min(bounds.maxY - halfHeight, Math.max(bounds.minY + halfHeight, y)),
  };
};
