import type { Random } from '@narrow-seas/core';
import { ROSTER, type UnitSpec } from '../model/roster.ts';

export const oneOf = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)] as T;

/** True as rarely as the number says: once in three times, once in ten. */
export const rarely = (random: Random, once: number): boolean => random.below(once) === 0;

/** Counters that are still in the box. */
export interface Box {
  readonly random: Random;
  readonly left: Map<string, UnitSpec[]>;
  readonly carriers: UnitSpec[];
}

export const boxOf = (random: Random): Box => {
  const left = new Map<string, UnitSpec[]>();
  for (const spec of ROSTER) {
    const key = `${spec.side} ${spec.arm}`;
    const list = left.get(key);
    if (list === undefined) left.set(key, [spec]);
    else list.push(spec);
  }
  return { random, left, carriers: [] };
};

/** A counter of that kind out of the box; undefined when a few tries find none. */
export const draw = (
  { random, left }: Box,
  key: string,
  suits: (spec: UnitSpec) => boolean,
): UnitSpec | undefined => {
  const list = left.get(key) ?? [];
  for (let tries = 0; tries < 20 && list.length > 0; tries += 1) {
    const place = random.below(list.length);
    const spec = list[place] as UnitSpec;
    if (!suits(spec)) continue;
    list.splice(place, 1);
    return spec;
  }
  return undefined;
};

export const conditionOf = (random: Random, spec: UnitSpec, ...others: readonly string[]): string =>
  [spec.name, ...(spec.damaged !== undefined && rarely(random, 3) ? ['damaged'] : []), ...others]
    .filter(word => word !== '')
    .join('/');
