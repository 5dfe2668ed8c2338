import { readMap } from '@narrow-seas/hex';
import { sixthFleetFace, sixthFleetMap } from '@narrow-seas/sixth-fleet/face';
import { exhibit } from './exhibit.ts';

export const sixthFleetExhibit = exhibit({
  face: sixthFleetFace,
  sheet: {
    map: readMap(sixthFleetMap),
    dress: {
      hatched: ['restricted'],
      crossed: ['prohibited'],
      outlined: ['aegean', 'eastern-mediterranean'],
    },
  },
  dieFaces: 6,
  dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
  attackIn: sight => (sight.type === 'attacked' ? { need: sight.need, faces: 6 } : undefined),
  turnIn: sight => (sight.type === 'turned' ? sight.turn : undefined),
  beginsPhase: sight => sight.type === 'began',
  pointsFor: 'soviet',
});
