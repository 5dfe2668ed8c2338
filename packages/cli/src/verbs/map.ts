import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { MapId } from '@narrow-seas/cartographer';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { checkFile, writeText } from '../files.ts';
import { findSheet } from '../sheets.ts';
import { say, type World } from '../world.ts';

interface MapOptions {
  readonly svg: string;
  readonly map?: string;
}

/** Loaded when it is wanted: no other verb needs the coastlines. */
const draw = async (id: MapId): Promise<string> => {
  const { drawMap, mapFile } = await import('@narrow-seas/cartographer');
  return drawMap(JSON.parse(readFileSync(mapFile(id), 'utf8')));
};

const drawTo = async (world: World, game: string, { svg, map }: MapOptions): Promise<ExitCode> => {
  const sheet = findSheet(game, map);
  if (!sheet.ok) return complain(world, sheet.error);
  if (svg === '-') {
    world.out.write(await draw(sheet.value));
    return EXIT.fine;
  }
  const file = checkFile(resolve(world.folder, svg));
  if (!file.ok) return complain(world, file.error);
  const picture = await draw(sheet.value);
  const written = writeText(file.value, picture);
  if (!written.ok) return complain(world, written.error, EXIT.found);
  const kilobytes = Math.ceil(Buffer.byteLength(picture) / 1000);
  say(world, `Drew the ${sheet.value} map to ${relative(world.folder, written.value)}, ${kilobytes} kB.`);
  return EXIT.fine;
};

const EXAMPLES = `
Examples:
  narrow-seas map sixth-fleet --svg mediterranean.svg
  narrow-seas map europa-naval --map baltic --svg baltic.svg
  narrow-seas map second-fleet --svg - > norwegian-sea.svg`;

export const addMap = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('map')
    .summary('draw the hex map of a game')
    .description('Draws the hex map of a game as an SVG chart.')
    .argument('<game>', 'the game')
    .requiredOption('--svg <file>', 'where the drawing goes; - for the standard output')
    .option('--map <name>', 'which map, where the game has several')
    .addHelpText('after', EXAMPLES)
    .action(async (game: string, options: MapOptions) => finish(await drawTo(world, game, options)));
};
