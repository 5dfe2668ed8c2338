import { readMap } from '@narrow-seas/hex';
import { secondFleetFace, secondFleetMap } from '@narrow-seas/second-fleet/face';
import { exhibit } from './exhibit.ts';

export const secondFleetExhibit = exhibit({
  face: secondFleetFace,
  sheet: {
    map: readMap(secondFleetMap),
    dress: {
      hatched: ['fjord'],
      crossed: ['pack-ice'],
      outlined: ['zone-ls', 'zone-na', 'zone-bi', 'zone-ic', 'zone-ns', 'zone-gs', 'zone-sv', 'zone-bs'],
    },
  },
  dieFaces: 10,
  dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
  // An attack here has two dice and many outcomes: there is no one number that it needs.
  attackIn: () => undefined,
  turnIn: sight => (sight.type === 'turned' ? sight.turn : undefined),
  beginsPhase: sight => sight.type === 'began',
  pointsFor: 'soviet',
});
