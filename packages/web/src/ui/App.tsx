import { useEffect, useMemo, useState } from 'react';
import { keptAddress, readAddress } from '../link/address.ts';
import type { Client } from '../link/client.ts';
import type { GameCard } from '../link/protocol.ts';
import { beginGame, type House, lookAtText, type Opened, openPlace, resumeGame } from '../store/opening.ts';
import type { Upgrade } from '../offline/register.ts';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { WORDS } from '../words.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { TableScreen } from './TableScreen.tsx';
import { UpdateNote } from './UpdateNote.tsx';

interface Props {
  readonly client: Client;
  readonly settings: Store<Settings>;
  readonly version: Upgrade;
}

const hasPlace = (): boolean => location.hash.length > 2;

/** What is only looked at keeps the address of its link. */
const showInAddress = (opened: Opened | undefined): void => {
  const isLink = opened?.ok === true && opened.table.get().preview && hasPlace();
  if (isLink) return;
  const keep = opened?.ok === true ? opened.table.get().keep : '';
  history.replaceState(undefined, '', keep === '' ? '#' : keptAddress(keep));
};

/** What fails outside of drawing is thrown while drawing, where the error screen catches it. */
const useFailure = (): ((failure: unknown) => void) => {
  const [failure, setFailure] = useState<Error>();
  if (failure !== undefined) throw failure;
  return reason => setFailure(reason instanceof Error ? reason : new Error(String(reason)));
};

const useGames = ({ client }: Props): readonly GameCard[] | undefined => {
  const [cards, setCards] = useState<readonly GameCard[]>();
  const failed = useFailure();
  useEffect(() => {
    client('games', undefined).then(setCards, failed);
  }, [client]);
  return cards;
};

/** The game that is open, and the ways into another and out of it. */
const useOpened = () => {
  const [opened, setOpened] = useState<Opened>();
  const [isWaiting, setWaiting] = useState(hasPlace());
  const failed = useFailure();
  const enter = (opening: Promise<Opened | undefined>): void => {
    setWaiting(true);
    const show = (next: Opened | undefined): void => {
      setOpened(next);
      setWaiting(false);
      showInAddress(next);
    };
    opening.then(show, failed);
  };
  const leave = (): void => {
    setOpened(undefined);
    history.replaceState(undefined, '', '#');
  };
  return { opened, isWaiting, enter, leave };
};

/** Follows the address: at the start, and when somebody puts another link into it. */
const useAddress = (house: House, enter: (opening: Promise<Opened | undefined>) => void): void => {
  useEffect(() => {
    const follow = (): void => enter(readAddress(location.hash).then(place => openPlace(house, place)));
    if (hasPlace()) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [house]);
};

/** Start page or table; the address remembers which. */
const Screens = ({ settings, house }: Pick<Props, 'settings'> & { readonly house: House }) => {
  const { opened, isWaiting, enter, leave } = useOpened();
  useAddress(house, enter);
  if (isWaiting) return <p className="loading">{WORDS.loading}</p>;
  if (opened?.ok === true) {
    const { table, sitDown } = opened;
    return (
      <TableScreen
        key={table.get().keep}
        table={table}
        settings={settings}
        leave={leave}
        sitDown={seats => sitDown !== undefined && enter(sitDown(seats))}
      />
    );
  }
  return (
    <StartScreen
      client={house.client}
      cards={house.cards}
      complaint={opened?.complaint ?? ''}
      begin={(order, prepare) => enter(beginGame(house, order, prepare))}
      resume={save => enter(resumeGame(house, save))}
      load={text => enter(lookAtText(house, text).then(aboutFile))}
    />
  );
};

const aboutFile = (opened: Opened): Opened =>
  opened.ok ? opened : { ok: false, complaint: WORDS.start.badFile(opened.complaint) };

const Games = (props: Props) => {
  const { client, settings } = props;
  const cards = useGames(props);
  const house = useMemo(() => (cards === undefined ? undefined : { client, cards }), [client, cards]);
  if (house === undefined) return <p className="loading">{WORDS.loading}</p>;
  return <Screens settings={settings} house={house} />;
};

export const App = (props: Props) => (
  <ErrorScreen client={props.client}>
    <Games {...props} />
    <UpdateNote version={props.version} />
  </ErrorScreen>
);
