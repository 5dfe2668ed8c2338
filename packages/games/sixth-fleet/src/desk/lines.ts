import type { Overlay } from '@narrow-seas/core';
import {
  flood,
  type HexId,
  type HexSet,
  hasHex,
  hexesIn,
  MAX_BUDGET,
  makeField,
  pathTo,
  type Terrain,
} from '@narrow-seas/hex';
import { AIRBASES, GRID, ISRAEL_COAST, LAND_HEXSIDES, NORTH_EDGE, WEST_EDGE } from '../model/chart.ts';
import { lineTerrain, openToLine, openToSeaLine } from '../rules/reinforcement/communication.ts';
import { WORDS } from '../face/words.ts';
import { airbaseAt } from '../rules/terrain/fortress.ts';
import { ROSTER } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';

/** [12.2] [13.12] The lines of the reinforcements of these sides and, NATO's, of Israel: the way where there is one. */
export const linesOverlay = (state: State): Overlay => {
  const comes = state.scenario.extension !== undefined;
  const sources = [
    ...(comes ? SIDES.flatMap(side => reinforcementLines(state, side)) : []),
    israelLine(state),
  ];
  return {
    hexes: sources.map(({ hex, path }) =>
      path === undefined
        ? { hex, tone: 'bad', label: WORDS.overlay.cut }
        : { hex, tone: 'good', label: WORDS.overlay.open },
    ),
    lines: sources.flatMap(({ path }) =>
      path === undefined ? [] : [{ hexes: path, tone: 'good' } as const],
    ),
    caption: comes ? WORDS.overlay.lines : WORDS.overlay.lineOfIsrael,
  };
};

interface Source {
  readonly hex: HexId;
  readonly path: readonly HexId[] | undefined;
}

/** [12.21] [12.23] From each base at which land-based aircraft could arrive. */
const reinforcementLines = (state: State, side: Side): readonly Source[] => {
  const nations = new Set(
    ROSTER.filter(
      spec => spec.side === side && spec.arrives === 'turn-11' && spec.domain === 'air' && !spec.carrierBased,
    ).map(({ nation }) => nation),
  );
  const terrain = lineTerrain(openToLine(state, side), undefined);
  const edge = side === 'nato' ? WEST_EDGE : NORTH_EDGE;
  return AIRBASES.filter(({ nation, optional }) => nations.has(nation) && !optional)
    .filter(({ hex }) => airbaseAt(state, hex) !== undefined)
    .map(({ hex }) => ({ hex, path: wayOff(terrain, hex, edge) }));
};

/** [13.12] By the shortest way from any of its coasts. */
const israelLine = (state: State): Source => {
  const terrain = lineTerrain(openToSeaLine(state), LAND_HEXSIDES);
  const coast = hexesIn(ISRAEL_COAST);
  const ways = coast.flatMap(hex => {
    const path = wayOff(terrain, hex, WEST_EDGE);
    return path === undefined ? [] : [{ hex, path }];
  });
  const [best] = ways.toSorted((a, b) => a.path.length - b.path.length);
  return best ?? { hex: coast[0] as HexId, path: undefined };
};

/** A way from the hex to that edge of the map, both of them open. */
const wayOff = (terrain: Terrain, from: HexId, edge: HexSet): readonly HexId[] | undefined => {
  if (terrain.enter[from] === 0) return undefined;
  const field = flood(GRID, terrain, from, MAX_BUDGET, makeField(GRID));
  for (let place = 0; place < field.count; place += 1) {
    const hex = field.reached[place] as HexId;
    if (hasHex(edge, hex)) return pathTo(field, hex);
  }
  return undefined;
};
