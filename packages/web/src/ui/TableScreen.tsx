import { useEffect, useMemo } from 'react';
import { foreseeNext, keyOnPage } from '../gesture/keys.ts';
import { runComputer } from '../store/computer.ts';
import type { Seats } from '../link/protocol.ts';
import type { House } from '../store/opening.ts';
import { runReplay } from '../store/replay.ts';
import type { Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { handOverTo, isVeiled } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { AdvicePanel } from './AdvicePanel.tsx';
import { Alerts } from './Alerts.tsx';
import { Dice } from './Dice.tsx';
import { HandOut, Note } from './HandOut.tsx';
import { HeldScreen } from './HeldScreen.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { MapStage } from './MapStage.tsx';
import { Menu } from './Menu.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { RecordBar } from './RecordBar.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import { SeatBar } from './SeatBar.tsx';
import { saveGame } from './share.ts';
import { SidePanel } from './SidePanel.tsx';
import { makeStage, NARROW, type Stage } from './stage.ts';
import { TopBar } from './TopBar.tsx';
import { useFollow } from './useFollow.ts';
import type { Ways } from './useOpened.ts';
import { Veil } from './Veil.tsx';

interface Props {
  readonly table: TableStore;
  readonly settings: Store<Settings>;
  readonly house: House;
  readonly ways: Ways;
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

/** Looks at one's own forces once, when the table opens. */
const useFirstLook = (table: TableStore, stage: Stage): void => {
  useEffect(() => {
    const { standing, exhibit, table: shown } = table.get();
    const tint = exhibit.sides[standing.viewer]?.tint;
    const own = shown.pieces.flatMap(({ side, hex }) => (side === tint && hex !== undefined ? hex : []));
    if (own.length > 0 && innerWidth < NARROW) stage.view?.centreOn(own.slice(0, 1));
    if (standing.survey.ready.length > 0 && own.length === 0) table.set({ tab: 'forces', sheet: 'half' });
    foreseeNext(table);
  }, [table, stage]);
};

/** While it is veiled nothing of the table exists on the page: neither its words nor its keys. */
export const TableScreen = (props: Props) => {
  const { table, house, ways } = props;
  const { watch } = house;
  const failure = useStore(table, state => state.failure);
  const veiledFor = useStore(table, state => (isVeiled(state) ? handOverTo(state) : undefined));
  const isOvertaken = useStore(watch, state => state.isOvertaken && state.id === table.get().keep);
  if (failure !== undefined) throw failure;
  if (isOvertaken) return <Overtaken {...props} />;
  if (veiledFor === undefined) return <OpenTable {...props} />;
  const name = table.get().exhibit.saySide(veiledFor);
  return (
    <>
      <Alerts table={table} watch={watch} {...ways} />
      <Veil name={name} arrive={() => table.takeOver(veiledFor)} leave={ways.leave} />
    </>
  );
};

/** The worker still has the game as it was here: what was saved nowhere can be downloaded. */
const Overtaken = ({ table, house, ways }: Props) => {
  const isUnsaved = useStore(house.watch, state => state.saving === 'failing');
  return (
    <HeldScreen
      title={WORDS.tabs.went}
      hint={WORDS.tabs.wentHint}
      take={ways.takeOver}
      leave={ways.leave}
      download={isUnsaved ? () => void saveGame(table).catch(table.fail) : undefined}
    />
  );
};

const OpenTable = (props: Props) => {
  const { table, settings, house, ways } = props;
  const stage = useMemo(makeStage, []);
  useRunning(props, stage);
  useFirstLook(table, stage);
  useFollow(table, stage);
  return (
    <div className="table">
      <TopBar table={table} leave={ways.leave} />
      <Alerts table={table} watch={house.watch} {...ways} />
      <main className="middle">
        <MapStage table={table} stage={stage} />
        <Dice table={table} />
        <Menu house={house} table={table} settings={settings} />
        <KeysPanel table={table} />
        <AdvicePanel table={table} />
        <Note table={table} />
      </main>
      <SidePanel table={table} stage={stage} />
      <Foot {...props} stage={stage} />
      <ReportScreen table={table} />
      <HandOut table={table} />
      <Speech table={table} />
    </div>
  );
};

/** The bar at the foot: the replay, who wants to sit down, or the phase. */
const Foot = ({ table, sitDown, stage }: Props & { readonly stage: Stage }) => {
  const isReplay = useStore(table, state => state.replay !== undefined);
  const { preview, isRecord } = table.get();
  if (isReplay) return <ReplayBar table={table} />;
  if (isRecord) return <RecordBar table={table} />;
  return preview ? <SeatBar table={table} sitDown={sitDown} /> : <PhaseBar table={table} stage={stage} />;
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
