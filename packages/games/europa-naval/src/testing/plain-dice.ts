import type { Random } from '@narrow-seas/core';

export const oneOf = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)] as T;

/** This many of a hundred. */
export const chance = (random: Random, percent: number): boolean => random.below(100) < percent;

/** How many positions a test tries: `PLAIN_POSITIONS=100000` asks for more than the ordinary run does. */
export const positionsOr = (ordinary: number): number => Number(process.env['PLAIN_POSITIONS'] ?? ordinary);
