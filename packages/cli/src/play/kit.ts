import { FACES } from '@narrow-seas/catalogue/face';
import { type GamePackage, type GameTypes, idOf, type Question, type SomeGame } from '@narrow-seas/core';
import { complain, type ExitCode } from '../complain.ts';
import { PLAY_WORDS } from '../words/play.ts';
import type { World } from '../world.ts';
import type { PlayKit } from './session.ts';
import { speechOf } from './speech.ts';

type UseKit = <T extends GameTypes, Q extends Question>(
  kit: PlayKit<T>,
  pack: GamePackage<T, Q>,
) => Promise<ExitCode>;

/** What a terminal needs of a game, where the game can be played by hand. */
export const withKit = async (world: World, entry: SomeGame, use: UseKit): Promise<ExitCode> => {
  const face = await FACES.find(({ id }) => id === idOf(entry))?.load();
  return entry(async pack => {
    const { game, desk } = pack;
    if (desk === undefined || face === undefined) return complain(world, PLAY_WORDS.noDesk(game.title));
    return use({ game, desk, speech: speechOf(face) }, pack);
  });
};
