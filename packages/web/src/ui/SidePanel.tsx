import { useEffect, useRef } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { SHEETS, TABS, type Tab } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { ForcesPanel } from './ForcesPanel.tsx';
import { HerePanel } from './HerePanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import type { PanelProps } from './panel-props.ts';

const PANELS: { readonly [tab in Tab]: (props: PanelProps) => React.ReactNode } = {
  here: HerePanel,
  forces: ForcesPanel,
  log: LogPanel,
  score: ScorePanel,
  rules: RulesPanel,
};

const Tabs = ({ table }: { readonly table: TableStore }) => {
  const tab = useStore(table, state => state.tab);
  const sheet = useStore(table, state => state.sheet);
  const open = (next: Tab): void =>
    table.set({ tab: next, sheet: sheet === 'low' ? 'half' : sheet, ruleSought: '' });
  return (
    <div className="tabs" role="tablist" aria-label={WORDS.panel.title}>
      {TABS.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={tab === name}
          aria-controls="panel"
          onClick={() => open(name)}
        >
          {WORDS.panel.tabs[name]}
        </button>
      ))}
    </div>
  );
};

/** On a phone: low, half, full, and low again. */
const Grip = ({ table }: { readonly table: TableStore }) => {
  const sheet = useStore(table, state => state.sheet);
  const next = SHEETS[(SHEETS.indexOf(sheet) + 1) % SHEETS.length] ?? 'low';
  return (
    <button
      type="button"
      className="grip"
      aria-label={WORDS.panel.sheet}
      onClick={() => table.set({ sheet: next })}
    />
  );
};

/** A new subject starts at its head. */
const useScrollToTop = (table: TableStore) => {
  const panel = useRef<HTMLDivElement>(null);
  const subject = useStore(table, state => `${state.tab} ${state.selected} ${state.pointed}`);
  useEffect(() => {
    if (subject !== '') panel.current?.scrollTo(0, 0);
  }, [subject]);
  return panel;
};

/** Beside the map, or a sheet under it on a phone. */
export const SidePanel = ({ table, stage }: PanelProps) => {
  const tab = useStore(table, state => state.tab);
  const sheet = useStore(table, state => state.sheet);
  const panel = useScrollToTop(table);
  const Panel = PANELS[tab];
  return (
    <aside className={`side ${sheet}`} aria-label={WORDS.panel.title}>
      <Grip table={table} />
      <Tabs table={table} />
      <div
        ref={panel}
        className="panel"
        id="panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        tabIndex={-1}
      >
        <Panel table={table} stage={stage} />
      </div>
    </aside>
  );
};
