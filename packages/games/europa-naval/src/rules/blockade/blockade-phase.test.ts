import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { port, position } from '../../testing/positions.ts';
import { blockade, isBlockaded } from './blockade.ts';

const UNITS = 'unit X4 axis TF 4 | unit A4 allied TF 4 | unit AN allied NT 8';
const at = (table: string): State => position('initial side=axis', `${UNITS}${table}`);

const closed = (state: State, name: string): boolean =>
  chartOf(state.common).ports.some(spec => spec.name === name && isBlockaded(state, spec));

describe('[F.18.1] who closes a port', () => {
  test.each([
    ['from the next hex too', 'group 3 axis @053070 X4', true],
    ['not from two hexes off', 'group 3 axis @055070 X4', false],
    ['transports in the port do not open it', 'group 3 axis @Valletta X4 | in Valletta AN', true],
    ['warships in the port that are as strong do', 'group 3 axis @Valletta X4 | in Valletta A4', false],
    ['nobody from inside another port', 'in Siracusa X4', false],
  ])('[F.18.1] %s', (_case, table, expected) => {
    expect(closed(at(` | ${table}`), 'Valletta')).toBe(expected);
  });

  test('[F.18.1] [F.2.4] a neutral port has no enemy', () => {
    expect(closed(at(' | group 3 axis @Marseille X4'), 'Marseille')).toBe(false);
    expect(closed(at(' | group 3 allied @Marseille A4'), 'Marseille')).toBe(false);
  });
});

describe('[F.18.1] [F.3.2 b] the test of the initial phase', () => {
  const judged = (table: string) => blockade.begin(at(table));
  const valletta = port(at(''), 'Valletta');
  const tripoli = port(at(''), 'Tripoli');

  test('[F.18.1] every port is judged, in both initial phases', () => {
    expect(blockade.applies(at(''))).toBe(true);
    expect(judged(' | group 3 axis @Valletta X4')).toEqual([{ type: 'blockaded', ports: [valletta] }]);
    expect(judged(' | group 3 axis @Valletta X4 | group 4 allied @Tripoli A4')).toEqual([
      { type: 'blockaded', ports: [valletta, tripoli].toSorted((a, b) => a - b) },
    ]);
  });

  test('[F.18.1] one that was closed is open again when nobody lies off it', () => {
    expect(judged(' | port Valletta blockaded=true')).toEqual([{ type: 'blockaded', ports: [] }]);
    expect(judged(' | port Valletta blockaded=true | group 3 axis @Tripoli X4')).toEqual([
      { type: 'blockaded', ports: [] },
    ]);
  });

  test('[F.18.1] nothing is told where nothing is closed and nothing was', () => {
    expect(judged('')).toEqual([]);
    expect(judged(' | group 3 axis @Tripoli X4')).toEqual([]);
  });
});
