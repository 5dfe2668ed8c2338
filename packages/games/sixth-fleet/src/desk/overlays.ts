import type { Overlay, OverlayTitle, Selection } from '@narrow-seas/core';
import { type HexId, hasHex, hexesIn } from '@narrow-seas/hex';
import { AEGEAN, EASTERN_MEDITERRANEAN } from '../model/chart.ts';
import { controlBy } from '../rules/zones/control.ts';
import { WORDS } from '../face/words.ts';
import { placeOf } from '../model/position.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { specOf, unitCount } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { Goal } from '../scenarios/scenario.ts';
import type { View } from '../secrets/view.ts';
import { DOMAINS, type Domain, enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { linesOverlay } from './lines.ts';
import { say } from './say.ts';
import { basesFor, homeRange } from './way-home.ts';

export const OVERLAYS: readonly OverlayTitle[] = Object.entries(WORDS.overlay.titles).map(([id, title]) => ({
  id,
  title,
}));

export const overlayFor = (view: View, id: string, selection: Selection): Overlay => {
  const { table } = view;
  const unit = pickedUnit(table, selection);
  switch (id) {
    case 'enemy-control':
      return unit === undefined ? controlOfAll(view) : controlAgainst(view, unit);
    case 'air-range':
      return airRange(view, unit);
    case 'lines':
      return linesOverlay(table);
    case 'scoring-areas':
      return scoringAreas(table);
    default:
      return { hexes: [], lines: [], caption: WORDS.overlay.unknown };
  }
};

type Mark = Overlay['hexes'][number];

const pickedUnit = (state: State, { pieces: [id] }: Selection): UnitId | undefined =>
  id === undefined || id >= unitCount(state) ? undefined : (id as UnitId);

/** [13.11] [13.13] Where the Soviets score when nobody of NATO is left. */
const scoringAreas = (state: State): Overlay => ({
  hexes: [
    ...hexesIn(AEGEAN).map((hex): Mark => ({ hex, tone: 'good' })),
    ...hexesIn(EASTERN_MEDITERRANEAN)
      .filter(hex => !hasHex(AEGEAN, hex))
      .map((hex): Mark => ({ hex, tone: 'neutral' })),
  ],
  lines: [],
  caption: [
    captionOf(state, '13.11', WORDS.overlay.aegean),
    captionOf(state, '13.13', WORDS.overlay.eastern),
  ].join(' '),
});

/** [13.1] What the sea is worth in this scenario. */
const captionOf = ({ scenario }: State, rule: Goal['rule'], gain: (points: number) => string): string => {
  const goal = scenario.goals.find(known => known.rule === rule);
  return goal === undefined ? WORDS.overlay.noGoal : gain(goal.points);
};

/** Whom the viewer fears; somebody who plays neither side looks from NATO's. */
const enemyFor = ({ viewer }: View): Side => enemyOf(viewer === 'spectator' ? 'nato' : viewer);

const toneFor = (view: View, side: Side): 'own' | 'enemy' => (side === enemyFor(view) ? 'enemy' : 'own');

/** [6] Against the type of the picked unit: how fast the fastest controlling ship is, or that only aircraft control. */
const controlAgainst = (view: View, unit: UnitId): Overlay => {
  const { side, domain } = specOf(view.table, unit);
  const { level, hexes } = controlBy(view.table, enemyOf(side), domain);
  const marks = hexesIn(hexes).map((hex): Mark => {
    const strength = level[hex] as number;
    const label = strength === 1 ? WORDS.overlay.byAir : String(strength - 1);
    return { hex, tone: toneFor(view, enemyOf(side)), label };
  });
  return { hexes: marks, lines: [], caption: WORDS.overlay.control(enemyOf(side), WORDS.domains[domain]) };
};

/** [6] Against every type, by letters. */
const controlOfAll = (view: View): Overlay => {
  const side = enemyFor(view);
  const letters = new Map<HexId, string>();
  for (const domain of DOMAINS) {
    for (const hex of hexesIn(controlBy(view.table, side, domain).hexes))
      letters.set(hex, `${letters.get(hex) ?? ''}${letterOf(domain)}`);
  }
  const hexes = [...letters].map(([hex, label]): Mark => ({ hex, tone: 'enemy', label }));
  return { hexes, lines: [], caption: WORDS.overlay.controlAll(side) };
};

const letterOf = (domain: Domain): string => WORDS.overlay.letters[domain];

/** [9.22] From where the picked aircraft comes home, and which hexes of its reach are too far. */
const airRange = (view: View, unit: UnitId | undefined): Overlay => {
  const { table } = view;
  if (unit === undefined || specOf(table, unit).domain !== 'air') return ownBases(view);
  const home = homeRange(table, unit);
  const bases = basesFor(table, specOf(table, unit));
  const good = hexesIn(home).map(
    (hex): Mark =>
      bases.includes(hex) ? { hex, tone: 'own', label: WORDS.overlay.base } : { hex, tone: 'good' },
  );
  const bad = reachNow(table, unit).filter(hex => !hasHex(home, hex));
  return {
    hexes: [...good, ...bad.map((hex): Mark => ({ hex, tone: 'bad' }))],
    lines: [],
    caption: WORDS.overlay.range(say(table, unit)),
  };
};

const reachNow = (state: State, unit: UnitId): readonly HexId[] => {
  if (placeOf(state, unit) === undefined) return [];
  const { hexes, count } = reachOf(state, unit);
  return Array.from(hexes.subarray(0, count), hex => hex as HexId);
};

/** Nothing to fly picked: every base of the viewer's aircraft on the map. */
const ownBases = (view: View): Overlay => {
  const side = enemyOf(enemyFor(view));
  const aircraft = view.table.stacks[side]
    .flatMap(({ units }) => units)
    .map(unit => specOf(view.table, unit))
    .filter(({ domain }) => domain === 'air');
  const bases = new Set(aircraft.flatMap(spec => basesFor(view.table, spec)));
  const hexes = [...bases].map((hex): Mark => ({ hex, tone: 'own', label: WORDS.overlay.base }));
  return { hexes, lines: [], caption: WORDS.overlay.rangeOfNone };
};
