import type { GivenMission } from '../link/protocol.ts';
import { openMission, resumeAll, resumeMission } from '../store/missions.ts';
import { useStore } from '../store/store.ts';
import { isMyTurn } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

const { missions: SAID } = WORDS;

/** Orders that have stopped: what happened, and what to do about it. */
export const MissionAlerts = (props: PanelProps) => {
  const { table } = props;
  const missions = useStore(table, state => state.snapshot.missions) ?? [];
  const isMine = useStore(table, isMyTurn);
  const isOpen = useStore(table, state => state.tab === 'mission');
  const stopped = missions.filter(({ state }) => state.stage === 'stopped');
  if (!isMine || isOpen || stopped.length === 0) return null;
  return (
    <ul className="mission-alerts" aria-label={SAID.stopped}>
      {stopped.length > 1 && (
        <li>
          <button
            type="button"
            className="primary"
            onClick={() => void resumeAll(table, stopped).catch(table.fail)}
          >
            {SAID.goOnAll(stopped.length)}
          </button>
        </li>
      )}
      {stopped.map(given => (
        <li key={given.mission.id}>
          <Stopped {...props} given={given} />
        </li>
      ))}
    </ul>
  );
};

const Stopped = ({ table, stage, given }: PanelProps & { readonly given: GivenMission }) => {
  const { mission, state } = given;
  const { hex } = state;
  return (
    <>
      <p>
        <b>{state.title}</b> {state.text}
      </p>
      <div className="row">
        <button
          type="button"
          className="primary"
          onClick={() => void resumeMission(table, mission).catch(table.fail)}
        >
          {SAID.goOn}
        </button>
        <button
          type="button"
          onClick={() => {
            if (hex !== undefined) stage.view?.reveal(hex);
            openMission(table, mission);
          }}
        >
          {SAID.other}
        </button>
      </div>
    </>
  );
};
