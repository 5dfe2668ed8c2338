export { secondFleetFace } from './face.ts';
export { secondFleetMap } from './map.ts';
export { facePackage } from './package.ts';
