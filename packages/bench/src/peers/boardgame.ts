import { createRequire } from 'node:module';
import type { Random } from '@narrow-seas/core';
import type { Grid } from '@narrow-seas/hex';
import type { Game } from 'boardgame.io' with { 'resolution-mode': 'require' };
import type * as ClientDoor from 'boardgame.io/client' with { 'resolution-mode': 'require' };

interface Boat {
  readonly side: string;
  left: number;
  fired: boolean;
}

/** Where the boats are lies apart from the boats: searching a list of objects through proxies would halve the speed. */
export interface Fleet {
  readonly boats: Boat[];
  readonly hexes: number[];
}

export type FleetClient = ReturnType<typeof ClientDoor.Client<Fleet>>;

/** As many moves as a side of Skerry makes in a row, on average, when it plays at random. */
const MOVES_A_TURN = 12;
const STEPS = 3;

/**
 * The same work for the peer: boats that move to a free hex beside them, every move checked. North's start along the
 * northern edge, south's along the southern.
 */
export const fleetGame = (grid: Grid, boatsEach: number): Game<Fleet> => ({
  name: 'fleet',
  setup: () => ({
    boats: ['0', '1'].flatMap(side =>
      Array.from({ length: boatsEach }, () => ({ side, left: STEPS, fired: false })),
    ),
    hexes: Array.from({ length: 2 * boatsEach }, (_, boat) =>
      boat < boatsEach ? boat : grid.size - 1 - (boat - boatsEach),
    ),
  }),
  turn: { minMoves: 1, maxMoves: MOVES_A_TURN },
  moves: {
    sail: ({ G, playerID }, id: number, to: number) => {
      const boat = G.boats[id];
      const from = G.hexes[id];
      if (boat === undefined || from === undefined || boat.side !== playerID) return 'INVALID_MOVE';
      if (!isBeside(grid, from, to) || G.hexes.includes(to)) return 'INVALID_MOVE';
      G.hexes[id] = to;
      boat.left = boat.left > 0 ? boat.left - 1 : STEPS;
      return undefined;
    },
  },
});

const isBeside = ({ neighbours }: Grid, from: number, to: number): boolean => {
  for (let place = from * 6; place < from * 6 + 6; place += 1) if (neighbours[place] === to) return true;
  return false;
};

/**
 * Opens matches of the game. The peer reads NODE_ENV when it is loaded and again in every move; outside production
 * it checks the whole state after each, which would not be a fair race.
 */
export const fleetOpener = (game: Game<Fleet>): (() => FleetClient) => {
  process.env['NODE_ENV'] = 'production';
  // It has no door for import, only for require.
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof ClientDoor;
  return () => Client<Fleet>({ game, numPlayers: 2, debug: false });
};

/** Makes `moves` random legal moves. Draws until one is legal: no list of all moves is ever made. */
export const sailAtRandom = (client: FleetClient, grid: Grid, random: Random, moves: number): void => {
  for (let made = 0; made < moves; made += 1) {
    const state = client.getState();
    if (state === null) throw new Error('The client has no state');
    const [boat, to] = drawMove(state.G, state.ctx.currentPlayer, grid, random);
    client.moves['sail']?.(boat, to);
  }
};

const drawMove = (
  { boats, hexes }: Fleet,
  side: string,
  grid: Grid,
  random: Random,
): readonly [boat: number, to: number] => {
  for (;;) {
    const boat = random.below(boats.length);
    if (boats[boat]?.side !== side) continue;
    const to = grid.neighbours[(hexes[boat] ?? 0) * 6 + random.below(6)] ?? -1;
    if (to !== -1 && !hexes.includes(to)) return [boat, to];
  }
};
