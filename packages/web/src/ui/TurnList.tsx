import { useEffect, useRef } from 'react';
import { type Beat, battleIn, movementsIn, sayBeat } from '../film/beat.ts';
import { jumpTo } from '../film/controls.ts';
import type { Settings } from '../store/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly table: TableStore;
  readonly settings: Store<Settings>;
}

/** Everything shown so far, and where the film is now. A line leads to its moment. */
export const TurnList = ({ table, settings }: Props) => {
  const { beats, at, isRolling } = useStore(table.film, film => film);
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (at >= 0) current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className="turn">
      <p className="hint">{WORDS.film.list}</p>
      <ol className="turn-list">
        {beats.slice(0, at + 1).map((beat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: beats are only added
          <li key={place} ref={place === at ? current : undefined}>
            <button
              type="button"
              aria-current={place === at ? 'step' : undefined}
              onClick={() => jumpTo(table, place)}
            >
              <BeatSign beat={beat} isOpen={place === at && isRolling} />
              <BeatWords beat={beat} isNow={place === at} isOpen={place === at && isRolling} />
            </button>
          </li>
        ))}
      </ol>
      <Stops settings={settings} />
    </section>
  );
};

const SIGNS = { loss: '✕', hit: '↩', none: '○', air: '✈︎', sea: '⚓︎', land: '▪', news: '!' } as const;

const signOf = (beat: Beat): keyof typeof SIGNS =>
  battleIn(beat)?.effect ?? movementsIn(beat)[0]?.way ?? 'news';

interface BeatProps {
  readonly beat: Beat;
  /** Its dice are still rolling: what comes of it is not told yet. */
  readonly isOpen: boolean;
}

const BeatSign = ({ beat, isOpen }: BeatProps) => {
  const name = isOpen ? 'news' : signOf(beat);
  return (
    <span className={`sign ${name}`} aria-hidden="true">
      {SIGNS[name]}
    </span>
  );
};

const BeatWords = ({ beat, isNow, isOpen }: BeatProps & { readonly isNow: boolean }) => {
  const battle = battleIn(beat);
  const isTold = battle !== undefined && battle.verdict !== '' && !isOpen;
  return (
    <span>
      {battle === undefined ? sayBeat(beat) : <strong>{isTold ? battle.verdict : battle.title}</strong>}
      {isTold && <small>{battle.title}</small>}
      {isNow && <small>{WORDS.film.now}</small>}
    </span>
  );
};

const Stops = ({ settings }: Pick<Props, 'settings'>) => {
  const state = useStore(settings, whole => whole);
  return (
    <fieldset className="stops">
      <legend>{WORDS.film.stopAt}</legend>
      {(['stopAtBattles', 'stopAtLosses'] as const).map(name => (
        <label key={name}>
          <input
            type="checkbox"
            checked={state[name] === 'yes'}
            onChange={event => settings.set({ [name]: event.target.checked ? 'yes' : 'no' })}
          />
          {WORDS.film.stops[name]}
        </label>
      ))}
      <small>{WORDS.film.always}</small>
    </fieldset>
  );
};
