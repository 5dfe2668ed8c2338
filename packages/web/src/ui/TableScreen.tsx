import { useEffect, useMemo } from 'react';
import { keyOnPage } from '../gesture/keys.ts';
import { runComputer } from '../store/computer.ts';
import { runReplay } from '../store/replay.ts';
import type { Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { Dice } from './Dice.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { MapStage } from './MapStage.tsx';
import { Menu } from './Menu.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { SidePanel } from './SidePanel.tsx';
import { makeStage, NARROW, type Stage } from './stage.ts';
import { TopBar } from './TopBar.tsx';

interface Props {
  readonly table: TableStore;
  readonly settings: Store<Settings>;
  readonly leave: () => void;
}

/** Listens to the keys of the page and lets computer and replay run while the table is open. */
const useRunning = ({ table, settings }: Props, stage: Stage): void => {
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
    if (standing.survey.ready.length > 0 && own.length === 0) table.set({ tab: 'forces' });
  }, [table, stage]);
};

export const TableScreen = (props: Props) => {
  const { table, settings, leave } = props;
  const stage = useMemo(makeStage, []);
  const failure = useStore(table, state => state.failure);
  const isReplay = useStore(table, state => state.replay !== undefined);
  useRunning(props, stage);
  useFirstLook(table, stage);
  if (failure !== undefined) throw failure;
  return (
    <div className="table">
      <TopBar table={table} leave={leave} />
      <main className="middle">
        <MapStage table={table} stage={stage} />
        <Dice table={table} />
        <Menu table={table} settings={settings} />
        <KeysPanel table={table} />
      </main>
      <SidePanel table={table} stage={stage} />
      {isReplay ? <ReplayBar table={table} /> : <PhaseBar table={table} stage={stage} />}
      <Speech table={table} />
    </div>
  );
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
