import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import type { TableState } from '../store/table-state.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly table: TableStore;
  readonly state: TableState;
}

/** What the computer is doing, how far it is, and the ways to stop waiting. */
export const Thinking = ({ table, state }: Props) => (
  <div className="ways">
    <Progress table={table} state={state} />
    <button type="button" onClick={() => table.set({ paused: !state.paused })}>
      {state.paused ? WORDS.phase.resume : WORDS.phase.pause}
    </button>
    <button
      type="button"
      disabled={state.hurried}
      onClick={() => table.set({ hurried: true, paused: false })}
    >
      {WORDS.phase.skip}
    </button>
  </div>
);

/** Shorter thoughts are over before they could be read. */
const WORTH_TELLING = 0.4;

const Progress = ({ table, state }: Props) => {
  const { nodes, seconds, share, enough } = useStore(table.thinking, thinking => thinking);
  const side = state.snapshot.computer ?? '';
  const isLong = seconds > WORTH_TELLING;
  return (
    <>
      <span className="thinking">
        {WORDS.phase.plays(state.display.saySide(side), WORDS.start.level(state.seats[side] ?? ''))}
        {isLong && <small>{WORDS.phase.looked(nodes, Math.round(seconds))}</small>}
        {isLong && share !== undefined && (
          <progress value={share} aria-label={WORDS.phase.progress(Math.round(share * 100))} />
        )}
      </span>
      {isLong && (
        <button
          type="button"
          disabled={enough}
          title={WORDS.phase.enoughHint}
          onClick={() => table.thinking.set({ enough: true })}
        >
          {WORDS.phase.enough}
        </button>
      )}
    </>
  );
};
