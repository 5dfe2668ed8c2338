import { describe, expect, test } from 'vitest';
import type { Measurement } from './measurement.ts';
import { type Effort, takeWindows, windowsOf } from './windows.ts';

const effort: Effort = { windows: 3, milliseconds: 7, judged: true };

/** A measurement whose windows write down that they were taken. */
const noted = (notes: string[], more: Partial<Measurement> = {}): Measurement => {
  let ours = 0;
  let peer = 0;
  return {
    id: 'noted',
    title: 'Noted',
    unit: 'times',
    better: 'more',
    ours: milliseconds => {
      notes.push(`ours ${milliseconds}`);
      return ours++;
    },
    peer: {
      name: 'boardgame.io',
      window: () => {
        notes.push('peer');
        return 10 * peer++;
      },
    },
    ...more,
  };
};

const take = (measurement: Measurement) => {
  const windows = takeWindows(measurement, effort);
  let steps = 0;
  let step = windows.next();
  for (; !step.done; step = windows.next()) steps += 1;
  return { steps, figures: step.value };
};

describe('windows', () => {
  test('ours and the peer take turns, and the first of each only warms up', () => {
    const notes: string[] = [];
    const { figures } = take(noted(notes));
    expect(notes).toEqual(Array.from({ length: 4 }, () => ['ours 7', 'peer']).flat());
    expect(figures).toEqual({ ours: [1, 2, 3], peer: [10, 20, 30] });
  });

  test.each<[string, Partial<Measurement>]>([
    ['with a peer', {}],
    ['with a limit of its own', { windows: 1 }],
    ['with a limit beyond the effort', { windows: 9 }],
  ])('%s it takes as many as it says', (_what, more) => {
    const measurement = noted([], more);
    expect(take(measurement).steps).toBe(windowsOf(measurement, effort));
  });

  test('without a peer there is nothing to compare', () => {
    const { peer: _, ...alone } = noted([]);
    expect(take(alone)).toEqual({ steps: 4, figures: { ours: [1, 2, 3], peer: [] } });
    expect(windowsOf(alone, effort)).toBe(4);
  });
});
