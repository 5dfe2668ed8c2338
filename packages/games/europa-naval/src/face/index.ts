export { europaNavalFace } from './face.ts';
export { europaNavalMaps } from './map.ts';
export { facePackage } from './package.ts';
