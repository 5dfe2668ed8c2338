import { closeReplay, openReplay, toggleReplay } from '../store/replay.ts';
import { sayEntry } from '../store/speech.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { Bookmarks, BookmarkButton } from './Bookmarks.tsx';
import { PhaseText } from './PhaseText.tsx';

/** In the place of the phase bar while the past is shown. */
export const ReplayBar = ({ table }: { readonly table: TableStore }) => {
  const state = useStore(table, whole => whole);
  const { replay, log, display } = state;
  if (replay === undefined) return null;
  const entry = log[replay.at - 1];
  return (
    <footer className="phase replay">
      <PhaseText>
        <strong>
          {WORDS.replay.title} {WORDS.replay.at(replay.at, log.length)}
        </strong>
        <span>{entry === undefined ? '' : sayEntry(display, replay.view, entry)}</span>
      </PhaseText>
      <input
        type="range"
        min={0}
        max={log.length}
        value={replay.at}
        aria-label={WORDS.replay.scrub}
        onChange={event => openReplay(table, Number(event.target.value))}
      />
      <ReplayWays table={table} />
      <Bookmarks table={table} at={replay.at} />
    </footer>
  );
};

const ReplayWays = ({ table }: { readonly table: TableStore }) => {
  const { replay, log } = useStore(table, whole => whole);
  if (replay === undefined) return null;
  const go = (at: number) => () => openReplay(table, at);
  return (
    <div className="ways">
      <IconButton label={WORDS.replay.first} sign="«" press={go(0)} />
      <IconButton label={WORDS.replay.back} sign="‹" press={go(replay.at - 1)} />
      <IconButton
        label={replay.playing ? WORDS.replay.stop : WORDS.replay.play}
        sign={replay.playing ? '❚❚' : '▶'}
        press={() => toggleReplay(table)}
      />
      <IconButton label={WORDS.replay.forward} sign="›" press={go(replay.at + 1)} />
      <IconButton label={WORDS.replay.last} sign="»" press={go(log.length)} />
      <BookmarkButton table={table} at={replay.at} />
      <button type="button" className="primary" onClick={() => closeReplay(table)}>
        {WORDS.replay.close}
      </button>
    </div>
  );
};

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
