import { seededRandom, type Random } from '@narrow-seas/core';
import { hasHex } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { type Chart, CHARTS, nameOfHex } from '../model/chart.ts';
import { drawDangerZones } from '../rules/danger-zones/danger-zone.ts';
import { europaNaval } from '../game.ts';
import { checkPosition } from '../text/check.ts';
import type { Common, State } from '../model/state.ts';
import { type PlainMemory, plainZones, remember } from './plain-zones.ts';
import { chance, oneOf, positionsOr } from './plain-dice.ts';
import { causeFrom, scattered } from './plain-scatter.ts';
import { seaOf } from './plain-geometry.ts';
import { OWNERS, SIDES } from '../model/vocabulary.ts';
import { causeNow } from '../rules/danger-zones/zones.ts';

test('positions made up for these comparisons can be written, read and played', () => {
  const random = seededRandom(40);
  for (let place = 0; place < 10; place += 1) {
    const state = scattered(random);
    expect(checkPosition(state)).toMatchObject({ ok: true });
    const text = europaNaval.notation.print(state);
    const read = europaNaval.notation.parse(text);
    expect(read.ok && europaNaval.notation.print(read.value)).toEqual(text);
  }
});

/** What the rules and the plain reading say of the same moment. */
interface Moment {
  readonly chart: Chart;
  readonly common: Common;
  readonly memory: PlainMemory;
}

const compareZones = (state: State, { chart, common, memory }: Moment, counts: number[]): void => {
  const zones = drawDangerZones(chart, common.danger);
  for (const hex of seaOf(chart)) {
    const plain = plainZones({ chart, common, memory }, hex);
    const kind = Number(plain.axis) + 2 * Number(plain.allied);
    counts[kind] = (counts[kind] ?? 0) + 1;
    for (const side of SIDES)
      if (hasHex(zones[side], hex) !== plain[side])
        expect([told({ ...state, common }), nameOfHex(chart, hex), side, hasHex(zones[side], hex)]).toEqual(
          plain,
        );
  }
};

const told = (state: State): string => europaNaval.notation.print(state);

test('[36.D] [36.D.1] every hex of the sea lies in the danger zones that the text, read plainly, puts there', () => {
  const random = seededRandom(41);
  const counts = [0, 0, 0, 0];
  for (let place = positionsOr(80); place > 0; place -= 1) {
    const state = scattered(random);
    const chart = CHARTS[state.common.map];
    const { lineFell, safe } = state.common.danger;
    const memory = remember(chart, state.common, { silent: new Map(), lineFell, safe }, false);
    compareZones(
      state,
      { chart, common: { ...state.common, danger: causeFrom(chart, state.common, memory) }, memory },
      counts,
    );
  }
  for (const count of counts) expect(count).toBeGreaterThan(100);
});

/** A player-turn begins, or something changes within it: ports are taken in the middle of one. */
const laterOn = (random: Random, common: Common, opening: boolean): Common => ({
  ...common,
  date: common.date + (opening ? random.below(2) : 0),
  phasing: opening ? oneOf(random, SIDES) : common.phasing,
  playerTurn: common.playerTurn + Number(opening),
  ports: common.ports.map(port => ({
    ...port,
    owner: !opening && chance(random, 4) ? oneOf(random, OWNERS) : port.owner,
    collateral: chance(random, 10),
    blockaded: chance(random, opening ? 10 : 0),
  })),
});

/** Sometimes all that the safe zone or its growth hangs on is given to one side. */
const swept = (random: Random, chart: Chart, common: Common): Common => {
  if (chart.name !== 'baltic' || !chance(random, 30)) return common;
  const tag = oneOf(random, ['X1', 'X2']);
  const owner = oneOf(random, OWNERS);
  const ports = common.ports.map((port, id) =>
    chart.ports[id]?.tags.includes(tag) === true ? { ...port, owner } : port,
  );
  return { ...common, ports };
};

test('[36.D] [36.D.1.c] ports fall silent and the safe zone begins, grows and ends as the text, read plainly, says', () => {
  const random = seededRandom(42);
  const seen = new Set<string>();
  for (let places = positionsOr(420); places > 0; places -= 6) {
    const state = scattered(random);
    const chart = CHARTS[state.common.map];
    const { lineFell, safe } = state.common.danger;
    let memory: PlainMemory = { silent: new Map(), lineFell, safe };
    let { common } = state;
    for (let moment = 0; moment < 6; moment += 1) {
      const opening = moment === 0 || chance(random, 50);
      common = laterOn(random, common, opening);
      if (!opening) common = swept(random, chart, common);
      memory = remember(chart, common, memory, opening);
      const danger = causeNow(common, opening);
      const plain = causeFrom(chart, common, memory);
      for (const key of ['ports', 'italySurrendered', 'lineFell', 'safe'] as const)
        if (danger[key] !== plain[key])
          expect([told({ ...state, common }), { opening }, key, danger[key]]).toEqual(plain[key]);
      common = { ...common, danger };
      seen.add(danger.safe);
    }
  }
  expect([...seen].toSorted()).toEqual(['ended', 'kronshtadt', 'none', 'x1', 'x2']);
});
