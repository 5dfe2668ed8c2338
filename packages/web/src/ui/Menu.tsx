import { type RefObject, useEffect, useRef } from 'react';
import type { Services } from '../store/opening.ts';
import { toggleLegend } from '../store/legend.ts';
import { openReplay } from '../store/replay.ts';
import { MOODS, PACES, type Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { canAnalyse, withAnalysis } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { saveReport } from './files.ts';
import { historyOf } from './HistoryScreen.tsx';
import { makeScenario } from './make-scenario.ts';
import { ShareMenu } from './ShareMenu.tsx';

interface Props {
  readonly services: Services;
  readonly table: TableStore;
  readonly settings: Store<Settings>;
}

/** A press beside the menu closes it; its own button does so itself. */
const closeOutside = (table: TableStore, menu: RefObject<HTMLElement | null>): (() => void) => {
  const press = ({ target }: PointerEvent): void => {
    const isInside = target instanceof Node && menu.current?.contains(target) === true;
    const isButton = target instanceof Element && target.closest('.top') !== null;
    if (!isInside && !isButton) table.set({ menu: false });
  };
  addEventListener('pointerdown', press);
  return () => removeEventListener('pointerdown', press);
};

/** The keyboard goes into the menu when it opens, and back to its button when it closes. */
const useFocusInside = (menu: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    menu.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (isLost || menu.current?.contains(activeElement) === true)
        document.querySelector<HTMLElement>('.menu-button')?.focus();
    };
  }, [menu, isOpen]);
};

/** A list beside the bar, not a dialogue: the map stays in use. */
export const Menu = (props: Props) => {
  const { table } = props;
  const isOpen = useStore(table, state => state.menu);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => (isOpen ? closeOutside(table, menu) : undefined), [table, isOpen]);
  useFocusInside(menu, isOpen);
  if (!isOpen) return null;
  return (
    <nav ref={menu} className="menu" aria-label={WORDS.bar.menu}>
      <Screens {...props} />
      <ShareMenu table={table} />
      <Looks {...props} />
    </nav>
  );
};

/** What opens over the map, and the bug report. */
const Screens = (props: Props) => {
  const { table, services } = props;
  return (
    <div className="menu-buttons">
      <button type="button" onClick={() => table.set({ report: true, menu: false })}>
        {WORDS.report.open}
      </button>
      <button
        type="button"
        onClick={() => {
          table.set({ menu: false });
          openReplay(table, table.get().log.length);
        }}
      >
        {WORDS.menu.replay}
      </button>
      {canAnalyse(table.get()) && (
        <button type="button" onClick={() => table.set(withAnalysis(table.get()))}>
          {WORDS.menu.analysis}
        </button>
      )}
      {historyOf(props) !== undefined && (
        <button type="button" onClick={() => table.set({ history: true, menu: false })}>
          {WORDS.history.read}
        </button>
      )}
      <EditButton {...props} />
      <Helps table={table} />
      <button type="button" onClick={() => void saveReport(services, table.get().cause).catch(table.fail)}>
        {WORDS.menu.report}
      </button>
    </div>
  );
};

/** What explains the game. */
const Helps = ({ table }: Pick<Props, 'table'>) => (
  <>
    <button type="button" onClick={() => table.set({ reading: '', menu: false })}>
      {WORDS.menu.rules}
    </button>
    <button type="button" onClick={() => toggleLegend(table)}>
      {WORDS.legend.open}
    </button>
    <button type="button" onClick={() => table.set({ keys: true, menu: false })}>
      {WORDS.menu.keys}
    </button>
  </>
);

/** A scenario from the position on the screen; a game on a server is not mine alone. */
const EditButton = ({ table, services }: Props) => {
  const { card, online } = table.get();
  if (!card.edits || online !== undefined) return null;
  return (
    <button type="button" onClick={() => void makeScenario(services, table).catch(table.fail)}>
      {WORDS.menu.edit}
    </button>
  );
};

const Looks = ({ settings }: Pick<Props, 'settings'>) => {
  const mood = useStore(settings, state => state.mood);
  return (
    <>
      <fieldset>
        <legend>{WORDS.menu.look}</legend>
        {MOODS.map(name => (
          <label key={name}>
            <input
              type="radio"
              name="mood"
              checked={mood === name}
              onChange={() => settings.set({ mood: name })}
            />
            {WORDS.menu.moods[name]}
          </label>
        ))}
      </fieldset>
      <FilmSettings settings={settings} />
    </>
  );
};

/** How the computer's moves are shown, and whether battles sound. */
const FilmSettings = ({ settings }: Pick<Props, 'settings'>) => {
  const { pace, sound } = useStore(settings, state => state);
  return (
    <fieldset>
      <legend>{WORDS.menu.pace}</legend>
      {PACES.map(name => (
        <label key={name}>
          <input
            type="radio"
            name="pace"
            checked={pace === name}
            onChange={() => settings.set({ pace: name })}
          />
          {WORDS.menu.paces[name]}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={sound === 'yes'}
          onChange={event => settings.set({ sound: event.target.checked ? 'yes' : 'no' })}
        />
        {WORDS.menu.sounds}
      </label>
    </fieldset>
  );
};
