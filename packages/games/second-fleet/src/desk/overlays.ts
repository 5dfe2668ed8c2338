import type { Overlay, OverlayTitle, Selection } from '@narrow-seas/core';
import { centreOf, type HexId, hasHex, type Point, range } from '@narrow-seas/hex';
import { EVERY_HEX, GRID, isFjord, isOnMap, isWater, SOSUS, zoneOf } from '../model/chart.ts';
import { effectAt } from '../rules/weather/weather.ts';
import { theZone, zoneName } from '../face/map.ts';
import { WEATHER_WORDS } from '../face/words.ts';
import { patrolsAloft } from '../rules/patrols/aloft.ts';
import { PATROL_RANGE } from '../rules/patrols/patrol.ts';
import { missileRange } from '../rules/combat/missile.ts';
import { rangeTo } from '../rules/combat/trajectory.ts';
import { isDriftIce, isPackIce } from '../rules/movement/ice.ts';
import { hexOfUnit, submarineStacks, surfaceStacks } from '../model/position.ts';
import { extendedZone, limitedZone } from '../rules/detection/zones.ts';
import { specOf } from '../model/roster.ts';
import type { PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type Side, SIDES, type UnitId, type Zone, ZONES } from '../model/vocabulary.ts';
import { sayAll } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { overlay: SAY } = DESK_WORDS;

export const OVERLAYS: readonly OverlayTitle[] = Object.entries(SAY.titles).map(([id, title]) => ({
  id,
  title,
}));

type Marked = Overlay['hexes'][number];

const NOTHING: Overlay = { hexes: [], lines: [], caption: '' };

const marked = (
  hexes: Iterable<HexId>,
  tone: Marked['tone'],
  label: (hex: HexId) => string,
): readonly Marked[] => [...hexes].map(hex => ({ hex, tone, label: label(hex) }));

/** A spectator looks with NATO's eyes. */
const eyesOf = ({ viewer }: View): Side => (viewer === 'spectator' ? 'nato' : viewer);

/** The sea hex of a zone that lies nearest to its middle. */
const middleOf = (zone: Zone): HexId => {
  const sea = EVERY_HEX.filter(hex => isWater(hex) && zoneOf(hex) === zone);
  const points = sea.map(hex => centreOf(GRID, hex));
  const [x, y] = [0, 1].map(
    axis => points.reduce((sum, point) => sum + (point[axis] as number), 0) / sea.length,
  );
  const offOf = ([left, top]: Point): number => Math.hypot(left - (x as number), top - (y as number));
  const nearest = Math.min(...points.map(offOf));
  return sea[points.findIndex(point => offOf(point) === nearest)] as HexId;
};

const overZones = (say: (zone: Zone) => string): NonNullable<Overlay['names']> =>
  ZONES.map(zone => ({ hex: middleOf(zone), text: say(zone) }));

/** [C.3] The map draws their borders; the overlay says what they are called. */
const zones = (): Overlay => ({ hexes: [], lines: [], names: overZones(zoneName), caption: SAY.zones });

/** [C.3] [C.13.4] Limited zones of all, extended zones of ships where no storm blows over them. */
const watch = (table: PublicState, side: Side, tone: Marked['tone']): Overlay => {
  const near = new Set<HexId>();
  const far = new Set<HexId>();
  for (const hex of surfaceStacks(table, side).keys()) {
    for (const close of limitedZone(hex)) near.add(close);
    if (effectAt(table, hex).extendedZones) for (const wide of extendedZone(hex)) far.add(wide);
  }
  for (const hex of submarineStacks(table, side).keys())
    for (const close of limitedZone(hex)) near.add(close);
  const isSeaOf = (hex: HexId): boolean => isWater(hex);
  return {
    hexes: [
      ...marked([...near].filter(isSeaOf), tone, () => '1'),
      ...marked(
        [...far].filter(hex => isSeaOf(hex) && !near.has(hex)),
        tone,
        () => '2',
      ),
    ],
    lines: [],
    caption: SAY.watch(side),
  };
};

