import type { HexId } from '@narrow-seas/hex';
import { scenarioData } from '../model/roster.ts';
import { portIdOf } from '../scenarios/setup.ts';
import type { RaidTarget } from '../model/shore/phase.ts';
import type { AirKind } from '../model/vocabulary.ts';
import { holdsMalta } from '../rules/points/income.ts';
import { mayItalySurrender } from '../rules/supply/region.ts';
import { busiest } from './ambush.ts';
import { countSupplies } from './demand.ts';
import { isTheirs, outlookOf, type Scene } from './scene.ts';

export interface Aim {
  readonly target: RaidTarget;
  /** Bomb values that it takes to be worth the flak. */
  readonly least: number;
  /** Types that are kept back for ships at sea. */
  readonly spares: readonly AirKind[];
}

const WATCHED = 6;

/** Where patrols see most of what the enemy does. */
export const patrolPlaces = (scene: Scene): readonly HexId[] =>
  busiest(scene, WATCHED).map(({ port }) => port.hex);

const SHIELDED = 6;

/** Ports of ours that are worth bombing: Malta, and where most ships lie. */
export const shieldedPlaces = ({ own, chart, common, side }: Scene): readonly HexId[] => {
  const counts = chart.ports.map(({ id, hex, name }) => ({
    hex,
    count:
      (name === 'Valletta' && side === 'allied' && countSupplies({ common }) ? 9 : 0) +
      own.ships.filter(({ where }) => where.at === 'port' && where.port === id).length,
  }));
  return counts
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHIELDED)
    .map(({ hex }) => hex);
};

/** [F.11.1] Who moves first in a turn has not yet seen what the enemy sends to sea. */
const movesFirst = ({ common, side }: Scene): boolean => scenarioData(common.scenario).firstPlayer === side;

const STATUS_ENOUGH = 14;
const CROWDED = 2;

const malta = (scene: Scene): readonly Aim[] => {
  const { common, side } = scene;
  if (!countSupplies(scene) || side !== 'axis' || !holdsMalta(common)) return [];
  const rock = portIdOf(common, 'Valletta');
  const masts = scene.view.harbours.find(({ port }) => port === rock)?.count ?? 0;
  const ships: Aim = { target: { kind: 'ships', port: rock }, least: 3, spares: ['T'] };
  const island: Aim = { target: { kind: 'malta' }, least: 2, spares: ['T'] };
  return [...(masts >= CROWDED ? [ships] : []), ...(common.malta.status < STATUS_ENOUGH ? [island] : [])];
};

/** [S.2] [F.28.4] Italian warships are worth more to the Allies interned than sunk. */
const sparesFleet = ({ common, side }: Scene): boolean => side === 'allied' && mayItalySurrender(common);

/** Bombers wait for ships that must sail; when nobody must any more they go for those in port. */
const waitsForSailings = (scene: Scene): boolean => {
  const { common, doctrine } = scene;
  if (!movesFirst(scene)) return false;
  const { sailingsUntil } = outlookOf(scene);
  return !doctrine.strikesHarbours || (sailingsUntil !== undefined && common.date < sailingsUntil);
};

/** [F.11.8] Ships in ports, the fullest first. */
const harbours = (scene: Scene): readonly Aim[] =>
  (sparesFleet(scene) ? [] : scene.view.harbours)
    .filter(({ port, count }) => count >= 1 && isTheirs(scene, { id: port }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ port }) => ({
      target: { kind: 'ships', port },
      least: 3,
      spares: waitsForSailings(scene) ? ['T', 'B', 'D'] : [],
    }));

/** What to bomb in one's own air segment, the best first. */
export const targetsFor = (scene: Scene): readonly Aim[] => [...malta(scene), ...harbours(scene)];
