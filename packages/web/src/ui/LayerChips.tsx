import { useState } from 'react';
import { toggleLegend } from '../store/legend.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';
import { useNarrow } from './useNarrow.ts';

interface Props {
  readonly table: TableStore;
}

const { layers: SAY } = WORDS;

/** The layers that have a key stand on the map; the others come on request. */
const KEYED = 5;

/** What the map can show on top: several layers at once, each with its words while it is on. */
export const LayerChips = ({ table }: Props) => {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const isShown = !isNarrow || isOpen;
  return (
    <div className="layers">
      {isNarrow && (
        <button
          type="button"
          className="layers-button"
          aria-label={SAY.open}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="layers" />
        </button>
      )}
      {isShown && <Chips table={table} />}
      <Captions table={table} />
    </div>
  );
};

const Chips = ({ table }: Props) => {
  const on = useStore(table, state => state.layers);
  const isLegend = useStore(table, state => state.tab === 'legend');
  const [isWhole, setWhole] = useState(false);
  const { overlays } = table.get().card;
  const isOn = (id: string): boolean => on.some(layer => layer.id === id);
  const shown = overlays.filter(({ id }, place) => place < KEYED || isWhole || isOn(id));
  return (
    <div className="layer-chips" role="group" aria-label={SAY.title}>
      {shown.map(({ id, title }) => (
        <Chip
          key={id}
          title={title}
          place={overlays.findIndex(layer => layer.id === id)}
          isOn={isOn(id)}
          press={() => table.toggleLayer(id)}
        />
      ))}
      {overlays.length > KEYED && (
        <button type="button" className="chip" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? SAY.fewer : SAY.more}
        </button>
      )}
      <button
        type="button"
        className="chip"
        aria-pressed={isLegend}
        aria-keyshortcuts="L"
        onClick={() => toggleLegend(table)}
      >
        {SAY.legend} <kbd aria-hidden="true">L</kbd>
      </button>
    </div>
  );
};

interface ChipProps {
  readonly title: string;
  /** Among the layers of the game: the first have keys. */
  readonly place: number;
  readonly isOn: boolean;
  readonly press: () => void;
}

const Chip = ({ title, place, isOn, press }: ChipProps) => {
  const key = place < KEYED ? String(place + 1) : undefined;
  return (
    <button type="button" className="chip" aria-pressed={isOn} aria-keyshortcuts={key} onClick={press}>
      {title} {key !== undefined && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
};

/** What each layer shows, in words, as long as it is there. */
const Captions = ({ table }: Props) => {
  const on = useStore(table, state => state.layers);
  const { overlays } = table.get().card;
  const drawn = on.filter(({ overlay }) => overlay !== undefined);
  if (drawn.length === 0) return null;
  return (
    <div className="layer-captions" role="status">
      {drawn.map(({ id, overlay }) => (
        <p key={id}>
          <b>{overlays.find(layer => layer.id === id)?.title}</b> {overlay?.caption}
        </p>
      ))}
    </div>
  );
};
