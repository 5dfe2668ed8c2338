import { mustBe, seededRandom, wander } from '@narrow-seas/core';
import { emptySet, fullSet, type HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import { europaNaval } from '../../game.ts';
import type { State } from '../../model/state.ts';
import { hex, port, position } from '../../testing/positions.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import { ownedPorts } from './region.ts';
import { sourcesOf } from './supply.ts';
import { reachedFrom } from './supply-line.ts';
import { isReached, netFrom, watersOf } from './supply-net.ts';

const asked = ({ common }: State, side: Side) => [
  ...ownedPorts(common, side).map(each => each.hex),
  ...common.troops.map(each => each.hex),
];

const byLines = (state: State, side: Side): readonly number[] => {
  const hexes = asked(state, side);
  const waters = watersOf(state, side, new Set(state.common.troops.map(each => each.hex)));
  return [...reachedFrom(waters, sourcesOf(state.common, side), hexes)].toSorted((a, b) => a - b);
};

const byNet = (state: State, side: Side): readonly number[] => {
  const hexes = asked(state, side);
  const waters = watersOf(state, side, new Set(state.common.troops.map(each => each.hex)));
  const net = netFrom(waters, sourcesOf(state.common, side), hexes);
  return [...new Set(hexes)].filter(each => isReached(net, each)).toSorted((a, b) => a - b);
};

test.each(['malta', 'husky', 'baltic'])(
  'lines that were drawn in other positions tell what a new net tells: %s',
  scenario => {
    const start = mustBe(europaNaval.setup({ scenario, options: {} }));
    let move = 0;
    for (const state of wander(europaNaval, start, seededRandom(3), 900)) {
      move += 1;
      if (move % 9 > 0) continue;
      for (const side of SIDES) expect(byLines(state, side)).toEqual(byNet(state, side));
    }
  },
);

const table = (more: string): State =>
  position('initial side=axis', more, 'husky "Jul I 43"', 'phasing=axis part=initial step=0');

test('[36.H] a line that was drawn is let go when a warship lies on its port', () => {
  const leros = hex(table(''), 'Leros');
  expect(byLines(table(''), 'axis')).toContain(leros);
  expect(byLines(table('unit Y allied TF 4 | group 3 allied @Leros Y'), 'axis')).not.toContain(leros);
  expect(byLines(table(''), 'axis')).toContain(leros);
});

test.each([
  ['[F.18.1] its port is blockaded', 'port Leros blockaded=true'],
  [
    '[F.16.1] its sources are gone',
    'port Piraeus owner=neutral | port Patrai owner=neutral | port Salonika owner=neutral',
  ],
])('a line that was drawn is let go when %s', (_case, more) => {
  const state = table(more);
  expect(byLines(table(''), 'axis')).toContain(hex(state, 'Leros'));
  expect(byLines(state, 'axis')).not.toContain(hex(state, 'Leros'));
});

test('[F.16.2] on land a line goes through hexes of its own side only', () => {
  const state = table('');
  const [from, to] = [port(state, 'Napoli'), hex(state, 'Salerno')];
  const waters = watersOf(state, 'axis', new Set());
  const dry = { ...waters, gates: new Uint8Array(waters.gates.length) };
  expect(reachedFrom(dry, [from], [to]).has(to)).toBe(true);
  const lost = { ...dry, owners: dry.owners.map(() => 1) };
  expect(reachedFrom(lost, [from], [to]).has(to)).toBe(false);
});

test('[F.16.2] [36.D.4] a line that was drawn is let go when danger makes it longer than thirty points', () => {
  const state = table('');
  const [{ grid }, sources] = [chartOf(state.common), [port(state, 'Alexandria')]];
  // One source, and a landing everywhere, so that many hexes lie just within the reach and many a point beyond it.
  const waters = { ...watersOf(state, 'allied', new Set()), gates: new Uint8Array(grid.size).fill(1) };
  const hexes = Array.from({ length: grid.size }, (_, at) => at as HexId);
  const safe = reachedFrom({ ...waters, danger: emptySet(grid.size) }, sources, hexes);
  const unsafe = { ...waters, danger: fullSet(grid.size) };
  const net = netFrom(unsafe, sources, hexes);
  const reached = reachedFrom(unsafe, sources, hexes);
  expect(reached).toEqual(new Set(hexes.filter(each => isReached(net, each))));
  expect(reached.size).toBeLessThan(safe.size);
});
