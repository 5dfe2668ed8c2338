import { useState } from 'react';
import type { Upgrade } from '../offline/register.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';

/** Says that a new version waits; nothing is loaded anew unless the player wants it. */
export const UpdateNote = ({ version }: { readonly version: Upgrade }) => {
  const isNewer = useStore(version, state => state.isNewer);
  const [isClosed, setClosed] = useState(false);
  if (!isNewer || isClosed) return null;
  return (
    <aside className="update" role="status">
      <p>{WORDS.offline.update}</p>
      <div className="row">
        <button type="button" className="primary" onClick={version.load}>
          {WORDS.offline.reload}
        </button>
        <button type="button" onClick={() => setClosed(true)}>
          {WORDS.panel.close}
        </button>
      </div>
    </aside>
  );
};
