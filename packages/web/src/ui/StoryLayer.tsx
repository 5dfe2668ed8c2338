import { useEffect, useRef } from 'react';
import { drawStory } from '../film/drawing.ts';
import { isCalm } from '../film/pace.ts';
import { storyDrawingOf } from '../film/story-drawing-of.ts';
import { readPalette } from '../map/palette.ts';
import type { TableStore } from '../store/table.ts';
import type { Stage } from './stage.ts';

/** How long an arrow takes to its end, in milliseconds. */
const ARROW_MS = 700;

/** What is on the screen: as soon as it is another, its arrow begins. */
const beatKey = ({ film, get }: TableStore): string => {
  const { mode, at, battle, mark, moment } = film.get();
  return [mode === 'off', at, (battle ?? mark)?.caption, moment?.first, get().replay?.at].join(' ');
};

/** Draws the story over the map, and goes on drawing while an arrow grows. */
const openLayer = (canvas: HTMLCanvasElement, table: TableStore, stage: Stage): (() => void) => {
  const context = canvas.getContext('2d');
  const state = { frame: 0, key: '', begun: 0 };
  const draw = (now: number): void => {
    state.frame = 0;
    if (context === null) return;
    const key = beatKey(table);
    if (key !== state.key) [state.key, state.begun] = [key, now];
    const share = isCalm() ? 1 : Math.min(1, (now - state.begun) / ARROW_MS);
    paint(canvas, context, table, stage, share);
    if (share < 1) ask();
  };
  const ask = (): void => {
    if (state.frame === 0) state.frame = requestAnimationFrame(draw);
  };
  const stops = [table.film.subscribe(ask), table.subscribe(ask), stage.seen.subscribe(ask)];
  ask();
  return () => {
    cancelAnimationFrame(state.frame);
    for (const stop of stops) stop();
  };
};

const paint = (
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  table: TableStore,
  stage: Stage,
  share: number,
): void => {
  const { camera, size } = stage.seen.get();
  const ratio = Math.min(2, devicePixelRatio || 1);
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  const { display, replay } = table.get();
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  drawStory(
    {
      context,
      map: display.map,
      camera,
      size,
      palette: readPalette(canvas),
      inkOf: side => (display.sides[side ?? '']?.tint === 'blue' ? 'blue-ink' : 'red-ink'),
      share,
    },
    storyDrawingOf(table.film.get(), replay !== undefined && replay.film !== true),
  );
};

/** Arrows, battles and pins over the map; the mouse goes through it, and its words stand in the bar and the panel. */
export const StoryLayer = ({ table, stage }: { readonly table: TableStore; readonly stage: Stage }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () => (canvas.current === null ? undefined : openLayer(canvas.current, table, stage)),
    [table, stage],
  );
  return <canvas ref={canvas} className="story" aria-hidden="true" />;
};
