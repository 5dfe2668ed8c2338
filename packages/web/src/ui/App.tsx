import type { Upgrade } from '../offline/register.ts';
import { beginGame, type House, lookAtText, type Opened, reopenGame } from '../store/opening.ts';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { WORDS } from '../words.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { HeldScreen } from './HeldScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { TableScreen } from './TableScreen.tsx';
import { UpdateNote } from './UpdateNote.tsx';
import { useOpened, type Ways } from './useOpened.ts';

interface Props {
  readonly house: House;
  readonly settings: Store<Settings>;
  readonly version: Upgrade;
}

interface ScreenProps extends Omit<Props, 'version'> {
  readonly ways: Ways;
}

const Screens = ({ house, settings }: Omit<Props, 'version'>) => {
  const ways = useOpened(house);
  const { opened, isWaiting, leave, takeOver } = ways;
  if (isWaiting) return <Loading />;
  if (opened?.ok === true) return <Table house={house} settings={settings} ways={ways} opened={opened} />;
  if (opened?.held !== undefined)
    return <HeldScreen title={WORDS.tabs.held} hint={WORDS.tabs.heldHint} take={takeOver} leave={leave} />;
  return <Start house={house} settings={settings} ways={ways} opened={opened} />;
};

const Table = (props: ScreenProps & { readonly opened: Extract<Opened, { ok: true }> }) => {
  const { house, settings, ways, opened } = props;
  const { table, sitDown } = opened;
  return (
    <TableScreen
      key={table.get().keep}
      table={table}
      settings={settings}
      house={house}
      ways={ways}
      sitDown={seats => sitDown !== undefined && ways.enter(() => sitDown(seats))}
    />
  );
};

const Start = (props: ScreenProps & { readonly opened: Extract<Opened, { ok: false }> | undefined }) => {
  const { house, ways, opened } = props;
  const { enter } = ways;
  return (
    <StartScreen
      client={house.client}
      archive={house.archive}
      shelf={house.shelf}
      left={ways.left}
      complaint={opened?.complaint ?? ''}
      again={opened?.unloaded === true ? ways.again : undefined}
      begin={(order, prepare) => enter(() => beginGame(house, order, prepare))}
      resume={save => enter(() => reopenGame(house, save))}
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

export const App = ({ house, settings, version }: Props) => (
  <ErrorScreen house={house}>
    <Screens settings={settings} house={house} />
    <UpdateNote version={version} watch={house.watch} />
  </ErrorScreen>
);
