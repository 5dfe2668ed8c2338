import { useEffect, useRef } from 'react';
import { useStore } from '../store/store.ts';
import type { Studies } from '../store/studies.ts';
import type { TableStore } from '../store/table.ts';
import { hasEngine, isDecisionShown, PANEL_HEIGHTS, TABS, type Tab } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { HerePanel } from './HerePanel.tsx';
import { Icon } from './Icon.tsx';
import { late } from './late.tsx';
import { MissionAlerts } from './MissionAlerts.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import type { SidePanelProps } from './panel-props.ts';

const PANELS: { readonly [tab in Tab]: (props: SidePanelProps) => React.ReactNode } = {
  orders: OrdersPanel,
  here: HerePanel,
  forces: late('ForcesPanel'),
  line: late('VariationPanel'),
  log: late('LogPanel'),
  rules: late('RulesPanel'),
  legend: late('LegendPanel'),
  standing: late('StandingOrdersPanel'),
  mission: late('MissionPanel'),
};

const AdvicePanel = late('AdvicePanel');
const AnalysisPanel = late('AnalysisPanel');
const EngineStrip = late('EngineStrip');
const ExplorerStrip = late('ExplorerStrip');

const WITH_LINE = ['line', ...TABS] as const;

/** What lies over a tab belongs to it. */
const tabOf = (tab: Tab): Tab => {
  if (tab === 'standing') return 'orders';
  return tab === 'mission' ? 'here' : tab;
};

const Tabs = ({ table }: { readonly table: TableStore }) => {
  const tab = useStore(table, state => state.tab);
  const panelHeight = useStore(table, state => state.panelHeight);
  const isVariation = useStore(table, state => state.variation !== undefined);
  const open = (next: Tab): void =>
    table.set({
      tab: next,
      panelHeight: panelHeight === 'low' ? 'half' : panelHeight,
      ruleSought: '',
      advice: undefined,
      ending: false,
    });
  return (
    <div className="tabs" role="tablist" aria-label={WORDS.panel.title}>
      {(isVariation ? WITH_LINE : TABS).map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={tabOf(tab) === name}
          aria-controls="panel"
          onClick={() => open(name)}
        >
          <Icon name={name} />
          <span>{WORDS.panel.tabs[name]}</span>
        </button>
      ))}
    </div>
  );
};

/** On a phone: low, half, full, and low again. */
const Grip = ({ table }: { readonly table: TableStore }) => {
  const panelHeight = useStore(table, state => state.panelHeight);
  const next = PANEL_HEIGHTS[(PANEL_HEIGHTS.indexOf(panelHeight) + 1) % PANEL_HEIGHTS.length] ?? 'low';
  return (
    <button
      type="button"
      className="grip"
      aria-label={WORDS.panel.height}
      onClick={() => table.set({ panelHeight: next })}
    />
  );
};

/** A new subject starts at its head. */
const useScrollToTop = (table: TableStore) => {
  const panel = useRef<HTMLDivElement>(null);
  const subject = useStore(table, state => `${state.tab} ${state.selected} ${state.pointed} ${state.ending}`);
  useEffect(() => {
    if (subject !== '') panel.current?.scrollTo(0, 0);
  }, [subject]);
  return panel;
};

/** Beside the map, or under it on a phone. */
export const SidePanel = ({
  table,
  stage,
  settings,
  studies,
}: SidePanelProps & { readonly studies: Studies }) => {
  const tab = useStore(table, state => state.tab);
  const panelHeight = useStore(table, state => state.panelHeight);
  const panel = useScrollToTop(table);
  const Panel = PANELS[tab];
  const isAdvised = useStore(table, state => state.advice !== undefined);
  const isAnalysed = useStore(table, isDecisionShown);
  const isWeighed = useStore(table, hasEngine);
  return (
    <aside className={`side ${panelHeight}`} aria-label={WORDS.panel.title}>
      <Grip table={table} />
      <Tabs table={table} />
      <div
        ref={panel}
        className="panel"
        id="panel"
        role="tabpanel"
        aria-labelledby={`tab-${tabOf(tab)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        tabIndex={0}
      >
        <MissionAlerts table={table} stage={stage} />
        {isWeighed && <EngineStrip table={table} studies={studies} />}
        {isWeighed && <ExplorerStrip table={table} studies={studies} />}
        {isAdvised && <AdvicePanel table={table} />}
        {isAnalysed && <AnalysisPanel table={table} />}
        {!isAdvised && !isAnalysed && <Panel table={table} stage={stage} settings={settings} />}
      </div>
    </aside>
  );
};
