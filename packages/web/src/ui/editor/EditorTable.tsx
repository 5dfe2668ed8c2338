import { useEffect, useMemo, useRef } from 'react';
import { makeBalance } from '../../store/balance.ts';
import { EDITOR_TABS, type EditorStore, type EditorTab, unitNamed } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { EditorMap } from './EditorMap.tsx';
import type { PanelProps, TableProps } from './editor-props.ts';
import { FaultLine } from './FaultLine.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { TextsPanel } from './TextsPanel.tsx';
import { UnitsPanel } from './UnitsPanel.tsx';

const PANELS: { readonly [tab in EditorTab]: (props: PanelProps) => React.ReactNode } = {
  units: UnitsPanel,
  rules: RulesPanel,
  texts: TextsPanel,
  play: PlayPanel,
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Undo and redo wherever one does not type, and Escape for what is in the hand. */
const keyOnEditor = (event: KeyboardEvent, editor: EditorStore): void => {
  const key = event.key.toLowerCase();
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'escape' && !isCommand) return editor.pick(undefined);
  if (!isCommand || isTyping(event.target) || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  void (key === 'y' || event.shiftKey ? editor.redo() : editor.undo());
};

/** What was chosen stands at the head of the panel: on a phone one would not see it below the list. */
const usePanelTop = (editor: EditorStore) => {
  const panel = useRef<HTMLDivElement>(null);
  const subject = useStore(editor, ({ tab, unit, hex }) => `${tab} ${unit ?? ''} ${hex ?? ''}`);
  useEffect(() => {
    if (subject !== '') panel.current?.scrollTo(0, 0);
  }, [subject]);
  return panel;
};

/** Map and panels of one draft. */
export const EditorTable = (props: TableProps) => {
  const { editor, services } = props;
  const tab = useStore(editor, state => state.tab);
  const balance = useMemo(() => makeBalance(services.spare), [services]);
  useEffect(() => balance.stop, [balance]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => keyOnEditor(event, editor);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor]);
  const Panel = PANELS[tab];
  const panel = usePanelTop(editor);
  return (
    <div className="editor">
      <Bar editor={editor} />
      <main className="middle">
        <div className="stage">
          <EditorMap editor={editor} />
          <div className="editor-notes">
            <Hand editor={editor} />
            <FaultLine editor={editor} />
          </div>
        </div>
      </main>
      <aside className="editor-side" aria-label={SAID.tabsLabel}>
        <Tabs editor={editor} />
        <div
          ref={panel}
          className="editor-panel"
          id="editor-panel"
          role="tabpanel"
          aria-labelledby={`editor-tab-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
          tabIndex={0}
        >
          <Panel {...props} balance={balance} />
        </div>
      </aside>
    </div>
  );
};

const Bar = ({ editor }: Pick<TableProps, 'editor'>) => {
  const { draft, past, future, isKept } = useStore(editor, state => state);
  return (
    <header className="editor-bar">
      <a href="#/edit">{SAID.leave}</a>
      <h1>{draft.notes.title}</h1>
      <small>{isKept ? SAID.kept : ''}</small>
      <button type="button" disabled={past.length === 0} onClick={() => void editor.undo()}>
        {SAID.undo}
      </button>
      <button type="button" disabled={future.length === 0} onClick={() => void editor.redo()}>
        {SAID.redo}
      </button>
      {!isKept && (
        <p className="warning" role="alert">
          {SAID.notKept}
        </p>
      )}
    </header>
  );
};

/** What the next press on the map means. */
const Hand = ({ editor }: Pick<TableProps, 'editor'>) => {
  const unit = useStore(editor, state => unitNamed(state, state.hand));
  if (unit === undefined) return null;
  return (
    <p className="editor-hand">
      {SAID.inHand(unit.title)}{' '}
      <button type="button" onClick={() => editor.pick(undefined)}>
        {SAID.drop}
      </button>
    </p>
  );
};

const Tabs = ({ editor }: Pick<TableProps, 'editor'>) => {
  const tab = useStore(editor, state => state.tab);
  return (
    <div className="tabs editor-tabs" role="tablist" aria-label={SAID.tabsLabel}>
      {EDITOR_TABS.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`editor-tab-${name}`}
          aria-selected={tab === name}
          aria-controls="editor-panel"
          onClick={() => editor.set({ tab: name })}
        >
          {SAID.tabs[name]}
        </button>
      ))}
    </div>
  );
};
