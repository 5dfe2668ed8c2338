import { useState } from 'react';
import type { Version } from '../offline/register.ts';
import { type Store, useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';

/** Says that a new version waits; nothing is loaded anew unless the player wants it. */
export const UpdateNote = ({ version }: { readonly version: Store<Version> }) => {
  const isNewer = useStore(version, state => state.isNewer);
  const [isClosed, setClosed] = useState(false);
  if (!isNewer || isClosed) return null;
  return (
    <aside className="update" role="status">
      <p>{WORDS.offline.update}</p>
      <div className="row">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {WORDS.offline.reload}
        </button>
        <button type="button" onClick={() => setClosed(true)}>
          {WORDS.panel.close}
        </button>
      </div>
    </aside>
  );
};
