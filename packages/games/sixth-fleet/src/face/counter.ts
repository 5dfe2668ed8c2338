import type { Counter, Silhouette } from '@narrow-seas/core';
import type { Look } from './units.ts';

/** The drawing for each type; an aircraft of a type that is not listed is drawn as a fighter. */
const DRAWINGS: ReadonlyMap<string, Silhouette> = new Map<string, Silhouette>([
  ['CV', 'carrier'],
  ['CH', 'helicopter-cruiser'],
  ['CG', 'cruiser'],
  ['CA', 'cruiser'],
  ['DD', 'destroyer'],
  ['DE', 'escort'],
  ['SS', 'submarine'],
  ['SG', 'submarine'],
  ['SN', 'submarine'],
  ['A4', 'attack'],
  ['A5', 'attack'],
  ['A6', 'attack'],
  ['A7', 'attack'],
  ['ETD', 'attack'],
  ['F', 'attack'],
  ['F100', 'attack'],
  ['G91', 'attack'],
  ['ALZ', 'patrol'],
  ['ATL', 'patrol'],
  ['B12', 'patrol'],
  ['NIM', 'patrol'],
  ['P-3', 'patrol'],
  ['S3', 'patrol'],
  ['I28', 'bomber'],
  ['T16', 'bomber'],
  ['T22', 'bomber'],
  ['Y28', 'bomber'],
]);

export const counterOf = (look: Look): Counter => ({
  silhouette: DRAWINGS.get(look.kind) ?? 'fighter',
  nation: look.nation,
  kind: look.kind,
  code: `${look.number} ${look.kind}`,
  name: look.title,
  left: look.left,
  right: look.right,
  corner: look.carrierBased ? 'C' : '',
  band: look.daylight,
});
