import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { hasSosus } from '../turn/campaign/rules-in-play.ts';
import { fold } from '../turn/chain.ts';
import { nameOfHex } from '../model/chart.ts';
import type { Event } from '../model/event.ts';
import { localDetection, localRemoval, strategicRemoval } from '../rules/detection/detection.ts';
import {
  hearingAround,
  isCloselyWatched,
  isHeardPassing,
  isSeenPassing,
  isWatched,
} from '../rules/detection/zones.ts';
import type { State } from '../model/state.ts';
import { afterAction, boatActing, inPhase, shipsActing, someOf } from './plain-acting.ts';
import { type Answers, count, leastOf, mismatchOf, type Scene, type Tally } from './plain-compare.ts';
import * as plain from './plain-detection.ts';
import { oneOf } from './plain-box.ts';
import { around, shipsIn, type World, within, worldOf } from './plain-world.ts';
import { type DetectionLevel, SIDES, type Side, type UnitId } from '../model/vocabulary.ts';

function* zonesAt({ table }: State, world: World, side: Side, hex: HexId): Iterable<Answers> {
  const say = (what: string): string => `${what} of ${side} at ${nameOfHex(hex)}`;
  yield [say('limited'), isCloselyWatched(table, side, hex), plain.isPlainlyClose(world, side, hex)];
  yield [say('zone'), isWatched(table, side, hex), plain.isPlainlySeen(world, side, hex)];
  yield [say('ASW'), hearingAround(table, side, hex), plain.plainHearing(world, side, hex)];
  for (const to of around(hex)) {
    const seen = isSeenPassing(table, side, hex, to);
    yield [say(`ship to ${nameOfHex(to)}`), seen, plain.isPlainlySeenPassing(world, side, hex, to)];
    const heard = isHeardPassing(table, side, hex, to);
    yield [say(`boat to ${nameOfHex(to)}`), heard, plain.isPlainlyHeardPassing(world, side, hex, to)];
  }
}

function* zones({ random, state, world }: Scene): Iterable<Answers> {
  if (world.afloat.length === 0) return;
  for (const hex of someOf(random, within(oneOf(random, world.afloat).hex, 2), 6))
    for (const side of SIDES) yield* zonesAt(state, world, side, hex);
}

const marksAfter = (
  state: State,
  events: readonly Event[],
): ((unit: UnitId) => DetectionLevel | undefined) => {
  const { pieces } = fold(state, events).table;
  return unit => pieces[unit]?.mark;
};

const marks = (tally: Tally) =>
  function* ask({ state, world }: Scene): Iterable<Answers> {
    const { table } = state;
    const night = strategicRemoval(table, hasSosus(table));
    const ways = [
      ['detection', marksAfter(state, localDetection(table)), plain.markAfterDetection],
      ['removal', marksAfter(state, localRemoval(table)), plain.markAfterRemoval],
      ['night', marksAfter(state, night), plain.markAfterNight],
    ] as const;
    for (const one of world.afloat)
      for (const [what, told, read] of ways) {
        const mark = read(world, one);
        count(tally, `${what} of ${one.spec.arm}: ${one.piece.mark} ${mark}`);
        yield [`${what} of ${one.spec.name}`, told(one.unit), mark];
      }
  };

/** One stack or submarine of the position that is about to act. */
const actingOf = ({ random, state, world }: Scene) => {
  const { unit, spec, hex, piece } = oneOf(random, world.afloat);
  const { side } = spec;
  const isShip = spec.arm === 'surface';
  const movers = isShip ? someOf(random, shipsIn(world, side, hex), 12).map(one => one.unit) : [unit];
  const isHasty = isShip && state.table.options.highSpeeds && random.below(2) === 0;
  const acting = isShip
    ? { ...shipsActing(side, movers, hex), highSpeed: isHasty }
    : boatActing(side, unit, hex);
  return { mover: { side, isShip, isHasty }, first: movers[0] ?? unit, hex, had: piece.mark, acting };
};

const sailing = (tally: Tally) =>
  function* ask(scene: Scene): Iterable<Answers> {
    if (scene.world.afloat.length === 0) return;
    const { mover, first, hex, had, acting } = actingOf(scene);
    const { side, isShip } = mover;
    const state = inPhase(scene.state, acting);
    for (const to of around(hex)) {
      const sailed = afterAction(state, side, { type: 'sail', path: [to] });
      if (sailed === undefined || sailed.table.phase.name === 'mine-roll') continue;
      const isHeard = plain.isPlainlyListenedTo(scene.world, side, isShip, had, to);
      count(tally, isHeard ? 'listened' : 'not listened');
      yield [`SOSUS at ${nameOfHex(to)}`, sailed.table.phase.name === 'sosus', isHeard, state];
      if (isHeard) continue;
      const isNoticed = plain.isPlainlyNoticed(scene.world, mover, hex, to);
      count(tally, isNoticed ? 'noticed' : 'unnoticed');
      const mark = had === 'none' && isNoticed ? 'local' : had;
      yield [`mark on the way to ${nameOfHex(to)}`, sailed.table.pieces[first]?.mark, mark, state];
      const ended = afterAction(sailed, side, { type: 'done' });
      const together = plain.markAtEnd(worldOf(sailed), side, to);
      if (ended !== undefined)
        yield [`mark at ${nameOfHex(to)}`, ended.table.pieces[first]?.mark, isShip ? together : mark, state];
    }
  };

const CHANGES = ['surface', 'submarine'].flatMap(arm => [
  `detection of ${arm}: none local`,
  `removal of ${arm}: local none`,
  `removal of ${arm}: local local`,
]);

test('[9] [19] [C.3] [C.4] [C.5] [C.6] in crowded waters zones and marks are what the text, read plainly, says', () => {
  const tally: Tally = new Map();
  expect(mismatchOf(40, 200, [zones, marks(tally), sailing(tally)])).toBeUndefined();
  expect(leastOf(tally, ['noticed', 'unnoticed', ...CHANGES])).toBeGreaterThan(10);
  expect(leastOf(tally, ['listened'])).toBeGreaterThan(0);
});
