import { useEffect, useRef } from 'react';
import type { Camera } from '../map/camera.ts';
import type { Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { NARROW, type Stage } from '../ui/stage.ts';
import { battleIn, hexesIn, withTales } from './beat.ts';
import { frameFor, glideTo } from './camera.ts';
import { isRunning } from './film.ts';
import { runFilm } from './player.ts';
import { openSounds } from './sounds.ts';

/** Plays the film, moves the map to where it happens, and lets it sound. */
export const useFilm = (table: TableStore, stage: Stage, settings: Store<Settings>): void => {
  useEffect(() => runFilm(table, settings), [table, settings]);
  useEffect(() => openSounds(table.film, settings), [table, settings]);
  useBeatCamera(table, stage);
  useMoment(table);
  useTurnList(table);
};

/** The map goes where it happens, no nearer than the player had it, and comes back when the film is over. */
const useBeatCamera = (table: TableStore, stage: Stage): void => {
  const isOn = useStore(table.film, isRunning);
  const beat = useStore(table.film, film => (isRunning(film) ? film.beats[film.at] : undefined));
  const before = useRef<Camera>(undefined);
  useEffect(() => {
    if (isOn) before.current = stage.seen.get().camera;
    const { current } = before;
    return isOn || current === undefined ? undefined : glideTo(stage, current);
  }, [stage, isOn]);
  useEffect(() => {
    const hexes = beat === undefined || battleIn(beat) !== undefined ? [] : hexesIn(beat);
    if (hexes.length === 0) return undefined;
    return glideTo(stage, frameFor(stage, table.get().display.map, hexes, 0.5, before.current?.scale).camera);
  }, [table, stage, beat]);
};

/** In a replay the moment is drawn like in the film. */
const useMoment = (table: TableStore): void => {
  const at = useStore(table, ({ replay }) => (replay?.film === true ? undefined : replay?.at));
  useEffect(() => {
    const { film, client } = table;
    if (at === undefined || at === 0) {
      if (film.get().moment !== undefined) film.set({ moment: undefined });
      return undefined;
    }
    const asked = { isStill: true };
    client('story', { from: at - 1, to: at }).then(
      tales => asked.isStill && film.set({ moment: withTales([], tales)[0] }),
      table.fail,
    );
    return () => void (asked.isStill = false);
  }, [table, at]);
};

/**
 * Where there is room beside the map, the list of moves is open while they are shown. A film with nothing worth a summary
 * gives the panel back: a game that opens with the enemy's sealed orders would otherwise hide the orders card.
 */
const useTurnList = (table: TableStore): void => {
  const isOn = useStore(table.film, isRunning);
  useEffect(() => {
    if (!isOn || innerWidth < NARROW) return undefined;
    const { tab } = table.get();
    table.set({ tab: 'log' });
    return () => {
      if (table.get().tab === 'log' && !table.film.get().hasSummary) table.set({ tab });
    };
  }, [table, isOn]);
};
