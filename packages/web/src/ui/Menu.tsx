import { type RefObject, useEffect, useRef } from 'react';
import type { House } from '../store/opening.ts';
import { openReplay } from '../store/replay.ts';
import { MOODS, PACES, type Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { saveReport } from './files.ts';
import { Handing } from './Handing.tsx';

interface Props {
  readonly house: House;
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

/** A list beside the bar, not a dialogue: the map stays in use. */
export const Menu = (props: Props) => {
  const { table } = props;
  const isOpen = useStore(table, state => state.menu);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => (isOpen ? closeOutside(table, menu) : undefined), [table, isOpen]);
  if (!isOpen) return null;
  return (
    <nav ref={menu} className="menu" aria-label={WORDS.bar.menu}>
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
        <button type="button" onClick={() => table.set({ keys: true, menu: false })}>
          {WORDS.menu.keys}
        </button>
        <button
          type="button"
          onClick={() => void saveReport(props.house, table.get().cause).catch(table.fail)}
        >
          {WORDS.menu.report}
        </button>
      </div>
      <Handing table={table} />
      <Overlays table={table} />
      <Looks {...props} />
    </nav>
  );
};

const Overlays = ({ table }: { readonly table: TableStore }) => {
  const chosen = useStore(table, state => state.overlayId);
  const titles = [{ id: '', title: WORDS.menu.noOverlay }, ...table.get().card.overlays];
  return (
    <fieldset>
      <legend>{WORDS.menu.overlays}</legend>
      {titles.map(({ id, title }) => (
        <label key={id}>
          <input type="radio" name="overlay" checked={chosen === id} onChange={() => table.showOverlay(id)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
};

const Looks = ({ settings }: Pick<Props, 'settings'>) => {
  const { mood, pace } = useStore(settings, state => state);
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
      </fieldset>
    </>
  );
};