const within = (hex: HexId, far: number): readonly HexId[] => range(GRID, hex, far).filter(isOnMap);

/** [C.8.1] Missiles of ships and submarines go round land, those of aircraft over it. */
const reachOf = (table: PublicState, units: readonly UnitId[]): ReadonlySet<HexId> =>
  new Set(
    units.flatMap(unit => {
      const hex = hexOfUnit(table, unit);
      const far = missileRange(table, unit);
      if (hex === undefined || far === 0) return [];
      const course = specOf(table, unit).arm === 'air' ? 'air' : 'open';
      return within(hex, far).filter(to => rangeTo(course, hex, to, far) !== undefined);
    }),
  );

const afloat = (table: PublicState, side: Side): readonly UnitId[] =>
  [...surfaceStacks(table, side).values(), ...submarineStacks(table, side).values()].flat();

/** [10.8] Of those picked, or of the whole enemy. */
const missiles = (view: View, { pieces }: Selection): Overlay => {
  const { table } = view;
  const picked = pieces as readonly UnitId[];
  const enemy = enemyOf(eyesOf(view));
  const own = picked.length > 0;
  const hexes = reachOf(table, own ? picked : afloat(table, enemy));
  return {
    hexes: [...hexes].map(hex => ({ hex, tone: own ? 'own' : 'enemy' })),
    lines: [],
    caption: own ? SAY.range(sayAll(table, picked)) : SAY.rangeOfEnemy(enemy),
  };
};

const patrols = (view: View): Overlay => ({
  hexes: SIDES.flatMap(side => {
    const hexes = new Set(patrolsAloft(view.table, side).flatMap(({ hex }) => within(hex, PATROL_RANGE)));
    return marked(hexes, side === eyesOf(view) ? 'own' : 'enemy', () => (side === 'nato' ? 'N' : 'S'));
  }),
  lines: [],
  caption: SAY.patrols,
});

const ice = (table: PublicState): Overlay => {
  const water = EVERY_HEX.filter(isWater);
  const pack = water.filter(hex => isPackIce(table, hex));
  const drift = water.filter(hex => isDriftIce(table, hex));
  return {
    hexes: [...marked(pack, 'bad', () => SAY.pack), ...marked(drift, 'neutral', () => SAY.drift)],
    lines: [],
    caption: SAY.ice(table.period, pack.length, drift.length),
  };
};

const plain = (isIn: (hex: HexId) => boolean, caption: string): Overlay => ({
  hexes: EVERY_HEX.filter(isIn).map(hex => ({ hex, tone: 'neutral' })),
  lines: [],
  caption,
});

const weather = ({ weather: skies }: PublicState): Overlay => ({
  hexes: EVERY_HEX.filter(hex => isWater(hex) && skies[zoneOf(hex)] !== 'clear').map(hex => ({
    hex,
    tone: skies[zoneOf(hex)] === 'storm' ? 'bad' : 'neutral',
  })),
  lines: [],
  names: overZones(zone => WEATHER_WORDS[skies[zone]]),
  caption: SAY.weather(
    ZONES.filter(zone => skies[zone] !== 'clear').map(
      zone => `${WEATHER_WORDS[skies[zone]]} over ${theZone(zone)}`,
    ),
  ),
});

/** What the map can show on demand. */
export const overlayFor = (view: View, id: string, selection: Selection): Overlay => {
  const { table } = view;
  switch (id) {
    case 'zones':
      return zones();
    case 'enemy-watch':
      return watch(table, enemyOf(eyesOf(view)), 'enemy');
    case 'own-watch':
      return watch(table, eyesOf(view), 'own');
    case 'missile-range':
      return missiles(view, selection);
    case 'patrols':
      return patrols(view);
    case 'ice':
      return ice(table);
    case 'sosus':
      return plain(hex => hasHex(SOSUS, hex), SAY.sosus);
    case 'fjords':
      return plain(isFjord, SAY.fjords);
    case 'weather':
      return weather(table);
    default:
      return { ...NOTHING, caption: SAY.unknown };
  }
};
