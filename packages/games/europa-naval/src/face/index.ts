export { europaNavalFace } from './face.ts';
export { europaNavalMaps, type MapName } from './map.ts';
