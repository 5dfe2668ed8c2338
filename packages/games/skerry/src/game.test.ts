import { examine, sayFinding } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from './game.ts';
import { skerryKit } from './kit.ts';

test('the examination finds nothing, and every kind of event was examined', () => {
  const report = examine(skerry, skerryKit, 5);
  expect(report.findings.map(sayFinding)).toEqual([]);
  const kinds = [
    'laid',
    'sealed',
    'opened',
    'began',
    'turned',
    'sailed',
    'struck',
    'fired',
    'rolled',
    'sank',
  ];
  expect(kinds.filter(kind => (report.events[kind] ?? 0) < 10)).toEqual([]);
});
