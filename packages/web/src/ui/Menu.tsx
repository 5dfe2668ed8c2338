import { openReplay } from '../store/replay.ts';
import { MOODS, PACES, type Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { saveFile, saveReport } from './files.ts';

interface Props {
  readonly table: TableStore;
  readonly settings: Store<Settings>;
}

const copyPosition = async ({ table }: Props): Promise<void> => {
  const text = await table.client('notation', undefined);
  await navigator.clipboard.writeText(text);
  table.set({ spoken: WORDS.menu.copied, menu: false });
};

const exportGame = async ({ table }: Props): Promise<void> => {
  const text = await table.client('save', undefined);
  saveFile(WORDS.file.game(table.get().exhibit.id), text);
};

/** A list beside the bar, not a dialogue: the map stays in use. */
export const Menu = (props: Props) => {
  const { table } = props;
  const isOpen = useStore(table, state => state.menu);
  if (!isOpen) return null;
  return (
    <nav className="menu" aria-label={WORDS.bar.menu}>
      <Overlays table={table} />
      <Looks {...props} />
      <div className="menu-buttons">
        <button type="button" onClick={() => openReplay(table, table.get().log.length)}>
          {WORDS.menu.replay}
        </button>
        <button type="button" onClick={() => void exportGame(props).catch(table.fail)}>
          {WORDS.menu.export}
        </button>
        <button type="button" onClick={() => void copyPosition(props).catch(table.fail)}>
          {WORDS.menu.copy}
        </button>
        <button type="button" onClick={() => table.set({ keys: true, menu: false })}>
          {WORDS.menu.keys}
        </button>
        <button type="button" onClick={() => void saveReport(table.client).catch(table.fail)}>
          {WORDS.menu.report}
        </button>
      </div>
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

const Looks = ({ settings }: Props) => {
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
