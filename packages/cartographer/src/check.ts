import { DIRECTIONS, hexName, type HexId, hexsideOf, regionsOf } from '@narrow-seas/hex';
import { COASTAL, LAND } from './classify.ts';
import { hexOfPlace } from './frame.ts';
import { isOpenSide, shipTerrain } from './hexside.ts';
import type { Land } from './region.ts';

const named = ({ frame }: Land, hexes: readonly HexId[]): string =>
  hexes
    .slice(0, 12)
    .map(hex => hexName(frame.grid, frame.calibration.numbering, hex))
    .join(' ') + (hexes.length > 12 ? ` and ${hexes.length - 12} more` : '');

const where = ({ terrain }: Land, test: (hex: HexId) => boolean): readonly HexId[] =>
  Array.from(terrain.keys(), hex => hex as HexId).filter(test);

const landlocked = (land: Land): readonly HexId[] =>
  where(
    land,
    hex =>
      land.terrain[hex] === COASTAL &&
      !DIRECTIONS.some(direction =>
        isOpenSide(land.hexsideKinds[land.hexsides[hexsideOf(land.frame.grid, hex, direction)] as number]),
      ),
  );

const nobodys = (land: Land): readonly HexId[] =>
  where(land, hex => (land.terrain[hex] === COASTAL || land.terrain[hex] === LAND) && land.nation[hex] === 0);

/** Water that no ship from a named basin can reach: a lagoon that should be land, or a strait that should be dredged. */
const strays = (land: Land): readonly HexId[] => {
  const { frame } = land;
  const labels = regionsOf(frame.grid, shipTerrain(land.terrain, land.hexsides, land.hexsideKinds));
  const basins = new Set(
    Object.values(frame.calibration.basins).map(at => {
      const hex = hexOfPlace(frame, at);
      return hex === undefined ? -1 : labels[hex];
    }),
  );
  return where(land, hex => labels[hex] !== -1 && !basins.has(labels[hex]));
};

/** What is wrong with a finished map, in sentences; empty when it is sound. */
export const problemsOf = (land: Land): readonly string[] => {
  const complain = (hexes: readonly HexId[], text: string): readonly string[] =>
    hexes.length > 0 ? [`${text}: ${named(land, hexes)}.`] : [];
  return [
    ...complain(landlocked(land), 'Coastal hexes without a hexside that ships can cross'),
    ...complain(nobodys(land), 'Land that belongs to no nation'),
    ...complain(strays(land), 'Water that joins no basin of calibration.json'),
  ];
};
