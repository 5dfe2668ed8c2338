import { mustBe, seededRandom, wander } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { type Chart, CHARTS } from '../model/chart.ts';
import { europaNaval } from '../game.ts';
import { setup } from '../scenarios/setup.ts';
import type { Common, State } from '../model/state.ts';
import { positionsOr } from './plain-dice.ts';
import { causeFrom } from './plain-scatter.ts';
import { type PlainMemory, remember } from './plain-zones.ts';

/** What a game remembers of its zones as it begins. */
const changeRingOf = ({ ports }: Chart, { danger, ports: now }: Common): PlainMemory => ({
  silent: new Map(
    ports.flatMap(({ id }) =>
      ['x', 'a'].includes(danger.ports[id] ?? '') ? [[id, now[id]?.owner ?? 'neutral'] as const] : [],
    ),
  ),
  lineFell: danger.lineFell,
  safe: danger.safe,
});

/** [F.3.2 c] The zones of every moment, with those of the moment before in mind; how many moments there were. */
const follow = (game: Iterable<State>): number => {
  let memory: PlainMemory | undefined;
  let [moments, turn] = [0, 0];
  for (const state of game) {
    const { common } = state;
    // [F.3.1] The weather comes before the first player-turn and its zones.
    if (common.phase.name === 'sea-roll') continue;
    const chart = CHARTS[common.map];
    const opening = common.playerTurn !== turn;
    memory = remember(chart, common, memory ?? changeRingOf(chart, common), opening && moments > 0);
    turn = common.playerTurn;
    moments += 1;
    const plain = causeFrom(chart, common, memory);
    for (const key of ['ports', 'italySurrendered', 'lineFell', 'safe'] as const)
      if (common.danger[key] !== plain[key])
        expect([europaNaval.notation.print(state), { opening }, key, common.danger[key]]).toEqual(plain[key]);
  }
  return moments;
};

/** Moves that take a game over several player-turns. */
const LONG = 400;

test.each(['malta', 'husky', 'baltic-act1', 'baltic-act2'])(
  '[F.3.2 c] [36.D] in the play of %s the zones change when the text, read plainly, changes them, and only then',
  scenario => {
    const random = seededRandom(80);
    let moments = positionsOr(400) / 4;
    while (moments > 0) {
      const state = mustBe(setup({ scenario, options: {} }));
      moments -= follow(wander(europaNaval, state, random, LONG));
    }
    expect(moments).toBeLessThanOrEqual(0);
  },
);
