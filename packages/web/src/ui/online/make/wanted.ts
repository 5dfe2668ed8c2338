import type { MakeGame } from '@narrow-seas/protocol';
import { useState } from 'react';
import { findListing } from '../../../catalogue/catalogue.ts';
import type { GameListing, StartCard } from '../../../catalogue/listing.ts';
import { makeGame, makeFromFile, type NewOnlineGame } from '../../../online/calls.ts';
import { fittingOptions } from '../../../store/fitting-options.ts';
import { ONLINE } from '../../../words/online.ts';
import type { Go } from '../go.ts';
import { useMyName } from '../JoinForm.tsx';

export interface MakeProps {
  readonly catalogue: readonly GameListing[];
  readonly go: Go;
  readonly close: () => void;
}

/** A file that the game goes on from. */
export interface FileChosen {
  readonly name: string;
  readonly text: string;
}

/** What stands in the form. */
export interface Wanted extends Omit<NewOnlineGame, 'seats' | 'name'> {
  /** For each side: me, open, or a level of the computer. */
  readonly seats: { readonly [side: string]: string };
  /** In the place of a scenario. */
  readonly file: FileChosen | undefined;
}

export interface FieldProps {
  readonly wanted: Wanted;
  readonly change: (more: Partial<Wanted>) => void;
}

export const ME = 'me';
export const OPEN = 'open';

type OfGame = Pick<Wanted, 'game' | 'scenario' | 'seats' | 'options' | 'file'>;

export const wantedFor = ({ id, quick, sides }: StartCard): OfGame => ({
  game: id,
  scenario: quick.scenario,
  options: {},
  file: undefined,
  seats: Object.fromEntries(sides.map(side => [side, side === quick.side ? ME : OPEN])),
});

const NO_GAME: OfGame = { game: '', scenario: '', options: {}, file: undefined, seats: {} };

const seatsOf = ({ seats }: Wanted): MakeGame['seats'] =>
  Object.fromEntries(
    Object.entries(seats).map(([side, who]) => [
      side,
      who === ME || who === OPEN ? { kind: who } : { kind: 'computer', level: who },
    ]),
  );

export const scenarioIn = (card: StartCard | undefined, { scenario }: Pick<Wanted, 'scenario'>) =>
  card?.scenarios.find(({ id }) => id === scenario);

const send = async (card: StartCard | undefined, { file, ...wanted }: Wanted, name: string) => {
  const seats = seatsOf({ ...wanted, file });
  if (file !== undefined) {
    const { game, clock, visibility, salt } = wanted;
    const title = ONLINE.make.fileTitle(file.name);
    return makeFromFile({ game, clock, visibility, salt, seats, name, title, file: file.text });
  }
  const options = fittingOptions(wanted.options, scenarioIn(card, wanted), card?.tables ?? []);
  return makeGame({ ...wanted, options, name, seats });
};

/** What is wanted, and the way to have it made. */
export const useWanted = ({ catalogue, go }: MakeProps) => {
  const [first] = catalogue;
  const [wanted, setWanted] = useState<Wanted>({
    ...(first === undefined ? NO_GAME : wantedFor(first.card)),
    clock: 'none',
    visibility: 'link',
    salt: '',
  });
  const [name, setName] = useMyName();
  const [state, setState] = useState({ isMaking: false, complaint: '' });
  const card = findListing(catalogue, wanted.game)?.card;
  const change = (more: Partial<Wanted>): void => setWanted({ ...wanted, ...more });
  const make = async (): Promise<void> => {
    setState({ isMaking: true, complaint: '' });
    const made = await send(card, wanted, name);
    if (made.ok) go({ id: made.value.id });
    else setState({ isMaking: false, complaint: made.error.sentence });
  };
  return { wanted, change, card, name, setName, make, ...state };
};
