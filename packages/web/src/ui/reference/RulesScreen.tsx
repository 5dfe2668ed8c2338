import { useState } from 'react';
import type { GameListing } from '../../catalogue/listing.ts';
import { rulesAddress, type RulesPlace } from '../../link/address.ts';
import type { Client } from '../../link/client.ts';
import { READING_WORDS as SAID } from '../../words/reference.ts';
import { Book } from './Book.tsx';

interface Props {
  readonly place: RulesPlace;
  readonly client: Client;
  readonly catalogue: readonly GameListing[];
  readonly leave: () => void;
}

/** The rules under an address of their own: each step within them is one that Back takes back. */
export const RulesScreen = ({ place, client, leave }: Props) => {
  const [part, setPart] = useState(place.part);
  const go = (next: string): void => {
    history.pushState(history.state, '', rulesAddress(place.game, next));
    setPart(next);
  };
  return (
    <Book client={client} reader={{ game: place.game, part, go }} close={leave} closing={SAID.toStart} />
  );
};
