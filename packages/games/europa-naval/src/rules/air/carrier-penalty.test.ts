import { expect, test } from 'vitest';
import { carrierPenalty } from './carrier-penalty.ts';

test.each([
  ['O6 a carrier group of 4 that was sunk', 4, 0, 0, 12, 0],
  ['O16 two aborted and one eliminated', 0, 2, 1, 0, 12],
  ['unharmed', 0, 0, 0, 0, 0],
])('[36.F.2] %s', (_case, hits, aborted, eliminated, nrp, arp) => {
  expect(carrierPenalty(hits, aborted, eliminated)).toEqual({ nrp, arp });
});
