import type { GameListed, SeatTold } from '@narrow-seas/protocol';
import { findListing } from '../../catalogue/catalogue.ts';
import type { GameListing, StartCard } from '../../catalogue/listing.ts';
import { ONLINE } from '../../words/online.ts';
import { WORDS } from '../../words.ts';

const { home: SAID } = ONLINE;

/** The level of a computer by its first word: "Cadet". */
const levelName = (level: string): string => WORDS.start.level(level).split(':', 1)[0] ?? level;

export const playerName = ({ kind, player, level }: SeatTold): string => {
  if (kind === 'computer') return SAID.computer(levelName(level ?? ''));
  return kind === 'open' ? SAID.free : (player?.name ?? '');
};

export const sideName = (card: StartCard | undefined, side: string): string => card?.names[side] ?? side;

export interface Naming {
  readonly card: StartCard | undefined;
  readonly title: string;
}

/** What a game in a list is called. */
export const namesOf = (
  catalogue: readonly GameListing[],
  { game, scenario, title = '' }: Pick<GameListed, 'game' | 'scenario'> & { readonly title?: string },
): Naming => {
  const card = findListing(catalogue, game)?.card;
  const played =
    card?.scenarios.find(({ id }) => id === scenario)?.title ?? (scenario || WORDS.start.position);
  return { card, title: title || played };
};
