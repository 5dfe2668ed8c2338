import type { Track as TurnTrack } from '@narrow-seas/core';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { scoreShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { ScoreScale } from './ScoreScale.tsx';

interface Props {
  readonly table: TableStore;
}

const { bar: SAID } = WORDS;

/** What the turn is called, where its number does not say enough: a date, or night. */
const calledIn = ({ boxes, now }: TurnTrack): string => {
  const box = boxes.find(({ turn }) => turn === now);
  if (box?.name !== undefined) return box.name;
  const hasNights = boxes.some(({ night }) => night);
  if (!hasNights) return '';
  return box?.night === true ? SAID.night : SAID.day;
};

const Track = ({ table }: Props) => {
  const track = useStore(table, state => state.track);
  const { boxes, now } = track;
  const called = calledIn(track);
  const said = called === '' ? SAID.turn(now, boxes.length) : `${SAID.turn(now, boxes.length)}, ${called}`;
  return (
    <div className="track">
      <span className="track-now">
        {SAID.turn(now, boxes.length)}
        {called !== '' && <span className="track-called">, {called}</span>}
      </span>
      <span className="track-boxes" role="img" aria-label={said}>
        {boxes.map(({ turn, night, name }) => (
          <span
            key={turn}
            className={`box ${night ? 'night' : 'day'} ${turn === now ? 'now' : turn < now ? 'past' : ''}`}
            title={`${turn}, ${name ?? (night ? SAID.night : SAID.day)}`}
          />
        ))}
      </span>
    </div>
  );
};

/** Who leads, at the moment that is shown; it leads to the account. */
const Lead = ({ table }: Props) => {
  const score = useStore(table, scoreShown);
  return (
    <button
      type="button"
      className="quiet lead"
      title={score.summary}
      aria-label={`${score.summary}. ${SAID.score}`}
      onClick={() => table.set({ tab: 'orders', panelHeight: 'half' })}
    >
      <span className="lead-words" aria-hidden="true">
        {score.headline}
        {score.standing !== '' && <span className="lead-standing">: {score.standing}</span>}
      </span>
      <ScoreScale score={score} />
    </button>
  );
};

const sideOf = (table: TableStore): string => {
  const { display, snapshot } = table.get();
  return display.saySide(snapshot.viewer);
};

/** One line, always: what the scenario is, the turn, who leads, the menu. Words give way before anything wraps. */
export const TopBar = ({ table, leave }: Props & { readonly leave: () => void }) => {
  const { display, title, variation } = table.get();
  const out = variation === undefined ? SAID.leave : SAID.toGame;
  const menu = useStore(table, state => state.menu);
  const side = useStore(table, () => sideOf(table));
  return (
    <header className="top">
      <button type="button" className="quiet" onClick={leave} aria-label={out} title={out}>
        ‹
      </button>
      <h1>
        <b>{title}</b> <span>{display.title}</span>
        <span className="top-side">{side}</span>
      </h1>
      <Track table={table} />
      <Lead table={table} />
      <button
        type="button"
        className="quiet menu-button"
        aria-expanded={menu}
        aria-label={SAID.menu}
        onClick={() => table.set({ menu: !menu })}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d="M2 4h14M2 9h14M2 14h14" />
        </svg>
        <span>{SAID.menu}</span>
      </button>
    </header>
  );
};
