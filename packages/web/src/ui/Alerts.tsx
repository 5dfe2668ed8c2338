import type { ReactNode } from 'react';
import { isUnsaved, type Watch } from '../store/health.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { saveGame } from './share.ts';
import type { Navigation } from './useOpened.ts';

interface Props extends Pick<Navigation, 'leaving' | 'reload'> {
  readonly table: TableStore;
  readonly watch: Watch;
  /** What else stands there. */
  readonly children?: ReactNode;
}

/** What the player must know about his game, between the bar and the map: it covers nothing, and stays until it is over. */
export const Alerts = (props: Props) => (
  <div className="alerts">
    <WorkerLine {...props} />
    <SavingLine {...props} />
    <FaultLine {...props} />
    {props.children}
  </div>
);

interface LineProps {
  readonly text: string;
  readonly more: string;
  readonly children: ReactNode;
}

/** A screen reader says it once; it stays as long as it is true. */
const Line = ({ text, more, children }: LineProps) => (
  <div className="alert">
    <p role="alert">
      <strong>{text}</strong> {more}
    </p>
    <div className="row">{children}</div>
  </div>
);

/** Once the worker has ended only the store has the game. */
const WorkerLine = ({ table, watch, reload }: Props) => {
  const { worker, saving, id } = useStore(watch, state => state);
  const { saveId } = table.get();
  if (worker === 'well') return null;
  const isSaved = id === saveId && saving === 'saved';
  const isStopped = worker === 'stopped';
  return (
    <Line
      text={isStopped ? WORDS.worker.stopped : WORDS.worker.silent}
      more={saveId === '' || !isStopped ? '' : isSaved ? WORDS.worker.saved : WORDS.worker.unsaved}
    >
      <button type="button" className="primary" onClick={reload}>
        {WORDS.worker.reload}
      </button>
    </Line>
  );
};

const SavingLine = ({ table, watch, leaving }: Props) => {
  const isFailing = useStore(watch, state => isUnsaved(state, table.get().saveId));
  const reason = useStore(watch, state => state.reason);
  const isStopped = useStore(watch, state => state.worker === 'stopped');
  if (!isFailing || isStopped) return null;
  return (
    <Line text={WORDS.saving.line} more={leaving === undefined ? reason : WORDS.saving.leaving}>
      <button type="button" className="primary" onClick={() => void saveGame(table).catch(table.fail)}>
        {WORDS.saving.download}
      </button>
      {leaving === undefined ? (
        <button
          type="button"
          onClick={() => void table.client('retrySave', undefined).then(undefined, table.fail)}
        >
          {WORDS.saving.again}
        </button>
      ) : (
        <>
          <button type="button" onClick={leaving.go}>
            {WORDS.saving.leave}
          </button>
          <button type="button" onClick={leaving.stay}>
            {WORDS.saving.stay}
          </button>
        </>
      )}
    </Line>
  );
};

const FaultLine = ({ table }: Props) => {
  const fault = useStore(table, state => state.fault);
  if (fault === '') return null;
  return (
    <Line text={fault} more="">
      <button type="button" onClick={() => table.set({ fault: '' })}>
        {WORDS.panel.close}
      </button>
    </Line>
  );
};
