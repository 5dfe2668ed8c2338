export { loadMap, MAPS, type MapId, mapFile } from './atlas.ts';
export { drawMap } from './draw.ts';
