import type { HexId } from '@narrow-seas/hex';
import { laneTo, type Style, wayAlong } from '../../mind/lane.ts';
import type { Scene } from '../../mind/scene.ts';
import { kindsOf } from '../../model/fleet.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import { inEnemyZone } from '../../rules/danger-zones/danger-zone.ts';
import { NIGHT_BLOCK } from '../../rules/night/night.ts';
import type { Voyage, Way } from './voyage.ts';

const styleOf = ({ common }: Scene, ships: readonly ShipId[]): Style => {
  const kinds = kindsOf(common, ships);
  if (kinds.every(kind => kind === 'SUB')) return 'submarine';
  return kinds.every(kind => kind === 'TF' || kind === 'CG') ? 'war' : 'cargo';
};

export const isByNight = (way: Way): boolean => way.endsWith('night');

const isWide = (way: Way): boolean => way.startsWith('wide');

/** The hexes of the whole way from here, as the order wants it. */
export const wayFrom = (
  scene: Scene,
  { ships, way }: Pick<Voyage, 'ships' | 'way'>,
  from: HexId,
  goal: HexId,
): readonly HexId[] => {
  const shy = { ...scene, doctrine: { ...scene.doctrine, shuns: isWide(way) } };
  return wayAlong(shy, laneTo(shy, styleOf(scene, ships), goal), from, scene.chart.grid.size);
};

/** [36.A.2] A block of night is for the enemy's zone. */
export const wantsNight = (
  { chart, common, side }: Scene,
  { way }: Pick<Voyage, 'way'>,
  path: readonly HexId[],
): boolean =>
  isByNight(way) && path.slice(0, NIGHT_BLOCK).some(hex => inEnemyZone(chart, common.danger, side, hex));
