import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

/** What is shown over the map, in words, as long as it is there. */
export const OverlayNote = ({ table }: { readonly table: TableStore }) => {
  const overlay = useStore(table, state => state.overlay);
  const id = useStore(table, state => state.overlayId);
  const title = table.get().card.overlays.find(known => known.id === id)?.title;
  if (overlay === undefined || title === undefined) return null;
  return (
    <div className="overlay-note">
      <p role="status">
        <b>{title}</b> {overlay.caption}
      </p>
      <button
        type="button"
        aria-label={WORDS.menu.hideOverlay}
        title={WORDS.menu.hideOverlay}
        onClick={() => table.showOverlay('')}
      >
        ×
      </button>
    </div>
  );
};
