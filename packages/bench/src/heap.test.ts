import { expect, test } from 'vitest';
import { bytesHeldBy, findCollector } from './heap.ts';

const collect = findCollector();
const MIB = 1024 * 1024;

test('what is held is weighed, on the heap and beside it', () => {
  const onHeap = bytesHeldBy(collect, () => Array.from({ length: 100_000 }, () => ({ hex: Math.random() })));
  const beside = bytesHeldBy(collect, () => new Uint8Array(8 * MIB));
  expect(onHeap).toBeGreaterThan(2 * MIB);
  expect(beside).toBeGreaterThan(7.5 * MIB);
});

test('what is dropped is not', () => {
  const dropped = bytesHeldBy(collect, () => {
    const scratch = Array.from({ length: 200_000 }, () => ({ hex: Math.random() }));
    return { length: scratch.length };
  });
  expect(dropped).toBeLessThan(MIB);
});
