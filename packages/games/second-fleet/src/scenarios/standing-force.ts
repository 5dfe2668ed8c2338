import type { HexId } from '@narrow-seas/hex';
import { ratingsNow, surfaceStacks } from '../model/position.ts';
import { fieldToShips, NO_WAY, seaFieldTo } from '../model/sea-field.ts';
import type { Phase, PublicState } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { baseOf, baseSpec } from '../rules/stacking/bases.ts';
import { type Fate, harmed, type Line, line } from '../rules/victory/fate.ts';
import { countedBy } from './counted.ts';
import { scenarioData } from './file.ts';
import type { Asked } from './goals.ts';
import { STANDING_FORCE_HISTORY } from './history/standing-force.ts';
import { standingForceOrders } from './orders/standing-force.ts';
import type { ScenarioSpec } from './spec.ts';

const PECHENGA = baseOf('Pechenga');
const SHIPS = ['landing', 'destroyer', 'frigate', 'cruiser', 'raider'] as const;
type Ship = (typeof SHIPS)[number];

const WORTHS = {
  'landing-sunk': ['Landing ship sunk', 10],
  'landing-damaged': ['Landing ship damaged', 5],
  'destroyer-sunk': ['NATO destroyer sunk', 6],
  'destroyer-damaged': ['NATO destroyer damaged', 3],
  'frigate-sunk': ['NATO frigate sunk', 4],
  'frigate-damaged': ['NATO frigate damaged', 2],
  'cruiser-sunk': ['Soviet cruiser sunk', 10],
  'cruiser-damaged': ['Soviet cruiser damaged', 4],
  'raider-sunk': ['Other Soviet ship sunk', 6],
  'raider-damaged': ['Other Soviet ship damaged', 3],
  arrived: ['Landing ship whole in Narvik or Tromsø', 2],
  'not-home': ['Raider not home in Pechenga at the end', 4],
} as const;

type Points = { readonly [id in keyof typeof WORTHS]: number };

/** What a ship is worth to the enemy: sunk, damaged. */
const harmTo = (points: Points, ship: Ship): readonly [sunk: number, damaged: number] => [
  points[`${ship}-sunk`],
  points[`${ship}-damaged`],
];

/** What each ship is worth, and where it must be at the end. */
const linesBy =
  (points: Points) =>
  (_table: PublicState, fate: Fate): readonly Line[] => {
    const { spec, lost, damaged, away, base } = fate;
    const harm = (ship: Ship): readonly Line[] => harmed(fate, ...harmTo(points, ship));
    if (spec.side === 'nato') {
      if (spec.kind === 'AA')
        return [...harm('landing'), ...line('nato', 'arrived', spec, away && !damaged ? points.arrived : 0)];
      if (spec.kind === 'DD') return harm('destroyer');
      return spec.kind === 'FF' ? harm('frigate') : [];
    }
    if (spec.arm !== 'surface') return [];
    const home = away || base === PECHENGA;
    return [
      ...harm(spec.kind === 'CG' ? 'cruiser' : 'raider'),
      ...line('nato', 'not home', spec, lost || home ? 0 : points['not-home']),
    ];
  };

/** A landing ship that is whole can still arrive. */
const openBy =
  ({ arrived }: Points) =>
  ({ spec, lost, damaged, away }: Fate): readonly Line[] =>
    spec.side === 'nato' && spec.kind === 'AA' && !(lost || damaged || away)
      ? line('nato', 'arrived', spec, arrived)
      : [];

const HOME = seaFieldTo([baseSpec(PECHENGA).hex]);
const NORTH_NORWAY = seaFieldTo(['Narvik', 'Tromso'].map(name => baseSpec(baseOf(name)).hex));
/** Hexes that ships sail in a turn. */
const SPEED = 4;

const wayHome = (hex: HexId): number => HOME[hex] as number;

/** With nobody left to hunt there is nowhere to go. */
const wayToConvoy = (table: PublicState, hex: HexId): number => {
  const way = fieldToShips(table, 'nato')[hex] as number;
  return way === NO_WAY ? 0 : way;
};

/** Home once that wins and can still be done in time; until then at the enemy: coming home empty-handed loses. */
const wayOfRaider = (table: PublicState, hopes: number, hex: HexId): number => {
  const turns = table.lastTurn - table.turn + 1;
  const isTimely = wayHome(hex) <= turns * SPEED;
  return hopes > 0 && isTimely ? wayHome(hex) : wayToConvoy(table, hex);
};

const wayBy =
  (points: Points) =>
  ({ table, spec, hex }: Asked, net: number): number =>
    spec.side === 'nato' ? (NORTH_NORWAY[hex] as number) : wayOfRaider(table, net + points['not-home'], hex);

/** Whether the ships of a side have sailed in this turn, or are about to. */
const hasSailed = (phase: Phase, side: Side): boolean => {
  if ('chosen' in phase) return phase.chosen[side].includes('surface');
  return 'resume' in phase && hasSailed(phase.resume, side);
};

/** The raiders are not home yet, but can be in time. */
const raidersInTime = (table: PublicState): number => {
  const turns = table.lastTurn - table.turn + (hasSailed(table.phase, 'soviet') ? 0 : 1);
  let raiders = 0;
  for (const [hex, units] of surfaceStacks(table, 'soviet'))
    if (wayHome(hex) > 0)
      for (const unit of units) raiders += wayHome(hex) <= turns * ratingsNow(table, unit).move ? 1 : 0;
  return raiders;
};

export const STANDING_FORCE: ScenarioSpec = {
  ...scenarioData('standing-force'),
  isCampaign: false,
  countsLosses: false,
  ...countedBy(WORTHS, points => ({
    scoring: { linesOf: linesBy(points), openOf: { unit: openBy(points) } },
    goals: {
      wayOf: wayBy(points),
      pointsInHand: table => raidersInTime(table) * points['not-home'],
      refuge: { side: 'soviet', way: HOME },
    },
    orders: standingForceOrders({
      worth: ship => harmTo(points, ship),
      arrived: points.arrived,
      notHome: points['not-home'],
    }),
  })),
  history: STANDING_FORCE_HISTORY,
};
