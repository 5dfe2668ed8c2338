import { useEffect, useRef } from 'react';
import type { Camera } from '../map/camera.ts';
import { chosenIn } from '../store/proposals.ts';
import { hexesIn } from '../store/speech.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { Stage } from './stage.ts';

/** Moves the map as far as it must to show where an entry of the log happened. */
const revealEntry = (table: TableStore, stage: Stage, number: number): void => {
  const state = table.get();
  const entry = state.log[number - 1];
  if (entry === undefined) return;
  const hex = hexesIn(state.display, viewShown(state), entry, state.board.pieces).at(-1);
  if (hex !== undefined) stage.view?.reveal(hex);
};

/**
 * Each moment is looked at from where the player left the map, not from where the moment before has moved it: so a moment
 * looks the same each time, and the map is where it was when the replay is closed.
 */
const useReplayCamera = (table: TableStore, stage: Stage, at: number | undefined): void => {
  const looks = useRef<{ readonly left: Camera; readonly moved: Camera }>(undefined);
  useEffect(() => {
    const { camera } = stage.seen.get();
    const { current } = looks;
    const left = current !== undefined && isSame(camera, current.moved) ? current.left : camera;
    if (at === undefined && current === undefined) return;
    stage.view?.lookAt([left.x, left.y]);
    if (at !== undefined) revealEntry(table, stage, at);
    if (!isSame(camera, stage.seen.get().camera)) stage.view?.remake();
    looks.current = at === undefined ? undefined : { left, moved: stage.seen.get().camera };
  }, [table, stage, at]);
};

/** An order to many that is looked at: who agrees to it must see where each of them goes. */
const useWaysInSight = (table: TableStore, stage: Stage): void => {
  // Who points at a hex has the map under the pointer: it stays.
  const ways = useStore(table, state => (state.pointed === undefined ? chosenIn(state)?.ways : undefined));
  useEffect(() => {
    if (ways !== undefined) stage.view?.frame(ways.flat());
  }, [stage, ways]);
};

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

/** Keeps the moment replayed, every attack and the hex that one is asked about in sight, and tells in the title of the window who is asked. */
export const useFollow = (table: TableStore, stage: Stage): void => {
  // The film moves the map itself.
  const at = useStore(table, ({ replay }) => (replay?.film === true ? undefined : replay?.at));
  const dieRoll = useStore(table, state => (state.replay?.film === true ? undefined : state.dieRoll?.number));
  const asked = useStore(table, state => state.snapshot.survey.focus?.hex);
  const title = useStore(table, state =>
    WORDS.title(state.snapshot.survey.title, isMyTurn(state) && state.snapshot.outcome === undefined),
  );
  useReplayCamera(table, stage, at);
  useWaysInSight(table, stage);
  useEffect(() => {
    // The entry before the die is the attack it was rolled for. A battle that is shown has brought the map to itself.
    if (dieRoll !== undefined && table.film.get().battle === undefined)
      revealEntry(table, stage, dieRoll - 1);
  }, [table, stage, dieRoll]);
  useEffect(() => {
    if (asked !== undefined) stage.view?.reveal(asked);
  }, [stage, asked]);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = WORDS.name;
    };
  }, [title]);
};
