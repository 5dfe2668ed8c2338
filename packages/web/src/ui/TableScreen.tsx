import { useEffect, useMemo } from 'react';
import { useFilm } from '../film/useFilm.ts';
import { keyOnPage } from '../gesture/keys.ts';
import { prefetchNext } from '../gesture/next-ready.ts';
import { whenIdle } from '../offline/idle.ts';
import { enterLearning, enterOnline, enterProblems } from '../online/enter.ts';
import { runComputer } from '../store/computer.ts';
import type { Seats } from '../link/protocol.ts';
import type { Services } from '../store/opening.ts';
import { runReplay } from '../store/replay.ts';
import type { Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { handOverTo, hasCard, isScreenHidden } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { AnalysisScreen } from './analysis/AnalysisScreen.tsx';
import { Alerts } from './Alerts.tsx';
import { Dice } from './Dice.tsx';
import { BattleStrip } from './BattleStrip.tsx';
import { OtherTabScreen } from './OtherTabScreen.tsx';
import { ExplainLine } from './ExplainLine.tsx';
import { EndScreen } from './EndScreen.tsx';
import { HistoryScreen } from './HistoryScreen.tsx';
import { fetchLateParts, late, lateLearn, lateOnline, lateProblems, lateReading } from './late.tsx';
import { MapStage } from './MapStage.tsx';
import { Menu } from './Menu.tsx';
import { Note } from './Note.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { RecordBar } from './RecordBar.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import { SeatBar } from './SeatBar.tsx';
import { saveGame } from './share.ts';
import { SidePanel } from './SidePanel.tsx';
import { makeStage, type Stage } from './stage.ts';
import { TopBar } from './TopBar.tsx';
import { useFocusKept } from './useFocusKept.ts';
import { useFollow } from './useFollow.ts';
import type { Navigation } from './useOpened.ts';
import { HandOverScreen } from './HandOverScreen.tsx';

const CopyByHand = late('CopyByHand');
const FilmBar = late('FilmBar');
const KeysPanel = late('KeysPanel');
const ReplayBar = late('ReplayBar');
const LessonCard = lateLearn('LessonCard');
const LessonLayer = lateLearn('LessonLayer');
const MarkLayer = lateOnline('MarkLayer');
const OnlineTable = lateOnline('OnlineTable');
const ProblemCard = lateProblems('ProblemCard');
const TableRules = lateReading('TableRules');

interface Props {
  readonly table: TableStore;
  readonly settings: Store<Settings>;
  readonly services: Services;
  readonly navigation: Navigation;
  /** Where the game is only looked at so far. */
  readonly sitDown: (seats: Seats) => void;
}

/** Listens to the keys of the page and lets computer and replay run while the table is open. */
const useRunning = ({ table, settings }: Pick<Props, 'table' | 'settings'>, stage: Stage): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => keyOnPage(event, table, stage);
    addEventListener('keydown', onKey);
    const stops = [runComputer(table, settings), runReplay(table)];
    return () => {
      removeEventListener('keydown', onKey);
      for (const stop of stops) stop();
    };
  }, [table, settings, stage]);
};

/** Opens the panel that helps most, once, when the table opens. */
const useFirstPanel = (table: TableStore): void => {
  useEffect(() => {
    const { snapshot, display, board } = table.get();
    const tint = display.sides[snapshot.viewer]?.tint;
    const own = board.pieces.flatMap(({ side, hex }) => (side === tint && hex !== undefined ? hex : []));
    // The orders open by themselves; where a game is taken up again during set-up, the forces do.
    if (snapshot.survey.ready.length > 0 && own.length === 0 && snapshot.length > 0)
      table.set({ tab: 'forces', panelHeight: 'half' });
    else table.set({ panelHeight: hasCard(table.get()) ? 'low' : 'half' });
    prefetchNext(table);
  }, [table]);
};

/** While the screen is hidden nothing of the table exists on the page: neither its words nor its keys. */
export const TableScreen = (props: Props) => {
  const { table, services, navigation } = props;
  const { watch } = services;
  const failure = useStore(table, state => state.failure);
  const hiddenFor = useStore(table, state => (isScreenHidden(state) ? handOverTo(state) : undefined));
  const isOvertaken = useStore(watch, state => state.isOvertaken && state.id === table.get().saveId);
  const beside = useStore(table.beside, shown => shown.table);
  if (failure !== undefined) throw failure;
  if (isOvertaken) return <Overtaken {...props} />;
  if (beside !== undefined) return <Beside {...props} table={beside} />;
  if (hiddenFor === undefined) return <OpenTable {...props} />;
  const name = table.get().display.saySide(hiddenFor);
  return (
    <>
      <Alerts table={table} watch={watch} {...navigation} />
      <HandOverScreen name={name} arrive={() => table.takeOver(hiddenFor)} leave={navigation.leave} />
    </>
  );
};

/** A variation, in the place of the game that it belongs to: who leaves it is back in the game. */
const Beside = (props: Props) => {
  const leave = (): void => props.table.get().variation?.leave();
  return <TableScreen {...props} key="beside" navigation={{ ...props.navigation, leave }} />;
};

