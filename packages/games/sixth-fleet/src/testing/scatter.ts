import { mustBe, type Random } from '@narrow-seas/core';
import { distance, hasHex, type HexId, neighboursOf } from '@narrow-seas/hex';
import { GRID, hexOf, isWater, nameOfHex, PROHIBITED } from '../model/chart.ts';
import { barsEntry } from '../rules/terrain/fortress.ts';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';

const KINDS = ['DD', 'CG', 'SN', 'SS', 'F9', 'B9'] as const;
const AIRCRAFT: readonly string[] = ['F9', 'B9'];

/** Crowded waters of every kind: open sea, straits, all-land hexsides, coasts with bases and defences. */
const WATERS = ['0914', '1423', '1412', '0627', '1713', '2025', '1022'] as const;

const oneOf = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)] as T;

const inPatch = (centre: HexId): readonly HexId[] =>
  [
    ...new Set([centre, ...neighboursOf(GRID, centre).flatMap(hex => [hex, ...neighboursOf(GRID, hex)])]),
  ].filter(hex => distance(GRID, centre, hex) <= 2);

/** A small crowd of made-up units, many of them without some strength, so that every exception comes up often. */
export const scattered = (random: Random, phase: string): State => {
  const units: string[] = [];
  const stacks: string[] = [];
  const destroyed = random.below(3) === 0 ? ['1022', '0626', '1418'] : [];
  for (const hex of inPatch(hexOf(oneOf(random, WATERS)))) {
    if (random.below(2) === 0 || hasHex(PROHIBITED, hex)) continue;
    const side: Side = oneOf(random, SIDES);
    if (barsEntry({ destroyed: destroyed.map(hexOf) }, side, hex) !== undefined) continue;
    const named = crowd(random, side, isWater(hex), units.length);
    units.push(...named.map(({ line }) => line));
    if (named.length > 0)
      stacks.push(`${side} @${nameOfHex(hex)} ${named.map(({ name }) => name).join(' ')}`);
  }
  const lines = [
    `sixth-fleet campaign turn ${11 + random.below(3)} of 21`,
    `phase ${phase}`,
    ...units,
    ...stacks,
    ...(destroyed.length > 0 ? [`destroyed ${destroyed.join(' ')}`] : []),
  ];
  return mustBe(sixthFleet.notation.parse(lines.join('\n')));
};

interface Made {
  readonly name: string;
  readonly line: string;
}

/** Up to three, aircraft on top. */
const crowd = (random: Random, side: Side, ships: boolean, from: number): readonly Made[] => {
  const kinds = Array.from({ length: 1 + random.below(3) }, () =>
    oneOf(random, ships ? KINDS : KINDS.filter(kind => AIRCRAFT.includes(kind))),
  );
  return kinds
    .toSorted((a, b) => Number(AIRCRAFT.includes(b)) - Number(AIRCRAFT.includes(a)))
    .map((kind, place) => {
      const name = `X${from + place}`;
      const strength = (): number => oneOf(random, [0, 0, 4, 9, 20]);
      const ratings = [strength(), strength(), strength(), 2 + random.below(4), oneOf(random, [2, 5, 12]), 3];
      const nation = side === 'soviet' ? 'So' : oneOf(random, ['US', 'It', 'Gr', 'Tu'] as const);
      const daylight = AIRCRAFT.includes(kind) && random.below(3) === 0 ? ' daylight' : '';
      return { name, line: `unit ${name} ${side} ${nation} ${kind} ${ratings.join('-')}${daylight}` };
    });
};
