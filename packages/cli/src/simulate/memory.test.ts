import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { advise, after, choose, type Level, playerOf, type Question } from '@narrow-seas/ai';
import {
  drawOutcome,
  type GameTypes,
  idOf,
  mustBe,
  type ScenarioOpening,
  seededRandom,
} from '@narrow-seas/core';
import { SHELF } from '../testing/shelf.ts';
import { expect, test } from 'vitest';
import { type ArenaKit, arenaOf } from './arena.ts';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

const heldMegabytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const WARM = 8;
const PHASES = process.env['THOROUGH'] === '1' ? 50 : 20;
const MEGABYTES = 2;

/** How much more is held after this many phases than when the caches were warm; advice is asked for now and then. */
const growthOf = <T extends GameTypes, Q extends Question>(
  { game, mind, counsel }: ArenaKit<T, Q>,
  opening: ScenarioOpening,
  level: Level,
): number => {
  const player = playerOf(level, game, mind, 1);
  const dice = seededRandom(3);
  const phases = new Set<string>();
  let games = 1;
  let state = mustBe(game.setup(opening));
  let warm = 0;
  while (phases.size < WARM + PHASES) {
    // The seat stays, the next game begins.
    if (game.outcome(state) !== undefined) {
      games += 1;
      state = mustBe(game.setup(opening));
    }
    const actor = game.actor(state);
    const [side] = actor === 'chance' ? [] : actor;
    if (side === undefined) {
      state = after(game, state, 'chance', drawOutcome(game.outcomes(state), dice))!;
      continue;
    }
    const view = game.view(state, side);
    const phase = `${games} ${mind.stage(state)}`;
    const isNew = !phases.has(phase);
    phases.add(phase);
    if (isNew && phases.size % 12 === 0) {
      const thoughts = [...advise({ game, mind, counsel: counsel!, side, level, seed: 1 }, view)];
      expect(Math.max(...thoughts.map(({ plans }) => plans.length))).toBeLessThanOrEqual(3);
    }
    if (isNew && phases.size === WARM) warm = heldMegabytes();
    state = after(game, state, side, choose(player, view, side)!)!;
  }
  return heldMegabytes() - warm;
};

test.each([
  ['sixth-fleet', { scenario: 'campaign', options: {} }, 'cadet'],
  ['skerry', { scenario: 'sortie', options: { turns: 12 } }, 'captain'],
] as const)(`%s: what is kept in mind does not grow over ${PHASES} phases`, (id, opening, level) => {
  const entry = SHELF.find(found => idOf(found) === id)!;
  expect(arenaOf(entry)(kit => growthOf(kit, opening, level))).toBeLessThan(MEGABYTES);
});
