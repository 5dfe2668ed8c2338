import { useEffect, useState } from 'react';
import type { GivenMission } from '../link/protocol.ts';
import { giveAll, openMission } from '../store/missions.ts';
import { useStore } from '../store/store.ts';
import { isMyTurn } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

const { missions: SAID } = WORDS;

/** While nothing is picked: who lies idle, and what each could be ordered. One press gives all of it. */
export const MissionSuggestions = ({ table }: PanelProps) => {
  const length = useStore(table, state =>
    state.snapshot.missions !== undefined && state.picked.length === 0 && isMyTurn(state)
      ? state.snapshot.length
      : -1,
  );
  const given = useStore(table, state => state.snapshot.missions?.length ?? 0);
  const [suggested, setSuggested] = useState<readonly GivenMission[]>([]);
  useEffect(() => {
    if (length >= 0 && given >= 0) table.client('suggestions', undefined).then(setSuggested, table.fail);
  }, [table, length, given]);
  if (length < 0 || suggested.length === 0) return null;
  return (
    <section className="mission-list suggestions">
      <h3>{SAID.idle(suggested.length)}</h3>
      <ul>
        {suggested.map(({ mission, state }) => (
          <li key={mission.id}>
            <button type="button" onClick={() => openMission(table, mission)}>
              <b>{state.title}</b>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="primary"
        onClick={() => void giveAll(table, suggested).catch(table.fail)}
      >
        {SAID.giveAll(suggested.length)}
      </button>
    </section>
  );
};
