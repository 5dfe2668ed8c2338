import { useState } from 'react';
import type { Upgrade } from '../offline/register.ts';
import type { Health, Watch } from '../store/health.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly version: Upgrade;
  readonly watch: Watch;
}

/** Nothing is claimed of a game that the browser has not confirmed. */
const sayUpdate = ({ id, saving }: Health): string => {
  if (saving === 'failing') return WORDS.offline.updateUnsaved;
  return id !== '' && saving === 'saved' ? WORDS.offline.update : WORDS.offline.updateFree;
};

/** Says that a new version waits; nothing is reloaded unless the player wants it. */
export const UpdateNote = ({ version, watch }: Props) => {
  const isNewer = useStore(version, state => state.isNewer);
  const said = useStore(watch, sayUpdate);
  const [isClosed, setClosed] = useState(false);
  if (!isNewer || isClosed) return null;
  return (
    <aside className="update" role="status">
      <p>{said}</p>
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
