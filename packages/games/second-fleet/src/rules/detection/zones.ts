import { type HexId, ring } from '@narrow-seas/hex';
import { effectAt } from '../weather/weather.ts';
import { besideInAir, besideOpen, EVERY_HEX, GRID, isOnMap, isWater } from '../../model/chart.ts';
import { submarineStacks, surfaceStacks } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { listeningOf } from './listening.ts';

const byHex = (make: (hex: HexId) => readonly HexId[]): readonly (readonly HexId[])[] => {
  const made: (readonly HexId[])[] = Array.from({ length: GRID.size }, () => []);
  for (const hex of EVERY_HEX) made[hex] = make(hex);
  return made;
};

/** [9.4.2] [9.4.3] [C.3.1] [C.3.2] Own hex and the six around it, not across all-land hexsides. */
const LIMITED = byHex(hex => [hex, ...besideOpen(hex)]);

/** [C.3.2] Two hexes away, with water in at least one hex between. */
const EXTENDED = byHex(hex =>
  ring(GRID, hex, 2).filter(
    far =>
      isOnMap(far) &&
      besideInAir(hex).some(between => isWater(between) && besideInAir(between).includes(far)),
  ),
);

/** The hexes a unit's limited zone covers; also those from whose limited zone it is covered. */
export const limitedZone = (hex: HexId): readonly HexId[] => LIMITED[hex] ?? [];

export const extendedZone = (hex: HexId): readonly HexId[] => EXTENDED[hex] ?? [];

const isInLimited = (watcher: HexId, hex: HexId): boolean => limitedZone(watcher).includes(hex);

type Seen = Pick<PublicState, 'pieces' | 'extra' | 'weather'>;

/** [C.4.3] [C.13.4] Storm over the watcher leaves it only its limited zone. */
const seesFar = (table: Seen, watcher: HexId): boolean => effectAt(table, watcher).extendedZones;

const isInExtended = (table: Seen, watcher: HexId, hex: HexId): boolean =>
  extendedZone(watcher).includes(hex) && seesFar(table, watcher);

/** Who of a side is where: asked once, then looked up for many hexes. */
interface Watch {
  readonly ships: ReadonlyMap<HexId, readonly UnitId[]>;
  readonly boats: ReadonlyMap<HexId, readonly UnitId[]>;
}

const watchOf = (table: Seen, side: Side): Watch => ({
  ships: surfaceStacks(table, side),
  boats: submarineStacks(table, side),
});

const isManned = ({ ships, boats }: Watch, hex: HexId): boolean => ships.has(hex) || boats.has(hex);

const isClose = (watch: Watch, hex: HexId): boolean => limitedZone(hex).some(from => isManned(watch, from));

/** [C.5.3] Whether some ship or submarine of that side has the hex in its limited zone. */
export const isCloselyWatched = (table: Seen, watcher: Side, hex: HexId): boolean =>
  isClose(watchOf(table, watcher), hex);

/** [9.4.4] [C.4.1] Whether ships in the hex are in any zone of that side. */
export const isWatched = (table: Seen, watcher: Side, hex: HexId): boolean => {
  const watch = watchOf(table, watcher);
  return isClose(watch, hex) || extendedZone(hex).some(from => watch.ships.has(from) && seesFar(table, from));
};

/** [C.3.1] What it takes to hear a submarine. */
export const HEARING = 6;

type Heard = Seen & Pick<PublicState, 'campaign'>;

const listening = (table: Heard, units: readonly UnitId[] | undefined): number =>
  units === undefined ? 0 : units.reduce((sum, unit) => sum + listeningOf(table, unit), 0);

/** [C.3.3] [C.4.2] The ASW of all of that side that are close to the hex, together. */
export const hearingAround = (table: Heard, watcher: Side, hex: HexId): number => {
  const { ships, boats } = watchOf(table, watcher);
  return limitedZone(hex).reduce(
    (sum, from) => sum + listening(table, ships.get(from)) + listening(table, boats.get(from)),
    0,
  );
};

/** [C.3.3] Each hex of ships, and each submarine, hears for itself. */
const hearsAlone = (table: Heard, { ships, boats }: Watch, from: HexId): boolean =>
  listening(table, ships.get(from)) >= HEARING ||
  (boats.get(from)?.some(unit => listeningOf(table, unit) >= HEARING) ?? false);

/** [9.5.2] [C.5.1] Ships that go from one zone hex of a watcher to another zone hex of the same. */
export const isSeenPassing = (table: Seen, watcher: Side, from: HexId, to: HexId): boolean => {
  const watch = watchOf(table, watcher);
  const close = limitedZone(to).some(
    at =>
      (isManned(watch, at) && isInLimited(at, from)) ||
      (watch.ships.has(at) && isInExtended(table, at, from)),
  );
  if (close) return true;
  return extendedZone(to).some(
    at =>
      watch.ships.has(at) && seesFar(table, at) && (isInLimited(at, from) || isInExtended(table, at, from)),
  );
};

/** [9.5.3] [C.5.1] A submarine that goes between limited hexes of one watcher who can hear it. */
export const isHeardPassing = (table: Heard, watcher: Side, from: HexId, to: HexId): boolean => {
  const watch = watchOf(table, watcher);
  return limitedZone(to).some(
    at => isManned(watch, at) && isInLimited(at, from) && hearsAlone(table, watch, at),
  );
};
