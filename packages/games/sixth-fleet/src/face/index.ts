export { sixthFleetFace } from './face.ts';
export { sixthFleetMap } from './map.ts';
export { facePackage } from './package.ts';
