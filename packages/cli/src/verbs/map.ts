import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { MapId } from '@narrow-seas/cartographer';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { checkFile, writeText } from '../files.ts';
import { findSheet } from '../sheets.ts';
import { say, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { MAP_WORDS } from '../words/verbs.ts';

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
  say(world, MAP_WORDS.drawn(sheet.value, relative(world.folder, written.value), kilobytes));
  return EXIT.fine;
};

const HELP = HELP_WORDS.map;

export const addMap = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('map')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<game>', HELP.game)
    .requiredOption('--svg <file>', HELP.svg)
    .option('--map <name>', HELP.map)
    .addHelpText('after', HELP.after)
    .action(async (game: string, options: MapOptions) => finish(await drawTo(world, game, options)));
};
