import { type Bounds, boundsOf, centreOf, type HexId } from '@narrow-seas/hex';
import type { Piece } from '@narrow-seas/core';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { scaleToFit, seen } from '../map/camera.ts';
import { type Chart, drawChart } from '../map/chart.ts';
import { readPalette } from '../map/palette.ts';
import { makeShapes } from '../map/shapes.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';
import { useMood } from './useMood.ts';

const WIDTH = 168;
const NO_DRESS = { hatched: [], crossed: [], outlined: [] };

const heightOf = ({ minX, minY, maxX, maxY }: Bounds): number =>
  Math.round((WIDTH * (maxY - minY)) / (maxX - minX));

/** The whole map small, and each piece a dot. */
const drawSmall = (
  canvas: HTMLCanvasElement,
  chart: Chart,
  bounds: Bounds,
  pieces: readonly Piece[],
): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const size = { width: WIDTH, height: heightOf(bounds) };
  const scale = scaleToFit(bounds, size);
  const camera = { x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2, scale };
  const palette = readPalette(canvas);
  drawChart(context, chart, camera, size, palette);
  for (const { hex, side, counter } of pieces) {
    if (hex === undefined) continue;
    const [x, y] = centreOf(chart.map.grid, hex as HexId);
    context.fillStyle = palette.nation(counter.nation, side);
    context.fillRect((x - bounds.minX) * scale - 1.5, (y - bounds.minY) * scale - 1.5, 3.5, 3.5);
  }
};

/** A frame around what is seen; pressing the small map goes there. */
export const MiniMap = ({ table, stage }: PanelProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { exhibit } = table.get();
  const bounds = useMemo(() => boundsOf(exhibit.map.grid), [exhibit]);
  const chart = useMemo(() => ({ map: exhibit.map, shapes: makeShapes(exhibit.map, NO_DRESS) }), [exhibit]);
  const pieces = useStore(table, state => state.table.pieces);
  const mood = useMood();
  useEffect(() => {
    if (canvas.current !== null && mood !== '') drawSmall(canvas.current, chart, bounds, pieces);
  }, [bounds, chart, pieces, mood]);
  const jump = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = width / (bounds.maxX - bounds.minX);
    stage.view?.lookAt([
      (event.clientX - left) / scale + bounds.minX,
      (event.clientY - top) / scale + bounds.minY,
    ]);
  };
  return (
    <div className="minimap" aria-hidden="true" title={WORDS.map.minimap} onPointerDown={jump}>
      <canvas ref={canvas} width={WIDTH} height={heightOf(bounds)} />
      <Frame stage={stage} bounds={bounds} />
    </div>
  );
};

const Frame = ({ stage, bounds }: Pick<PanelProps, 'stage'> & { readonly bounds: Bounds }) => {
  const { camera, size } = useStore(stage.seen, state => state);
  const { minX, minY, maxX, maxY } = seen(camera, size, 0);
  const share = (length: number, whole: number): string =>
    `${Math.max(0, Math.min(100, (length / whole) * 100))}%`;
  const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  return (
    <span
      style={{
        left: share(minX - bounds.minX, width),
        right: share(bounds.maxX - maxX, width),
        top: share(minY - bounds.minY, height),
        bottom: share(bounds.maxY - maxY, height),
      }}
    />
  );
};
