import { expect, test } from 'vitest';
import { seen, holds } from './camera.ts';
import { openingLook } from './opening-look.ts';

const MAP = { minX: 0, minY: 0, maxX: 150, maxY: 80 };
const PHONE = { width: 390, height: 420 };
const DESKTOP = { width: 1100, height: 780 };
const NEARNESS = { readable: 60, nearest: 80 };

const look = (ready: readonly [number, number][], foes: readonly [number, number][], size = DESKTOP) =>
  openingLook({ ready, own: [], foes, all: [...ready, ...foes] }, MAP, size, NEARNESS);

test('what can act is seen with the enemies near it, as near as they allow', () => {
  const camera = look(
    [
      [70, 40],
      [72, 41],
    ],
    [[75, 43]],
  );
  expect(camera.scale).toBe(80);
  for (const point of [
    [70, 40],
    [72, 41],
    [75, 43],
  ] as const)
    expect(holds(seen(camera, DESKTOP, 0), point)).toBe(true);
});

test('far enemies do not make counters too small to read', () => {
  const camera = look([[70, 40]], [[5, 5]]);
  expect(camera.scale).toBe(80);
  expect([camera.x, camera.y]).toEqual([70, 40]);
});

test('on a phone the thickest crowd is shown, at a scale where counters can be read', () => {
  const crowd: [number, number][] = [
    [100, 60],
    [101, 60],
    [102, 61],
    [103, 62],
  ];
  const camera = look([[10, 10], ...crowd, [60, 20]], [], PHONE);
  expect(camera.scale).toBe(60);
  for (const point of crowd) expect(holds(seen(camera, PHONE, 0), point)).toBe(true);
});

test('on a phone the one that can act is shown, not a stack of enemies that is heavier but too far to fit beside it', () => {
  const camera = look(
    [[70, 40]],
    [
      [70, 48],
      [70, 48],
    ],
    PHONE,
  );
  expect(holds(seen(camera, PHONE, 0), [70, 40])).toBe(true);
});

test('where nobody can act all pieces are looked at, and an empty map is shown whole', () => {
  const pieces = openingLook(
    {
      ready: [],
      own: [],
      foes: [],
      all: [
        [20, 20],
        [24, 22],
      ],
    },
    MAP,
    DESKTOP,
    NEARNESS,
  );
  expect([pieces.x, pieces.y]).toEqual([22, 21]);
  const empty = openingLook({ ready: [], own: [], foes: [], all: [] }, MAP, DESKTOP, NEARNESS);
  expect(empty.scale).toBeLessThan(10);
});

test('own ships that cannot act yet are seen beside the aircraft that can, on a phone too', () => {
  const ready: [number, number][] = [[70, 40]];
  const own: [number, number][] = [
    [66, 42],
    [66, 42],
  ];
  for (const size of [DESKTOP, PHONE]) {
    const camera = openingLook({ ready, own, foes: [], all: [...ready, ...own] }, MAP, size, NEARNESS);
    for (const point of [...ready, ...own]) expect(holds(seen(camera, size, 0), point)).toBe(true);
  }
});

test('the aircraft that can act, own ships and raiders are all seen where one window holds them', () => {
  const ready: [number, number][] = [[70, 40]];
  const own: [number, number][] = [[66.5, 43]];
  const foes: [number, number][] = [[65, 34.4]];
  const size = { width: 880, height: 630 };
  const camera = openingLook({ ready, own, foes, all: [...ready, ...own, ...foes] }, MAP, size, {
    readable: 60,
    nearest: 60,
  });
  for (const point of [...ready, ...own, ...foes]) expect(holds(seen(camera, size, 0), point)).toBe(true);
});
