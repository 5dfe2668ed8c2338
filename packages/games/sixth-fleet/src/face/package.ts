import type { FacePackage } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../game.ts';
import { sixthFleetFace } from './face.ts';
import { sixthFleetMap } from './map.ts';

/** Everything that a page needs to show this game. */
export const facePackage: FacePackage<SixthFleetTypes> = {
  face: sixthFleetFace,
  map: {
    file: sixthFleetMap,
    chart: async () => (await import('./chart.ts')).chart,
    mapStyle: {
      restricted: ['restricted'],
      prohibited: ['prohibited'],
      outlined: ['aegean', 'eastern-mediterranean'],
    },
  },
  theatres: {
    short: { middle: '1222', wide: 17 },
    campaign: { middle: '1320', wide: 34 },
    levant: { middle: '1132', wide: 17 },
  },
  quick: {
    scenario: 'short',
    side: 'soviet',
    level: 'cadet',
    prepare: { commands: ['deploy-rest'], phases: 2 },
  },
  dieFaces: 6,
  dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
  attackIn: sight => (sight.type === 'attacked' ? { need: sight.need, faces: 6 } : undefined),
  turnIn: sight => (sight.type === 'turned' ? sight.turn : undefined),
  beginsPhase: sight => sight.type === 'began',
};
