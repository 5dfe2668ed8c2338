import { type Bounds, boundsOf } from '@narrow-seas/hex';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { seen } from '../map/camera.ts';
import { drawSmallBoard } from '../map/small-board.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';
import { useMood } from './useMood.ts';

const WIDTH = 168;

const heightOf = ({ minX, minY, maxX, maxY }: Bounds): number =>
  Math.round((WIDTH * (maxY - minY)) / (maxX - minX));

/** A frame around what is seen; pressing the small map goes there. */
export const MiniMap = ({ table, stage }: PanelProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { display } = table.get();
  const bounds = useMemo(() => boundsOf(display.map.grid), [display]);
  const pieces = useStore(table, state => state.board.pieces);
  const mood = useMood();
  useEffect(() => {
    if (canvas.current !== null && mood !== '')
      drawSmallBoard(canvas.current, display.map, { width: WIDTH, height: heightOf(bounds) }, pieces);
  }, [bounds, display, pieces, mood]);
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
