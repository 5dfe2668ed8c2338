import { useEffect } from 'react';
import { openMission } from '../store/missions.ts';
import { openStanding, refreshStanding } from '../store/standing.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

const { standing: SAID, missions: SAY } = WORDS;

/** On the orders card: the way to the standing orders, and the orders that go on. */
export const StandingLink = ({ table }: PanelProps) => {
  const missions = useStore(table, state => state.snapshot.missions);
  const changed = useStore(table, state => Object.keys(state.standing?.orders.values ?? {}).length);
  const isKnown = useStore(table, state => state.standing !== undefined);
  const hasOrders = missions !== undefined;
  useEffect(() => {
    if (hasOrders && !isKnown) refreshStanding(table);
  }, [table, hasOrders, isKnown]);
  if (missions === undefined) return null;
  return (
    <>
      <p className="orders-more">
        <button type="button" className="link" onClick={() => openStanding(table)}>
          {changed === 0 ? SAID.open : SAID.openChanged(changed)}
        </button>
      </p>
      {missions.length > 0 && (
        <section className="mission-list">
          <h3>{SAY.title}</h3>
          <ul>
            {missions.map(({ mission, state }) => (
              <li key={mission.id}>
                <button type="button" onClick={() => openMission(table, mission)}>
                  <b>{state.title}</b>
                  <span>{state.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
