import { useEffect, useState } from 'react';
import type { Client } from '../link/client.ts';
import type { GameCard } from '../link/protocol.ts';
import { beginGame, type Opened, resumeGame, resumeKept, resumeText } from '../store/opening.ts';
import type { Version } from '../offline/register.ts';
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
  readonly version: Store<Version>;
}

/** `#/game/ID`: what a reload goes on with. */
const keptInAddress = (): string | undefined => /^#\/game\/([\w-]+)$/.exec(location.hash)?.[1];

const showInAddress = (opened: Opened | undefined): void =>
  history.replaceState(undefined, '', opened?.ok === true ? `#/game/${opened.table.get().keep}` : '#');

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

/** The game that is open, and the way into another. */
const useOpened = () => {
  const [opened, setOpened] = useState<Opened>();
  const [isWaiting, setWaiting] = useState(keptInAddress() !== undefined);
  const failed = useFailure();
  const enter = (opening: Promise<Opened>): void => {
    const show = (next: Opened): void => {
      setOpened(next);
      setWaiting(false);
      showInAddress(next);
    };
    opening.then(show, failed);
  };
  const leave = (): void => {
    setOpened(undefined);
    showInAddress(undefined);
  };
  return { opened, isWaiting, enter, leave };
};

/** Start page or table; the address remembers which. */
const Screens = ({
  client,
  settings,
  cards,
}: Omit<Props, 'version'> & { readonly cards: readonly GameCard[] }) => {
  const { opened, isWaiting, enter, leave } = useOpened();
  useEffect(() => {
    const id = keptInAddress();
    if (id !== undefined) enter(resumeKept(client, cards, id));
  }, [client, cards]);
  if (isWaiting) return <p className="loading">{WORDS.loading}</p>;
  if (opened?.ok === true) {
    const { table } = opened;
    return <TableScreen key={table.get().keep} table={table} settings={settings} leave={leave} />;
  }
  const complaint =
    opened === undefined || opened.complaint === '' ? '' : WORDS.start.badFile(opened.complaint);
  return (
    <StartScreen
      cards={cards}
      complaint={complaint}
      begin={(order, prepare) => enter(beginGame(client, cards, order, prepare))}
      resume={save => enter(resumeGame(client, cards, save))}
      load={text => enter(resumeText(client, cards, text))}
    />
  );
};

const Games = (props: Props) => {
  const cards = useGames(props);
  return cards === undefined ? (
    <p className="loading">{WORDS.loading}</p>
  ) : (
    <Screens {...props} cards={cards} />
  );
};

export const App = (props: Props) => (
  <ErrorScreen client={props.client}>
    <Games {...props} />
    <UpdateNote version={props.version} />
  </ErrorScreen>
);
