import type { BenchReport } from '@narrow-seas/bench';
import { describe, expect, test } from 'vitest';
import { renderBench } from './table.ts';

const report: BenchReport = {
  machine: { node: '20.19.0', cpu: 'Abacus', cores: 2 },
  measurements: [
    {
      id: 'flood',
      title: 'Flood',
      unit: 'floods/s',
      better: 'more',
      median: 203_092,
      spread: 0.021,
      peer: { name: 'honeycomb-grid', version: '4.1.5', median: 1943, spread: 0.3 },
      ratio: 104.5,
      target: { of: 'ratio', is: 'at least', value: 100 },
      met: true,
    },
    {
      id: 'evolve',
      title: 'Evolve',
      unit: 'µs',
      better: 'less',
      median: 2.5,
      spread: 0.1,
      target: { of: 'median', is: 'under', value: 2 },
      met: false,
    },
    {
      id: 'growth',
      title: 'Growth',
      unit: 'bytes',
      better: 'less',
      median: 230,
      spread: 0,
      target: { of: 'median', is: 'under', value: 4096 },
    },
    { id: 'size', title: 'Size', unit: 'bytes', better: 'less', median: 130, spread: 0 },
  ],
};

describe('the table', () => {
  test('has a line for each measurement, in straight columns', () => {
    expect(renderBench(report, false)).toBe(
      [
        'Node 20.19.0, 2 cores, Abacus',
        '',
        '                  ours   +-                         peer   +-  ratio  target',
        'Flood   203 k floods/s   2%  honeycomb-grid 4.1.5  1,940  30%   105x  at least 100x: met',
        'Evolve          2.5 µs  10%                                           under 2 µs: missed',
        'Growth       230 bytes   0%                                           under 4,096 bytes',
        'Size         130 bytes   0%',
        '',
        'ours and peer: median of the windows; +-: interquartile range over median; ratio: ours to peer',
      ].join('\n'),
    );
  });

  test('colours change nothing but the colours', () => {
    const coloured = renderBench(report, true);
    // oxlint-disable-next-line no-control-regex -- the colours are what is looked for
    const bare = coloured.replaceAll(/\u001B\[\d+m/g, '');
    const tidy = (text: string) => text.split('\n').map(line => line.trimEnd());
    expect(tidy(bare)).toEqual(tidy(renderBench(report, false)));
    expect(coloured).toContain('\u001B[32mat least 100x: met');
    expect(coloured).toContain('\u001B[31munder 2 µs: missed');
  });
});
