import { useState, useEffect } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import type { Stage } from '../ui/stage.ts';
import { frameFor, glideTo } from './camera.ts';

/** Where the strip lies: on the side of the map away from the fight. */
export type BattleSpot = 'at-head' | 'at-foot';

/** The part of the map's height that the strip leaves free. */
const FREE = 0.62;

/** Brings the battle into sight and tells where the strip does not hide it. */
export const useBattleSpot = (table: TableStore, stage: Stage): BattleSpot => {
  const battle = useStore(table.film, ({ battle: shown }) => shown);
  const [spot, setSpot] = useState<BattleSpot>('at-foot');
  const place = battle === undefined ? undefined : [battle.hex, ...battle.from].join(' ');
  useEffect(() => {
    if (place === undefined) return undefined;
    const hexes = place.split(' ').map(Number);
    const { map } = table.get().display;
    const { camera, heights } = frameFor(stage, map, hexes, FREE / 2);
    // At the foot of the chart the map cannot be moved up any farther.
    const isLow = Math.max(...heights) > FREE;
    const [target = 0] = heights;
    setSpot(isLow && (Math.min(...heights) > 1 - FREE || target > 0.5) ? 'at-head' : 'at-foot');
    return glideTo(stage, camera);
  }, [table, stage, place]);
  return spot;
};
