import { type Beat, battleIn, sayBeat } from '../film/beat.ts';
import { skipFilm, stepFilm, toggleFilm } from '../film/controls.ts';
import { type Film, isRunning } from '../film/film.ts';
import type { Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { PhaseText } from './PhaseText.tsx';

interface Props {
  readonly table: TableStore;
  readonly settings: Store<Settings>;
}

/** What the other side does, one move at a time, where the buttons always are. */
export const FilmBar = ({ table, settings }: Props) => {
  const film = useStore(table.film, whole => whole);
  return (
    <footer className="phase film" aria-label={WORDS.film.label}>
      <ProgressLine film={film} />
      <Caption table={table} film={film} />
      <div className="ways">
        <Transport table={table} film={film} />
        <Speed settings={settings} />
        <button type="button" onClick={() => skipFilm(table)}>
          <span aria-hidden="true">▸▸ </span>
          {WORDS.film.skip}
        </button>
      </div>
    </footer>
  );
};

/** How far the film is; ticks are battles. */
const ProgressLine = ({ film: { beats, at } }: { readonly film: Film }) => {
  const count = Math.max(1, beats.length);
  const share = (place: number): string => `${((place + 1) / count) * 100}%`;
  return (
    <div
      className="film-line"
      role="progressbar"
      aria-label={WORDS.film.progress(at + 1, count)}
      aria-valuenow={at + 1}
      aria-valuemin={0}
      aria-valuemax={count}
    >
      <span className="done" style={{ width: share(at) }} />
      {beats.map((beat, place) =>
        battleIn(beat) === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: beats are only added
          <span key={place} className="tick" style={{ left: share(place) }} />
        ),
      )}
    </div>
  );
};

const sideOf = (beat: Beat | undefined): string | undefined => beat?.scenes[0]?.side;

const Caption = ({ table, film }: { readonly table: TableStore; readonly film: Film }) => {
  const { snapshot, display, seats } = useStore(table, state => state);
  const { beats, at } = film;
  const beat = beats[at];
  const computer = snapshot.computer ?? '';
  const name = display.saySide(sideOf(beat) ?? computer);
  const isMore = snapshot.computer !== undefined;
  return (
    <PhaseText>
      <small className={isMore ? 'thinking' : ''}>
        {isMore
          ? WORDS.phase.plays(display.saySide(computer), WORDS.start.level(seats[computer] ?? ''))
          : WORDS.film.moves(name, at + 1, beats.length)}
      </small>
      <strong className="caption">{beat === undefined ? WORDS.film.thinking(name) : sayBeat(beat)}</strong>
    </PhaseText>
  );
};

const Transport = ({ table, film }: { readonly table: TableStore; readonly film: Film }) => {
  const { mode, at, beats } = film;
  const label = mode === 'held' ? WORDS.film.goOn : mode === 'playing' ? WORDS.film.pause : WORDS.film.play;
  return (
    <>
      <button
        type="button"
        aria-label={WORDS.film.back}
        title={WORDS.film.back}
        disabled={at < 1}
        onClick={() => stepFilm(table, -1)}
      >
        <span aria-hidden="true">❙◂</span>
      </button>
      <button type="button" className="primary" disabled={!isRunning(film)} onClick={() => toggleFilm(table)}>
        <span aria-hidden="true">{mode === 'playing' ? '❚❚ ' : '▸ '}</span>
        {label}
      </button>
      <button
        type="button"
        aria-label={WORDS.film.forward}
        title={WORDS.film.forward}
        disabled={at >= beats.length - 1}
        onClick={() => stepFilm(table, 1)}
      >
        <span aria-hidden="true">▸❙</span>
      </button>
    </>
  );
};

/** At the last pace there is no film; that one is in the menu. */
const SPEEDS = ['slow', 'normal', 'quick'] as const;

const Speed = ({ settings }: Pick<Props, 'settings'>) => {
  const pace = useStore(settings, state => state.pace);
  return (
    <div className="speed" role="group" aria-label={WORDS.film.speed}>
      {SPEEDS.map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={pace === name}
          onClick={() => settings.set({ pace: name })}
        >
          {WORDS.film.paces[name]}
        </button>
      ))}
    </div>
  );
};
