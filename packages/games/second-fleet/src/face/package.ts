import type { FacePackage } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import { secondFleetFace } from './face.ts';
import { secondFleetMap } from './map.ts';

/** Everything that a page needs to show this game. */
export const facePackage: FacePackage<SecondFleetTypes> = {
  face: secondFleetFace,
  map: {
    file: secondFleetMap,
    chart: async () => (await import('./chart.ts')).chart,
    mapStyle: {
      restricted: ['fjord'],
      prohibited: [],
      outlined: ['zone-ls', 'zone-na', 'zone-bi', 'zone-ic', 'zone-ns', 'zone-gs', 'zone-sv', 'zone-bs'],
      listening: ['sosus'],
    },
  },
  theatres: {
    'standing-force': { middle: '3111', wide: 17 },
    'iceland-gap': { middle: '2330', wide: 26 },
    'kola-strike': { middle: '3506', wide: 18 },
    'norway-convoy': { middle: '3218', wide: 30 },
    'northern-campaign': { middle: '2420', wide: 40 },
    bastion: { middle: '3804', wide: 16 },
  },
  quick: {
    scenario: 'standing-force',
    side: 'nato',
    level: 'cadet',
    prepare: { commands: ['place-rest'], phases: 0 },
  },
  dieFaces: 10,
  dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
  // An attack here has two dice and many outcomes: there is no one number that it needs.
  attackIn: () => undefined,
  turnIn: sight => (sight.type === 'turned' ? sight.turn : undefined),
  beginsPhase: sight => sight.type === 'began',
};
