import type { Mark } from '../link/protocol.ts';
import { markAt, withMark, withoutMark } from '../store/marks.ts';
import { openReplay } from '../store/replay.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import type { TableState } from '../store/table-state.ts';
import { turnName } from '../store/turn-name.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly table: TableStore;
  readonly at: number;
}

const ownerOf = ({ card, standing }: TableState): Pick<Mark, 'by'> =>
  card.secrets ? { by: standing.viewer } : {};

/** Marks the moment shown, or takes the mark away. */
export const MarkButton = ({ table, at }: Props) => {
  const turn = useStore(table, state => turnName(state.track));
  const mark = markAt(
    useStore(table, state => state.marks),
    at,
  );
  const isMarked = mark !== undefined;
  const label = isMarked ? WORDS.replay.unmark : WORDS.replay.mark;
  const name = `${WORDS.replay.turn(turn)}, ${WORDS.report.move(at)}`;
  const toggle = (): void => {
    const { marks } = table.get();
    const other = { at, name, ...ownerOf(table.get()) };
    table.mark(isMarked ? withoutMark(marks, mark) : withMark(marks, other));
  };
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isMarked} onClick={toggle}>
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
      {here !== undefined && <MarkName key={here.at} table={table} mark={here} />}
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
  readonly mark: Mark;
}

/** Kept when one leaves the field, so that not every letter is written to the disk. */
const MarkName = ({ table, mark }: NameProps) => (
  <input
    type="text"
    defaultValue={mark.name}
    maxLength={60}
    aria-label={WORDS.replay.markName}
    onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    onBlur={({ target }) => {
      const name = target.value.trim() || mark.name;
      if (name !== mark.name) table.mark(withMark(table.get().marks, { ...mark, name }));
    }}
  />
);
