export { loadMap, MAPS, type MapId, mapFile } from './atlas.ts';
export { drawGround, drawMap, type Ground } from './draw.ts';
