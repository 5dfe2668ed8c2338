import { type FacePackage, type MapFile, memoBy } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';
import type { WatersId } from '../model/waters.ts';
import { skerryFace } from './face.ts';
import { FILES } from './map.ts';

/** The two homes lie side by side. */
const boardFor = memoBy(
  (files: typeof FILES, scenario: WatersId): MapFile => ({
    file: files[scenario],
    mapStyle: { restricted: [], prohibited: [], outlined: [], divided: ['north', 'south'] },
  }),
);

/** Everything that a page needs to show this game. */
export const facePackage: FacePackage<SkerryTypes> = {
  face: skerryFace,
  map: boardFor(FILES, 'sortie'),
  mapOf: ({ scenario }) => boardFor(FILES, scenario),
  theatres: {
    sortie: { middle: '0303', wide: 7, map: boardFor(FILES, 'sortie') },
    armada: { middle: '2030', wide: 60, map: boardFor(FILES, 'armada') },
  },
  quick: { scenario: 'sortie', side: 'north', level: 'recruit', prepare: { commands: [], phases: 0 } },
  dieFaces: 6,
  dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
  // A shot that makes the target fall back neither hits nor misses: there is no one number that it needs.
  attackIn: () => undefined,
  turnIn: sight => (sight.type === 'turned' ? sight.turn : undefined),
  beginsPhase: sight => sight.type === 'began',
};
