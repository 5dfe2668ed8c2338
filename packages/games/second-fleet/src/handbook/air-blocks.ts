import { rowsOf, type SheetBlock } from '@narrow-seas/core';
import { DIE_FACES } from '../model/vocabulary.ts';
import {
  airResult,
  type AirToll,
  bounceResult,
  CAP_RATIOS,
  INTERCEPTION_RATIOS,
} from '../rules/patrols/air-table.ts';
import { CARRIER_CAP } from '../rules/patrols/carrier-cap.ts';
import { PATROL_RANGE } from '../rules/patrols/patrol.ts';
import { ELIGIBLE, LAST_OF_REACH, zonesInRange } from '../rules/strategic-air/strategic-range.ts';

const toll = ({ steps, home }: AirToll): string => `${steps}${home ? 'r' : ''}`;
const sayAir = ({ attacker, defender }: ReturnType<typeof airResult>): string =>
  `${toll(attacker)}/${toll(defender)}`;

export const AIR: SheetBlock = {
  title: 'Air to air: attacker/defender, steps lost, r returns',
  rule: 'A3',
  head: [
    'die',
    ...INTERCEPTION_RATIOS.map((ratio, column) => `${ratio} (CAP ${CAP_RATIOS[column]})`),
    'bounce',
  ],
  rows: rowsOf(
    DIE_FACES,
    DIE_FACES.map(face => [
      ...INTERCEPTION_RATIOS.map((_, column) => sayAir(airResult(column, face))),
      sayAir(bounceResult(face)),
    ]),
  ),
};

export const CARRIERS: SheetBlock = {
  title: 'Patrol of a carrier: its AA divided by',
  rule: 'A3',
  head: [
    'look-out',
    ...Array.from({ length: PATROL_RANGE + 1 }, (_, far) => (far === 1 ? '1 hex' : `${far} hexes`)),
  ],
  rows: Object.entries(CARRIER_CAP).map(([lookout, divisors]) => [lookout, ...divisors.map(String)]),
};

const sayZones = (move: number): string => {
  const zones = zonesInRange(move);
  if (zones === 0) return 'the zone of the base only';
  return zones === 1 ? 'one zone away' : `${zones} zones away`;
};

export const STRATEGIC: SheetBlock = {
  title: 'Strategic air: zones by movement, missions by type',
  rule: 'A5',
  lines: [
    ...LAST_OF_REACH.map(move => `Up to ${move} points: ${sayZones(move)}.`),
    `More: ${sayZones(Number.POSITIVE_INFINITY)}.`,
    ...Object.entries(ELIGIBLE).map(
      ([kind, missions]) => `${kind}: ${missions.length === 0 ? 'none' : missions.join(', ')}.`,
    ),
  ],
};
