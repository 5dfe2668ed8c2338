import { seededRandom } from '@narrow-seas/core';
import { adjacent, type HexId } from '@narrow-seas/hex';
import { describe, expect, test, vi } from 'vitest';
import { BOATS_EACH } from '../measurements/armada.ts';
import { makeSea } from '../measurements/sea.ts';
import { type Fleet, type FleetClient, fleetGame, fleetOpener, sailAtRandom } from './boardgame.ts';

const sea = makeSea();
const open = fleetOpener(fleetGame(sea, BOATS_EACH));
const fleetOf = (client: FleetClient): Fleet => client.getState()!.G;

describe("the peer's game", () => {
  test('has 200 boats, one to a hex', () => {
    const { boats, hexes } = fleetOf(open());
    expect(boats).toHaveLength(200);
    expect(new Set(hexes).size).toBe(200);
  });

  test('makes exactly the moves asked for: one boat to a free hex beside it, twelve to a turn', () => {
    const client = open();
    const random = seededRandom(7);
    for (let move = 0; move < 40; move += 1) {
      const before = fleetOf(client).hexes;
      sailAtRandom(client, sea, random, 1);
      const after = fleetOf(client).hexes;
      const moved = after.flatMap((hex, boat) => (hex === before[boat] ? [] : [boat]));
      expect(moved).toHaveLength(1);
      expect(adjacent(sea, before[moved[0]!] as HexId, after[moved[0]!] as HexId)).toBe(true);
      expect(new Set(after).size).toBe(200);
    }
    expect(client.getState()!.ctx.turn).toBe(1 + Math.floor(40 / 12));
  });

  test.each([
    ['an enemy boat', 150, 2200],
    ['a hex that is not beside it', 0, 1000],
    ['a hex that is taken', 0, 1],
    ['a boat that is not there', 999, 60],
  ])('refuses %s', (_what, boat, to) => {
    const client = open();
    const before = fleetOf(client);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    client.moves['sail']?.(boat, to);
    expect(fleetOf(client)).toBe(before);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