/** The worker still has the game as it was here: what was saved nowhere can be downloaded. */
const Overtaken = ({ table, services, navigation }: Props) => {
  const isUnsaved = useStore(services.watch, state => state.saving === 'failing');
  return (
    <OtherTabScreen
      title={WORDS.tabs.continued}
      hint={WORDS.tabs.continuedHint}
      take={navigation.takeOver}
      leave={navigation.leave}
      download={isUnsaved ? () => void saveGame(table).catch(table.fail) : undefined}
    />
  );
};

const Copying = ({ table }: Pick<Props, 'table'>) => {
  const isOpen = useStore(table, state => state.copyByHand !== '');
  return isOpen ? <CopyByHand table={table} /> : null;
};

const Keys = ({ table }: Pick<Props, 'table'>) => {
  const isOpen = useStore(table, state => state.keys);
  return isOpen ? <KeysPanel table={table} /> : null;
};

const OpenTable = (props: Props) => {
  const { table, settings, services, navigation } = props;
  const stage = useMemo(() => makeStage(settings), [settings]);
  useRunning(props, stage);
  useFirstPanel(table);
  useFollow(table, stage);
  useFilm(table, stage, settings);
  useFocusKept(table);
  useEffect(() => whenIdle(() => void fetchLateParts()), []);
  return (
    <div className="table">
      <TopBar table={table} leave={navigation.leave} />
      <Alerts table={table} watch={services.watch} {...navigation}>
        <OnlinePart {...props} stage={stage} />
      </Alerts>
      <main className="middle">
        <MapStage table={table} stage={stage}>
          <OverMap {...props} stage={stage} />
        </MapStage>
        <Dice table={table} />
        <BattleStrip table={table} stage={stage} settings={settings} />
        <Menu services={services} table={table} settings={settings} />
        <Keys table={table} />
        <Note table={table} />
      </main>
      <LessonPart {...props} stage={stage} />
      <ProblemPart {...props} stage={stage} />
      <SidePanel table={table} stage={stage} settings={settings} studies={services.archive.studies} />
      <Foot {...props} stage={stage} />
      <EndScreen table={table} services={services} navigation={navigation} />
      <ReportScreen table={table} />
      <AnalysisScreen table={table} services={services} navigation={navigation} />
      <HistoryScreen services={services} table={table} />
      <Reading table={table} />
      <Copying table={table} />
      <ExplainLine />
      <Speech table={table} />
    </div>
  );
};

/** Players, clocks and talk of a game on the server. */
const OnlinePart = ({ table, services, navigation, stage }: Props & { readonly stage: Stage }) =>
  table.get().online === undefined ? null : (
    <OnlineTable
      table={table}
      stage={stage}
      online={services.online}
      go={place => navigation.enter(() => enterOnline(services, place))}
    />
  );

/** Marks of one's own in a game on the server, and what a lesson points at. */
const OverMap = ({ table, services, stage }: Props & { readonly stage: Stage }) => {
  const { online, lesson } = table.get();
  if (online !== undefined) return <MarkLayer table={table} stage={stage} online={services.online} />;
  return lesson === undefined ? null : <LessonLayer table={table} stage={stage} />;
};

/** What the lesson says, beside the map. */
const LessonPart = ({ table, services, navigation, stage }: Props & { readonly stage: Stage }) =>
  table.get().lesson === undefined ? null : (
    <LessonCard
      table={table}
      stage={stage}
      go={place => navigation.enter(() => enterLearning(services, place))}
    />
  );

/** What the problem asks, in the same place. */
const ProblemPart = ({ table, services, navigation, stage }: Props & { readonly stage: Stage }) =>
  table.get().problem === undefined ? null : (
    <ProblemCard
      table={table}
      stage={stage}
      go={place => navigation.enter(() => enterProblems(services, place))}
    />
  );

/** The bar at the foot: the replay, who wants to sit down, or the phase. */
const Foot = ({ table, settings, sitDown, stage }: Props & { readonly stage: Stage }) => {
  const isReplay = useStore(table, state => state.replay !== undefined);
  const isFilm = useStore(table, state => state.replay?.film === true);
  const { preview, isRecord } = table.get();
  if (isFilm) return <FilmBar table={table} settings={settings} />;
  if (isReplay) return <ReplayBar table={table} />;
  if (isRecord) return <RecordBar table={table} />;
  return preview ? <SeatBar table={table} sitDown={sitDown} /> : <PhaseBar table={table} stage={stage} />;
};

/** The rules, over the whole page; Escape leads back to the table. */
const Reading = ({ table }: { readonly table: TableStore }) => {
  const isOpen = useStore(table, state => state.reading !== undefined);
  return isOpen ? <TableRules table={table} /> : null;
};

/** What happens and where one is, for the ear. */
const Speech = ({ table }: { readonly table: TableStore }) => {
  const spoken = useStore(table, state => state.spoken);
  return (
    <div className="ear" role="status" aria-live="polite">
      {spoken}
    </div>
  );
};
