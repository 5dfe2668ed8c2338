export { europaNavalFace } from './face.ts';
export { europaNavalMaps, type MapName } from './map.ts';
export { dateName } from './track.ts';
