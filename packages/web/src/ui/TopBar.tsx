import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

const Track = ({ table }: { readonly table: TableStore }) => {
  const { boxes, now } = useStore(table, state => state.track);
  const box = boxes.find(({ turn }) => turn === now);
  return (
    <div className="track">
      <span className="track-now" title={WORDS.bar.turn(now, boxes.length)}>
        {box?.name ?? WORDS.bar.turn(now, boxes.length)}
      </span>
      <span
        className="track-boxes"
        role="img"
        aria-label={
          box?.name === undefined
            ? WORDS.bar.track(now, boxes.length, box?.night === true)
            : `${WORDS.bar.turn(now, boxes.length)}, ${box.name}`
        }
      >
        {boxes.map(({ turn, night, name }) => (
          <span
            key={turn}
            className={`box ${night ? 'night' : 'day'} ${turn === now ? 'now' : turn < now ? 'past' : ''}`}
            title={`${turn}, ${name ?? (night ? WORDS.bar.night : WORDS.bar.day)}`}
          />
        ))}
      </span>
    </div>
  );
};

export const TopBar = ({ table, leave }: { readonly table: TableStore; readonly leave: () => void }) => {
  const { exhibit, title } = table.get();
  const summary = useStore(table, state => state.standing.score.summary);
  const menu = useStore(table, state => state.menu);
  return (
    <header className="top">
      <button
        type="button"
        className="quiet"
        onClick={leave}
        aria-label={WORDS.bar.leave}
        title={WORDS.bar.leave}
      >
        ‹
      </button>
      <h1>
        {exhibit.title} <span>{title}</span>
      </h1>
      <Track table={table} />
      <button
        type="button"
        className="quiet score"
        title={WORDS.bar.score}
        onClick={() => table.set({ tab: 'score', sheet: 'half' })}
      >
        {summary}
      </button>
      <button type="button" className="quiet" aria-expanded={menu} onClick={() => table.set({ menu: !menu })}>
        {WORDS.bar.menu}
      </button>
    </header>
  );
};
