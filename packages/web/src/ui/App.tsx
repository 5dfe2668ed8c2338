import { useEffect, useMemo, useState } from 'react';
import { keptAddress, readAddress } from '../link/address.ts';
import type { Client } from '../link/client.ts';
import { beginGame, type House, lookAtText, type Opened, openPlace, resumeGame } from '../store/opening.ts';
import type { Upgrade } from '../offline/register.ts';
import { SHELF } from '../shelf/shelf.ts';
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

/** What is only looked at keeps the address of its link; what did not come keeps its own, for a later load. */
const showInAddress = (opened: Opened | undefined): void => {
  if (opened?.ok === false && opened.unloaded === true) return;
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

type Open = () => Promise<Opened | undefined>;

/** The game that is open, and the ways into another and out of it. */
const useOpened = () => {
  const [opened, setOpened] = useState<Opened>();
  const [again, setAgain] = useState<() => void>();
  const [isWaiting, setWaiting] = useState(hasPlace());
  const failed = useFailure();
  const enter = (open: Open): void => {
    setWaiting(true);
    setAgain(() => () => enter(open));
    const show = (next: Opened | undefined): void => {
      setOpened(next);
      setWaiting(false);
      showInAddress(next);
    };
    open().then(show, failed);
  };
  const leave = (): void => {
    setOpened(undefined);
    history.replaceState(undefined, '', '#');
  };
  return { opened, isWaiting, enter, leave, again };
};

/** Follows the address: at the start, and when somebody puts another link into it. */
const useAddress = (house: House, enter: (open: Open) => void): void => {
  useEffect(() => {
    const follow = (): void => {
      const { hash } = location;
      enter(async () => openPlace(house, await readAddress(hash)));
    };
    if (hasPlace()) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [house]);
};

/** Start page or table; the address remembers which. */
const Screens = ({ settings, house }: Pick<Props, 'settings'> & { readonly house: House }) => {
  const { opened, isWaiting, enter, leave, again } = useOpened();
  useAddress(house, enter);
  if (isWaiting) return <Loading />;
  if (opened?.ok === true) {
    const { table, sitDown } = opened;
    return (
      <TableScreen
        key={table.get().keep}
        table={table}
        settings={settings}
        leave={leave}
        sitDown={seats => sitDown !== undefined && enter(() => sitDown(seats))}
      />
    );
  }
  return (
    <StartScreen
      client={house.client}
      shelf={house.shelf}
      complaint={opened?.complaint ?? ''}
      again={opened?.unloaded === true ? again : undefined}
      begin={(order, prepare) => enter(() => beginGame(house, order, prepare))}
      resume={save => enter(() => resumeGame(house, save))}
      load={text => enter(async () => aboutFile(await lookAtText(house, text)))}
    />
  );
};

const Loading = () => (
  <p className="loading" role="status">
    {WORDS.loading}
  </p>
);

const aboutFile = (opened: Opened): Opened =>
  opened.ok || opened.unloaded === true
    ? opened
    : { ok: false, complaint: WORDS.start.badFile(opened.complaint) };

export const App = ({ client, settings, version }: Props) => {
  const house = useMemo(() => ({ client, shelf: SHELF }), [client]);
  return (
    <ErrorScreen client={client}>
      <Screens settings={settings} house={house} />
      <UpdateNote version={version} />
    </ErrorScreen>
  );
};
