import type { Upgrade } from '../offline/register.ts';
import { beginGame, type Services, lookAtText, type Opened, reopenGame } from '../store/opening.ts';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { WORDS } from '../words.ts';
import { enterLearning, enterOnline, enterProblems, openAddress } from '../online/enter.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { lateOnline } from './late.tsx';
import { OtherTabScreen } from './OtherTabScreen.tsx';
import { PageScreen } from './PageScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { TableScreen } from './TableScreen.tsx';
import { UpdateNote } from './UpdateNote.tsx';
import { useOpened, type Navigation } from './useOpened.ts';

const LobbyScreen = lateOnline('LobbyScreen');

interface Props {
  readonly services: Services;
  readonly settings: Store<Settings>;
  readonly version: Upgrade;
}

interface ScreenProps extends Omit<Props, 'version'> {
  readonly navigation: Navigation;
}

const Screens = ({ services, settings }: Omit<Props, 'version'>) => {
  const navigation = useOpened(services, openAddress);
  const { opened, isWaiting, leave, takeOver } = navigation;
  if (isWaiting) return <Loading />;
  if (opened?.ok === true)
    return <Table services={services} settings={settings} navigation={navigation} opened={opened} />;
  if (opened?.openElsewhere !== undefined)
    return (
      <OtherTabScreen
        title={WORDS.tabs.openElsewhere}
        hint={WORDS.tabs.openElsewhereHint}
        take={takeOver}
        leave={leave}
      />
    );
  if (opened?.lobby !== undefined)
    return (
      <LobbyScreen
        key={opened.lobby.id}
        lobby={opened.lobby}
        catalogue={services.catalogue}
        go={place => navigation.enter(() => enterOnline(services, place))}
        leave={leave}
      />
    );
  if (opened?.page !== undefined)
    return <PageScreen page={opened.page} services={services} navigation={navigation} />;
  return <Start services={services} settings={settings} navigation={navigation} opened={opened} />;
};

const Table = (props: ScreenProps & { readonly opened: Extract<Opened, { ok: true }> }) => {
  const { services, settings, navigation, opened } = props;
  const { table, sitDown } = opened;
  return (
    <TableScreen
      key={opened.address ?? table.get().saveId}
      table={table}
      settings={settings}
      services={services}
      navigation={navigation}
      sitDown={seats => sitDown !== undefined && navigation.enter(() => sitDown(seats))}
    />
  );
};

const Start = (props: ScreenProps & { readonly opened: Extract<Opened, { ok: false }> | undefined }) => {
  const { services, navigation, opened } = props;
  const { enter } = navigation;
  return (
    <StartScreen
      client={services.client}
      archive={services.archive}
      catalogue={services.catalogue}
      left={navigation.left}
      complaint={opened?.complaint ?? ''}
      again={opened?.unloaded === true ? navigation.again : undefined}
      begin={(order, prepare) => enter(() => beginGame(services, order, prepare))}
      resume={save => enter(() => reopenGame(services, save))}
      go={place => enter(() => enterOnline(services, place))}
      learn={() => enter(() => enterLearning(services, { at: 'learn' }))}
      solve={() => enter(() => enterProblems(services, { at: 'problems', today: true }))}
      load={text => enter(async () => aboutFile(await lookAtText(services, text)))}
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

export const App = ({ services, settings, version }: Props) => (
  <ErrorScreen services={services}>
    <Screens settings={settings} services={services} />
    <UpdateNote version={version} watch={services.watch} />
  </ErrorScreen>
);
