import type { Piece } from '@narrow-seas/core';
import { useStore } from '../store/store.ts';
import { forFinger } from '../store/finger.ts';
import { nameOfPiece, type TableState } from '../store/table-state.ts';
import { toAct } from '../store/to-act.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';
import { Icon } from './Icon.tsx';
import type { PanelProps } from './panel-props.ts';
import { sayWhereIs } from './where.ts';

const { toAct: SAY } = WORDS;

/** This number of rows is read at a glance. */
const MOST = 12;

/** Who can still act, hex by hex: a press leads there, and who should stay is put to sleep. */
export const ToActList = ({ table, stage }: PanelProps) => {
  const state = useStore(table, whole => whole);
  const able = toAct(state);
  const pieces = able.flatMap(id => state.board.pieces.find(piece => piece.id === id) ?? []);
  if (pieces.length === 0 && state.asleep.length === 0) return null;
  const handfuls = handfulsOf(state, pieces);
  return (
    <section className="to-act-list">
      <h3>{pieces.length === 0 ? SAY.done : SAY.count(pieces.length)}</h3>
      <ul>
        {handfuls.slice(0, MOST).map(handful => (
          <Row key={handful[0]?.id} table={table} stage={stage} state={state} handful={handful} />
        ))}
      </ul>
      {handfuls.length > MOST && <p className="hint">{SAY.more(handfuls.length - MOST)}</p>}
      <Sleepers table={table} stage={stage} />
    </section>
  );
};

/** A stack or a force is one row. */
const handfulsOf = (state: TableState, pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const { groups = [] } = state.snapshot.survey;
  const rows = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const place = groups.findIndex(group => group.includes(piece.id));
    const key = place < 0 ? String(piece.id) : `group ${place}`;
    rows.set(key, [...(rows.get(key) ?? []), piece]);
  }
  return [...rows.values()];
};

interface RowProps extends PanelProps {
  readonly state: TableState;
  readonly handful: readonly Piece[];
}

const Row = ({ table, stage, state, handful }: RowProps) => {
  const [first] = handful;
  if (first === undefined) return null;
  const { hex } = first;
  const name = WORDS.prompt.names(
    handful.slice(0, 2).map(piece => nameOfPiece(state, piece)),
    handful.length,
  );
  const ids = handful.map(({ id }) => id);
  const show = (): void => {
    table.pick(hex, ids);
    if (hex !== undefined) stage.view?.reveal(hex);
  };
  return (
    <li className="to-act-row">
      <button type="button" className="unit" onClick={show}>
        <CounterImage piece={first} size={36} />
        <span>
          <b>{name}</b>
          <small>{hex === undefined ? '' : forFinger(sayWhereIs(state, hex))}</small>
        </span>
      </button>
      <button
        type="button"
        className="way"
        aria-label={SAY.stayOf(name)}
        title={SAY.stay}
        onClick={() => table.sleep(ids, true)}
      >
        <Icon name="zzz" />
      </button>
    </li>
  );
};

const Sleepers = ({ table }: PanelProps) => {
  const asleep = useStore(table, state => state.asleep);
  if (asleep.length === 0) return null;
  return (
    <p className="hint">
      {SAY.asleep(asleep.length)}{' '}
      <button type="button" className="link" onClick={() => table.sleep(asleep, false)}>
        {SAY.wake}
      </button>
    </p>
  );
};
