import { closeReplay, openReplay } from '../store/replay.ts';
import { sayEntry } from '../store/speech.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

/** In the place of the phase bar while the past is shown. */
export const ReplayBar = ({ table }: { readonly table: TableStore }) => {
  const state = useStore(table, whole => whole);
  const { replay, log, exhibit } = state;
  if (replay === undefined) return null;
  const entry = log[replay.at - 1];
  return (
    <footer className="phase replay">
      <div className="phase-text">
        <strong>
          {WORDS.replay.title} {WORDS.replay.at(replay.at, log.length)}
        </strong>
        <span>{entry === undefined ? '' : sayEntry(exhibit, replay.view, entry)}</span>
      </div>
      <input
        type="range"
        min={0}
        max={log.length}
        value={replay.at}
        aria-label={WORDS.replay.scrub}
        onChange={event => openReplay(table, Number(event.target.value))}
      />
      <ReplayWays table={table} />
    </footer>
  );
};

const ReplayWays = ({ table }: { readonly table: TableStore }) => {
  const { replay, log, marks } = useStore(table, whole => whole);
  if (replay === undefined) return null;
  const go = (at: number) => () => openReplay(table, at);
  const mark = (): void => table.set({ marks: turned(marks, replay.at) });
  return (
    <div className="ways">
      <IconButton label={WORDS.replay.first} sign="«" press={go(0)} />
      <IconButton label={WORDS.replay.back} sign="‹" press={go(replay.at - 1)} />
      <IconButton
        label={replay.playing ? WORDS.replay.stop : WORDS.replay.play}
        sign={replay.playing ? '❚❚' : '▶'}
        press={() => table.set({ replay: { ...replay, playing: !replay.playing } })}
      />
      <IconButton label={WORDS.replay.forward} sign="›" press={go(replay.at + 1)} />
      <IconButton label={WORDS.replay.last} sign="»" press={go(log.length)} />
      <IconButton label={WORDS.replay.mark} sign={marks.includes(replay.at) ? '★' : '☆'} press={mark} />
      {marks.map(at => (
        <button key={at} type="button" onClick={go(at)}>
          ★ {at}
        </button>
      ))}
      <button type="button" className="primary" onClick={() => closeReplay(table)}>
        {WORDS.replay.close}
      </button>
    </div>
  );
};

const turned = (marks: readonly number[], at: number): readonly number[] =>
  marks.includes(at) ? marks.filter(mark => mark !== at) : [...marks, at];

interface IconProps {
  readonly label: string;
  readonly sign: string;
  readonly press: () => void;
}

const IconButton = ({ label, sign, press }: IconProps) => (
  <button type="button" aria-label={label} title={label} onClick={press}>
    {sign}
  </button>
);
