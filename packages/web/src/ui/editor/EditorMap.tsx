import type { HexId } from '@narrow-seas/hex';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isWayKey, wayFrom } from '../../gesture/compass.ts';
import { makeMapView, type MapView } from '../../map/view.ts';
import { type EditorState, type EditorStore, unitNamed, unitsAt } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { WORDS } from '../../words.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { FindButton } from '../FindButton.tsx';
import { EditorFind } from './EditorFind.tsx';
import { sceneOf } from './scene.ts';

interface Props {
  readonly editor: EditorStore;
}

/** What lies there, in the words of the game. */
const sayHex = ({ display, shown }: EditorState, hex: number): string => {
  const [view] = Object.values(shown.views);
  return view === undefined ? '' : display.sayHex(view, hex);
};

/** Dragging a stack carries its topmost unit; a finger only from a hex that was chosen before, for it also moves the map. */
const carries = (editor: EditorStore, hex: number, touch: boolean): boolean => {
  const state = editor.get();
  const units = unitsAt(state, hex);
  const held = units.find(({ id }) => id === state.hand);
  const [top] = units;
  if (top === undefined || (touch && state.hex !== hex && held === undefined)) return false;
  editor.pick((held ?? top).id);
  return true;
};

const drop = (editor: EditorStore, hex: number | undefined): void => {
  const { hand } = editor.get();
  if (hex === undefined || hand === undefined || unitNamed(editor.get(), hand)?.hex === hex)
    return editor.pick(undefined);
  editor.press(hex);
};

const openView = (canvas: HTMLCanvasElement, editor: EditorStore, hover: (hex?: number) => void): MapView => {
  const { map, mapStyle, loadChart } = editor.get().boardMap;
  return makeMapView(canvas, map, mapStyle, loadChart, {
    click: hex => {
      editor.set({ cursor: undefined });
      if (hex !== undefined) editor.press(hex);
    },
    hover,
    carries: (hex, touch) => carries(editor, hex, touch),
    carryOver: hover,
    drop: hex => drop(editor, hex),
    moved: camera => void (canvas.dataset['camera'] = `${camera.x} ${camera.y} ${camera.scale}`),
  });
};

const moveTo = (editor: EditorStore, view: MapView | undefined, hex: number): void => {
  editor.set({ cursor: hex, spoken: sayHex(editor.get(), hex) });
  view?.reveal(hex);
};

/** Where the cursor is, or would start. */
const cursorOf = ({ cursor, hex, boardMap }: EditorState): number =>
  cursor ?? hex ?? Math.floor(boardMap.map.grid.size / 2);

const moveCursor = (editor: EditorStore, view: MapView | undefined, key: string): void => {
  const { cursor, boardMap } = editor.get();
  const from = cursorOf(editor.get());
  const to = cursor === undefined ? from : wayFrom(boardMap.map.grid, key, from as HexId);
  if (to !== undefined) moveTo(editor, view, to);
};

/** Takes off what is in the hand, or what lies on top where the cursor is. */
const takeOff = (editor: EditorStore): void => {
  const { hand, shown } = editor.get();
  const unit = hand ?? unitsAt(editor.get(), cursorOf(editor.get()))[0]?.id;
  if (unit !== undefined) void editor.give({ do: 'aside', unit, place: shown.sheet.places[0].id });
};

const KEYS: { readonly [key: string]: (editor: EditorStore, view: MapView | undefined) => void } = {
  enter: editor => editor.press(cursorOf(editor.get())),
  delete: takeOff,
  backspace: takeOff,
  '+': (_editor, view) => view?.zoomBy(1.4),
  '=': (_editor, view) => view?.zoomBy(1.4),
  '-': (_editor, view) => view?.zoomBy(1 / 1.4),
  '0': (_editor, view) => view?.fit(),
};

const FIND_KEY = '/';

/** Arrows move the cursor; everything else is left to the page. */
const keyOnMap = (event: KeyboardEvent, editor: EditorStore, view: MapView | undefined): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (isWayKey(key)) moveCursor(editor, view, key);
  else if (KEYS[key] === undefined) return;
  else KEYS[key](editor, view);
  event.preventDefault();
};

/** A map of another scenario is another canvas. */
const useView = (
  editor: EditorStore,
  canvas: RefObject<HTMLCanvasElement | null>,
  hover: (hex?: number) => void,
) => {
  const view = useRef<MapView>(undefined);
  const boardMap = useStore(editor, state => state.boardMap);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const opened = openView(canvas.current, editor, hover);
    view.current = opened;
    const show = (): void => opened.show(sceneOf(editor.get()));
    show();
    // All of it is looked at first: a map that looks for its units would jump when they change.
    opened.fit();
    const stop = editor.subscribe(show);
    const watcher = new MutationObserver(opened.repaint);
    watcher.observe(document.documentElement, { attributeFilter: ['data-mood'] });
    return () => {
      stop();
      watcher.disconnect();
      opened.end();
      view.current = undefined;
    };
  }, [editor, canvas, boardMap, hover]);
  return view;
};

/** The real map, to put units on. */
export const EditorMap = ({ editor }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [over, setOver] = useState<number>();
  const [isFinding, setFinding] = useState(false);
  const view = useView(editor, canvas, setOver);
  const line = useStore(editor, state => {
    const hex = over ?? state.cursor ?? state.hex;
    return hex === undefined ? SAID.nothing : sayHex(state, hex);
  });
  return (
    <>
      {/* biome-ignore lint/a11y: the canvas is the map; every hex speaks through the live region */}
      <canvas
        ref={canvas}
        className="map"
        tabIndex={0}
        role="application"
        aria-label={SAID.map}
        onKeyDown={event => {
          if (event.key === FIND_KEY) setFinding(true);
          else return keyOnMap(event, editor, view.current);
          event.preventDefault();
        }}
      />
      <p className="editor-line">{line}</p>
      {isFinding && (
        <EditorFind
          editor={editor}
          look={hex => view.current?.centreOn([hex])}
          close={() => setFinding(false)}
        />
      )}
      <EditorTools view={view} find={() => setFinding(!isFinding)} />
    </>
  );
};

interface ToolsProps {
  readonly view: RefObject<MapView | undefined>;
  /** Opens and closes the field that finds a place. */
  readonly find: () => void;
}

const EditorTools = ({ view, find }: ToolsProps) => (
  <div className="map-tools">
    <FindButton press={find} />
    <button type="button" aria-label={WORDS.map.zoomIn} onClick={() => view.current?.zoomBy(1.4)}>
      +
    </button>
    <button type="button" aria-label={WORDS.map.zoomOut} onClick={() => view.current?.zoomBy(1 / 1.4)}>
      −
    </button>
    <button type="button" aria-label={WORDS.map.fit} onClick={() => view.current?.fit()}>
      ⤢
    </button>
  </div>
);
