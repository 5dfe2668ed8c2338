import { memoBy } from '@narrow-seas/core';
import { type HexId, type HexMap, hexName, readMap } from '@narrow-seas/hex';
import armadaFile from '../../data/armada.map.json' with { type: 'json' };
import sortieFile from '../../data/sortie.map.json' with { type: 'json' };
import type { WatersId } from '../model/waters.ts';

/** The map file of each scenario, the one that its rules read. */
export const FILES: { readonly [waters in WatersId]: unknown } = {
  sortie: sortieFile,
  armada: armadaFile,
};

const mapOf = memoBy((files: typeof FILES, scenario: WatersId): HexMap => readMap(files[scenario]));

/** Anything that says on which waters it is. */
export interface OnWaters {
  readonly scenario: WatersId;
}

export const hexLabel = ({ scenario }: OnWaters, hex: number): string => {
  const { grid, numbering } = mapOf(FILES, scenario);
  return hexName(grid, numbering, hex as HexId);
};

export const isRock = ({ scenario }: OnWaters, hex: number): boolean => {
  const { terrain, terrainKinds } = mapOf(FILES, scenario);
  return terrainKinds[terrain[hex] ?? 0] === 'rock';
};
