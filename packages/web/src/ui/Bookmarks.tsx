import type { Mark } from '../link/protocol.ts';
import { markAt, withMark, withoutMark } from '../store/marks.ts';
import { openReplay } from '../store/replay.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly table: TableStore;
  readonly at: number;
}

/** Marks the moment shown, or takes the mark away. */
export const MarkButton = ({ table, at }: Props) => {
  const marks = useStore(table, state => state.marks);
  const turn = useStore(table, state => state.track.now);
  const isMarked = markAt(marks, at) !== undefined;
  const label = isMarked ? WORDS.replay.unmark : WORDS.replay.mark;
  const name = `${WORDS.replay.turn(turn)}, ${WORDS.report.move(at)}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isMarked}
      onClick={() => table.mark(isMarked ? withoutMark(marks, at) : withMark(marks, { at, name }))}
    >
      {isMarked ? '★' : '☆'}
    </button>
  );
};

/** The bookmarks of the game; the one shown can be given another name. */
export const Bookmarks = ({ table, at }: Props) => {
  const marks = useStore(table, state => state.marks);
  const here = markAt(marks, at);
  if (marks.length === 0) return null;
  return (
    <div className="marks">
      {here !== undefined && <MarkName key={here.at} table={table} marks={marks} mark={here} />}
      <ul aria-label={WORDS.replay.marks}>
        {marks.map(mark => (
          <li key={mark.at}>
            <button type="button" aria-pressed={mark.at === at} onClick={() => openReplay(table, mark.at)}>
              ★ {mark.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface NameProps {
  readonly table: TableStore;
  readonly marks: readonly Mark[];
  readonly mark: Mark;
}

/** Kept when one leaves the field, so that not every letter is written to the disk. */
const MarkName = ({ table, marks, mark }: NameProps) => (
  <input
    type="text"
    defaultValue={mark.name}
    maxLength={60}
    aria-label={WORDS.replay.markName}
    onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    onBlur={({ target }) => {
      const name = target.value.trim() || mark.name;
      if (name !== mark.name) table.mark(withMark(marks, { at: mark.at, name }));
    }}
  />
);
