import type { Bookmark } from '../link/protocol.ts';
import { bookmarkAt, withBookmark, withoutBookmark } from '../store/bookmarks.ts';
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

const ownerOf = ({ card, snapshot }: TableState): Pick<Bookmark, 'by'> =>
  card.secrets ? { by: snapshot.viewer } : {};

/** Sets a bookmark at the moment shown, or removes it. */
export const BookmarkButton = ({ table, at }: Props) => {
  const turn = useStore(table, state => turnName(state.track));
  const bookmark = bookmarkAt(
    useStore(table, state => state.bookmarks),
    at,
  );
  const isBookmarked = bookmark !== undefined;
  const label = isBookmarked ? WORDS.replay.removeBookmark : WORDS.replay.bookmark;
  const name = `${WORDS.replay.turn(turn)}, ${WORDS.report.move(at)}`;
  const toggle = (): void => {
    const { bookmarks } = table.get();
    const other = { at, name, ...ownerOf(table.get()) };
    table.setBookmarks(isBookmarked ? withoutBookmark(bookmarks, bookmark) : withBookmark(bookmarks, other));
  };
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isBookmarked} onClick={toggle}>
      {isBookmarked ? '★' : '☆'}
    </button>
  );
};

/** The bookmarks of the game; the one shown can be given another name. */
export const Bookmarks = ({ table, at }: Props) => {
  const bookmarks = useStore(table, state => state.bookmarks);
  const here = bookmarkAt(bookmarks, at);
  if (bookmarks.length === 0) return null;
  return (
    <div className="bookmarks">
      {here !== undefined && <BookmarkName key={here.at} table={table} bookmark={here} />}
      <ul aria-label={WORDS.replay.bookmarks}>
        {bookmarks.map(bookmark => (
          <li key={bookmark.at}>
            <button
              type="button"
              aria-pressed={bookmark.at === at}
              onClick={() => openReplay(table, bookmark.at)}
            >
              ★ {bookmark.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface NameProps {
  readonly table: TableStore;
  readonly bookmark: Bookmark;
}

/** Saved when the field loses the focus, so that not every letter is written to the disk. */
const BookmarkName = ({ table, bookmark }: NameProps) => (
  <input
    type="text"
    defaultValue={bookmark.name}
    maxLength={60}
    aria-label={WORDS.replay.bookmarkName}
    onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    onBlur={({ target }) => {
      const name = target.value.trim() || bookmark.name;
      if (name !== bookmark.name)
        table.setBookmarks(withBookmark(table.get().bookmarks, { ...bookmark, name }));
    }}
  />
);
