import type { HexId } from '@narrow-seas/hex';
import { ratingsNow, surfaceStacks } from '../model/position.ts';
import { fieldToShips, NO_WAY, seaFieldTo } from '../model/sea-field.ts';
import type { Phase, PublicState } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { baseOf, baseSpec } from '../rules/stacking/bases.ts';
import { type Fate, harmed, type Line, line } from '../rules/victory/fate.ts';
import { scenarioData } from './file.ts';
import type { Asked } from './goals.ts';
import { STANDING_FORCE_HISTORY } from './history/standing-force.ts';
import { standingForceOrders } from './orders/standing-force.ts';
import type { ScenarioSpec } from './spec.ts';

const PECHENGA = baseOf('Pechenga');
/** What each ship is worth to the enemy: sunk, damaged. */
const WORTH = {
  landing: [10, 5],
  destroyer: [6, 3],
  frigate: [4, 2],
  cruiser: [10, 4],
  raider: [6, 3],
} as const;
/** What a landing ship brings that arrives unharmed. */
const ARRIVED = 2;
/** What a raider costs that is not home at the end. */
const NOT_HOME = 4;

/** What each ship is worth, and where it must be at the end. */
const linesOf = (_table: PublicState, fate: Fate): readonly Line[] => {
  const { spec, lost, damaged, away, base } = fate;
  if (spec.side === 'nato') {
    if (spec.kind === 'AA')
      return [
        ...harmed(fate, ...WORTH.landing),
        ...line('nato', 'arrived', spec, away && !damaged ? ARRIVED : 0),
      ];
    if (spec.kind === 'DD') return harmed(fate, ...WORTH.destroyer);
    return spec.kind === 'FF' ? harmed(fate, ...WORTH.frigate) : [];
  }
  if (spec.arm !== 'surface') return [];
  const home = away || base === PECHENGA;
  return [
    ...(spec.kind === 'CG' ? harmed(fate, ...WORTH.cruiser) : harmed(fate, ...WORTH.raider)),
    ...line('nato', 'not home', spec, lost || home ? 0 : NOT_HOME),
  ];
};

/** A landing ship that is whole can still arrive. */
const stillOpen = ({ spec, lost, damaged, away }: Fate): readonly Line[] =>
  spec.side === 'nato' && spec.kind === 'AA' && !(lost || damaged || away)
    ? line('nato', 'arrived', spec, ARRIVED)
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
const wayOfRaider = (table: PublicState, net: number, hex: HexId): number => {
  const turns = table.lastTurn - table.turn + 1;
  const isTimely = wayHome(hex) <= turns * SPEED;
  return net + NOT_HOME > 0 && isTimely ? wayHome(hex) : wayToConvoy(table, hex);
};

const wayOf = ({ table, spec, hex }: Asked, net: number): number =>
  spec.side === 'nato' ? (NORTH_NORWAY[hex] as number) : wayOfRaider(table, net, hex);

/** Whether the ships of a side have sailed in this turn, or are about to. */
const hasSailed = (phase: Phase, side: Side): boolean => {
  if ('chosen' in phase) return phase.chosen[side].includes('surface');
  return 'resume' in phase && hasSailed(phase.resume, side);
};

/** The raiders are not home yet, but can be in time. */
const pointsInHand = (table: PublicState): number => {
  const turns = table.lastTurn - table.turn + (hasSailed(table.phase, 'soviet') ? 0 : 1);
  let points = 0;
  for (const [hex, units] of surfaceStacks(table, 'soviet'))
    if (wayHome(hex) > 0)
      for (const unit of units) points += wayHome(hex) <= turns * ratingsNow(table, unit).move ? NOT_HOME : 0;
  return points;
};

export const STANDING_FORCE: ScenarioSpec = {
  ...scenarioData('standing-force'),
  isCampaign: false,
  scoring: { linesOf, openOf: { unit: stillOpen } },
  goals: { wayOf, pointsInHand, refuge: { side: 'soviet', way: HOME } },
  history: STANDING_FORCE_HISTORY,
  orders: standingForceOrders({ worth: WORTH, arrived: ARRIVED, notHome: NOT_HOME }),
};
