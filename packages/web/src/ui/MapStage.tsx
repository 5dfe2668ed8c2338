import { type ReactNode, useEffect, useRef } from 'react';
import { keyOnMap } from '../gesture/keys.ts';
import { sceneOf } from '../gesture/scene-of.ts';
import { piecesAt } from '../map/stacks.ts';
import { makeMapView, type MapView } from '../map/view.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { AreaLabels } from './AreaLabels.tsx';
import { FindButton } from './FindButton.tsx';
import { FindPlace } from './FindPlace.tsx';
import { HoverLine } from './HoverLine.tsx';
import { MiniMap } from './MiniMap.tsx';
import { LayerChips } from './LayerChips.tsx';
import { StoryLayer } from './StoryLayer.tsx';
import type { Stage } from './stage.ts';

/** The pieces in a hex that can act, topmost first. */
const ableAt = (table: TableStore, hex: number): readonly number[] => {
  const state = table.get();
  if (!isMyTurn(state)) return [];
  const { ready } = state.snapshot.survey;
  return piecesAt(state.board.pieces, hex).flatMap(({ id }) => (ready.includes(id) ? id : []));
};

const canCarry = (table: TableStore, hex: number, touch: boolean): boolean => {
  const { selected, picked } = table.get();
  const able = ableAt(table, hex);
  if (touch) return selected === hex && picked.length > 0 && able.length > 0;
  if (able.length === 0) return false;
  if (!able.some(id => picked.includes(id))) table.pick(hex, able.slice(0, 1));
  return true;
};

/** Who points at a stack may pick it next. */
const hover = (table: TableStore, hex: number | undefined): void => {
  if (hex === table.get().hover) return;
  table.set({ hover: hex });
  if (hex !== undefined) table.prefetch(ableAt(table, hex).slice(0, 1));
};

const openView = (canvas: HTMLCanvasElement, table: TableStore, stage: Stage): MapView => {
  const { display } = table.get();
  const isDoubled = doublesHeard();
  return makeMapView(canvas, display.map, display.mapStyle, display.loadChart, {
    click: (hex, piece, time) => {
      table.set({ cursor: undefined });
      if (isDoubled(hex, time, table.get().handed)) return;
      if (piece !== undefined) pressPiece(table, piece.id);
      else if (hex !== undefined) table.press(hex);
    },
    hover: hex => hover(table, hex),
    carries: (hex, touch) => canCarry(table, hex, touch),
    carryOver: hex => hex !== table.get().hover && table.set({ hover: hex }),
    drop: hex => table.drop(hex),
    moved: (camera, size) => {
      stage.seen.set({ camera, size });
      // Tells bug reports and tests where on the screen a hex lies.
      canvas.dataset['camera'] = `${camera.x} ${camera.y} ${camera.scale}`;
    },
  });
};

/** Presses on one spot within this time are one double press. */
const DOUBLE_MS = 300;

/** Whether this press is the second half of a double press: it is not meant for the unit that has come into the hand since. */
const doublesHeard = (): ((hex: number | undefined, time: number, handed: boolean) => boolean) => {
  let last: { readonly hex: number | undefined; readonly time: number } = { hex: undefined, time: 0 };
  return (hex, time, handed) => {
    const before = last;
    last = { hex, time };
    return handed && hex === before.hex && time - before.time < DOUBLE_MS;
  };
};

/** On a fanned counter: an own one is picked or put back, an enemy one is a target. */
const pressPiece = (table: TableStore, id: number): void => {
  const { snapshot, pointed } = table.get();
  if (snapshot.survey.ready.includes(id)) table.toggle(id);
  else if (pointed !== undefined) table.toggleTarget(id);
};

/** Keeps the canvas showing the scene of the store. */
const useMapView = (table: TableStore, stage: Stage) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const view = openView(canvas.current, table, stage);
    stage.view = view;
    table.sight.isSeen = view.isSeen;
    const show = (): void => view.show(sceneOf(table.get()));
    show();
    const stop = table.subscribe(show);
    const watcher = new MutationObserver(view.repaint);
    watcher.observe(document.documentElement, { attributeFilter: ['data-mood'] });
    return () => {
      stop();
      watcher.disconnect();
      view.end();
      stage.view = undefined;
    };
  }, [table, stage]);
  return canvas;
};

interface StageProps {
  readonly table: TableStore;
  readonly stage: Stage;
  /** What else lies over the map. */
  readonly children?: ReactNode;
}

export const MapStage = ({ table, stage, children }: StageProps) => {
  const canvas = useMapView(table, stage);
  return (
    <div className="stage">
      {/* biome-ignore lint/a11y: the canvas is the map; every hex speaks through the live region */}
      <canvas
        ref={canvas}
        className="map"
        tabIndex={0}
        role="application"
        aria-label={WORDS.map.label}
        onKeyDown={event => keyOnMap(event.nativeEvent, table, stage)}
      />
      <StoryLayer table={table} stage={stage} />
      {children}
      <AreaLabels table={table} stage={stage} />
      <LayerChips table={table} />
      <FindPlace table={table} stage={stage} />
      <HoverLine table={table} />
      <MapTools table={table} stage={stage} />
      <MiniMap table={table} stage={stage} />
    </div>
  );
};

const MapTools = ({ table, stage }: { readonly table: TableStore; readonly stage: Stage }) => (
  <div className="map-tools">
    <FindButton press={() => table.set({ finding: !table.get().finding })} />
    <button
      type="button"
      aria-label={WORDS.map.zoomIn}
      title={WORDS.map.zoomIn}
      onClick={() => stage.view?.zoomBy(1.4)}
    >
      +
    </button>
    <button
      type="button"
      aria-label={WORDS.map.zoomOut}
      title={WORDS.map.zoomOut}
      onClick={() => stage.view?.zoomBy(1 / 1.4)}
    >
      −
    </button>
    <button type="button" aria-label={WORDS.map.fit} title={WORDS.map.fit} onClick={() => stage.view?.fit()}>
      ⤢
    </button>
  </div>
);
